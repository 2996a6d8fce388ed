import { rootOfWww } from '@/lib/domains/dnsRecords'
import { settings } from '@/lib/settings'
import { ownOrigins, RESERVED_SEGMENT, siteOrigin } from '@/lib/site/addresses'
import type { Host } from '@/lib/site/hosts'
import type { Site } from '../Site'

/** Previews, shared links and files stay where they were asked for, and so do calendars that people subscribe to. */
const STAYS = new RegExp(`^/${RESERVED_SEGMENT}/|\\.ics$`)

/**
 * Redirects visitors from the other verified names of a site, and from those that came with it, to the verified domain in
 * use. The target is of the database, never of the request. Names for developers and previews stay.
 * @returns null for a request that this host serves itself
 */
export function redirectToPrimary(site: Site, { names }: Host & { kind: 'site' }, request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { pathname, search } = new URL(request.url)
  const env = settings()
  const origin = siteOrigin(site, env)
  const active = site.domains.flatMap(({ domain, status }) => (status === 'active' ? [domain] : []))
  const primary = site.domains.find(({ domain }) => origin === `https://${domain}`)
  const name = names[0] ?? ''
  const isServed = STAYS.test(pathname) || origin === `https://${name}`
  if (isServed || !primary || !active.includes(primary.domain)) return null
  const isVerified = active.includes(name) || active.includes(rootOfWww(name) ?? '')
  // The names that came with the site serve it until its domain has a certificate.
  if (!isVerified && (primary.sslStatus !== 'active' || !ownOrigins(site, env).has(`https://${name}`))) return null
  return new Response(null, {
    // Two names that change places would otherwise redirect to each other for as long as a cache keeps the older answer.
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', Location: origin + pathname + search },
    status: isVerified ? 301 : 302,
  })
}
