import type { Site } from '../Site'

const answerOf = (lines: string[], more: Record<string, string>): Response =>
  new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8', ...more } })

const NOTHING = ['User-agent: *', 'Disallow: /']

/** Of a host that search engines may not look at. */
export const closedRobots = (): Response => answerOf(NOTHING, { 'X-Robots-Tag': 'noindex, nofollow' })

/** What search engines may look at: everything, or nothing of a protected site. */
export function robots(site: Site, origin: string): Response {
  const lines = site.gate ? NOTHING : ['User-agent: *', 'Disallow: /-/', '', `Sitemap: ${origin}/sitemap.xml`]
  return answerOf(lines, { 'Cache-Control': 'public, max-age=300' })
}
