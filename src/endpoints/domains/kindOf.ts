import { domainKind, type DomainKind } from '../../lib/domains/domainKind'
import { platformHosts } from '../../lib/domains/platformHosts'
import { settings } from '../../lib/settings'

/**
 * What a name is to a site, on this installation.
 * @param slug of the site
 */
export const kindOf = (domain: string, slug: string): DomainKind => domainKind(domain, slug, platformHosts(settings()))
