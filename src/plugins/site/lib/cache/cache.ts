import { LRUCache } from 'lru-cache'
import type { CspDirectives } from '@/lib/csp/presets'
import type { BasePayload } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { isWithinTransaction } from '@/database/payloadWithin'
import { readFromPrimary } from '@/database/replicas/readFromReplica'
import { findUnwatchedTypes } from '@/database/website/siteRow'
import { siteSettings } from '../../settings'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import type { Reader } from '../read/Reader'

const MINUTE_MS = 60_000

/** Date pattern directives of Liquid whose output changes every second. */
const SECONDS = /%[-_^#:0-9]*[cLNrsSTX+]/

/** Expiry of a rendered page while no content changes. Everything rendered on the page contributes to it. */
export class PageExpiry {
  readonly #since: number
  #until = Number.POSITIVE_INFINITY

  /** @param since when the first of its data was read, in milliseconds since 1970 */
  constructor(since: number) {
    this.#since = since
  }

  get until(): number {
    return this.#until
  }

  /** Lowers the expiry: part of the page changes at this moment. Past moments are ignored. */
  expireAt(moment: number): void {
    if (moment > this.#since) this.#until = Math.min(this.#until, moment)
  }

  /** Makes the page expire at once: it is valid for this visitor only. */
  expireNow(): void {
    this.#until = this.#since
  }

  /**
   * Lowers the expiry because the page shows the current time.
   * @param pattern date pattern; null for a format with minutes at most
   */
  expireWithClock(pattern: string | null): void {
    if (pattern !== null && (pattern === '' || SECONDS.test(pattern))) this.expireNow()
    else this.expireAt((Math.floor(this.#since / MINUTE_MS) + 1) * MINUTE_MS)
  }
}

/** A cached page. */
export interface CachedPage {
  body: Uint8Array<ArrayBuffer>
  /** ETag of the content. */
  tag: string
  /** Directives that the content security policy needs for the site's apps. */
  needed: CspDirectives
  /** Until when it is valid, in milliseconds since 1970. */
  until: number
}

/** Estimated overhead of an entry for its key, headers and bookkeeping. */
const OVERHEAD_BYTES = 1_000

/** A single page may use at most this fraction (1/8) of the cache. */
const MAX_PAGE_FRACTION = 8

/** In-memory cache of rendered pages with a maximum size in bytes. Least recently used pages are evicted. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<unknown>>()

  constructor(bytes: number) {
    this.#pages = new LRUCache({
      maxEntrySize: Math.max(1, Math.floor(bytes / MAX_PAGE_FRACTION)),
      maxSize: Math.max(1, bytes),
      sizeCalculation: ({ body, needed }, key) =>
        body.byteLength + 2 * (key.length + JSON.stringify(needed).length) + OVERHEAD_BYTES,
    })
  }

  /** Bytes in use. */
  get size(): number {
    return this.#pages.calculatedSize
  }

  /** Returns a page that is valid at a moment. */
  get(key: string, now: number): CachedPage | null {
    const page = this.#pages.get(key)
    if (!page || now < page.until) return page ?? null
    this.#pages.delete(key)
    return null
  }

  set(key: string, page: CachedPage, now: number): void {
    if (now < page.until) this.#pages.set(key, page)
  }

  /** Runs the work once for concurrent callers with the same key. */
  async share<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#pending.get(key) as Promise<Result> | undefined
    if (running) return running
    const started = work().finally(() => this.#pending.delete(key))
    this.#pending.set(key, started)
    return started
  }
}

const watched = new WeakMap<BasePayload, Promise<boolean>>()

/**
 * Whether pages may be cached: only when the database reports every change, and outside transactions. Checked once per
 * process.
 */
export function canCache(payload: BasePayload): Promise<boolean> {
  if (siteSettings().PAGE_CACHE_MB === 0 || isWithinTransaction(payload)) return Promise.resolve(false)
  const checked = watched.get(payload) ?? readFromPrimary(() => isWatched(payload))
  watched.set(payload, checked)
  checked.catch(() => watched.delete(payload))
  return checked
}

async function isWatched(payload: BasePayload): Promise<boolean> {
  const missing = await findUnwatchedTypes(
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

/** Maximum number of cached site values. */
const MAX_FACTS = 2_000

const facts = () => oncePerProcess('siteFacts', () => new LRUCache<string, Promise<unknown>>({ max: MAX_FACTS }))

/**
 * Caches a value shared by many pages of a site, once per version of the site. The version was read before the value,
 * so a change in between leads to a new version and a new entry.
 * @param name of the value, including everything else it depends on
 */
export async function cachedForSite<Fact>(
  { payload, site }: Pick<Reader, 'payload' | 'site'>,
  name: string,
  read: () => Promise<Fact>,
): Promise<Fact> {
  if (!(await canCache(payload))) return read()
  const key = JSON.stringify([site.id, site.version, name])
  const cached = facts().get(key) as Promise<Fact> | undefined
  if (cached) return cached
  const pending = read()
  facts().set(key, pending)
  pending.catch(() => facts().delete(key))
  return pending
}
