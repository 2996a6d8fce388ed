import { LRUCache } from 'lru-cache'
import type { CspDirectives } from '@/lib/csp/presets'
import type { BasePayload } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { isWithinTransaction } from '@/database/payloadWithin'
import { readFromPrimary } from '@/database/replicas/readFromReplica'
import { unwatchedTypes } from '@/database/website/watchedTables'
import { siteSettings } from '../../settings'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import type { Reader } from '../read/Reader'

const MINUTE_MS = 60_000

/** Parts of a pattern of Liquid that differ from one second to the next. */
const SECONDS = /%[-_^#:0-9]*[cLNrsSTX+]/

/** Until when a page stays true if nobody changes anything. What is drawn on it says what it knows. */
export class Holding {
  readonly #since: number
  #until = Number.POSITIVE_INFINITY

  /** @param since when the first of its contents was read, in milliseconds since 1970 */
  constructor(since: number) {
    this.#since = since
  }

  get until(): number {
    return this.#until
  }

  /** Something on the page is another one from then on. Moments that have passed change nothing. */
  changesAt(moment: number): void {
    if (moment > this.#since) this.#until = Math.min(this.#until, moment)
  }

  /** It is true for this one visitor at most. */
  isPassing(): void {
    this.#until = this.#since
  }

  /** The page names the present. @param pattern how it is written; null: by its minute or less precisely */
  namesNow(pattern: string | null): void {
    if (pattern !== null && (pattern === '' || SECONDS.test(pattern))) this.isPassing()
    else this.changesAt((Math.floor(this.#since / MINUTE_MS) + 1) * MINUTE_MS)
  }
}

/** A rendered page. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>
  /** Names the content, for browsers that have it already. */
  tag: string
  /** What the policy must allow for the apps of the site. */
  needed: CspDirectives
  /** It stays true until then, in milliseconds since 1970. */
  until: number
}

/** Keys, headers and the entry itself. */
const BESIDE_BYTES = 1_000

/** No page takes more of the room than that. */
const LARGEST_PART = 8

/** Rendered pages of one process, within so many bytes: those that nobody asks for any more make room. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>
  readonly #underWay = new Map<string, Promise<unknown>>()

  constructor(bytes: number) {
    this.#pages = new LRUCache({
      maxEntrySize: Math.max(1, Math.floor(bytes / LARGEST_PART)),
      maxSize: Math.max(1, bytes),
      sizeCalculation: ({ body, needed }, key) =>
        body.byteLength + 2 * (key.length + JSON.stringify(needed).length) + BESIDE_BYTES,
    })
  }

  /** Bytes in use. */
  get size(): number {
    return this.#pages.calculatedSize
  }

  /** A page that is true at a moment. */
  get(key: string, now: number): KeptPage | null {
    const page = this.#pages.get(key)
    if (!page || now < page.until) return page ?? null
    this.#pages.delete(key)
    return null
  }

  set(key: string, page: KeptPage, now: number): void {
    if (now < page.until) this.#pages.set(key, page)
  }

  /** Does the same work once for all who want it at the same time. */
  async share<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#underWay.get(key) as Promise<Result> | undefined
    if (running) return running
    const started = work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, started)
    return started
  }
}

const watched = new WeakMap<BasePayload, Promise<boolean>>()

/** Things are kept where every change is noticed, unless they may never come to be. Looked at once in each process. */
export function mayKeep(payload: BasePayload): Promise<boolean> {
  if (siteSettings().PAGE_CACHE_MB === 0 || isWithinTransaction(payload)) return Promise.resolve(false)
  const known = watched.get(payload) ?? readFromPrimary(() => isWatched(payload))
  watched.set(payload, known)
  known.catch(() => watched.delete(payload))
  return known
}

async function isWatched(payload: BasePayload): Promise<boolean> {
  const missing = await unwatchedTypes(
    payload,
    callboardOf(payload).contentTypes.map(({ slug }) => slug),
  )
  if (missing.length > 0)
    payload.logger.warn({
      msg: 'Rendered pages are not cached: run `npm run migrate`, or call watch_content() in the database',
      tables: missing,
    })
  return missing.length === 0
}

/** What stands on every page of a site, for so many sites and languages. */
const MOST = 2_000

const facts = () => oncePerProcess('siteFacts', () => new LRUCache<string, Promise<unknown>>({ max: MOST }))

/**
 * Reads what many pages of a site have in common once for each version of the site. The version was read before: what
 * changes in between makes another one.
 * @param name of what is read, with whatever else it depends on
 */
export async function siteFact<Fact>(
  { payload, site }: Pick<Reader, 'payload' | 'site'>,
  name: string,
  read: () => Promise<Fact>,
): Promise<Fact> {
  if (!(await mayKeep(payload))) return read()
  const key = JSON.stringify([site.id, site.version, name])
  const known = facts().get(key) as Promise<Fact> | undefined
  if (known) return known
  const reading = read()
  facts().set(key, reading)
  reading.catch(() => facts().delete(key))
  return reading
}
