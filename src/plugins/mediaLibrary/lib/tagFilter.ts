import { isRecord } from '../../../lib/values'

type Condition = Record<string, unknown>

/** A list's filter as Payload's screens write it: one of several, each of which is met in all of its parts. */
interface Filter {
  or: { and: Condition[] }[]
}

const isTag = (part: Condition): boolean => 'tags' in part

/**
 * The tag that a filter asks for in each of its parts, where it asks for one.
 * @param where as the address of a list says it
 */
export function tagIn(where: unknown): string | null {
  const asked = filterOf(where).or.map(({ and }) => tagOf(and.find(isTag)))
  return asked.length > 0 && asked.every((one) => one !== null && one === asked[0]) ? (asked[0] ?? null) : null
}

/**
 * The same filter for one tag, or for none.
 * @example withTag(undefined, 'Hamlet') // { or: [{ and: [{ tags: { in: ['Hamlet'] } }] }] }
 */
export function withTag(where: unknown, tag: string | null): Filter {
  const { or } = filterOf(where)
  const parts = or.length > 0 ? or : [{ and: [] }]
  const asked = tag === null ? [] : [{ tags: { in: [tag] } }]
  return {
    or: parts
      .map(({ and }) => ({ and: [...and.filter((part) => !isTag(part)), ...asked] }))
      .filter(({ and }) => and.length > 0),
  }
}

function filterOf(where: unknown): Filter {
  const or = isRecord(where) ? where.or : undefined
  return { or: listOf(or).map((one) => ({ and: isRecord(one) ? listOf(one.and).filter(isRecord) : [] })) }
}

/** Lists in addresses may arrive as objects with their indexes. */
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []

function tagOf(part: Condition | undefined): string | null {
  const asked = part && isRecord(part.tags) ? part.tags : {}
  const [first, ...others] = [...listOf(asked.in), ...(asked.equals === undefined ? [] : [asked.equals])]
  return typeof first === 'string' && others.length === 0 ? first : null
}
