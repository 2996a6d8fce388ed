import type { MessageKey } from '../../i18n/en'
import type { SettingValue } from '../apps/settingFields'

/** Says what is wrong with a value, by the key of the text; true where nothing is. */
export type Check = (value: SettingValue | undefined) => MessageKey | true

/**
 * Checks that a theme may ask for by name in a checkbox, a radio or an array, beside the rules of the field itself. The
 * form and the server call the same ones.
 */
export const CHECKS: Record<string, Check> = {
  /** Of a checkbox: it must be on. */
  accepted: (value) => value === true || 'checkAccepted',
  /** Of a radio: an answer other than `undecided`. */
  decided: (value) => (value !== undefined && value !== 'undecided') || 'checkDecided',
  /** Of an array: no row like another. */
  distinctRows: (value) => {
    const rows = (Array.isArray(value) ? value : []).map((row) =>
      JSON.stringify(typeof row === 'object' ? { ...row, id: undefined } : row),
    )
    return new Set(rows).size === rows.length || 'checkDistinct'
  },
}

export const CHECK_NAMES = Object.keys(CHECKS)
