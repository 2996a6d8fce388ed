import pg from 'pg'

/** How many statements the database gets for something. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await countRows(work)).statements

/** The same, and how many rows come back. */
export async function countRows(work: () => Promise<unknown>): Promise<{ rows: number; statements: number }> {
  const { Client } = pg
  const real = Client.prototype.query
  const count = { rows: 0, statements: 0 }
  const note = (result: { rows?: unknown[] } | undefined): void => void (count.rows += result?.rows?.length ?? 0)
  Client.prototype.query = function counted(this: InstanceType<typeof Client>, ...args: unknown[]) {
    count.statements++
    const last = args.at(-1)
    // The pool calls back; whoever has a connection is given a promise.
    if (typeof last === 'function')
      args[args.length - 1] = (error: unknown, result: never) => {
        note(result)
        last(error, result)
      }
    const answer = (real as (...all: unknown[]) => unknown).apply(this, args)
    if (answer instanceof Promise) answer.then(note, () => undefined)
    return answer
  } as never
  try {
    await work()
    return count
  } finally {
    Client.prototype.query = real
  }
}
