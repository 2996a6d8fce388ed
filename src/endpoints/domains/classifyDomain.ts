import { domainKind, type DomainKind } from '../../lib/domains/domainState'
import { platformHosts } from '../../lib/domains/parseHostname'
import { settings } from '../../lib/settings'

/**
 * Classifies a domain for a tenant on this installation.
 * @param slug of the tenant
 * @param helpUrl URL of the help centre, whose host is reserved for the platform
 */
export const classifyDomain = (domain: string, slug: string, helpUrl = settings().HELP_URL): DomainKind =>
  domainKind(domain, slug, platformHosts({ ...settings(), HELP_URL: helpUrl }))
