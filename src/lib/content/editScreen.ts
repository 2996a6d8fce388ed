/** Sent along with a form: which tab of which browser it stands in. It is stored nowhere in the document. */
export const EDIT_SCREEN = '_screen'

const SCREEN = /^[0-9a-f]{32}$/

/** @returns null for what no tab of ours sends */
export const screenIn = (value: unknown): string | null =>
  typeof value === 'string' && SCREEN.test(value) ? value : null
