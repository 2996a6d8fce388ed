import {
  findByParameters,
  findRedirectAt,
  followRedirect,
  readPatterns,
  soughtPaths,
  type MatchedRedirect,
  type Redirects,
} from '@/collections/Redirects/followRedirects'
import { publishedAt } from '@/collections/Redirects/publishedAt'
import { settings } from '@/lib/settings'
import { inLanguage, ownOrigins } from '@/lib/site/addresses'
import { encodeFolded, foldPath, parseFoldedPath } from '@/lib/site/foldedPath'
import { type SoughtAddress } from '@/lib/site/redirectSource'
import { withoutStrayEnd } from '@/lib/site/strayEnd'
import { CODES } from '@/lib/languages/codes'
import { HOME_SLUG } from '@/lib/pages/pathOf'
import { cachedForSite } from '../cache/cachedForSite'
import type { Reader } from './Reader'

export interface RedirectTarget {
  isPermanent: boolean
  /** Path within the site with its language, or an absolute address, percent-encoded. */
  location: string
}

/** Finds the redirect whose source names parameters of this address, which comes before a page there. */
export async function findParameterRedirect(reader: Reader, url: URL): Promise<RedirectTarget | null> {
  const redirect = await findByParameters(redirectsOf(reader), soughtOf(reader, url))
  return redirect && follow(reader, url, redirect)
}

/**
 * Finds where an address leads at which nothing is: in this order to the same address in the right case and Unicode
 * form, along the redirects of staff, and without the prefix of the default language and the slug of the start page.
 * What was published in a language that the site no longer has leads to the same in the first one, for the time being, and
 * an address that was copied with the end of a sentence to what it would be without.
 * @param path in the form in which nothing was found
 */
export async function findMoved(reader: Reader, path: string, url: URL): Promise<RedirectTarget | null> {
  const { defaultLanguage, languages } = reader.site
  const redirects = redirectsOf(reader)
  const place = parseFoldedPath(foldPath(url.pathname), languages)
  const language = place.language ?? defaultLanguage
  const locationOf = (tidy: string): RedirectTarget => ({
    isPermanent: true,
    location: inLanguage(encodeFolded(tidy), language, defaultLanguage) + url.search,
  })
  const isDefaultNamed = place.language === defaultLanguage
  const isOtherForm = place.path !== path || language !== reader.language
  if (isOtherForm && !isDefaultNamed && (await isFound(redirects, place.path))) return locationOf(place.path)
  const redirect = await findRedirectAt(redirects, soughtOf(reader, url), [path])
  if (redirect) return follow(reader, url, redirect)
  const tidy = withoutHome(place.path)
  if ((isDefaultNamed || tidy !== place.path) && (await isFound(redirects, tidy))) return locationOf(tidy)
  const former = place.language === null ? withoutLanguage(place.path) : null
  if (former !== null && (await isFound(redirects, former))) return { ...locationOf(former), isPermanent: false }
  const whole = withoutStrayEnd(url.pathname)
  if (whole === decodeURIComponent(url.pathname)) return null
  const meant = new URL(url)
  meant.pathname = encodeURI(whole)
  const found = await findWhole(reader, meant)
  return found && { ...found, isPermanent: false }
}

/** Finds what an address leads to that was copied with more than itself. */
async function findWhole(reader: Reader, url: URL): Promise<RedirectTarget | null> {
  const { defaultLanguage, languages } = reader.site
  const { language, path } = parseFoldedPath(foldPath(url.pathname), languages)
  return (await isFound(redirectsOf(reader), path))
    ? {
        isPermanent: true,
        location: inLanguage(encodeFolded(path), language ?? defaultLanguage, defaultLanguage) + url.search,
      }
    : findMoved(reader, path, url)
}

/** Finds the redirect that starts at exactly this address. */
export async function findExactRedirect(reader: Reader, path: string, url: URL): Promise<RedirectTarget | null> {
  const redirect = await findRedirectAt(redirectsOf(reader), soughtOf(reader, url), [path])
  return redirect && redirect.rest === '' && !redirect.redirect.from.includes('*')
    ? follow(reader, url, redirect)
    : null
}

const FILES = new Set(['/robots.txt', '/sitemap.xml'])

const isFound = async (redirects: Redirects, path: string): Promise<boolean> =>
  FILES.has(path) || (await publishedAt(redirects, path)) !== null

/** The start page is at `/`, and the pages below it on top. */
function withoutHome(path: string): string {
  const [first, ...rest] = path.split('/').filter(Boolean)
  return first === HOME_SLUG ? `/${rest.join('/')}` : path
}

/** A path without the code of a language that the site does not publish; null without one. */
function withoutLanguage(path: string): string | null {
  const { language, path: rest } = parseFoldedPath(path, CODES)
  return language === null ? null : withoutHome(rest)
}

const redirectsOf = (reader: Reader): Redirects => {
  const { payload, site } = reader
  const { defaultLanguage, id, languages } = site
  const published = { defaultLanguage, id, languages, origins: ownOrigins(site, settings()), payload }
  return { ...published, patterns: () => cachedForSite(reader, 'redirect patterns', () => readPatterns(published)) }
}

const soughtOf = ({ site }: Reader, url: URL): SoughtAddress => ({
  paths: soughtPaths(parseFoldedPath(foldPath(url.pathname), site.languages)),
  search: url.searchParams,
})

async function follow(reader: Reader, url: URL, first: MatchedRedirect): Promise<RedirectTarget | null> {
  const { defaultLanguage, languages } = reader.site
  const language = parseFoldedPath(foldPath(url.pathname), languages).language ?? defaultLanguage
  const end = await followRedirect(redirectsOf(reader), first, { language, search: url.search })
  return end && 'location' in end ? end : null
}
