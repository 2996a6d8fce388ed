import type { MessageKey } from '@/i18n/en'

/** Returns the message key of a problem, or true if the value is valid. */
export type Check = (value: unknown) => MessageKey | true

/**
 * Additional checks that a theme can reference by name for a checkbox, radio or array. Used by both the form and the
 * server.
 */
export const CHECKS: Record<string, Check> = {
  /** Checkbox: must be checked. */
  accepted: (value) => value === true || 'checkAccepted',
  /** Radio: an option other than `undecided` must be selected. */
  decided: (value) => (value !== undefined && value !== 'undecided') || 'checkDecided',
  /** Array: all rows must be different. */
  distinctRows: (value) => {
    const rows = (Array.isArray(value) ? value : []).map((row) =>
      JSON.stringify(typeof row === 'object' ? { ...row, id: undefined } : row),
    )
    return new Set(rows).size === rows.length || 'checkDistinct'
  },
}

export const CHECK_NAMES = Object.keys(CHECKS)
