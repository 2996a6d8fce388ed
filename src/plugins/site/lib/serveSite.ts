import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { classifyFailure } from '../../../database/failures'
import { checkAddress } from '../../../lib/http/checkAddress'
import { safeError } from '../../../lib/logging/safeError'
import { settings } from '../../../lib/settings'
import { siteOrigin } from '../../../lib/site/siteOrigin'
import { inLanguage, OWN, readSitePath } from '../../../lib/site/sitePath'
import { GateFull } from '../../../lib/workers/FairGate'
import { NEWSLETTER } from './apps/newsletterOutcome'
import { takeSignUp } from './apps/takeSignUp'
import { calendar } from './answers/calendar'
import { feed } from './answers/feed'
import { htmlAnswer } from './answers/html'
import { noticeAnswer } from './answers/notices'
import { nothingHere } from './answers/nothingHere'
import { markOf, ownFile } from './answers/ownFile'
import { robots } from './answers/robots'
import { sitemap } from './answers/sitemap'
import { keptPage, type Elsewhere } from './cache/keptPage'
import { drawPage, type DrawnPage } from './drawPage'
import { feedAt } from './feeds'
import { gateAnswer, isLetIn, isLetInTo, unlock } from './gate/gate'
import { sentForm } from './forms/sentForm'
import { findSite, hostOfRequest, siteById } from './host/findSite'
import { submitAnswers } from './forms/submitAnswers'
import { takeAnswers } from './forms/takeAnswers'
import { previewAnswer } from './preview/previews'
import { findContent } from './read/findContent'
import { listAt } from './read/ownLists'
import { redirectOf } from './read/redirectOf'
import { MARK_PATH, NEWSLETTER_PATH, UNLOCK_PATH } from './ownPaths'
import type { Reader } from './read/Reader'
import { isSearchAt, isSearchedTooOften } from './search/isSearchedTooOften'
import type { Site } from './Site'
import { compile, compiledThemeOf } from './theme/siteTheme'
import type { ThemePackage } from './theme/ThemePackage'

/**
 * Answers a visitor of a website. Every way in uses it, the server and the tests alike.
 * @returns null where the host is no site's: the admin's own, or one that nobody knows
 */
export async function serveSite(config: Promise<SanitizedConfig> | SanitizedConfig, request: Request): Promise<Response | null> {
  const host = hostOfRequest(request.headers)
  if (host.kind !== 'site') return null
  try {
    const payload = await getPayload({ config })
    const site = await findSite(payload, host)
    if (site === null) return null
    if (site === 'nothing') return noticeAnswer('notFound', request)
    if (site.closed) return noticeAnswer(site.closed === 'deleted' ? 'gone' : 'closed', request, site)
    return await answer({ config, payload, request, site })
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(safeError(error))
    return noticeAnswer('unavailable', request)
  }
}

/**
 * Shows a site with a theme that it does not have, on a host of its own: what is published, for nobody to keep or to find.
 * Nothing can be sent from there.
 * @param theme null: that of the site
 */
export async function serveSiteWith(config: Promise<SanitizedConfig> | SanitizedConfig, request: Request, { siteId, theme }: { siteId: string; theme: ThemePackage | null }): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    const site = await siteById(payload, siteId)
    if (!site || site.closed) return noticeAnswer('notFound', request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()
    const url = new URL(request.url)
    if (checkAddress(url.pathname, url.search)) return noticeAnswer('notFound', request, site)
    const own = await ownFile({ payload, siteId }, url.pathname)
    if (own) return own
    if (url.pathname === MARK_PATH) return (await markOf(payload, site)) ?? noticeAnswer('notFound', request, site)
    const { language, path } = readSitePath(url.pathname, site.languages, site.defaultLanguage)
    if (await isSearchedTooOften(payload, site, { headers: request.headers, path, search: url.searchParams })) return noticeAnswer('often', request, site, language)
    const compiled = theme ? await compile(theme) : await compiledThemeOf(payload, site)
    const reader = { language, pageSize: compiled.pageSize, payload, site }
    const found = await findContent(reader, path, url.searchParams)
    if (!found) return await nothingHere(reader, request, compiled)
    const { html, needed } = await drawPage(reader, found, { theme: compiled })
    return htmlAnswer(html, { headers: { 'X-Robots-Tag': 'noindex, nofollow' }, needed, request, site })
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(safeError(error))
    return noticeAnswer('unavailable', request)
  }
}

interface Asked {
  config: Promise<SanitizedConfig> | SanitizedConfig
  payload: BasePayload
  request: Request
  site: Site
}

async function answer({ config, payload, request, site }: Asked): Promise<Response> {
  const url = new URL(request.url)
  if (checkAddress(url.pathname, url.search)) return noticeAnswer('notFound', request, site)
  const { language, path } = readSitePath(url.pathname, site.languages, site.defaultLanguage)
  if (request.method === 'POST' && url.pathname === UNLOCK_PATH) return unlock(payload, site, request, language)
  if (request.method === 'POST' && !isLetIn(payload, site, request.headers)) return gateAnswer(payload, site, request, language, { next: url.pathname })
  if (request.method === 'POST' && url.pathname === NEWSLETTER_PATH) return takeSignUp(config, site, request)
  if (request.method === 'POST') return sendForm({ language, payload, site }, path, request, config)
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()
  if (path === '/robots.txt') return robots(site, siteOrigin(site, settings()))
  const own = await ownFile({ payload, siteId: site.id }, url.pathname)
  if (own) return own
  const preview = await previewAnswer({ language, payload, site }, url, request)
  if (preview) return preview
  if (url.pathname === MARK_PATH && isLetInTo(payload, site, request.headers, url)) return keptBy(site, (await markOf(payload, site)) ?? noticeAnswer('notFound', request, site, language))
  if (!isLetIn(payload, site, request.headers)) return gateAnswer(payload, site, request, language, { next: url.pathname + url.search })
  return keptBy(site, await content({ language, payload, site }, path, url, request))
}

/** What only those get to see who know the password is kept by their browser alone. */
function keptBy(site: Site, answer: Response): Response {
  if (site.gate) answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}

/** Everything that stands behind the gate. */
async function content({ language, payload, site }: Reader, path: string, url: URL, request: Request): Promise<Response> {
  const origin = siteOrigin(site, settings())
  if (path === '/sitemap.xml') return sitemap({ payload, site }, origin, url.searchParams)
  const isOwn = path.startsWith(`/${OWN}/`) || path === `/${OWN}`
  if (isOwn && !listAt(path)) return nothingHere({ language, payload, site }, request)
  return page({ language, payload, site }, path, url, request)
}

async function page(reader: Reader, path: string, url: URL, request: Request): Promise<Response> {
  const { language, site } = reader
  const [, collection, slug] = /^\/(events|venues)\/([^/]+)\/calendar\.ics$/.exec(path) ?? []
  const file = slug && (await calendar(reader, collection === 'events' ? 'events' : 'venues', slug))
  if (file) return file
  const wanted = feedAt(path)
  const followed = wanted && (await feed(reader, wanted, siteOrigin(site, settings()), request))
  if (followed) return followed
  const tidy = inLanguage(path, language, site.defaultLanguage)
  if (await isSearchedTooOften(reader.payload, site, { headers: request.headers, path, search: url.searchParams })) return noticeAnswer('often', request, site, language)
  const [form, newsletter] = [sentForm(url), url.searchParams.get(NEWSLETTER)]
  const draw = async (): Promise<DrawnPage | Elsewhere> => {
    const theme = await compiledThemeOf(reader.payload, site)
    const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
    if (!content) return 'nothing'
    // One address for one page: no slash at its end, no default language in front.
    if (url.pathname !== encodeURI(tidy) && decodeURI(url.pathname) !== tidy) return 'untidy'
    return drawPage(reader, content, { form, newsletter, theme })
  }
  // What is behind a password, and what answers this one visitor, is nobody else's.
  const isSearch = isSearchAt(path, url.searchParams)
  const isOwn = site.gate !== null || isSearch || form !== null || newsletter !== null
  const drawn = isOwn ? await draw() : await keptPage(reader, url, draw)
  if (drawn === 'untidy') return lead(encodeURI(tidy) + url.search, true)
  if (drawn !== 'nothing') return 'html' in drawn ? htmlAnswer(drawn.html, { isShared: site.gate === null && !isSearch, needed: drawn.needed, request, site }) : htmlAnswer(drawn.body, { isShared: true, needed: drawn.needed, request, site, tag: drawn.tag })
  const redirect = await redirectOf(reader, path)
  if (redirect) return lead(redirect.isInside ? inLanguage(redirect.to, language, site.defaultLanguage) : redirect.to, redirect.isPermanent)
  return nothingHere(reader, request)
}

/** A form that stands on a page, sent without a script: the page says what became of it. */
async function sendForm(reader: Reader, path: string, request: Request, config: Asked['config']): Promise<Response> {
  const url = new URL(request.url)
  const theme = await compiledThemeOf(reader.payload, reader.site)
  const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
  const taken = content && (await takeAnswers(reader, request, (id, sheet) => submitAnswers(config, request, id, sheet)))
  if (!content || taken === null) return notAllowed()
  if (typeof taken === 'string') return new Response(null, { headers: { 'Cache-Control': 'private, no-store', Location: taken }, status: 303 })
  const { html, needed } = await drawPage(reader, content, { form: taken, theme })
  return htmlAnswer(html, { needed, request, site: reader.site, status: taken.isTooOften ? 429 : 422 })
}

const notAllowed = (): Response => new Response(null, { headers: { Allow: 'GET, HEAD' }, status: 405 })

const lead = (to: string, isPermanent: boolean): Response => new Response(null, { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60', Location: to }, status: isPermanent ? 301 : 302 })
