import type { OfferedField } from './plan'

/** The column that identifies a document by id. */
export const ID = 'id'

/**
 * Matches columns to fields by heading: the field's label in the user's language, its name or an alias; null if none
 * matches or the field is already matched. Anything in brackets at the end of a heading, such as a unit, is ignored.
 */
export function matchColumns(head: readonly string[], fields: readonly OfferedField[]): (string | null)[] {
  const matched = new Set<string>()
  return head.map((heading) => {
    const name =
      normalize(heading) === ID
        ? ID
        : fields.find(({ also = [], label, name: own }) =>
            [label, own, ...also].some((candidate) => normalize(candidate) === normalize(heading)),
          )?.name
    if (!name || matched.has(name)) return null
    matched.add(name)
    return name
  })
}

const normalize = (text: string): string =>
  text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLocaleLowerCase()
