import { AsyncLocalStorage } from 'node:async_hooks'
import type { BasePayload } from 'payload'
import type { Pool } from 'pg'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { poolOf } from '@/database/connections'
import { isStatementTooSlow } from '@/database/failures'
import type { Replica } from './Replica'

/** The context of work whose reads go to a replica until one of them fails. */
interface ReadContext {
  replica: Replica | null
}

// Routes set what the pool reads in the bundle that has started Payload.
const contexts = () => oncePerProcess('replicaReadings', () => new AsyncLocalStorage<ReadContext>())
const replicasByPool = () => oncePerProcess('replicas', () => new WeakMap<Pool, Replica[]>())

/**
 * Runs work whose statements outside transactions go to a replica. After a failure, that statement and all later ones
 * go to the primary; one that took too long is not repeated. So a read from a replica never follows a newer read from the primary: anything cached under a
 * version that was read first is at least as new as that version.
 * @param key selects the replica: the same for all reads whose users would otherwise see changes appear and disappear
 */
export async function readFromReplica<Result>(
  payload: BasePayload,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const replicas = replicasByPool().get(poolOf(payload))
  if (!replicas) return work()
  const context: ReadContext = { replica: await selectReplica(replicas, key) }
  try {
    return await contexts().run(context, work)
  } finally {
    // Work that continues in the background uses the primary.
    context.replica = null
  }
}

/**
 * Reads from the primary within work on a replica: for data that must be current, or that is cached for other visitors.
 */
export const readFromPrimary = <Result>(work: () => Promise<Result>): Promise<Result> =>
  contexts().run({ replica: null }, work)

async function selectReplica(replicas: Replica[], key: string): Promise<Replica | null> {
  const first = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0)
  const start = first % replicas.length
  for (const replica of [...replicas.slice(start), ...replicas.slice(0, start)])
    if (await replica.isFit()) return replica
  return null
}

/** Routes statements of such work to its replica. `connect`, and thus every transaction, stays with the primary. */
export function routeReads(pool: Pool, replicas: Replica[], onPrimary: Pool['query']): void {
  replicasByPool().set(pool, replicas)
  const route = async (...statement: Parameters<Pool['query']>): Promise<unknown> => {
    const context = contexts().getStore()
    const replica = context?.replica
    if (!replica) return onPrimary(...statement)
    try {
      return await replica.pool.query(...statement)
    } catch (error) {
      context.replica = null
      // It would only take as long on the primary.
      if (isStatementTooSlow(error)) throw error
      replica.recordFailure(error)
      return onPrimary(...statement)
    }
  }
  // Our callers and Drizzle's use promises; `pg` itself never passes a callback here.
  pool.query = route as Pool['query']
}
