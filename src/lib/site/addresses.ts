import { isLocal } from '@/lib/domains/parseHostname'
import { LOCAL_SUFFIX } from './hosts'
import { HOME_SLUG } from '@/lib/pages/pathOf'

/** The tenant data that determines the URL of its website. */
export interface SiteAddressData {
  slug: string
  domains: { domain: string; isPrimary?: boolean | null; sslStatus?: string | null; status?: string | null }[]
  /** Render mode of the active theme: `nocode`, or any other. */
  renderMode?: string | null
}

export interface OriginSettings {
  /** Host name suffix of sites with a no-code theme; each stage has its own. */
  HOSTED_SUFFIX: string
  /** Host name suffix of all other sites. */
  HOSTED_SUFFIX_THEMES: string
  SERVER_URL: string
}

/**
 * The origin of a site: its primary active domain, else any active one, else its slug with the hosted suffix. A primary
 * development domain replaces the slug. Local host names are only used by an installation on `localhost`, which also
 * serves sites at `{slug}.localhost`.
 * @returns origin without a trailing slash: `https://www.theatre.example`
 */
export function siteOrigin({ domains, renderMode, slug }: SiteAddressData, settings: OriginSettings): string {
  const active = domains.filter(({ status }) => status === 'active')
  const chosen = active.find(({ isPrimary }) => isPrimary) ?? active[0]
  if (chosen) return `https://${chosen.domain}`
  const server = new URL(settings.SERVER_URL)
  const isOnOneMachine = server.hostname === LOCAL_SUFFIX
  const development = domains.find(({ isPrimary, status }) => isPrimary && status === 'development')?.domain
  if (isOnOneMachine) {
    const name = development ?? `${slug}.${LOCAL_SUFFIX}`
    return `${server.protocol}//${/:\d+$/.test(name) || !server.port ? name : `${name}:${server.port}`}`
  }
  if (development && !isLocal(development)) return `https://${development}`
  return `https://${slug}.${renderMode === 'nocode' ? settings.HOSTED_SUFFIX : settings.HOSTED_SUFFIX_THEMES}`
}

/** The origins of a site: the one in use, those of its other active domains, and those that came with it. */
export const ownOrigins = (site: SiteAddressData, settings: OriginSettings): ReadonlySet<string> =>
  new Set([
    siteOrigin(site, settings),
    ...site.domains.filter(({ status }) => status === 'active').map(({ domain }) => `https://${domain}`),
    ...['nocode', null].map((renderMode) => siteOrigin({ domains: [], renderMode, slug: site.slug }, settings)),
  ])

/** Path segment reserved for the site's own files and forms. */
export const RESERVED_SEGMENT = '-'

/** First path segments that the server answers itself, on every host. */
const SERVER_SEGMENTS = new Set([RESERVED_SEGMENT, '_next', 'admin', 'api'])

/** Whether no page can be reached below this first segment of a path. */
export const isReservedSegment = (segment: string): boolean => SERVER_SEGMENTS.has(segment.toLowerCase())

export interface SitePath {
  language: string
  /** Path without the language, with a leading and without a trailing slash: `/`, `/events/winters-tale`. */
  path: string
}

/**
 * Parses the path of a request, which starts with the language unless it is the site's default.
 * @param pathname percent-encoded
 * @param languages published languages
 */
export function parseSitePath(pathname: string, languages: string[], defaultLanguage: string): SitePath {
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const named =
    parts[0] !== undefined && parts[0] !== defaultLanguage && languages.includes(parts[0]) ? parts.shift() : undefined
  return { language: named ?? defaultLanguage, path: `/${parts.join('/')}` }
}

/** Adds the language to a path. */
export function inLanguage(path: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Validates a path within the site to return to; the home page for anything else. */
export function localPath(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) && value.length <= 2000 ? value : '/'
}

interface DocumentAddress {
  relativePath?: string | null
  slug?: string | null
}

/** Content types without public pages of their own. */
const WITHOUT_PAGE = new Set([
  'event-instances',
  'files',
  'fonts',
  'forms',
  'media',
  'menus',
  'redirects',
  'reusable-content',
  'themes',
])

/** Whether documents of a content type have public pages. */
export const hasPublicPage = (collection: string): boolean => !WITHOUT_PAGE.has(collection)

/**
 * The path of a document: the page's own path, or `/{collection}/{slug}` for other types.
 * @returns null if it has no page (yet)
 */
export function documentPath(collection: string, { relativePath, slug }: DocumentAddress): string | null {
  if (!hasPublicPage(collection)) return null
  if (collection !== 'pages') return slug ? `/${collection}/${encodeURIComponent(slug)}` : null
  if (relativePath) return encodePath(relativePath)
  return slug ? encodePath(slug === HOME_SLUG ? '/' : `/${slug}`) : null
}

/** Percent-encodes a path. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The values that determine whether and where a document is visible. */
export interface LiveDocument {
  _status?: string | null
  publishDate?: string | null
  publishedAt?: string | null
  relativePath?: string | null
  slug?: string | null
}

/** Whether a document can be viewed: it was published or is scheduled; an event must be published. */
export const isViewable = (collection: string, { _status, publishDate, publishedAt }: LiveDocument): boolean =>
  Boolean(publishedAt || publishDate || (collection === 'events' && _status === 'published'))

/**
 * The public URL of a document, for links in the admin, search, emails and the API.
 * @param doc published version, not a draft
 * @returns null if it cannot be viewed
 * @example liveAddress('events', { slug: 'winters-tale', _status: 'published' }, site, settings()) // 'https://riverside.example/events/winters-tale'
 */
export function liveAddress(
  collection: string,
  doc: LiveDocument,
  site: SiteAddressData,
  settings: OriginSettings,
): string | null {
  const path = isViewable(collection, doc) ? documentPath(collection, doc) : null
  return path === null ? null : siteOrigin(site, settings) + path
}

const SAFE_SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i

/**
 * Validates a link target: a path within the site, a web URL, an email address or a telephone number, but never a
 * script.
 * @returns null if invalid
 */
export function safeHref(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const text = address.trim()
  // Browsers ignore line breaks and treat a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(text)) return null
  return SAFE_SCHEME.test(text) || /^(?:[/?#](?!\/)|$)/.test(text) ? text : null
}

const ESCAPED: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON for use inside a script element: no value can close the element or open another. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (mark) => ESCAPED[mark] ?? mark)
