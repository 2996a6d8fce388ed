import type { ListSetting, SettingField } from '@/lib/apps/settingFields'

/** Whether a field is shown, given the values of its siblings. Numbers of a form are texts. */
export const isConditionMet = ({ condition }: SettingField, siblings: Record<string, unknown>): boolean =>
  !condition ||
  String(siblings[condition.field] ?? (condition.equals === false ? false : '')) === String(condition.equals)

/** Types of theme fields. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'richText',
  'checkbox',
  'radio',
  'select',
  'number',
  'date',
  'datetime',
  'relationship',
  'upload',
  'file-upload',
  'color',
  'code',
  'array',
  'group',
] as const

/** Minimum number of rows of a list: as configured, at least 1 if it is required or has a minimum, otherwise 0. */
export const minRowsOf = ({ isRequired, minRows }: Pick<ListSetting, 'isRequired' | 'minRows'>): number =>
  isRequired || minRows !== undefined ? Math.max(1, minRows ?? 1) : 0

/** Generates an id for a row, which identifies it across languages. */
export const newRowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
