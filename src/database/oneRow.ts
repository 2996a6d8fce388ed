/**
 * The row of a statement that always answers one, such as a count.
 * @throws where it answered none
 */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement that answers one row answered none.')
  return row
}
