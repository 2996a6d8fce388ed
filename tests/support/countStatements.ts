import pg from 'pg'

/** A statement as the database got it. */
export interface Statement {
  text: string
  values: unknown[]
}

/** What is sent beside, for all transactions at once and for each new connection: see `gatherChanges.ts`. */
const BESIDE = /^set callboard\.|pg_notify\('callboard_chat', change\)/

/** How many statements the database gets for something. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(work)).statements.length

/** The statements themselves, and how many rows come back. */
export async function recordStatements(
  work: () => Promise<unknown>,
): Promise<{ rows: number; statements: Statement[] }> {
  const { Client } = pg
  const original = Client.prototype.query
  const record: { rows: number; statements: Statement[] } = { rows: 0, statements: [] }
  const note = (result: { rows?: unknown[] } | undefined): void => void (record.rows += result?.rows?.length ?? 0)
  Client.prototype.query = function recorded(this: InstanceType<typeof Client>, ...args: unknown[]) {
    const statement = toStatement(args)
    if (!BESIDE.test(statement.text)) record.statements.push(statement)
    const last = args.at(-1)
    // The pool calls back; whoever has a connection is given a promise.
    if (typeof last === 'function')
      args[args.length - 1] = (error: unknown, result: never) => {
        note(result)
        last(error, result)
      }
    const answer = (original as (...all: unknown[]) => unknown).apply(this, args)
    if (answer instanceof Promise) answer.then(note, () => undefined)
    return answer
  } as never
  try {
    await work()
    return record
  } finally {
    Client.prototype.query = original
  }
}

function toStatement([first, second]: unknown[]): Statement {
  const config = typeof first === 'string' ? { text: first } : (first as { text?: string; values?: unknown[] })
  return { text: config.text ?? '', values: config.values ?? (Array.isArray(second) ? (second as unknown[]) : []) }
}
