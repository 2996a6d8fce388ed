import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { registerWorker } from '@/database/jobs/workers'

/** Delay before reconnecting to the database, in milliseconds. */
const RECONNECT_DELAY_MS = 1_000

export interface Presence {
  /** Ends the session. */
  leave: () => Promise<void>
  /** Ids of this process's workers in the queue. */
  names: () => string[]
}

/**
 * Shows that the workers of this process are alive: while they run, a database session holds an advisory lock per
 * worker, which is released automatically if the process is killed. `freeJobs` releases jobs of workers whose lock is
 * free.
 * @param connectionString database of the queue
 */
export function showPresence(events: WorkerEvents, connectionString: string): Presence {
  const alive = new Set<string>()
  let client: pg.Client | undefined
  let hasEnded = false

  // One after the other: a session runs one query at a time. If it is lost, it is reopened below and acquires all locks
  // again.
  let registered = Promise.resolve()
  const acquireLock = (name: string) => {
    const session = client
    if (session) registered = registered.then(() => registerWorker(session, name)).catch(() => undefined)
  }
  const register = (name: string) => {
    alive.add(name)
    acquireLock(name)
  }

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true })
    const reconnect = () => {
      if (client === next) client = undefined
      if (!hasEnded && !client) setTimeout(() => void open(), RECONNECT_DELAY_MS).unref()
    }
    next.once('error', () => undefined)
    try {
      await next.connect()
    } catch {
      return reconnect()
    }
    if (hasEnded) return next.end()
    client = next
    next.on('error', () => undefined)
    next.once('end', reconnect)
    for (const name of alive) acquireLock(name)
  }

  // The queue assigns jobs either to the pool or to one of its workers.
  events.on('pool:create', ({ workerPool }) => register(workerPool.id))
  events.on('worker:create', ({ worker }) => register(worker.workerId))
  void open()
  return {
    leave: async () => {
      hasEnded = true
      await client?.end()
    },
    names: () => [...alive],
  }
}
