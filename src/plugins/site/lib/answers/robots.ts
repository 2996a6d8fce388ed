import type { Site } from '../Site'

/** What search engines may look at: everything, or nothing of a protected site. */
export function robots(site: Site, origin: string): Response {
  const lines = site.gate ? ['User-agent: *', 'Disallow: /'] : ['User-agent: *', 'Disallow: /-/', '', `Sitemap: ${origin}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/plain; charset=utf-8' } })
}
