import pg from 'pg'

/** Uses of a statement after which it is prepared, as in other drivers: rare ones would only take memory. */
const FREQUENT = 5

/** Maximum number of prepared statements per connection; each takes memory of the database server. */
const MAX_PREPARED = 120

/** Maximum number of statements that are counted. Statements with many rows have countless variants. */
const MAX_COUNTED = 500

/** Writes, and statements beginning with `with` that write. */
const WRITES = /^\s*(insert|update|delete|with\b[^]*\b(insert into|delete from))\b/i

interface Statement {
  name?: string
  text: string
}

/** Uses so far of statements that are not prepared yet. */
const uses = new Map<string, number>()

/** Names of prepared statements, by their text. */
const names = new Map<string, string>()

/**
 * A connection that prepares frequent writes, so that the database parses and plans them once and not with each save.
 * Reads are planned anew, since the best plan depends on the tenant: one may have ten pages and another ten thousand.
 */
export class PreparingClient extends pg.Client {
  // One signature for the many of `pg`.
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const hasValues = Array.isArray(rest[0]) && rest[0].length > 0
    const query = super.query as (...args: unknown[]) => unknown
    return query.call(this, hasValues && isUnnamed(statement) ? withName(statement) : statement, ...rest)
  }) as pg.Client['query']
}

const isUnnamed = (statement: unknown): statement is Statement =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  !('name' in statement && statement.name)

function withName(statement: Statement): Statement {
  const name = names.get(statement.text) ?? nameIfFrequent(statement.text)
  return name ? { ...statement, name } : statement
}

function nameIfFrequent(text: string): string | undefined {
  if (names.size >= MAX_PREPARED || !WRITES.test(text)) return undefined
  const count = (uses.get(text) ?? 0) + 1
  if (count < FREQUENT) {
    if (uses.size >= MAX_COUNTED) uses.clear()
    uses.set(text, count)
    return undefined
  }
  uses.delete(text)
  const name = `callboard-write-${names.size + 1}`
  names.set(text, name)
  return name
}
