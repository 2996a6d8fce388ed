import { AsyncLocalStorage } from 'node:async_hooks'
import type { BasePayload } from 'payload'
import type { Pool } from 'pg'
import { oncePerProcess } from '../../lib/process/oncePerProcess'
import { poolOf } from '../poolOf'
import type { Replica } from './Replica'

/** A piece of work whose reads go to a replica, until one of them fails. */
interface Reading {
  replica: Replica | null
}

const readings = () => oncePerProcess('replicaReadings', () => new AsyncLocalStorage<Reading>())
const known = () => oncePerProcess('replicas', () => new WeakMap<Pool, Replica[]>())

/**
 * Does work whose statements outside of transactions go to a replica: of one that fails, and of all after it, the primary
 * has the answer. So nothing is ever read from a replica after something newer was read from the primary: what is kept
 * under a version that was read first is as new as that version, or newer.
 * @param key the same for all that should read from the same replica, as their visitors would see changes come and go
 */
export async function readFromReplica<Result>(
  payload: BasePayload,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const replicas = known().get(poolOf(payload))
  if (!replicas) return work()
  const reading: Reading = { replica: await choose(replicas, key) }
  try {
    return await readings().run(reading, work)
  } finally {
    // What it has begun beside its answer goes on, where it can write.
    reading.replica = null
  }
}

/** Reads what has to be the newest, or is remembered for others than this visitor, in the middle of work on a replica. */
export const readFromPrimary = <Result>(work: () => Promise<Result>): Promise<Result> =>
  readings().run({ replica: null }, work)

async function choose(replicas: Replica[], key: string): Promise<Replica | null> {
  const first = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0)
  for (let index = 0; index < replicas.length; index++) {
    const replica = replicas[(first + index) % replicas.length]!
    if (await replica.isFit()) return replica
  }
  return null
}

/** Sends statements of such work to its replica. `connect`, and with it every transaction, stays the primary's. */
export function routeReads(pool: Pool, replicas: Replica[], onPrimary: Pool['query']): void {
  known().set(pool, replicas)
  const route = async (...statement: Parameters<Pool['query']>): Promise<unknown> => {
    const reading = readings().getStore()
    const replica = reading?.replica
    if (!replica) return onPrimary(...statement)
    try {
      return await replica.pool.query(...statement)
    } catch (error) {
      reading.replica = null
      replica.noteFailure(error)
      return onPrimary(...statement)
    }
  }
  // Callers of ours and drizzle's take the promise; `pg` itself has no call that gives a callback here.
  pool.query = route as Pool['query']
}
