import type { SettingValue } from '../apps/settingFields'

/** Says what is wrong with a value; true where nothing is. */
export type Check = (value: SettingValue | undefined) => string | true

/**
 * Checks that a theme may ask for by name in a checkbox, a radio or an array, beside the rules of the field itself. The
 * form and the server call the same ones.
 */
export const CHECKS: Record<string, Check> = {
  /** Of a checkbox: it must be on. */
  accepted: (value) => value === true || 'This must be on',
  /** Of a radio: an answer other than `undecided`. */
  decided: (value) => (value !== undefined && value !== 'undecided') || 'One of the others must be chosen',
  /** Of an array: no row like another. */
  distinctRows: (value) => {
    const rows = (Array.isArray(value) ? value : []).map((row) => JSON.stringify(typeof row === 'object' ? { ...row, id: undefined } : row))
    return new Set(rows).size === rows.length || 'Two rows are the same'
  },
}

export const CHECK_NAMES = Object.keys(CHECKS)
