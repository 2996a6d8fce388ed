interface Queries {
  query: (statement: string, values?: unknown[]) => Promise<{ rows: { count: number }[] }>
}

/** `pg_locks` lists the locks of every database of the server, and test files run side by side. */
const OF_THIS_DATABASE = `l.database = (select oid from pg_database where datname = current_database())`

const count = async (db: Queries, where: string, values: unknown[] = []): Promise<number> =>
  (await db.query(`select count(*)::int as count from pg_locks l where ${OF_THIS_DATABASE} and ${where}`, values))
    .rows[0]!.count

/** Number of sessions that wait for an advisory lock. */
export const countAdvisoryWaits = (db: Queries): Promise<number> =>
  count(db, `l.locktype = 'advisory' and not l.granted`)

/** Number of advisory locks with a key of two numbers or one of 64 bits (`objsubid` 2 or 1) that are held. */
export const countAdvisoryLocks = (db: Queries, objsubid: 1 | 2): Promise<number> =>
  count(db, `l.locktype = 'advisory' and l.granted and l.objsubid = $1`, [objsubid])

/** Number of transactions that have locked rows of a table, or want to. */
export const countRowLocks = (db: Queries, table: string): Promise<number> =>
  count(db, `l.relation = $1::regclass and l.mode = 'RowShareLock'`, [table])

/** Number of sessions that wait for a lock on a table. */
export const countRelationWaits = (db: Queries, table: string): Promise<number> =>
  count(db, `l.relation = $1::regclass and not l.granted`, [table])

/** Number of sessions that wait for a row that another transaction has changed. */
export const countRowWaits = async (db: Queries): Promise<number> =>
  (
    await db.query(
      `select count(*)::int as count from pg_stat_activity a join pg_locks l on l.pid = a.pid
       where a.datname = current_database() and l.locktype in ('transactionid', 'tuple') and not l.granted`,
    )
  ).rows[0]!.count
