import type { BasePayload } from 'payload'
import { LRUCache } from 'lru-cache'
import { callboardOf } from '@/exports/server'
import { isWithinTransaction } from '@/database/payloadWithin'
import { readFromPrimary } from '@/database/replicas/readFromReplica'
import { findNextChange, findUnwatchedTypes } from '@/database/website/siteRow'
import type { CspDirectives } from '@/lib/csp/presets'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { counter } from '@/lib/telemetry/telemetry'
import { GateFull } from '@/lib/workers/FairGate'
import { siteSettings } from '../../settings'
import type { PageSubject } from '../PageSubject'
import { etagOf } from '../responses/html'
import { isPageNumber, pageNumber } from '../pageQuery'
import type { Reader } from '../read/Reader'
import type { Site } from '../Site'

/** A page that was rendered for this request. */
export interface RenderedPage {
  html: string
  /** Directives that the content security policy needs for the site's apps. */
  needed: CspDirectives
  /** Until when the page stays valid, as far as its content determines, in milliseconds since 1970. */
  expiresAt: number
  subject: PageSubject
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
  subject: PageSubject
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

const MEGABYTE = 1024 * 1024

/**
 * In every time zone, days begin on a quarter of an hour in UTC. Lists that show an event until the end of its day
 * change then.
 */
const QUARTER_MS = 15 * 60_000

/** Maximum number of sites whose next change is cached. */
const MAX_SITES = 2_000

/** Of all bundles, so that its size is that of the process. */
const pages = () => oncePerProcess('sitePages', () => new PageCache(siteSettings().PAGE_CACHE_MB * MEGABYTE))

/** Age up to which the last version of a page is served while its site cannot render another, in milliseconds. */
const STALE_MS = 10 * 60_000

/** The part (1/4) of the cache's size that the last versions of pages may have. */
const MAX_LAST_FRACTION = 4

/** The last version of each page, whatever has changed since; of all bundles, as `pages`. */
const lastPages = () =>
  oncePerProcess(
    'siteLastPages',
    () =>
      new LRUCache<string, CachedPage>({
        maxSize: Math.max(1, Math.floor((siteSettings().PAGE_CACHE_MB * MEGABYTE) / MAX_LAST_FRACTION)),
        sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + OVERHEAD_BYTES,
        ttl: STALE_MS,
      }),
  )

/**
 * Result of a request without a page: `notFound` for an unknown address, `noSuchPage` for a page number that its list
 * does not have, `notCanonical` for a redirect to the canonical address.
 */
export type NoPage = 'noSuchPage' | 'notCanonical' | 'notFound'

/**
 * Returns a page from the cache, or renders and caches it. The key contains the version of the site, which was read for
 * this request, so every change committed before leads to a new entry.
 * @param renderPage renders the page; results other than a page are not cached
 * @param variant of the page, each cached on its own; null for its only one
 */
export async function cachedPage(
  reader: Reader,
  url: URL,
  renderPage: () => Promise<RenderedPage | NoPage>,
  variant: object | null = null,
): Promise<CachedPage | NoPage> {
  const { language, payload, site } = reader
  if (!(await canCache(payload))) return toCachedPage(await renderPage(), 0)
  const countRequest = (outcome: 'hit' | 'miss' | 'stale') =>
    counter('callboard_page_cache_requests', 'Pages of websites, by whether they were in memory').add(1, { outcome })
  const address = [
    site.id,
    language,
    url.pathname,
    isPageNumber(url.searchParams) ? pageNumber(url.searchParams) : null,
    variant,
  ]
  const key = JSON.stringify([site.version, ...address])
  const cached = pages().get(key, latest(site))
  countRequest(cached ? 'hit' : 'miss')
  if (cached) return cached
  const since = earliest(site)
  const last = JSON.stringify(address)
  try {
    const shared = await pages().share(key, async () => ({ page: await render(payload, site, key, renderPage), since }))
    // A shared render may have started before a moment that has passed since.
    const isValid = typeof shared.page === 'string' || latest(site) < shared.page.until || since <= shared.since
    const page = isValid
      ? shared.page
      : await pages().share(`${key} again`, () => render(payload, site, key, renderPage))
    if (typeof page === 'string') lastPages().delete(last)
    else lastPages().set(last, page)
    return page
  } catch (error) {
    const stale = GateFull.is(error) ? lastPages().get(last) : undefined
    if (!stale) throw error
    countRequest('stale')
    payload.logger.warn({
      msg: 'An earlier version of a page was served: its site has too many pages waiting to be rendered',
      path: url.pathname,
      site: site.id,
    })
    return stale
  }
}

/** Server and database clocks differ: validity is checked against the later and computed from the earlier one. */
const latest = ({ readAt }: Site): number => Math.max(readAt, Date.now())
const earliest = ({ readAt }: Site): number => Math.min(readAt, Date.now())

async function render(
  payload: BasePayload,
  site: Site,
  key: string,
  renderPage: () => Promise<RenderedPage | NoPage>,
): Promise<CachedPage | NoPage> {
  const expiresAt = await expiryOf(payload, site)
  const page = toCachedPage(await renderPage(), expiresAt)
  if (typeof page !== 'string') pages().set(key, page, latest(site))
  return page
}

function toCachedPage(rendered: RenderedPage | NoPage, siteExpiresAt: number): CachedPage | NoPage {
  if (typeof rendered === 'string') return rendered
  const body = new TextEncoder().encode(rendered.html)
  const { expiresAt, needed, subject } = rendered
  return { body, needed, subject, tag: etagOf(body), until: Math.min(siteExpiresAt, expiresAt) }
}

interface Expiry {
  since: number
  until: number
}

/** Read once for all bundles. */
const expiries = () => oncePerProcess('siteMoments', () => new LRUCache<string, Expiry>({ max: MAX_SITES }))

/** Returns until when all pages of a site stay valid, as far as its events determine. */
async function expiryOf(payload: BasePayload, site: Site): Promise<number> {
  const key = `${site.id} ${site.version}`
  const since = earliest(site)
  const cached = expiries().get(key)
  if (cached && cached.since <= since && since < cached.until) return cached.until
  const next = await findNextChange(payload, site.id, new Date(since))
  const until = Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, (Math.floor(since / QUARTER_MS) + 1) * QUARTER_MS)
  expiries().set(key, { since, until })
  return until
}
