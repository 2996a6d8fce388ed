import type { BasePayload } from 'payload'
import { oncePerProcess } from '../../../lib/process/oncePerProcess'
import { addVisits, type Counted } from '../database/notFoundAddresses'
import { seoSettings } from '../settings'

/** Different addresses between two writes, of one site and of all: more than that is no visitor's. */
const MOST_OF_SITE = 100
const MOST = 1_000

/** Counts addresses that were not found, and writes the counts now and then: no visitor waits for it. */
export class NotFoundLog {
  readonly #sites = new Map<string, Map<string, number>>()
  #size = 0
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  add(payload: BasePayload, siteId: string, path: string): void {
    const { NOT_FOUND_SECONDS: seconds } = seoSettings()
    if (seconds === 0) return
    const paths = this.#sites.get(siteId) ?? new Map<string, number>()
    const visits = paths.get(path) ?? 0
    if (visits === 0 && (paths.size >= MOST_OF_SITE || this.#size >= MOST)) return
    if (visits === 0) this.#size++
    this.#sites.set(siteId, paths.set(path, visits + 1))
    this.#timer ??= setTimeout(() => void this.write(payload), seconds * 1000).unref()
  }

  /** Writes what has been counted. What the database cannot take now is not counted: it is a hint, not a record. */
  async write(payload: BasePayload): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const counted: Counted[] = [...this.#sites].flatMap(([siteId, paths]) =>
      [...paths].map(([path, visits]) => ({ path, siteId, visits })),
    )
    this.#sites.clear()
    this.#size = 0
    this.#writing = this.#writing
      .then(() => addVisits(payload, counted))
      .catch((error: unknown) =>
        payload.logger.warn({ err: error, msg: 'Addresses that were not found could not be counted' }),
      )
    await this.#writing
  }
}

/** That of this process. */
export const notFoundLog = (): NotFoundLog => oncePerProcess('notFoundLog', () => new NotFoundLog())
