/**
 * The row of a statement that always returns one, such as a count.
 * @throws if there is none
 */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('Expected the statement to return a row, but it returned none.')
  return row
}
