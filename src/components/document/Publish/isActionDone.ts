/** Status of each row of a list, by id. */
export type RowStates = ReadonlyMap<string, unknown>

/**
 * Whether the documents were published or left the trash list. A list that was only sorted or filtered reports the same
 * status as before.
 */
export const isActionDone = (ids: string[], before: RowStates, after: RowStates): boolean =>
  ids.some(
    (id) =>
      before.has(id) &&
      (after.has(id)
        ? after.get(id) === 'published' && before.get(id) !== 'published'
        : [...before.keys()].every((other) => ids.includes(other) || after.has(other))),
  )
