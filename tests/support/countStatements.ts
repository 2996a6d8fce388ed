import pg from 'pg'

/** How many statements the database gets for something. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { Client } = pg
  const real = Client.prototype.query
  let count = 0
  Client.prototype.query = function counted(this: InstanceType<typeof Client>, ...args: unknown[]) {
    count++
    return (real as (...all: unknown[]) => unknown).apply(this, args)
  } as never
  try {
    await work()
    return count
  } finally {
    Client.prototype.query = real
  }
}
