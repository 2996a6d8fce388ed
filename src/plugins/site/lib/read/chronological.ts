/** Content types that list events in chronological order; all others list the latest first. */
const CHRONOLOGICAL = new Set(['seasons', 'series'])

export const isChronological = (collection: string): boolean => CHRONOLOGICAL.has(collection)
