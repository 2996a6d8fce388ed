import { getPayload, type BasePayload, type SanitizedConfig } from 'payload'
import { classifyFailure } from '../../../database/failures'
import { checkAddress } from '../../../lib/http/checkRequest'
import { redactError } from '../../../lib/logging/redactError'
import { settings } from '../../../lib/settings'
import { siteOrigin, inLanguage, RESERVED_SEGMENT, parseSitePath } from '../../../lib/site/addresses'
import { GateFull } from '../../../lib/workers/FairGate'
import { NEWSLETTER } from './apps/newsletterOutcome'
import { handleSignUp } from './apps/handleSignUp'
import { houseTheme, type CompiledTheme } from '../engine/CompiledTheme'
import { serveCalendar } from './responses/calendar'
import { serveFeed, feedAt } from './responses/feed'
import { htmlResponse } from './responses/html'
import { noticeResponse } from './responses/notices'
import { notFoundResponse } from './responses/notFound'
import { siteIconResponse, serveThemeAsset, serveSiteFont } from './responses/themeAsset'
import { serveRobots, serveSitemap } from './responses/sitemap'
import { cachedPage, type NoPage } from './cache/cachedPage'
import { renderPage, type RenderedPage, type RenderOptions } from './renderPage'
import { passwordResponse, hasSiteAccess, hasFileAccess, unlock } from './gate/gate'
import { submittedForm, handleSubmission } from './forms/handleSubmission'
import { readFromReplicaFor, findSite, hostOfRequest, siteById } from './host/findSite'
import { previewNoteBar, type PreviewNote } from './html/previewBar'
import { rewriteAddress, rewriteLinks } from './html/html'
import { submitAnswers } from './forms/submitAnswers'
import { reportNotFound } from './notFound'
import { previewResponse } from './preview/previews'
import { findContent } from './read/findContent'
import { listAt } from './read/navigation'
import { findRedirect } from './read/findRedirect'
import { MARK_PATH, NEWSLETTER_PATH, UNLOCK_PATH } from './ownPaths'
import type { Reader } from './read/Reader'
import { isSearchAt, isSearchRateLimited } from './search/siteSearch'
import type { Site } from './Site'
import { compile, compiledThemeOf } from './theme/siteTheme'
import type { ThemePackage } from './theme/ThemePackage'
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
      if (site === 'nothing') return noticeResponse('notFound', request)
      if (site.closed) return noticeResponse(site.closed === 'deleted' ? 'gone' : 'closed', request, site)
      return respond({ config, payload, request, site })
    })
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(redactError(error))
    return noticeResponse('unavailable', request)
  }
}

/** Options of a preview of a site with one of its themes. */
export interface ThemePreview {
  siteId: string
  /** Id of the theme whose settings apply. */
  themeId: string
  /** Files of the theme; null for the built-in theme. */
  theme: ThemePackage | null
  /** Origin of the preview. Links within the site stay on it. */
  origin: string
}

/**
 * Serves a site's published content with a theme, on a separate host. Responses are neither cached nor indexed. Forms
 * are disabled, except for the site's password. Only the admin may embed the pages.
 */
export async function serveThemePreview(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  { siteId, ...preview }: ThemePreview,
): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    const site = await siteById(payload, siteId)
    if (!site || site.closed) return asPreview(noticeResponse('notFound', request))
    const theme = preview.theme ? await compile(preview.theme) : houseTheme()
    return asPreview(
      await respond({
        config,
        payload,
        preview: { origin: preview.origin, preview: 'theme', theme, themeId: preview.themeId },
        request,
        site,
      }),
    )
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(redactError(error))
    return asPreview(noticeResponse('unavailable', request))
  }
}

/** Options of a preview of a planned release. */
export interface ReleasePreview {
  siteId: string
  /** Payload instance that reads the content as of the release. */
  payload: BasePayload
  /** Theme that renders the pages. It is passed in, because cached compiled themes reflect the current state. */
  theme: CompiledTheme
  origin: string
  /** Content of the bar above each page. */
  note: PreviewNote
}

/**
 * Serves a preview of a planned release to staff, on a separate host. Responses are neither cached nor indexed, and
 * forms are disabled. The caller has already authorised the request, so the site's password is not required.
 */
export async function serveReleasePreview(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  { note, origin, payload, siteId, theme }: ReleasePreview,
): Promise<Response> {
  const site = await siteById(payload, siteId)
  if (!site || site.closed) return asPreview(noticeResponse('notFound', request))
  return asPreview(
    await respond({
      config,
      payload,
      preview: { bar: previewNoteBar(note), isTrial: true, origin, preview: 'release', theme },
      request,
      site: { ...site, gate: null },
    }),
  )
}

/** Returns the theme of a site; null when the site does not exist or is offline. */
export async function themeOfSite(payload: BasePayload, siteId: string): Promise<CompiledTheme | null> {
  const site = await siteById(payload, siteId)
  return site && !site.closed ? compiledThemeOf(payload, site) : null
}

/**
 * Adds the headers of a preview to a response. Content-addressed responses stay cacheable: they are the same
 * everywhere.
 */
function asPreview(response: Response): Response {
  const { headers } = response
  const policy = headers.get('Content-Security-Policy')
  const rest = policy?.split('; ').filter((directive) => !directive.startsWith('frame-ancestors')) ?? []
  if (policy)
    headers.set(
      'Content-Security-Policy',
      [...rest, `frame-ancestors ${new URL(settings().SERVER_URL).origin}`].join('; '),
    )
  if (!headers.get('Cache-Control')?.includes('immutable')) headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
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
  theme: CompiledTheme
}

async function respond({ config, payload, preview, request, site }: SiteRequest): Promise<Response> {
  const url = new URL(request.url)
  if (checkAddress(url.pathname, url.search)) return noticeResponse('notFound', request, site)
  const { language, path } = parseSitePath(url.pathname, site.languages, site.defaultLanguage)
  if (request.method === 'POST' && url.pathname === UNLOCK_PATH) return unlock(payload, site, request, language)
  if (request.method === 'POST' && preview) return notAllowed()
  if (request.method === 'POST' && !hasSiteAccess(payload, site, request.headers))
    return passwordResponse(payload, site, request, language, { next: url.pathname })
  if (request.method === 'POST' && url.pathname === NEWSLETTER_PATH) return handleSignUp(config, site, request)
  if (request.method === 'POST') return sendForm({ language, payload, site }, path, request, config)
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()
  if (path === '/robots.txt') return serveRobots(site, siteOrigin(site, settings()))
  const asset = await serveThemeAsset({ payload, siteId: site.id }, url.pathname)
  if (asset) return asset
  const draft = preview ? null : await previewResponse({ language, payload, site }, url, request)
  if (draft) return draft
  if (url.pathname === MARK_PATH && hasFileAccess(payload, site, request.headers, url))
    return withCachePolicy(
      site,
      (await siteIconResponse(payload, site)) ?? noticeResponse('notFound', request, site, language),
    )
  if (!hasSiteAccess(payload, site, request.headers))
    return passwordResponse(payload, site, request, language, { next: url.pathname + url.search })
  const font = await serveSiteFont(payload, site, url.pathname)
  if (font) return withCachePolicy(site, font)
  return withCachePolicy(site, await contentResponse({ language, payload, site }, path, url, { preview, request }))
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
    return serveSitemap({ payload, site }, siteOrigin(site, settings()), url.searchParams)
  const isOwn = path.startsWith(`/${RESERVED_SEGMENT}/`) || path === `/${RESERVED_SEGMENT}`
  if (isOwn && !listAt(path)) return notFoundResponse({ language, payload, site }, request, preview)
  return pageResponse({ language, payload, site }, path, url, { preview, request })
}

async function pageResponse(
  reader: Reader,
  path: string,
  url: URL,
  { preview, request }: Pick<SiteRequest, 'preview' | 'request'>,
): Promise<Response> {
  const { language, site } = reader
  const [, collection, slug] = /^\/(events|venues)\/([^/]+)\/calendar\.ics$/.exec(path) ?? []
  const calendarFile = slug && (await serveCalendar(reader, collection === 'events' ? 'events' : 'venues', slug))
  if (calendarFile) return calendarFile
  const feedRequest = preview ? null : feedAt(path)
  const feedResponse = feedRequest && (await serveFeed(reader, feedRequest, siteOrigin(site, settings()), request))
  if (feedResponse) return feedResponse
  const canonical = inLanguage(path, language, site.defaultLanguage)
  if (
    preview?.preview !== 'release' &&
    (await isSearchRateLimited(reader.payload, site, { headers: request.headers, path, search: url.searchParams }))
  )
    return noticeResponse('often', request, site, language)
  const [form, newsletter] = [submittedForm(url), url.searchParams.get(NEWSLETTER)]
  const render = async (): Promise<RenderedPage | NoPage> => {
    const theme = preview?.theme ?? (await compiledThemeOf(reader.payload, site))
    const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
    if (!content) return 'nothing'
    // Redirect to the canonical address: no trailing slash and no prefix for the default language.
    if (url.pathname !== encodeURI(canonical) && decodeURI(url.pathname) !== canonical) return 'untidy'
    return renderPage(reader, content, { form, newsletter, theme, ...preview })
  }
  // Pages behind a password, responses to one visitor's input and previews are not cached.
  const isSearch = isSearchAt(path, url.searchParams)
  const isOwn = preview !== undefined || site.gate !== null || isSearch || form !== null || newsletter !== null
  const rendered = isOwn ? await render() : await cachedPage(reader, url, render)
  if (rendered === 'untidy') return redirectTo(encodeURI(canonical) + url.search, true)
  if (rendered !== 'nothing')
    return 'html' in rendered
      ? htmlResponse(rendered.html, {
          isShared: site.gate === null && !isSearch && !preview,
          needed: rendered.needed,
          request,
          ...(preview && { rewrite: (html: string) => rewriteLinks(html, preview.origin, site) }),
          site,
        })
      : htmlResponse(rendered.body, { isShared: true, needed: rendered.needed, request, site, tag: rendered.tag })
  const redirect = await findRedirect(reader, path)
  if (redirect)
    return redirectTo(
      redirect.isInside
        ? inLanguage(redirect.to, language, site.defaultLanguage)
        : preview
          ? rewriteAddress(redirect.to, preview.origin, site)
          : redirect.to,
      redirect.isPermanent,
    )
  if (!preview && request.method === 'GET')
    reportNotFound({ headers: request.headers, path, payload: reader.payload, siteId: site.id })
  return notFoundResponse(reader, request, preview)
}

/** Handles a form submitted without a script. The page shows the outcome. */
async function sendForm(
  reader: Reader,
  path: string,
  request: Request,
  config: SiteRequest['config'],
): Promise<Response> {
  const url = new URL(request.url)
  const theme = await compiledThemeOf(reader.payload, reader.site)
  const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
  const outcome =
    content && (await handleSubmission(reader, request, (id, form) => submitAnswers(config, request, id, form)))
  if (!content || outcome === null) return notAllowed()
  if (typeof outcome === 'string')
    return new Response(null, { headers: { 'Cache-Control': 'private, no-store', Location: outcome }, status: 303 })
  const { html, needed } = await renderPage(reader, content, { form: outcome, theme })
  return htmlResponse(html, { needed, request, site: reader.site, status: outcome.isRateLimited ? 429 : 422 })
}

const notAllowed = (): Response => new Response(null, { headers: { Allow: 'GET, HEAD' }, status: 405 })

const redirectTo = (to: string, isPermanent: boolean): Response =>
  new Response(null, {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60', Location: to },
    status: isPermanent ? 301 : 302,
  })
