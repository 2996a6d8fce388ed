import { isRecord } from '@/lib/values'

type Condition = Record<string, unknown>

/** A list filter as Payload's screens write it: a disjunction of conjunctions. */
interface Filter {
  or: { and: Condition[] }[]
}

const isTag = (part: Condition): boolean => 'tags' in part

/**
 * The tag that a filter requires in all of its alternatives, or null.
 * @param where from the query of a list
 */
export function tagIn(where: unknown): string | null {
  const tags = filterOf(where).or.map(({ and }) => tagOf(and.find(isTag)))
  return tags.length > 0 && tags.every((tag) => tag !== null && tag === tags[0]) ? (tags[0] ?? null) : null
}

/**
 * The filter with its tag replaced or removed.
 * @example withTag(undefined, 'Hamlet') // { or: [{ and: [{ tags: { in: ['Hamlet'] } }] }] }
 */
export function withTag(where: unknown, tag: string | null): Filter {
  const { or } = filterOf(where)
  const parts = or.length > 0 ? or : [{ and: [] }]
  const conditions = tag === null ? [] : [{ tags: { in: [tag] } }]
  return {
    or: parts
      .map(({ and }) => ({ and: [...and.filter((part) => !isTag(part)), ...conditions] }))
      .filter(({ and }) => and.length > 0),
  }
}

function filterOf(where: unknown): Filter {
  const or = isRecord(where) ? where.or : undefined
  return {
    or: listOf(or).map((alternative) => ({
      and: isRecord(alternative) ? listOf(alternative.and).filter(isRecord) : [],
    })),
  }
}

/** Arrays in a query string may be parsed as objects with index keys. */
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []

function tagOf(part: Condition | undefined): string | null {
  const condition = part && isRecord(part.tags) ? part.tags : {}
  const [first, ...others] = [...listOf(condition.in), ...(condition.equals === undefined ? [] : [condition.equals])]
  return typeof first === 'string' && others.length === 0 ? first : null
}
