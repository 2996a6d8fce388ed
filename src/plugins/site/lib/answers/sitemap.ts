import { sql } from 'drizzle-orm'
import { callboardOf } from '../../../../access/registryOf'
import { dbOf } from '../../../../database/dbOf'
import { tableOf } from '../../../../database/tableOf'
import { documentPath, hasPublicPage } from '../../../../lib/site/documentPath'
import { inLanguage } from '../../../../lib/site/sitePath'
import type { CollectionSlug } from 'payload'
import { escapeHtml } from '../html/escapeHtml'
import type { Reader } from '../read/Reader'

/** As many addresses as one file may hold, in all languages. */
const MOST = 50_000

interface Row extends Record<string, unknown> {
  collection: string
  path: string | null
  slug: string | null
  changed: Date | string
}

/** Every published page of a site in each of its languages, for search engines. One statement. */
export async function sitemap({ payload, site }: Pick<Reader, 'payload' | 'site'>, origin: string): Promise<Response> {
  const types = callboardOf(payload).contentTypes.filter(({ slug }) => hasPublicPage(slug) && hasSlug(payload, slug))
  const parts = types.map(({ slug }) => {
    const path = slug === 'pages' ? sql`relative_path` : sql`null`
    return sql`select ${slug} as collection, ${path} as path, slug, updated_at as changed from ${tableOf(slug)}
      where tenant_id = ${site.id}::uuid and _status = 'published' and deleted_at is null and slug is not null`
  })
  const db = await dbOf({ payload })
  const { rows } = await db.execute<Row>(sql`select * from (${sql.join(parts, sql` union all `)}) entries order by changed desc limit ${Math.floor(MOST / site.languages.length)}`)
  const entries = rows.flatMap(({ changed, collection, path, slug }) => {
    const place = documentPath(collection, { relativePath: path, slug })
    return place === null ? [] : site.languages.map((code) => entryOf(origin + inLanguage(place, code, site.defaultLanguage), new Date(changed)))
  })
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  return new Response(body, { headers: { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'application/xml; charset=utf-8', 'X-Content-Type-Options': 'nosniff' } })
}

const entryOf = (address: string, changed: Date): string => `<url><loc>${escapeHtml(address)}</loc><lastmod>${changed.toISOString()}</lastmod></url>\n`

const hasSlug = (payload: Reader['payload'], slug: string): boolean => payload.collections[slug as CollectionSlug].config.flattenedFields.some(({ name }) => name === 'slug')
