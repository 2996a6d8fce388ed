import pg from 'pg'

/** Uses of a statement after which it is prepared, as in other drivers: rare ones would only take memory. */
const FREQUENT = 5

/** Maximum number of prepared statements per connection; each takes memory of the database server. */
const MAX_PREPARED = 200

/** Maximum number of statements that are counted. Statements with many rows have countless variants. */
const MAX_COUNTED = 1_000

/** Longer statements are not counted, which would keep their texts: they write many rows, in ever new numbers. */
const MAX_LENGTH = 20_000

/** Writes, and statements beginning with `with` that write. */
const WRITES = /^\s*(insert|update|delete|with\b[^]*\b(insert into|delete from))\b/i

/** Reads of the rows with an id, of one parent or of an address: found by an index, whatever the tenant. */
const ASKS_BY_KEY = /\b(?:id|parent_id|_parent_id|slug|relative_path)"?(?:::\w+)? (?:= |in \(|= any\()\$\d/i

/** Columns that a migration would add, so that the prepared statement would fail from then on. */
const ALL_COLUMNS = /\bselect (?:\w+\.)?\*/i

interface Statement {
  name?: string
  text: string
}

/** Uses so far of statements that are not prepared yet. */
const uses = new Map<string, number>()

/** Names of prepared statements, by their text. */
const names = new Map<string, string>()

/**
 * A connection that prepares frequent writes and reads by key, so that the database parses and plans them once and not
 * at each save. Other reads are planned anew, since the best plan depends on the tenant: one may have ten pages and
 * another ten thousand.
 */
export class PreparingClient extends pg.Client {
  // One signature for the many of `pg`.
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const hasValues = Array.isArray(rest[0]) && rest[0].length > 0
    const query = super.query as (...args: unknown[]) => unknown
    return query.call(this, hasValues && isUnnamed(statement) ? withName(statement) : statement, ...rest)
  }) as pg.Client['query']
}

/** A connection that prepares nothing, for a pooler that gives each transaction another connection. */
export class PlainClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const query = super.query as (...args: unknown[]) => unknown
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement && statement.name
    return query.call(this, isNamed ? { ...statement, name: undefined } : statement, ...rest)
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
  if (names.size >= MAX_PREPARED || text.length > MAX_LENGTH) return undefined
  const count = (uses.get(text) ?? 0) + 1
  if (count < FREQUENT) {
    if (uses.size >= MAX_COUNTED) uses.clear()
    uses.set(text, count)
    return undefined
  }
  if (!isPreparable(text)) return undefined
  uses.delete(text)
  const name = `callboard-${names.size + 1}`
  names.set(text, name)
  return name
}

const isPreparable = (text: string): boolean =>
  !ALL_COLUMNS.test(text) && (WRITES.test(text) || ASKS_BY_KEY.test(text) || !/\bfrom\b/i.test(text))
