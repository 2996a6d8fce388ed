import type { Pool } from 'pg'
import { parseWalPosition, ReplicaLag } from '@/lib/replicas/ReplicaLag'
import { isDatabaseOutage } from '@/database/failures'
import type { PoolLog } from '@/database/pools'

/** Interval between lag checks while a process reads from the replica. */
const CHECK_INTERVAL_MS = 1_000
/** How long an unavailable replica is not used. */
const BACKOFF_MS = 5_000

export interface ReplicaOptions {
  /** Position in the settings, from 1. Used in logs instead of its address, which is secret. */
  number: number
  /** Queries the primary. */
  primary: Pool['query']
  /** Maximum lag behind the primary, in milliseconds. */
  maxLag: number
  log: PoolLog
  pool: Pool
}

/** A streaming replica of the primary, with its health. */
export class Replica {
  readonly pool: Pool
  readonly #options: ReplicaOptions
  readonly #lag = new ReplicaLag()
  #checkedAt = -Infinity
  #checking: Promise<boolean> | undefined
  #isFit = false
  #unusedUntil = -Infinity

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.pool = options.pool
  }

  /** Whether it responds and its lag is within the limit. */
  async isFit(): Promise<boolean> {
    const now = Date.now()
    if (now < this.#unusedUntil) return false
    if (now - this.#checkedAt < CHECK_INTERVAL_MS) return this.#isFit
    this.#checking ??= this.#check(now).finally(() => (this.#checking = undefined))
    return this.#checking
  }

  /** Records a failed statement. If the server is unavailable, it is not used for a while. */
  recordFailure(error: unknown): void {
    if (!isOutage(error)) return
    this.#unusedUntil = Date.now() + BACKOFF_MS
    this.#setFit(false, 'does not respond')
  }

  async #check(now: number): Promise<boolean> {
    try {
      const isPrimaryAvailable = await this.#samplePrimary(now)
      const { rows } = await this.pool.query<{ replayed: string | null }>('select pg_last_wal_replay_lsn() as replayed')
      const replayed = rows[0]?.replayed
      const behind = replayed ? this.#lag.behind(parseWalPosition(replayed), Date.now()) : null
      // While the primary is unavailable nothing is committed, so the state of the replica is unchanged.
      const isFit = isPrimaryAvailable ? behind !== null && behind <= this.#options.maxLag : this.#isFit
      this.#setFit(isFit, replayed ? 'is too far behind' : 'is not a streaming replica')
    } catch (error) {
      this.recordFailure(error)
      this.#setFit(false, 'cannot report its replay position')
    }
    this.#checkedAt = Date.now()
    return this.#isFit
  }

  /** @returns whether the primary responds */
  async #samplePrimary(now: number): Promise<boolean> {
    try {
      const { rows } = await this.#options.primary<{ position: string }>('select pg_current_wal_lsn() as position')
      if (rows[0]) this.#lag.note(parseWalPosition(rows[0].position), now)
      return true
    } catch (error) {
      if (!isOutage(error)) throw error
      return false
    }
  }

  #setFit(isFit: boolean, reason: string): void {
    if (isFit === this.#isFit) return
    this.#isFit = isFit
    // Visitors have seen newer data from the primary by the time the replica is used again.
    if (!isFit) this.#lag.forget()
    const { log, number } = this.#options
    if (isFit) log.info({ msg: `Read replica ${number} is in use` })
    else log.warn({ msg: `Read replica ${number} is not in use: reads go to the primary`, reason })
  }
}

/** A read-only error is not an outage. */
const isOutage = (error: unknown): boolean =>
  isDatabaseOutage(error) && (error as { code?: unknown }).code !== READ_ONLY

const READ_ONLY = '25006'
