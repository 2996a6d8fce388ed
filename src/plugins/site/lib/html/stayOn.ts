import { settings } from '../../../../lib/settings'
import { siteOrigin } from '../../../../lib/site/siteOrigin'
import type { Site } from '../Site'

const ORIGIN = String.raw`https?:\/\/[^/?#"'\s<>]+`
const LINK = new RegExp(String.raw`(\shref=["'])(${ORIGIN})(?=[/?#"'])`, 'gi')
const ADDRESS = new RegExp(String.raw`^()(${ORIGIN})(?=[/?#]|$)`, 'i')

/** Puts an origin in the place of the site's own addresses. */
function replaceOwn(text: string, pattern: RegExp, origin: string, site: Site): string {
  const own = new Set([
    siteOrigin(site, settings()),
    ...site.domains.filter(({ status }) => status === 'active').map(({ domain }) => `https://${domain}`),
  ])
  return text.replace(pattern, (all, start: string, found: string) =>
    own.has(found.toLowerCase()) ? start + origin : all,
  )
}

/** Links that staff or a theme have written with an address of the site itself lead to the same page on another origin. */
export const linksStayOn = (html: string, origin: string, site: Site): string => replaceOwn(html, LINK, origin, site)

/** The same for one address. */
export const addressStaysOn = (address: string, origin: string, site: Site): string =>
  replaceOwn(address, ADDRESS, origin, site)
