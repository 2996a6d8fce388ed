import { settings } from '../../../../lib/settings'
import { siteOrigin } from '../../../../lib/site/siteOrigin'
import type { Site } from '../Site'

/** The site's own addresses, as a part of an expression. */
function ownOrigins(site: Site): string {
  const origins = [siteOrigin(site, settings()), ...site.domains.filter(({ status }) => status === 'active').map(({ domain }) => `https://${domain}`)]
  return `(?:${[...new Set(origins)].map((one) => RegExp.escape(one)).join('|')})`
}

/** Links that staff or a theme have written with an address of the site itself lead to the same page on another origin. */
export const linksStayOn = (html: string, origin: string, site: Site): string => html.replace(new RegExp(`(\\shref=["'])${ownOrigins(site)}(?=[/?#"'])`, 'gi'), (_, start: string) => start + origin)

/** The same for one address. */
export const addressStaysOn = (address: string, origin: string, site: Site): string => address.replace(new RegExp(`^${ownOrigins(site)}(?=[/?#]|$)`, 'i'), () => origin)
