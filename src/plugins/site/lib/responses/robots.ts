import type { Site } from '../Site'

const robotsResponse = (lines: string[], headers: Record<string, string>): Response =>
  new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

const DISALLOW_ALL = ['User-agent: *', 'Disallow: /']

/** Serves a robots.txt that excludes all crawlers, for hosts that must not be indexed. */
export const closedRobots = (): Response => robotsResponse(DISALLOW_ALL, { 'X-Robots-Tag': 'noindex, nofollow' })

/** Serves robots.txt: a protected site excludes all crawlers. */
export function serveRobots(site: Site, origin: string): Response {
  const lines = site.gate ? DISALLOW_ALL : ['User-agent: *', 'Disallow: /-/', '', `Sitemap: ${origin}/sitemap.xml`]
  return robotsResponse(lines, { 'Cache-Control': 'public, max-age=300' })
}
