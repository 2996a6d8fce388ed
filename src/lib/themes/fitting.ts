/** A colour while it is typed: `#` first, then hexadecimal digits only, seven characters in all. Nothing stays nothing. */
export function fitColour(typed: string): string {
  const digits = typed.replace(/[^0-9a-f]/gi, '')
  return typed.trim() === '' ? '' : `#${digits}`.slice(0, 7)
}

interface Lengths {
  maxLength?: number
  minLength?: number
}

/** A text while it is typed: what is beyond its length goes. */
export const cutText = (typed: string, { maxLength }: Lengths): string =>
  maxLength === undefined ? typed : typed.slice(0, maxLength)

/** A text when it is left: one that is too short becomes what it was before. An empty one is none, and stays. */
export const restoreText = (typed: string, before: string, { minLength = 0 }: Lengths): string =>
  typed.trim() !== '' && typed.trim().length < minLength && before.trim().length >= minLength ? before : typed

/** A number when it is left: one below the least becomes the least. What is no number is for the server to refuse. */
export function raiseNumber(typed: string, { min }: { min?: number }): string {
  const isNumber = typed.trim() !== '' && Number.isFinite(Number(typed))
  return min !== undefined && isNumber && Number(typed) < min ? String(min) : typed
}
