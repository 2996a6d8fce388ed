import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../database/poolOf'
import { oncePerProcess } from '../../../lib/process/oncePerProcess'
import { oneRow } from '@/database/oneRow'

const CHANNEL = 'callboard_chat'

/** How long to wait before a lost connection is opened again, in milliseconds. */
const AGAIN_MS = 500
/** How long the connection outlives its last user, in milliseconds. */
const IDLE_MS = 2_000

/** The number of a process's advisory lock. @param name SQL expression of its name */
const lockOf = (name: string): string => `hashtextextended('callboard-chat:' || ${name}, 0)`

/**
 * The connection on which a process hears what happens to answers. There is one for all readers, and none while nobody
 * reads or answers. It holds an advisory lock of the process's name: when the process is gone, PostgreSQL lets go of it.
 */
class Listening {
  readonly name = randomUUID()
  #client: pg.Client | undefined
  #opening: Promise<void> | undefined
  #users = 0
  #idle: NodeJS.Timeout | undefined
  readonly #heard = new Map<string, Set<() => void>>()

  constructor(private readonly payload: BasePayload) {}

  /** Keeps the connection until what it returns is called. Resolves when the process hears and is seen. */
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

  /** Calls back whenever something is said of a subject, or may have been said while the connection was lost. */
  on(subject: string, heard: () => void): () => void {
    const all = this.#heard.get(subject) ?? new Set()
    this.#heard.set(subject, all.add(heard))
    return () => {
      all.delete(heard)
      if (all.size === 0) this.#heard.delete(subject)
    }
  }

  #open(): Promise<void> {
    if (this.#client) return Promise.resolve()
    return (this.#opening ??= this.#connect().finally(() => (this.#opening = undefined)))
  }

  async #connect(): Promise<void> {
    const { options } = poolOf(this.payload)
    const client = new pg.Client({ connectionString: options.connectionString, keepAlive: true })
    client.on('error', () => undefined)
    await client.connect()
    client.on('notification', ({ payload: subject }) => this.#heard.get(subject ?? '')?.forEach((heard) => heard()))
    client.once('end', () => this.#lost(client))
    await client.query(`select pg_advisory_lock(${lockOf('$1')})`, [this.name])
    await client.query(`listen ${CHANNEL}`)
    this.#client = client
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#reopen()
  }

  #reopen(): void {
    if (this.#users === 0) return
    this.#open().then(
      () => this.#heard.forEach((all) => all.forEach((heard) => heard())),
      () => void setTimeout(() => this.#reopen(), AGAIN_MS).unref(),
    )
  }

  async #close(): Promise<void> {
    const client = this.#client
    if (this.#users > 0 || !client) return
    this.#client = undefined
    await client.end().catch(() => undefined)
  }
}

const known = oncePerProcess('chatListening', () => new WeakMap<object, Listening>())

/** The listening connection of this process to the database of this application. */
export function listeningOf(payload: BasePayload): Listening {
  const listening = known.get(payload) ?? new Listening(payload)
  known.set(payload, listening)
  return listening
}

/** Tells every process that something happened. Use it inside of a statement to tell when that is committed. */
export const NOTIFY = (subject: string): string => `pg_notify('${CHANNEL}', ${subject})`

/** Is the process of that name alive? */
export async function isAlive(payload: BasePayload, name: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ alive: boolean }>(
    `select exists (select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())
      and ((l.classid::bigint << 32) | l.objid::bigint) = ${lockOf('$1')}) as alive`,
    [name],
  )
  return oneRow(rows).alive
}
