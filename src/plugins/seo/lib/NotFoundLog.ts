import type { BasePayload } from 'payload'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { addVisits, type VisitCount } from '../database/notFoundAddresses'
import { seoSettings } from '../settings'

/** Maximum number of distinct paths between two writes, per tenant and in total. More would not come from visitors. */
const MAX_PER_SITE = 100
const MAX_TOTAL = 1_000

/** Counts paths that were not found in memory and writes the counts periodically, so that no visitor waits for it. */
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
    if (visits === 0 && (paths.size >= MAX_PER_SITE || this.#size >= MAX_TOTAL)) return
    if (visits === 0) this.#size++
    this.#sites.set(siteId, paths.set(path, visits + 1))
    this.#timer ??= setTimeout(() => void this.write(payload), seconds * 1000).unref()
  }

  /** Writes the counts. If that fails they are dropped, as they are only a hint for editors. */
  async write(payload: BasePayload): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const counted: VisitCount[] = [...this.#sites].flatMap(([siteId, paths]) =>
      [...paths].map(([path, visits]) => ({ path, siteId, visits })),
    )
    this.#sites.clear()
    this.#size = 0
    this.#writing = this.#writing
      .then(() => addVisits(payload, counted))
      .catch((error: unknown) =>
        payload.logger.warn({
          err: error,
          msg: 'Could not store the counts of paths that were not found; these counts are dropped',
        }),
      )
    await this.#writing
  }
}

/** The log of this process, which bounds what it holds. */
export const notFoundLog = (): NotFoundLog => oncePerProcess('notFoundLog', () => new NotFoundLog())
