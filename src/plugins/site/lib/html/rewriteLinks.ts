import { settings } from '@/lib/settings/index'
import { ownOrigins } from '@/lib/site/addresses'
import type { Site } from '../Site'

const ORIGIN = String.raw`https?:\/\/[^/?#"'\s<>]+`

const LINK = new RegExp(String.raw`(\shref=["'])(${ORIGIN})(?=[/?#"'])`, 'gi')

const ADDRESS = new RegExp(String.raw`^()(${ORIGIN})(?=[/?#]|$)`, 'i')

/** Replaces the site's own origins. */
function replaceOwn(text: string, pattern: RegExp, origin: string, site: Site): string {
  const own = ownOrigins(site, settings())
  return text.replace(pattern, (all, start: string, found: string) =>
    own.has(found.toLowerCase()) ? start + origin : all,
  )
}

/** Rewrites absolute links to the site so that they stay on another origin. */
export const rewriteLinks = (html: string, origin: string, site: Site): string => replaceOwn(html, LINK, origin, site)

/** Rewrites one absolute address of the site to another origin. */
export const rewriteAddress = (address: string, origin: string, site: Site): string =>
  replaceOwn(address, ADDRESS, origin, site)
