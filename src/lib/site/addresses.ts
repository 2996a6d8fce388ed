import { isLocal } from '../domains/readHostname'
import { LOCAL_SUFFIX } from './hosts'
import { HOME_SLUG } from '../pages/pathOf'

/** What decides where the public finds a site. */
export interface Addressed {
  slug: string
  domains: { domain: string; isPrimary?: boolean | null; status?: string | null }[]
  /** Of the theme on show: `nocode`, or anything else. */
  renderMode?: string | null
}

export interface OriginSettings {
  /** Ending of the names of sites with a no-code theme; each stage has its own. */
  HOSTED_SUFFIX: string
  /** The same for all other sites. */
  HOSTED_SUFFIX_THEMES: string
  SERVER_URL: string
}

/**
 * Where the public finds a site: at its primary active domain, else at any active one, else at its slug below the hosted
 * suffix. A name for developers stands for the slug where it is the primary one. Names of one machine are for an
 * installation on that machine, which has its slugs there as well: nobody else can open them.
 * @returns origin without a slash at the end: `https://www.theatre.example`
 */
export function siteOrigin({ domains, renderMode, slug }: Addressed, settings: OriginSettings): string {
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

/** What visitors never find a page at: the site's own files and forms stand below it. */
export const OWN = '-'

export interface SitePath {
  language: string
  /** Without the language, with a slash in front and none at the end: `/`, `/events/winters-tale`. */
  path: string
}

/**
 * Reads the path of a request: the languages of a site that are not its default stand in front.
 * @param pathname percent-encoded
 * @param languages those that are published
 */
export function readSitePath(pathname: string, languages: string[], defaultLanguage: string): SitePath {
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const named =
    parts[0] !== undefined && parts[0] !== defaultLanguage && languages.includes(parts[0]) ? parts.shift() : undefined
  return { language: named ?? defaultLanguage, path: `/${parts.join('/')}` }
}

/** The path of something in a language. */
export function inLanguage(path: string, language: string, defaultLanguage: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** A path within the site to go back to; the start page for anything that leads elsewhere. */
export function localPath(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) && value.length <= 2000 ? value : '/'
}

interface Placed {
  relativePath?: string | null
  slug?: string | null
}

/** Content that stands on pages and has none of its own. */
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

/** Has a document of this content type a page of its own on the website? */
export const hasPublicPage = (collection: string): boolean => !WITHOUT_PAGE.has(collection)

/**
 * The path of a document on its website: a page's own, `/{collection}/{slug}` for all others.
 * @returns null where it has none (yet)
 */
export function documentPath(collection: string, { relativePath, slug }: Placed): string | null {
  if (!hasPublicPage(collection)) return null
  if (collection !== 'pages') return slug ? `/${collection}/${encodeURIComponent(slug)}` : null
  if (relativePath) return encodePath(relativePath)
  return slug ? encodePath(slug === HOME_SLUG ? '/' : `/${slug}`) : null
}

/** A path as addresses have it. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** What of a document decides whether and where it is seen. */
export interface LiveDocument {
  _status?: string | null
  publishDate?: string | null
  publishedAt?: string | null
  relativePath?: string | null
  slug?: string | null
}

/** Is there something to view? What was published or has a date for it; an event only has to be published. */
export const isViewable = (collection: string, { _status, publishDate, publishedAt }: LiveDocument): boolean =>
  Boolean(publishedAt || publishDate || (collection === 'events' && _status === 'published'))

/**
 * The public address of a document, for whoever leads there: View Live, the page tree, search, mails, the API.
 * @param doc as it is published, not as it is drafted
 * @returns null where there is nothing to view
 * @example liveAddress('events', { slug: 'winters-tale', _status: 'published' }, site, settings()) // 'https://riverside.example/events/winters-tale'
 */
export function liveAddress(
  collection: string,
  doc: LiveDocument,
  site: Addressed,
  settings: OriginSettings,
): string | null {
  const path = isViewable(collection, doc) ? documentPath(collection, doc) : null
  return path === null ? null : siteOrigin(site, settings) + path
}

const HARMLESS = /^(?:https?:\/\/|mailto:|tel:)/i

/** An address that may be followed: within the site, on the web, a mail or a telephone. Never a script. @returns null else */
export function safeHref(address: unknown): string | null {
  if (typeof address !== 'string') return null
  const text = address.trim()
  // Browsers leave out line breaks and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(text)) return null
  return HARMLESS.test(text) || /^(?:[/?#](?!\/)|$)/.test(text) ? text : null
}

const ESCAPED: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that may stand within a script element: nothing in it can end the element or begin another. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (mark) => ESCAPED[mark] ?? mark)
