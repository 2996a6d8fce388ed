/** Line and column, from 1, of an offset in a text. */
export function placeAt(text: string, offset: number): { column: number; line: number } {
  const before = text.slice(0, offset)
  return { column: offset - (before.lastIndexOf('\n') + 1) + 1, line: (before.match(/\n/g)?.length ?? 0) + 1 }
}
