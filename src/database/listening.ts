import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { BasePayload } from 'payload'
import { poolOf, oneRow } from '@/database/connections'
import { oncePerProcess } from '@/lib/process/oncePerProcess'

/**
 * The channel of all notifications. Triggers of `src/migrations` name it too. It is older than what it is used for: while
 * a deployment replaces one process after the other, those of both releases hear each other.
 */
export const CHANNEL = 'callboard_chat'

/** Notifies all readers at once that what they read may have changed: more has than is worth naming. */
export const EVERYTHING = '*'

/** Timeouts of the connection, in milliseconds. A server that is gone without a word is noticed after a minute. */
const TIMEOUTS = { connectionTimeoutMillis: 3_000, keepAliveInitialDelayMillis: 30_000, query_timeout: 5_000 }

/** Delay before reconnecting, in milliseconds. */
const RECONNECT_MS = 500
/** How long the connection stays open after its last user, in milliseconds. */
const IDLE_MS = 2_000

/** @param detail what follows the subject; null if notifications may have been lost */
type Listener = (detail: string | null) => void

/**
 * The key of a process's advisory lock, named like the channel.
 * @param name SQL expression of the process name
 */
const lockOf = (name: string): string => `hashtextextended('callboard-chat:' || ${name}, 0)`

/**
 * The connection on which a process listens for notifications of the others. All readers share one, and it is open only
 * while somebody needs it. It holds an advisory lock on the name of the process, which PostgreSQL releases when the
 * process dies.
 */
class Listening {
  readonly name = randomUUID()
  #client: pg.Client | undefined
  #opening: Promise<void> | undefined
  #users = 0
  #idle: NodeJS.Timeout | undefined
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(private readonly payload: BasePayload) {}

  /** Whether notifications arrive: while not, nobody can say that nothing has changed. */
  get isOpen(): boolean {
    return this.#client !== undefined
  }

  /**
   * Keeps the connection open until the returned function is called. Resolves once the process is listening and holds
   * its lock.
   */
  async hold(): Promise<() => void> {
    this.#users += 1
    clearTimeout(this.#idle)
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      this.#users -= 1
      if (this.#users === 0) this.#idle = setTimeout(() => void this.#close(), IDLE_MS).unref()
    }
    try {
      await this.#open()
      return release
    } catch (error) {
      release()
      throw error
    }
  }

  /** Calls back whenever a subject is notified, or may have been notified while the connection was lost. */
  on(subject: string, listener: Listener): () => void {
    const all = this.#listeners.get(subject) ?? new Set()
    this.#listeners.set(subject, all.add(listener))
    return () => {
      all.delete(listener)
      if (all.size === 0) this.#listeners.delete(subject)
    }
  }

  #onMissed(): void {
    this.#listeners.forEach((all) => all.forEach((listener) => listener(null)))
  }

  #open(): Promise<void> {
    if (this.#client) return Promise.resolve()
    return (this.#opening ??= this.#connect().finally(() => (this.#opening = undefined)))
  }

  async #connect(): Promise<void> {
    const { options } = poolOf(this.payload)
    const client = new pg.Client({ ...TIMEOUTS, connectionString: options.connectionString, keepAlive: true })
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => {
      const [subject = '', detail = ''] = payload.split(' ')
      if (subject === EVERYTHING) this.#onMissed()
      else this.#listeners.get(subject)?.forEach((listener) => listener(detail))
    })
    client.once('end', () => this.#onConnectionLost(client))
    try {
      await client.connect()
      // Shared: the server may still hold it for a connection that this process has lost.
      await client.query(`select pg_advisory_lock_shared(${lockOf('$1')})`, [this.name])
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
  }

  #onConnectionLost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#reopen()
  }

  #reopen(): void {
    if (this.#users === 0) return
    this.#open().then(
      () => this.#onMissed(),
      () => void setTimeout(() => this.#reopen(), RECONNECT_MS).unref(),
    )
  }

  async #close(): Promise<void> {
    const client = this.#client
    if (this.#users > 0 || !client) return
    this.#client = undefined
    await client.end().catch(() => undefined)
  }
}

/** Of all bundles, as it is one connection. */
const instances = oncePerProcess('listening', () => new WeakMap<object, Listening>())

/** The listening connection of this process to the database of this application. */
export function listenerOf(payload: BasePayload): Listening {
  const listening = instances.get(payload) ?? new Listening(payload)
  instances.set(payload, listening)
  return listening
}

/**
 * SQL that notifies every process. Inside a statement, the notification is delivered when the transaction commits.
 * @param subject SQL expression without spaces
 */
export const NOTIFY = (subject: string): string => `pg_notify('${CHANNEL}', ${subject})`

/** Whether the process with that name is alive. */
export async function isAlive(payload: BasePayload, name: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ alive: boolean }>(
    `select exists (select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())
      and ((l.classid::bigint << 32) | l.objid::bigint) = ${lockOf('$1')}) as alive`,
    [name],
  )
  return oneRow(rows).alive
}
