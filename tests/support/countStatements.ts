import pg from 'pg'

/** Counts the database statements that a task issues. */
export async function countStatements(task: () => Promise<unknown>): Promise<number> {
  const { Client } = pg
  const original = Client.prototype.query
  let count = 0
  Client.prototype.query = function counted(this: InstanceType<typeof Client>, ...args: unknown[]) {
    count++
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as never
  try {
    await task()
    return count
  } finally {
    Client.prototype.query = original
  }
}
