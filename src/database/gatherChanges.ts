import pg, { type ClientBase, type Pool } from 'pg'
import { atStop } from '@/lib/process/atStop'
import { CHANNEL, EVERYTHING } from './listening'
import { readFromPrimary } from './replicas/readFromReplica'

/** How long changes wait for others before the processes are notified of them, in milliseconds. */
const GATHER_MS = 250

/** Delay before trying again, in milliseconds. */
const RETRY_MS = 1_000

/** How many changes are kept one by one, such as while the database is unavailable. */
const MAX_CHANGES = 10_000

/**
 * Tells the triggers of `src/migrations` to hand changes over instead of notifying. They do so by notices, which a server
 * may be set not to send.
 */
export const GATHER = 'set callboard.gathers = on; set client_min_messages = notice'

/** Waits for no disk: nothing is written, and who misses a notification reads a little later. */
const NOTIFY_ALL = {
  name: 'callboard-changes',
  text: `with quick as (select set_config('synchronous_commit', 'off', true))
    select pg_notify('${CHANNEL}', change) from quick, unnest($1::text[]) as change`,
}

/**
 * Gathers what the transactions of this process change, and notifies all processes of it after the commits, four times a
 * second at most. A transaction that notifies by itself holds a lock of the whole cluster until its commit is on the
 * disk: fifty writers committed a third as much. A process that is killed loses the changes of its last moment.
 */
export class GatheredChanges {
  readonly #changes = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #isEnded = false
  #running: Promise<void> = Promise.resolve()

  /** @param pool for the notifications; undefined before the first connection */
  constructor(private readonly pool: () => Pick<Pool, 'query'> | undefined) {
    atStop('changes', () => this.end())
  }

  /** Receives what a connection changes. For `onConnect` of a pool: it runs before anything else there. */
  readonly gatherFrom = async (client: ClientBase): Promise<void> => {
    if (!(client instanceof pg.Client)) return
    const uncommitted = new Set<string>()
    client.on('notice', ({ detail, message }) => {
      if (message === CHANNEL && detail) keep(uncommitted, detail)
    })
    const onEnd = () => {
      this.add(uncommitted)
      uncommitted.clear()
    }
    client.connection.on('readyForQuery', ({ status }: { status: string }) => {
      // Idle, and not in a transaction. After a rollback, one notification too many does no harm.
      if (status === 'I') onEnd()
    })
    // Whether a COMMIT has arrived may be unknown.
    client.once('end', onEnd)
    await client.query(GATHER)
  }

  /** Keeps changes until the next notification; from the end on, that is at once. */
  add(changes: Iterable<string>): void {
    for (const change of changes) keep(this.#changes, change)
    if (this.#changes.size === 0) return
    if (this.#isEnded) void this.#notify()
    else this.#timer ??= setTimeout(() => void this.#notify(), GATHER_MS)
  }

  /** Notifies of what is left. */
  async end(): Promise<void> {
    this.#isEnded = true
    await this.#notify()
  }

  /** One after the other: whoever waits for the last one knows of all. */
  #notify(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return (this.#running = this.#running.then(() => this.#send()))
  }

  async #send(): Promise<void> {
    const changes = [...this.#changes]
    if (changes.length === 0) return
    this.#changes.clear()
    try {
      await readFromPrimary(async () => this.pool()?.query({ ...NOTIFY_ALL, values: [changes] }))
    } catch {
      changes.forEach((change) => keep(this.#changes, change))
      this.#timer ??= setTimeout(() => void this.#notify(), RETRY_MS)
      // Keeps no process from stopping.
      if (this.#isEnded) this.#timer.unref()
    }
  }
}

/** Adds a change. Of too many, only that everything may have changed is kept. */
function keep(changes: Set<string>, change: string): void {
  if (changes.has(EVERYTHING)) return
  if (change === EVERYTHING || (changes.size >= MAX_CHANGES && !changes.has(change))) {
    changes.clear()
    changes.add(EVERYTHING)
  } else changes.add(change)
}
