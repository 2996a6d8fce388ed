import type { Pool } from 'pg'
import { positionOf, ReplicaLag } from '../../lib/replicas/ReplicaLag'
import { classifyFailure } from '../failures'
import type { PoolLog } from '../pools'

/** How often a process looks how far a replica is, while it reads from it. */
const CHECK_MS = 1_000
/** How long a replica that did not answer is left alone. */
const REST_MS = 5_000

export interface ReplicaOptions {
  /** Its place in the list of the settings, from 1: its address is a secret. */
  number: number
  /** Asks the primary. */
  primary: Pool['query']
  /** How long ago something may have been committed that the replica does not have, in milliseconds. */
  longestLag: number
  log: PoolLog
  pool: Pool
}

/** A streaming replica of the primary, and whether it is fit to be read from. */
export class Replica {
  readonly pool: Pool
  readonly #options: ReplicaOptions
  readonly #lag = new ReplicaLag()
  #checkedAt = -Infinity
  #checking: Promise<boolean> | undefined
  #isFit = false
  #restsUntil = -Infinity

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.pool = options.pool
  }

  /** Does it answer, and has it everything but the newest changes? */
  async isFit(): Promise<boolean> {
    const now = Date.now()
    if (now < this.#restsUntil) return false
    if (now - this.#checkedAt < CHECK_MS) return this.#isFit
    this.#checking ??= this.#check(now).finally(() => (this.#checking = undefined))
    return this.#checking
  }

  /** A statement has failed: where the server is away, nobody tries it for a while. */
  noteFailure(error: unknown): void {
    if (!isOutage(error)) return
    this.#restsUntil = Date.now() + REST_MS
    this.#turn(false, 'does not answer')
  }

  async #check(now: number): Promise<boolean> {
    try {
      const isPrimaryThere = await this.#samplePrimary(now)
      const { rows } = await this.pool.query<{ replayed: string | null }>('select pg_last_wal_replay_lsn() as replayed')
      const replayed = rows[0]?.replayed
      const behind = replayed ? this.#lag.behind(positionOf(replayed), Date.now()) : null
      // While the primary is away nothing is committed: the replica is as good as it was.
      const isFit = isPrimaryThere ? behind !== null && behind <= this.#options.longestLag : this.#isFit
      this.#turn(isFit, replayed ? 'is too far behind' : 'is no streaming replica')
    } catch (error) {
      this.noteFailure(error)
      this.#turn(false, 'cannot say how far it is')
    }
    this.#checkedAt = Date.now()
    return this.#isFit
  }

  /** @returns whether the primary answers */
  async #samplePrimary(now: number): Promise<boolean> {
    try {
      const { rows } = await this.#options.primary<{ position: string }>('select pg_current_wal_lsn() as position')
      if (rows[0]) this.#lag.note(positionOf(rows[0].position), now)
      return true
    } catch (error) {
      if (!isOutage(error)) throw error
      return false
    }
  }

  #turn(isFit: boolean, reason: string): void {
    if (isFit === this.#isFit) return
    this.#isFit = isFit
    // Visitors have seen what the primary has by the time it is read from again.
    if (!isFit) this.#lag.forget()
    const { log, number } = this.#options
    if (isFit) log.info({ msg: `Read replica ${number} is read from` })
    else log.warn({ msg: `Read replica ${number} is left alone: the primary is read`, reason })
  }
}

/** Not: it refuses to write. */
const isOutage = (error: unknown): boolean =>
  classifyFailure(error)?.status === 503 && (error as { code?: unknown }).code !== READ_ONLY

const READ_ONLY = '25006'
