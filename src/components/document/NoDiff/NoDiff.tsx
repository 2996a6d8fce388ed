/** Hides a field from version comparisons: timestamps, ids and computed values are not edits. */
export const NoDiff = () => null
