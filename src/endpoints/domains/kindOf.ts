import { domainKind, type DomainKind } from '../../lib/domains/domainKind'
import { platformHosts } from '../../lib/domains/readHostname'
import { settings } from '../../lib/settings'

/**
 * What a name is to a site, on this installation.
 * @param slug of the site
 * @param helpUrl of the help centre, whose host is the platform's
 */
export const kindOf = (domain: string, slug: string, helpUrl = settings().HELP_URL): DomainKind =>
  domainKind(domain, slug, platformHosts({ ...settings(), HELP_URL: helpUrl }))
