import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'
import { previewOrigin } from '@/lib/site/hosts'

/** The host on which a site without domains of its own is served. */
export const siteHostOf = ({ slug }: { slug: string }): string =>
  new URL(siteOrigin({ domains: [], renderMode: 'nocode', slug }, settings())).host

/** What the hosts of previews end with: a dot, the domain for previews, and the port. */
export const previewHostEnd = (): string => new URL(previewOrigin('any')).host.slice('any'.length)
