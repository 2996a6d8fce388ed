/**
 * Corrects a colour while the user types: `#` and hexadecimal digits only, at most seven characters. Empty input stays
 * empty.
 */
export function fitColour(typed: string): string {
  const digits = typed.replace(/[^0-9a-f]/gi, '')
  return typed.trim() === '' ? '' : `#${digits}`.slice(0, 7)
}

interface Lengths {
  maxLength?: number
  minLength?: number
}

/** Truncates a text to its maximum length while the user types. */
export const truncateText = (typed: string, { maxLength }: Lengths): string =>
  maxLength === undefined ? typed : typed.slice(0, maxLength)

/** Restores the previous text on blur if the new one is too short. Empty texts are kept. */
export const restoreText = (typed: string, before: string, { minLength = 0 }: Lengths): string =>
  typed.trim() !== '' && typed.trim().length < minLength && before.trim().length >= minLength ? before : typed

/** The number that was typed, or the text if it is none: the server rejects that. */
export const toNumber = (typed: string): number | string =>
  typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed

/** Raises a number to its minimum on blur. The server rejects invalid numbers. */
export function raiseNumber(typed: string, { min }: { min?: number }): string {
  const isNumber = typed.trim() !== '' && Number.isFinite(Number(typed))
  return min !== undefined && isNumber && Number(typed) < min ? String(min) : typed
}
