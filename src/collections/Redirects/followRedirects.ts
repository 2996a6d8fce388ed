import { documentPath, inLanguage, safeHref } from '@/lib/site/addresses'
import { encodeFolded, foldPath, parseFoldedPath, splitSubAddress, type FoldedPlace } from '@/lib/site/foldedPath'
import { compareRanks, parseSource, rankSource, withQuery, type SoughtAddress } from '@/lib/site/redirectSource'
import type { Redirect } from '@/payload-types'
import { idOf } from '@/lib/values'
import { findPublished, isAddressed, publishedAt, type PublishedSite } from './publishedAt'

/** More redirects than this in a row are taken for a loop. */
const MAX_HOPS = 10

export type RedirectStep = Pick<Redirect, 'from' | 'id' | 'permanent' | 'to' | 'toAddress'>

/** Where redirects are looked up. */
export interface Redirects extends PublishedSite {
  /** Loads the redirects whose source is more than a path. */
  patterns: () => Promise<RedirectStep[]>
  /** Redirects as they are about to be published, instead of the stored ones with their ids. Default: none. */
  pending?: RedirectStep[]
}

const FIELDS = { from: true, permanent: true, to: true, toAddress: true } as const

/** Loads the redirects whose source ends with an asterisk or names parameters. */
export const readPatterns = (site: PublishedSite): Promise<RedirectStep[]> =>
  findPublished<RedirectStep>(site, 'redirects', {
    limit: 0,
    select: FIELDS,
    where: { or: [{ from: { contains: '*' } }, { from: { contains: '?' } }] },
  })

/** A redirect that matches an address. */
export interface MatchedRedirect {
  redirect: RedirectStep
  /** Calendar or feed that belongs to the source, to append to the path of a document. */
  rest: string
}

/** The paths at which a redirect of an address can be: with its language, and for all languages. */
export const soughtPaths = ({ language, path }: FoldedPlace): string[] =>
  language === null ? [path] : [...new Set([foldPath(inLanguage(path, language, '')), path])]

/**
 * Finds the redirect of an address, or of the document whose calendar or feed it is.
 * @param asTyped path as it was requested, for sources from before they were folded
 */
export async function findRedirectAt(
  site: Redirects,
  sought: SoughtAddress,
  asTyped: string[] = [],
): Promise<MatchedRedirect | null> {
  const { pending = [] } = site
  const pendingIds = new Set(pending.map(({ id }) => id))
  const stored = await findPublished<RedirectStep>(site, 'redirects', {
    limit: 0,
    select: FIELDS,
    where: { from: { in: [...sought.paths, ...asTyped].flatMap((path) => [path, `${path}/`]) } },
  })
  const others = [...stored, ...(await site.patterns())].filter(({ id }) => !pendingIds.has(id))
  const redirect = bestMatch([...others, ...pending], sought)
  if (redirect) return { redirect, rest: '' }
  const { owner, rest } = splitSubAddress(sought.paths.at(-1) ?? '')
  if (rest === '') return null
  const ofOwner = await findRedirectAt(site, {
    ...sought,
    paths: sought.paths.map((path) => path.slice(0, -rest.length)),
  })
  const target = ofOwner?.redirect.to?.relationTo
  return target && owner.startsWith(`/${target}/`) ? { redirect: ofOwner.redirect, rest } : null
}

/**
 * Finds the redirect whose source names parameters of an address. It counts although a page is at the path, as systems
 * with such addresses serve all their pages at one path.
 */
export async function findByParameters(site: Redirects, sought: SoughtAddress): Promise<MatchedRedirect | null> {
  if (sought.search.size === 0) return null
  const { pending = [] } = site
  const pendingIds = new Set(pending.map(({ id }) => id))
  const stored = (await site.patterns()).filter(({ id }) => !pendingIds.has(id))
  const redirect = bestMatch(
    [...stored, ...pending].filter(({ from }) => from.includes('?')),
    sought,
  )
  return redirect ? { redirect, rest: '' } : null
}

/** The redirect among several that an address follows. */
export function bestMatch<Step extends Pick<Redirect, 'from'>>(
  redirects: Step[],
  sought: SoughtAddress,
): Step | undefined {
  const ranked = redirects.flatMap((redirect) => {
    const source = parseSource(redirect.from)
    const rank = 'problem' in source ? null : rankSource(source, sought)
    return rank ? [{ rank, redirect }] : []
  })
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank))[0]?.redirect
}

/** Where a redirect leads at last. */
export type Destination =
  | { isPermanent: boolean; location: string }
  /** It leads in a circle, through redirects from these sources after its own. */
  | { loopThrough: string[] }

/**
 * Follows a redirect, and those that start at its target, to the end.
 * @param language of the visitor, which targets without a language keep
 * @param search query of the request, which goes on to the target
 * @returns null if it has no target, or one that is not public
 */
export async function followRedirect(
  site: Redirects,
  first: MatchedRedirect,
  { language, search }: { language: string; search: string },
): Promise<Destination | null> {
  const { defaultLanguage } = site
  const passed = new Map<string, string>()
  let [{ redirect, rest }, isPermanent] = [first, true]
  for (;;) {
    if (passed.has(redirect.id) || passed.size === MAX_HOPS) return { loopThrough: [...passed.values()].slice(1) }
    passed.set(redirect.id, redirect.from)
    isPermanent &&= redirect.permanent ?? true
    const source = parseSource(redirect.from)
    const consumed = 'problem' in source ? [] : source.query.map(([name]) => name)
    if (redirect.to) {
      const path = await pathOfTarget(site, redirect.to)
      if (path === null || isItself(site, redirect.from, path)) return null
      return { isPermanent, location: withQuery(inLanguage(path + rest, language, defaultLanguage), search, consumed) }
    }
    const href = safeHref(redirect.toAddress)
    if (!href || /^[?#]/.test(href)) return null
    const target = parseTarget(site, withQuery(href, search, consumed))
    if (!target.place) return { isPermanent, location: target.location }
    const place = {
      ...target.place,
      language: target.place.language ?? (target.isAbsolute ? defaultLanguage : language),
    }
    const isPlain = target.place.language === null && place.language === defaultLanguage
    const sought = {
      paths: soughtPaths(isPlain ? target.place : place),
      search: new URLSearchParams(target.search),
    }
    const byParameters = await findByParameters(site, sought)
    if (!byParameters && (await publishedAt(site, place.path))) {
      const location = target.origin + inLanguage(encodeFolded(place.path), place.language, defaultLanguage)
      return { isPermanent, location: location + target.search + target.hash }
    }
    const next = byParameters ?? (await findRedirectAt(site, sought))
    if (!next) return { isPermanent, location: target.location }
    ;({ redirect, rest } = next)
    language = place.language
    search = target.search
  }
}

/** The path of a document that a redirect leads to; null unless it is published. */
async function pathOfTarget(site: PublishedSite, to: NonNullable<Redirect['to']>): Promise<string | null> {
  if (!isAddressed(site.payload, to.relationTo)) return null
  const [target] = await findPublished<{ relativePath?: string | null; slug?: string | null }>(site, to.relationTo, {
    limit: 1,
    select: to.relationTo === 'pages' ? { relativePath: true, slug: true } : { slug: true },
    where: { id: { equals: idOf(to.value) } },
  })
  return target ? documentPath(to.relationTo, target) : null
}

/** Whether a source leads to its own address. @param target path, which may name a language */
export function isItself(
  { defaultLanguage, languages }: Pick<PublishedSite, 'defaultLanguage' | 'languages'>,
  from: string,
  target: string,
): boolean {
  const source = parseSource(from)
  const place = placeOf(target, languages)
  if ('problem' in source || source.isPrefix || source.query.length > 0 || !place) return false
  const visitor = parseFoldedPath(source.path, languages).language ?? defaultLanguage
  return foldPath(inLanguage(place.path, place.language ?? visitor, defaultLanguage)) === source.path
}

interface ParsedTarget {
  /** Where it is on this site; null for any other address. */
  place: FoldedPlace | null
  /** Typed with the site's origin. */
  isAbsolute: boolean
  /** Empty for an address that starts with `/`. */
  origin: string
  search: string
  hash: string
  /** The address in ASCII, as a header needs it. */
  location: string
}

function parseTarget({ languages, origins }: PublishedSite, href: string): ParsedTarget {
  const elsewhere = { hash: '', isAbsolute: true, origin: '', place: null, search: '' }
  if (!URL.canParse(href, 'http://site')) return { ...elsewhere, location: encodeURI(href) }
  const url = new URL(href, 'http://site')
  const isAbsolute = !href.startsWith('/')
  const isOwn = origins.has(url.origin) || origins.has(url.origin.replace('http:', 'https:'))
  if (isAbsolute && !isOwn) return { ...elsewhere, location: url.href }
  const { hash, pathname, search } = url
  const origin = isAbsolute ? url.origin : ''
  const location = origin + pathname + search + hash
  return { hash, isAbsolute, location, origin, place: placeOf(pathname, languages), search }
}

function placeOf(pathname: string, languages: string[]): FoldedPlace | null {
  try {
    return parseFoldedPath(foldPath(pathname), languages)
  } catch {
    // A target that cannot be decoded leads nowhere on this site.
    return null
  }
}
