import type { BasePayload } from 'payload'
import { LRUCache } from 'lru-cache'
import { DateTime } from 'luxon'
import { readFromPrimary } from '@/database/replicas/readFromReplica'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { addCounts, type Count } from '../database/counts'
import { audienceSettings } from '../settings'
import { COUNTED, OTHER, type Kind } from './kinds'

interface Day {
  day: string
  since: number
  until: number
}

const days = new Map<string, Day>()

/** Returns the day in a time zone at a moment: `2026-11-30`. Computed once per zone and day. */
export function dayIn(zone: string, now: number): string {
  const known = days.get(zone)
  if (known && known.since <= now && now < known.until) return known.day
  const local = DateTime.fromMillis(now, { zone })
  const start = (local.isValid ? local : DateTime.fromMillis(now, { zone: 'utc' })).startOf('day')
  // Days are 23 to 25 hours long, and some begin at one o'clock.
  const next = start.plus({ days: 1 }).startOf('day')
  const found = { day: start.toISODate() ?? '', since: start.toMillis(), until: next.toMillis() }
  days.set(zone, found)
  return found.day
}

/** Sums that wait at most; while the database is away, further keys join `OTHER`. */
const MAX_WAITING = 50_000

/** Sites whose keys of the day are remembered. */
const MAX_SITES = 5_000

type Write = (payload: BasePayload, counts: Count[]) => Promise<void>

interface Options {
  maxWaiting?: number
  now?: () => number
  /** Seconds between two writes; 0 counts nothing. */
  seconds?: () => number
  write?: Write
}

/** Adds up in memory what visitors do, and writes the sums every few seconds, so that nobody waits for it. */
export class AudienceCounts {
  readonly #maxWaiting: number
  readonly #now: () => number
  readonly #seconds: () => number
  readonly #write: Write
  readonly #waiting = new Map<string, Count>()
  readonly #known = new LRUCache<string, { day: string; keys: Set<string> }>({
    max: MAX_SITES * Object.keys(COUNTED).length,
  })
  #payload: BasePayload | null = null
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor({
    maxWaiting = MAX_WAITING,
    now = Date.now,
    seconds = () => audienceSettings().AUDIENCE_SECONDS,
    write = addCounts,
  }: Options = {}) {
    this.#maxWaiting = maxWaiting
    this.#now = now
    this.#seconds = seconds
    this.#write = write
  }

  add(payload: BasePayload, site: { id: string; timezone: string }, kind: Kind, key: string): void {
    const seconds = this.#seconds()
    if (seconds === 0) return
    const day = dayIn(site.timezone, this.#now())
    this.#payload = payload
    this.#sum({ day, key: this.#kept(site.id, day, kind, key), kind, n: 1, tenantId: site.id })
    this.#timer ??= setTimeout(() => void this.write(), seconds * 1000).unref()
  }

  /** Writes the sums. What could not be written stays, for the next time. */
  async write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#writing = this.#writing.then(() => this.#writeNow())
    await this.#writing
  }

  async #writeNow(): Promise<void> {
    const payload = this.#payload
    const counts = [...this.#waiting.values()]
    if (!payload || counts.length === 0) return
    this.#waiting.clear()
    try {
      await readFromPrimary(() => this.#write(payload, counts))
    } catch (error) {
      for (const count of counts) this.#sum(count)
      this.#timer ??= setTimeout(() => void this.write(), Math.max(1, this.#seconds()) * 1000).unref()
      payload.logger.warn({
        err: error,
        msg: 'Could not store the figures of visitors; they are kept and stored later',
      })
    }
  }

  #sum(count: Count): void {
    const { day, kind, n, tenantId } = count
    const id = `${tenantId} ${day} ${kind} ${count.key}`
    const waiting = this.#waiting.get(id)
    if (waiting) waiting.n += n
    else if (this.#waiting.size < this.#maxWaiting || count.key === OTHER) this.#waiting.set(id, { ...count })
    else this.#sum({ ...count, key: OTHER })
  }

  /** Returns the key, or `OTHER` when the site has too many of this kind today. */
  #kept(siteId: string, day: string, kind: Kind, key: string): string {
    const name = `${siteId} ${kind}`
    let known = this.#known.get(name)
    if (known?.day !== day) this.#known.set(name, (known = { day, keys: new Set() }))
    if (known.keys.has(key)) return key
    if (known.keys.size >= COUNTED[kind]) return OTHER
    known.keys.add(key)
    return key
  }
}

/** The sums of this process, which are written together and at its stop. */
export const audienceCounts = (): AudienceCounts => oncePerProcess('audienceCounts', () => new AudienceCounts())
