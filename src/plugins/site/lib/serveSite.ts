import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { classifyFailure } from '@/database/failures'
import { checkReadable } from '@/lib/http/checkRequest'
import { redactError } from '@/lib/logging/redactError'
import { settings } from '@/lib/settings'
import { siteOrigin, inLanguage, RESERVED_SEGMENT, parseSitePath } from '@/lib/site/addresses'
import { GateFull } from '@/lib/workers/FairGate'
import { audienceOf } from './audience'
import { NEWSLETTER } from './apps/newsletterOutcome'
import { handleSignUp } from './apps/handleSignUp'
import { serveFilmPoster } from './films/filmPoster'
import { serveCalendar } from './responses/calendar'
import { serveFeed, feedAt } from './responses/feed'
import { htmlResponse } from './responses/html'
import { noticeResponse } from './responses/notices'
import { notFoundResponse } from './responses/notFound'
import { siteIconResponse, serveThemeAsset, serveSiteFont } from './responses/themeAsset'
import { serveRobots, serveSitemap } from './responses/sitemap'
import { cachedPage, type NoPage, type RenderedPage } from './cache/cachedPage'
import { renderPage, type RenderOptions } from './renderPage'
import { passwordForForm, passwordResponse, hasSiteAccess, hasFileAccess, unlock } from './gate/gate'
import { handleSubmission } from './forms/handleSubmission'
import { readFromReplicaFor, findSite, hostOfRequest } from './host/findSite'
import { redirectToPrimary } from './host/primaryDomain'
import { rewriteAddress, rewriteLinks } from './html/rewriteLinks'
import { submitAnswers } from './forms/submitAnswers'
import { reportNotFound } from './notFound'
import { previewResponse } from './preview/previews'
import { findContent } from './read/findContent'
import { listAt } from '@/lib/site/lists'
import { isBeyondArchive, isDeepInArchive } from './archive/archiveQuery'
import { findExactRedirect, findMoved, findParameterRedirect, type RedirectTarget } from './read/findRedirect'
import { MARK_PATH, NEWSLETTER_PATH, PRESS_PATH, UNLOCK_PATH } from './ownPaths'
import { SEARCH_QUERY, submittedForm } from './pageQuery'
import { hasRequestedPage, pageAddress } from './paging'
import { variantOf, withoutEmptyFields } from './programme/variants'
import type { Reader } from './read/Reader'
import { isSearchAt, isRateLimited } from './search/siteSearch'
import type { Site } from './Site'
import type { ParsedTheme } from './theme/ParsedTheme'
import { themeOf } from './theme/siteTheme'
import type { SitePreview } from './View'

/**
 * Serves a visitor of a website. It is the only entry point, for the server and for tests.
 * @returns null when the host belongs to no site: the admin's own host or an unknown one
 */
export async function serveSite(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
): Promise<Response | null> {
  const host = hostOfRequest(request.headers)
  if (host.kind !== 'site') return null
  try {
    const payload = await getPayload({ config })
    return await readFromReplicaFor(payload, request, async () => {
      const site = await findSite(payload, host)
      if (site === null) return null
      if (site === 'noSite') return noticeResponse('notFound', request)
      if (site.closed) return noticeResponse(site.closed === 'deleted' ? 'gone' : 'closed', request, site)
      return redirectToPrimary(site, host, request) ?? respond({ config, payload, request, site })
    })
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(redactError(error))
    return noticeResponse('unavailable', request)
  }
}

interface SiteRequest {
  config: Promise<SanitizedConfig> | SanitizedConfig
  payload: BasePayload
  /** Set for a preview of the whole site. */
  preview?: PreviewRendering | undefined
  request: Request
  site: Site
}

type PreviewRendering = Pick<RenderOptions, 'bar' | 'isTrial' | 'themeId'> & {
  origin: string
  preview: SitePreview
  theme: ParsedTheme
}

/** Responds to a request to a site, or to a preview of the whole site. */
export async function respond({ config, payload, preview, request, site }: SiteRequest): Promise<Response> {
  const url = new URL(request.url)
  if (checkReadable(url.pathname, url.search)) return noticeResponse('notFound', request, site)
  const { language, path } = parseSitePath(url.pathname, site.languages, site.defaultLanguage)
  if (request.method === 'POST' && url.pathname === UNLOCK_PATH) return unlock(payload, site, request)
  if (request.method === 'POST' && preview) return notAllowed()
  if (request.method === 'POST' && !hasSiteAccess(payload, site, request.headers))
    return passwordForForm(payload, site, request, { language, next: url.pathname })
  if (request.method === 'POST' && url.pathname === NEWSLETTER_PATH) return handleSignUp(config, site, request)
  if (request.method === 'POST' && url.pathname.startsWith(PRESS_PATH))
    return countPress({ language, payload, site }, url, request)
  if (request.method === 'POST') return sendForm({ language, payload, site }, path, request, config)
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()
  if (path === '/robots.txt') return serveRobots(site, siteOrigin(site, settings()))
  const reader: Reader = { language, payload, site }
  const isReserved = url.pathname.startsWith(`/${RESERVED_SEGMENT}/`)
  const reserved = isReserved ? await reservedResponse(reader, url, { preview, request }) : null
  if (reserved) return reserved
  if (!hasSiteAccess(payload, site, request.headers))
    return passwordResponse(payload, site, request, language, { next: url.pathname + url.search })
  return withCachePolicy(site, await contentResponse(reader, path, url, { preview, request }))
}

/**
 * Serves assets, drafts, the icon, fonts and pictures of films. Null for any other address, and for fonts and pictures
 * behind the password.
 */
async function reservedResponse(
  reader: Reader,
  url: URL,
  { preview, request }: Pick<SiteRequest, 'preview' | 'request'>,
): Promise<Response | null> {
  const { language, payload, site } = reader
  const asset = await serveThemeAsset({ payload, siteId: site.id }, url.pathname)
  if (asset) return asset
  const draft = preview ? null : await previewResponse(reader, url, request)
  if (draft) return draft
  if (url.pathname === MARK_PATH && hasFileAccess(payload, site, request.headers, url))
    return withCachePolicy(
      site,
      (await siteIconResponse(payload, site)) ?? noticeResponse('notFound', request, site, language),
    )
  if (!hasSiteAccess(payload, site, request.headers)) return null
  const file = (await serveSiteFont(payload, site, url.pathname)) ?? (await serveFilmPoster(url.pathname))
  return file && withCachePolicy(site, file)
}

/** Prevents caching of responses of a password-protected site. */
function withCachePolicy(site: Site, response: Response): Response {
  if (site.gate) response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** Serves everything behind the password. */
async function contentResponse(
  { language, payload, site }: Reader,
  path: string,
  url: URL,
  { preview, request }: Pick<SiteRequest, 'preview' | 'request'>,
): Promise<Response> {
  if (path === '/sitemap.xml' && !preview)
    return (
      (await serveSitemap({ payload, site }, siteOrigin(site, settings()), url.searchParams)) ??
      notFoundResponse({ language, payload, site }, request, preview)
    )
  const isOwn = path.startsWith(`/${RESERVED_SEGMENT}/`) || path === `/${RESERVED_SEGMENT}`
  if (isOwn && !listAt(path)) return notFoundResponse({ language, payload, site }, request, preview)
  return pageResponse({ language, payload, site }, path, url, { preview, request })
}

/** Serves the calendar of an event or venue, or a feed of posts; null if there is none at this address. */
async function fileResponse(
  reader: Reader,
  path: string,
  { preview, request }: Pick<SiteRequest, 'preview' | 'request'>,
): Promise<Response | null> {
  const [, collection, slug] = /^\/(events|venues)\/([^/]+)\/calendar\.ics$/.exec(path) ?? []
  if (slug) {
    const calendar = {
      collection: collection === 'events' ? 'events' : 'venues',
      isPreview: Boolean(preview),
      slug,
    } as const
    return serveCalendar(reader, calendar, request)
  }
  const feed = preview ? null : feedAt(path)
  return feed && serveFeed(reader, feed, siteOrigin(reader.site, settings()), request)
}

async function pageResponse(
  reader: Reader,
  path: string,
  url: URL,
  { preview, request }: Pick<SiteRequest, 'preview' | 'request'>,
): Promise<Response> {
  const { language, site } = reader
  const file = /\.(?:ics|xml)$/.test(path) ? await fileResponse(reader, path, { preview, request }) : null
  if (file) return file
  const redirectBy = ({ isPermanent, location }: RedirectTarget): Response =>
    redirectTo(preview ? rewriteAddress(location, preview.origin, site) : location, isPermanent)
  const byParameters = url.search === '' ? null : await findParameterRedirect(reader, url)
  if (byParameters) return redirectBy(byParameters)
  const canonical = inLanguage(path, language, site.defaultLanguage)
  const choices = withoutEmptyFields(path, url.searchParams)
  if (choices) return redirectTo(pageAddress(canonical, 1, choices), false)
  const isSearch = url.searchParams.has(SEARCH_QUERY) && isSearchAt(path, url.searchParams)
  const variant = await variantOf(reader, path, url.searchParams)
  const isCostly = isSearch || variant === 'endless' || isDeepInArchive(path, url.searchParams)
  if (isCostly && preview?.preview !== 'release' && (await isRateLimited(reader.payload, site, request.headers)))
    return noticeResponse('often', request, site, language)
  const [form, newsletter] = [submittedForm(url.searchParams), url.searchParams.get(NEWSLETTER)]
  const render = async (): Promise<RenderedPage | NoPage> => {
    if (isBeyondArchive(path, url.searchParams)) return 'noSuchPage'
    const theme = preview?.theme ?? (await themeOf(reader.payload, site))
    const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
    if (!content) return 'notFound'
    // A site may have redirected this address before it had an archive.
    if (content.template === 'archive' && (await findExactRedirect(reader, path, url))) return 'notFound'
    // Redirect to the canonical address: no trailing slash and no prefix for the default language.
    if (url.pathname !== encodeURI(canonical) && decodeURI(url.pathname) !== canonical) return 'notCanonical'
    const isThere = () => hasRequestedPage(content, url.searchParams)
    if (!theme.dividesLists(content) && !isThere()) return 'noSuchPage'
    const page = await renderPage(reader, content, { form, newsletter, theme, ...preview })
    return isThere() ? page : 'noSuchPage'
  }
  // Pages behind a password, responses to one visitor's input and previews are not cached.
  const isOwn = preview !== undefined || site.gate !== null || isSearch || form !== null || newsletter !== null
  const rendered = isOwn || variant === 'endless' ? await render() : await cachedPage(reader, url, render, variant)
  if (rendered === 'notCanonical') return redirectTo(encodeURI(canonical) + url.search, true)
  if (rendered === 'noSuchPage') return notFoundResponse(reader, request, preview)
  if (rendered !== 'notFound') {
    if (!preview)
      (await audienceOf(reader))?.onPage({ language, payload: reader.payload, request, site }, rendered.subject)
    return 'html' in rendered
      ? htmlResponse(rendered.html, {
          isShared: site.gate === null && !isSearch && !preview,
          needed: rendered.needed,
          request,
          ...(preview && { rewrite: (html: string) => rewriteLinks(html, preview.origin, site) }),
          site,
        })
      : htmlResponse(rendered.body, { isShared: true, needed: rendered.needed, request, site, tag: rendered.tag })
  }
  const moved = await findMoved(reader, path, url)
  if (moved) return redirectBy(moved)
  if (!preview && request.method === 'GET')
    reportNotFound({ headers: request.headers, path, payload: reader.payload, siteId: site.id })
  return notFoundResponse(reader, request, preview)
}

/**
 * Handles a form submitted without a script. The page shows the outcome. A page that has moved while somebody filled in its
 * form gets the answers at its new address.
 */
async function sendForm(
  reader: Reader,
  path: string,
  request: Request,
  config: SiteRequest['config'],
): Promise<Response> {
  const url = new URL(request.url)
  const theme = await themeOf(reader.payload, reader.site)
  const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
  const outcome =
    content && (await handleSubmission(reader, request, (id, form) => submitAnswers(config, request, id, form)))
  if (!content) {
    const moved = await findMoved(reader, path, url)
    return moved ? sendAgainTo(moved.location) : notFoundResponse(reader, request)
  }
  if (outcome === 'gone') return notFoundResponse(reader, request)
  if (outcome === null) return notAllowed()
  if (typeof outcome === 'string')
    return new Response(null, { headers: { 'Cache-Control': 'private, no-store', Location: outcome }, status: 303 })
  const { html, needed } = await renderPage(reader, content, { form: outcome, theme })
  return htmlResponse(html, { needed, request, site: reader.site, status: outcome.isRateLimited ? 429 : 422 })
}

/** Counts the press of a booking link, where the site counts. */
async function countPress(reader: Reader, url: URL, request: Request): Promise<Response> {
  const { language, payload, site } = reader
  const audience = await audienceOf(reader)
  return audience
    ? audience.onPress({ language, payload, request, site }, url.pathname.slice(PRESS_PATH.length))
    : notFoundResponse(reader, request)
}

const notAllowed = (): Response => new Response(null, { headers: { Allow: 'GET, HEAD' }, status: 405 })

/** The browser sends the same form to another address of the site. What was typed is for nobody else. */
const sendAgainTo = (location: string): Response =>
  new Response(null, {
    headers: { 'Cache-Control': 'private, no-store', Location: location },
    status: /^\/(?!\/)/.test(location) ? 307 : 303,
  })

const redirectTo = (to: string, isPermanent: boolean): Response =>
  new Response(null, {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60', Location: to },
    status: isPermanent ? 301 : 302,
  })
