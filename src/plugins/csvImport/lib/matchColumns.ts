import type { OfferedField } from './plan'

/** The column that says which document a row is, by its id. */
export const ID = 'id'

/**
 * Which field each column is: the one that is called so, in the reader's language or by its name; null where none is, or
 * another column was it already. A zone or a unit in brackets behind the heading does not count.
 */
export function matchColumns(head: readonly string[], fields: readonly OfferedField[]): (string | null)[] {
  const taken = new Set<string>()
  return head.map((heading) => {
    const name =
      plain(heading) === ID
        ? ID
        : fields.find(({ also = [], label, name: own }) =>
            [label, own, ...also].some((one) => plain(one) === plain(heading)),
          )?.name
    if (!name || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

const plain = (text: string): string =>
  text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLocaleLowerCase()
