import type { BasePayload } from 'payload'
import { LRUCache } from 'lru-cache'
import { nextMoment } from '../../../../database/website/nextMoment'
import { oncePerProcess } from '../../../../lib/process/oncePerProcess'
import { counter } from '../../../../lib/telemetry/telemetry'
import { siteSettings } from '../../settings'
import { tagOf } from '../answers/html'
import { accessAsked } from '../data/accessFilter'
import type { DrawnPage } from '../drawPage'
import { pageNumber } from '../read/pageOf'
import type { Reader } from '../read/Reader'
import type { Site } from '../Site'
import { mayKeep } from './isWatched'
import { PageCache, type KeptPage } from './PageCache'

const MEGABYTE = 1024 * 1024

/** Days begin at a quarter of an hour of UTC, in every zone: lists that show a day to its end are others then. */
const QUARTER_MS = 15 * 60_000

/** Sites whose next moment is remembered. */
const MOST_SITES = 2_000

const pages = () => oncePerProcess('sitePages', () => new PageCache(siteSettings().PAGE_CACHE_MB * MEGABYTE))

/** What a request finds in place of a page: nothing there, or the page at another address. */
export type Elsewhere = 'nothing' | 'untidy'

/**
 * A page of a site for every visitor, rendered where nobody has asked for it since something changed. The key holds the
 * version of the site, which was read with this very request: a change that was committed before makes another one.
 * @param draw renders it; what it answers in place of a page is not kept
 */
export async function keptPage(
  reader: Reader,
  url: URL,
  draw: () => Promise<DrawnPage | Elsewhere>,
): Promise<KeptPage | Elsewhere> {
  const { language, payload, site } = reader
  if (!(await mayKeep(payload))) return asKept(await draw(), 0)
  const note = (outcome: 'hit' | 'miss') =>
    counter('callboard_page_cache_requests', 'Pages of websites, by whether they were in memory').add(1, { outcome })
  const key = JSON.stringify([
    site.id,
    site.version,
    language,
    url.pathname,
    pageNumber(url.searchParams),
    accessAsked(url.searchParams),
  ])
  const known = pages().get(key, latest(site))
  note(known ? 'hit' : 'miss')
  if (known) return known
  const since = earliest(site)
  const shared = await pages().share(key, async () => ({ page: await render(payload, site, key, draw), since }))
  // It may have been rendered for somebody who came before a moment that has passed since.
  const isTrue = typeof shared.page === 'string' || latest(site) < shared.page.until || since <= shared.since
  return isTrue ? shared.page : render(payload, site, key, draw)
}

/** Clocks differ: a page is asked for at the later moment and drawn from the earlier one on. */
const latest = ({ readAt }: Site): number => Math.max(readAt, Date.now())
const earliest = ({ readAt }: Site): number => Math.min(readAt, Date.now())

async function render(
  payload: BasePayload,
  site: Site,
  key: string,
  draw: () => Promise<DrawnPage | Elsewhere>,
): Promise<KeptPage | Elsewhere> {
  const moment = await momentOf(payload, site)
  const page = asKept(await draw(), moment)
  if (typeof page !== 'string') pages().set(key, page, latest(site))
  return page
}

function asKept(drawn: DrawnPage | Elsewhere, moment: number): KeptPage | Elsewhere {
  if (typeof drawn === 'string') return drawn
  const body = new TextEncoder().encode(drawn.html)
  return { body, needed: drawn.needed, tag: tagOf(body), until: Math.min(moment, drawn.until) }
}

interface Moment {
  since: number
  until: number
}

const moments = () => oncePerProcess('siteMoments', () => new LRUCache<string, Moment>({ max: MOST_SITES }))

/** Until when all pages of a site stay true by themselves, as far as its events go. */
async function momentOf(payload: BasePayload, site: Site): Promise<number> {
  const key = `${site.id} ${site.version}`
  const since = earliest(site)
  const known = moments().get(key)
  if (known && known.since <= since && since < known.until) return known.until
  const next = await nextMoment(payload, site.id, new Date(since))
  const until = Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, (Math.floor(since / QUARTER_MS) + 1) * QUARTER_MS)
  moments().set(key, { since, until })
  return until
}
