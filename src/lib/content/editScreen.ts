/** Name of a value sent with a form that identifies its browser tab. It is not stored in the document. */
export const EDIT_SCREEN = '_screen'

const SCREEN = /^[0-9a-f]{32}$/

/** @returns null if the value is not a valid tab id */
export const screenIn = (value: unknown): string | null =>
  typeof value === 'string' && SCREEN.test(value) ? value : null
