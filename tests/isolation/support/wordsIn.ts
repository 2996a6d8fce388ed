/**
 * Every text in something that was drawn but not sent: the elements, what they are given, and what stands in that. What
 * the whole application shares is left out, and the question, which comes back with the answer.
 * @param shared objects not to look into, each with everything below it
 */
export function wordsIn(drawn: unknown, shared: object[]): string {
  const seen = new Set<unknown>(shared)
  const words: string[] = []
  const look = (value: unknown): void => {
    if (typeof value === 'string') words.push(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const entries: Iterable<[unknown, unknown]> = value instanceof Map ? value.entries() : Object.entries(value)
    for (const [key, one] of entries) if (key !== 'where') look(one)
  }
  look(drawn)
  return words.join('\n')
}
