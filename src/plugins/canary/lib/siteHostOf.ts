import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'

/** The host on which a site without domains of its own is served. */
export const siteHostOf = ({ slug }: { slug: string }): string =>
  new URL(siteOrigin({ domains: [], renderMode: 'nocode', slug }, settings())).host
