/**
 * A name as it may stand in a mail: no line breaks or control characters, nothing that reads like an address, short.
 * @returns 'there' for a name of which nothing is left
 */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\p{C}<>]+/gu, ' ')
    .replace(/\b(?:https?:|www\.)\S*/gi, '')
    .replace(/\S+\.\S{2,}\/\S*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  return plain || 'there'
}
