import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { showWorker } from '../../database/jobs/workers'

/** How long to wait before the database is tried again, in milliseconds. */
const AGAIN = 1_000

export interface Presence {
  /** Ends the session. */
  leave: () => Promise<void>
  /** Of the workers of this process, as the queue knows them. */
  names: () => string[]
}

/**
 * Shows that the workers of this process are alive: as long as one runs, a session of this process holds the advisory
 * lock of its name, and a killed process lets go of it by itself. `freeJobs` takes jobs back from workers whose lock
 * is free.
 * @param connectionString database of the queue
 */
export function showPresence(events: WorkerEvents, connectionString: string): Presence {
  const alive = new Set<string>()
  let client: pg.Client | undefined
  let ended = false

  // A lost session is opened again below, with every lock.
  const hold = (name: string) => client && showWorker(client, name).catch(() => undefined)
  const appear = (name: string) => {
    alive.add(name)
    void hold(name)
  }

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true })
    const lost = () => {
      if (client === next) client = undefined
      if (!ended && !client) setTimeout(() => void open(), AGAIN).unref()
    }
    next.once('error', () => undefined)
    try {
      await next.connect()
    } catch {
      return lost()
    }
    if (ended) return next.end()
    client = next
    next.on('error', () => undefined)
    next.once('end', lost)
    for (const name of alive) void hold(name)
  }

  // The queue gives a job to the pool or to one of its workers, as it sees fit.
  events.on('pool:create', ({ workerPool }) => appear(workerPool.id))
  events.on('worker:create', ({ worker }) => appear(worker.workerId))
  void open()
  return {
    leave: async () => {
      ended = true
      await client?.end()
    },
    names: () => [...alive],
  }
}
