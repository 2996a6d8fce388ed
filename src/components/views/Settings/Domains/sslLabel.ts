import type { SiteDomain } from './siteDomain'

/** Message key for the status of a domain's certificate. */
export const sslLabel = ({ ssl, status }: Pick<SiteDomain, 'ssl' | 'status'>) =>
  status === 'development' ? 'domainsSsl_development' : (`domainsSsl_${ssl}` as const)

/** Message key for the help text of that status. */
export const sslHelp = ({ ssl, status }: Pick<SiteDomain, 'ssl' | 'status'>) =>
  status === 'development' ? 'domainsSslHelp_development' : (`domainsSslHelp_${ssl}` as const)
