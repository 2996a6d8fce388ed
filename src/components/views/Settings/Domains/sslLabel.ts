import type { SiteDomain } from './siteDomain'

/** The word for a name's certificate. */
export const sslLabel = ({ ssl, status }: Pick<SiteDomain, 'ssl' | 'status'>) =>
  status === 'development' ? 'domainsSsl_development' : (`domainsSsl_${ssl}` as const)

/** The sentence that goes with it. */
export const sslHelp = ({ ssl, status }: Pick<SiteDomain, 'ssl' | 'status'>) =>
  status === 'development' ? 'domainsSslHelp_development' : (`domainsSslHelp_${ssl}` as const)
