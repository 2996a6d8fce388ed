import type { SettingField } from '../apps/settingFields'

/** Is a field asked for, given its neighbours? Numbers of a form are texts. */
export const isConditionMet = ({ condition }: SettingField, neighbours: Record<string, unknown>): boolean =>
  !condition ||
  String(neighbours[condition.field] ?? (condition.equals === false ? false : '')) === String(condition.equals)
