/** State of each row of a list, by id. */
export type RowStates = ReadonlyMap<string, unknown>

/**
 * Were these documents published, or did they leave the list of the trash? A list that was only sorted or searched
 * says the same of each row as before.
 */
export const wasDone = (ids: string[], before: RowStates, now: RowStates): boolean =>
  ids.some(
    (id) =>
      before.has(id) &&
      (now.has(id)
        ? now.get(id) === 'published' && before.get(id) !== 'published'
        : [...before.keys()].every((other) => ids.includes(other) || now.has(other))),
  )
