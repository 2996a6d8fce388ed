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
import { houseTheme, type CompiledTheme } from '../engine/CompiledTheme'
import { calendar } from './answers/calendar'
import { feed } from './answers/feed'
import { htmlAnswer } from './answers/html'
import { noticeAnswer } from './answers/notices'
import { nothingHere } from './answers/nothingHere'
import { markOf, ownFile } from './answers/ownFile'
import { robots } from './answers/robots'
import { siteFont } from './answers/siteFont'
import { sitemap } from './answers/sitemap'
import { keptPage, type Elsewhere } from './cache/keptPage'
import { drawPage, type DrawnPage, type DrawOptions } from './drawPage'
import { feedAt } from './feeds'
import { gateAnswer, isLetIn, isLetInTo, unlock } from './gate/gate'
import { sentForm } from './forms/sentForm'
import { asVisit } from './host/asVisit'
import { findSite, hostOfRequest, siteById } from './host/findSite'
import { noteBar, type Note } from './html/previewBar'
import { addressStaysOn, linksStayOn } from './html/stayOn'
import { submitAnswers } from './forms/submitAnswers'
import { takeAnswers } from './forms/takeAnswers'
import { tellNotFound } from './notFound'
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
import type { SitePreview } from './View'

/**
 * Answers a visitor of a website. Every way in uses it, the server and the tests alike.
 * @returns null where the host is no site's: the admin's own, or one that nobody knows
 */
export async function serveSite(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
): Promise<Response | null> {
  const host = hostOfRequest(request.headers)
  if (host.kind !== 'site') return null
  try {
    const payload = await getPayload({ config })
    return await asVisit(payload, request, async () => {
      const site = await findSite(payload, host)
      if (site === null) return null
      if (site === 'nothing') return noticeAnswer('notFound', request)
      if (site.closed) return noticeAnswer(site.closed === 'deleted' ? 'gone' : 'closed', request, site)
      return answer({ config, payload, request, site })
    })
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(safeError(error))
    return noticeAnswer('unavailable', request)
  }
}

/** How a site is shown with a theme that it need not have. */
export interface ThemePreview {
  siteId: string
  /** Of the theme, whose settings count. */
  themeId: string
  /** Its files; null: the built-in theme draws for it. */
  theme: ThemePackage | null
  /** Where it is shown. Links lead there, and nowhere else into the site. */
  origin: string
}

/**
 * Shows a site with a theme, on a host of its own: what is published, for nobody to keep or to find. Nothing can be sent
 * from there but the password of a site that has one; the admin alone may show it within a page of its own.
 */
export async function serveSiteWith(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  { siteId, ...preview }: ThemePreview,
): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    const site = await siteById(payload, siteId)
    if (!site || site.closed) return asPreview(noticeAnswer('notFound', request))
    const theme = preview.theme ? await compile(preview.theme) : houseTheme()
    return asPreview(
      await answer({
        config,
        payload,
        preview: { origin: preview.origin, preview: 'theme', theme, themeId: preview.themeId },
        request,
        site,
      }),
    )
  } catch (error) {
    if (!classifyFailure(error) && !GateFull.is(error)) console.error(safeError(error))
    return asPreview(noticeAnswer('unavailable', request))
  }
}

/** How a site is shown as it will be. */
export interface LookAhead {
  siteId: string
  /** Reads it as it will be. */
  payload: BasePayload
  /** Draws it. Compiled themes are kept: this one was read before, as it is. */
  theme: CompiledTheme
  origin: string
  /** Says so, above each page. */
  note: Note
}

/**
 * Shows a site to staff as it will be, on a host of its own, for nobody to keep or to find. Nothing can be sent from there.
 * Whoever asks has been let in: the site's password is not asked for.
 */
export async function serveSiteAsItWillBe(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  request: Request,
  { note, origin, payload, siteId, theme }: LookAhead,
): Promise<Response> {
  const site = await siteById(payload, siteId)
  if (!site || site.closed) return asPreview(noticeAnswer('notFound', request))
  return asPreview(
    await answer({
      config,
      payload,
      preview: { bar: noteBar(note), isTrial: true, origin, preview: 'release', theme },
      request,
      site: { ...site, gate: null },
    }),
  )
}

/** The theme that draws a site today; null where there is no open site. */
export async function themeOfSite(payload: BasePayload, siteId: string): Promise<CompiledTheme | null> {
  const site = await siteById(payload, siteId)
  return site && !site.closed ? compiledThemeOf(payload, site) : null
}

/** What only the preview of a whole site has of an answer. Whatever is named by its content may be kept: it is the same everywhere. */
function asPreview(given: Response): Response {
  const { headers } = given
  const policy = headers.get('Content-Security-Policy')
  const rest = policy?.split('; ').filter((one) => !one.startsWith('frame-ancestors')) ?? []
  if (policy)
    headers.set(
      'Content-Security-Policy',
      [...rest, `frame-ancestors ${new URL(settings().SERVER_URL).origin}`].join('; '),
    )
  if (!headers.get('Cache-Control')?.includes('immutable')) headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return given
}

interface Asked {
  config: Promise<SanitizedConfig> | SanitizedConfig
  payload: BasePayload
  /** The site is only looked at. */
  preview?: PreviewDrawing | undefined
  request: Request
  site: Site
}

type PreviewDrawing = Pick<DrawOptions, 'bar' | 'isTrial' | 'themeId'> & {
  origin: string
  preview: SitePreview
  theme: CompiledTheme
}

async function answer({ config, payload, preview, request, site }: Asked): Promise<Response> {
  const url = new URL(request.url)
  if (checkAddress(url.pathname, url.search)) return noticeAnswer('notFound', request, site)
  const { language, path } = readSitePath(url.pathname, site.languages, site.defaultLanguage)
  if (request.method === 'POST' && url.pathname === UNLOCK_PATH) return unlock(payload, site, request, language)
  if (request.method === 'POST' && preview) return notAllowed()
  if (request.method === 'POST' && !isLetIn(payload, site, request.headers))
    return gateAnswer(payload, site, request, language, { next: url.pathname })
  if (request.method === 'POST' && url.pathname === NEWSLETTER_PATH) return takeSignUp(config, site, request)
  if (request.method === 'POST') return sendForm({ language, payload, site }, path, request, config)
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()
  if (path === '/robots.txt') return robots(site, siteOrigin(site, settings()))
  const own = await ownFile({ payload, siteId: site.id }, url.pathname)
  if (own) return own
  const draft = preview ? null : await previewAnswer({ language, payload, site }, url, request)
  if (draft) return draft
  if (url.pathname === MARK_PATH && isLetInTo(payload, site, request.headers, url))
    return keptBy(site, (await markOf(payload, site)) ?? noticeAnswer('notFound', request, site, language))
  if (!isLetIn(payload, site, request.headers))
    return gateAnswer(payload, site, request, language, { next: url.pathname + url.search })
  const font = await siteFont(payload, site, url.pathname)
  if (font) return keptBy(site, font)
  return keptBy(site, await content({ language, payload, site }, path, url, { preview, request }))
}

/** What only those get to see who know the password is kept by their browser alone. */
function keptBy(site: Site, answer: Response): Response {
  if (site.gate) answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}

/** Everything that stands behind the gate. */
async function content(
  { language, payload, site }: Reader,
  path: string,
  url: URL,
  { preview, request }: Pick<Asked, 'preview' | 'request'>,
): Promise<Response> {
  if (path === '/sitemap.xml' && !preview)
    return sitemap({ payload, site }, siteOrigin(site, settings()), url.searchParams)
  const isOwn = path.startsWith(`/${OWN}/`) || path === `/${OWN}`
  if (isOwn && !listAt(path)) return nothingHere({ language, payload, site }, request, preview)
  return page({ language, payload, site }, path, url, { preview, request })
}

async function page(
  reader: Reader,
  path: string,
  url: URL,
  { preview, request }: Pick<Asked, 'preview' | 'request'>,
): Promise<Response> {
  const { language, site } = reader
  const [, collection, slug] = /^\/(events|venues)\/([^/]+)\/calendar\.ics$/.exec(path) ?? []
  const file = slug && (await calendar(reader, collection === 'events' ? 'events' : 'venues', slug))
  if (file) return file
  const wanted = preview ? null : feedAt(path)
  const followed = wanted && (await feed(reader, wanted, siteOrigin(site, settings()), request))
  if (followed) return followed
  const tidy = inLanguage(path, language, site.defaultLanguage)
  if (
    preview?.preview !== 'release' &&
    (await isSearchedTooOften(reader.payload, site, { headers: request.headers, path, search: url.searchParams }))
  )
    return noticeAnswer('often', request, site, language)
  const [form, newsletter] = [sentForm(url), url.searchParams.get(NEWSLETTER)]
  const draw = async (): Promise<DrawnPage | Elsewhere> => {
    const theme = preview?.theme ?? (await compiledThemeOf(reader.payload, site))
    const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
    if (!content) return 'nothing'
    // One address for one page: no slash at its end, no default language in front.
    if (url.pathname !== encodeURI(tidy) && decodeURI(url.pathname) !== tidy) return 'untidy'
    return drawPage(reader, content, { form, newsletter, theme, ...preview })
  }
  // What is behind a password, what answers this one visitor and what a theme is looked at with is nobody else's.
  const isSearch = isSearchAt(path, url.searchParams)
  const isOwn = preview !== undefined || site.gate !== null || isSearch || form !== null || newsletter !== null
  const drawn = isOwn ? await draw() : await keptPage(reader, url, draw)
  if (drawn === 'untidy') return lead(encodeURI(tidy) + url.search, true)
  if (drawn !== 'nothing')
    return 'html' in drawn
      ? htmlAnswer(drawn.html, {
          isShared: site.gate === null && !isSearch && !preview,
          needed: drawn.needed,
          request,
          ...(preview && { rewrite: (html: string) => linksStayOn(html, preview.origin, site) }),
          site,
        })
      : htmlAnswer(drawn.body, { isShared: true, needed: drawn.needed, request, site, tag: drawn.tag })
  const redirect = await redirectOf(reader, path)
  if (redirect)
    return lead(
      redirect.isInside
        ? inLanguage(redirect.to, language, site.defaultLanguage)
        : preview
          ? addressStaysOn(redirect.to, preview.origin, site)
          : redirect.to,
      redirect.isPermanent,
    )
  if (!preview && request.method === 'GET')
    tellNotFound({ headers: request.headers, path, payload: reader.payload, siteId: site.id })
  return nothingHere(reader, request, preview)
}

/** A form that stands on a page, sent without a script: the page says what became of it. */
async function sendForm(reader: Reader, path: string, request: Request, config: Asked['config']): Promise<Response> {
  const url = new URL(request.url)
  const theme = await compiledThemeOf(reader.payload, reader.site)
  const content = await findContent({ ...reader, pageSize: theme.pageSize }, path, url.searchParams)
  const taken =
    content && (await takeAnswers(reader, request, (id, sheet) => submitAnswers(config, request, id, sheet)))
  if (!content || taken === null) return notAllowed()
  if (typeof taken === 'string')
    return new Response(null, { headers: { 'Cache-Control': 'private, no-store', Location: taken }, status: 303 })
  const { html, needed } = await drawPage(reader, content, { form: taken, theme })
  return htmlAnswer(html, { needed, request, site: reader.site, status: taken.isTooOften ? 429 : 422 })
}

const notAllowed = (): Response => new Response(null, { headers: { Allow: 'GET, HEAD' }, status: 405 })

const lead = (to: string, isPermanent: boolean): Response =>
  new Response(null, {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60', Location: to },
    status: isPermanent ? 301 : 302,
  })
