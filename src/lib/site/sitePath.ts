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
