import { sql, type SQL } from 'drizzle-orm'
import type { RequestContext } from 'payload'
import { dbOf, oneRow, type Transaction } from '@/database/connections'

/**
 * Parts of one statement by their names, as in `with name as (part)`. All see the rows as they were before it, and those
 * that write do so whether or not another part reads them.
 */
export type StatementParts = Record<string, SQL>

/** What a save writes beside its document. */
interface SaveWrite {
  parts: StatementParts
  /** Names of parts that other writes of the save have as well, with the same SQL. */
  shared?: string[]
  /** Receives the row that one of the parts returns; null for none. */
  result?: { of: string; receive: (row: Record<string, unknown> | null) => Promise<void> }
}

type SavingRequest = Transaction & { context: RequestContext }

const keyOf = (collection: string, id: string): string => `saveWrites:${collection}/${id}`

/**
 * Adds a write to the save of a document. All of them go to the database as one statement when the hooks of the save are
 * over, in its transaction: until then nothing reads them back.
 */
export function writeWithSave({ context }: SavingRequest, collection: string, id: string, write: SaveWrite): void {
  const writes = (context[keyOf(collection, id)] ??= []) as SaveWrite[]
  writes.push(write)
}

/** Sends what was added to the save of a document. */
export async function sendSaveWrites(req: SavingRequest, collection: string, id: string): Promise<void> {
  const key = keyOf(collection, id)
  const writes = (req.context[key] ?? []) as SaveWrite[]
  delete req.context[key]
  for (const group of groupByStatement(writes)) {
    const parts: StatementParts = Object.assign({}, ...group.map((write) => write.parts))
    const results = group.flatMap(({ result }) => result ?? [])
    const read = results.map(({ of }) => of)
    const row = await executeParts(req, parts, read)
    for (const { of, receive } of results) await receive((row[of] ?? null) as Record<string, unknown> | null)
  }
}

/** One group, or more where a hook has saved the same document again: the same part cannot be twice in a statement. */
function groupByStatement(writes: SaveWrite[]): SaveWrite[][] {
  const groups: SaveWrite[][] = []
  let names = new Set<string>()
  for (const write of writes) {
    const own = Object.keys(write.parts).filter((name) => !write.shared?.includes(name))
    if (groups.length === 0 || own.some((name) => names.has(name))) {
      groups.push([])
      names = new Set()
    }
    groups.at(-1)?.push(write)
    for (const name of own) names.add(name)
  }
  return groups
}

/**
 * Executes parts as one statement.
 * @param read names of parts whose row is returned; each returns one row at most
 */
export async function executeParts(
  req: Transaction,
  parts: StatementParts,
  read: string[] = [],
): Promise<Record<string, unknown>> {
  const named = Object.entries(parts).map(([name, part]) => sql`${sql.identifier(name)} as (${part})`)
  const columns = read.map(
    (name) => sql`(select to_jsonb(r) from ${sql.identifier(name)} r) as ${sql.identifier(name)}`,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<Record<string, unknown>>(
    sql`with ${sql.join(named, sql`, `)} select ${columns.length > 0 ? sql.join(columns, sql`, `) : sql`1`}`,
  )
  return oneRow(rows)
}
