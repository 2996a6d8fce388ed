import type { SettingField } from '../apps/settingFields'

/** Whether a field is shown, given the values of its siblings. Numbers of a form are texts. */
export const isConditionMet = ({ condition }: SettingField, siblings: Record<string, unknown>): boolean =>
  !condition ||
  String(siblings[condition.field] ?? (condition.equals === false ? false : '')) === String(condition.equals)
