import { sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { MAX_ITEMS } from '../lib/limits'

/** Sums what has been fetched of an old website, sitemaps included, with the files in a row for which each host took too long. */
export async function readFetched(req: Transaction, websiteId: string) {
  const db = await dbOf(req)
  const { rows: sums } = await db.execute<{ bytes: number; files: number }>(sql`
    select coalesce(sum((data->>'fetched')::float8), 0)::float8 as bytes, coalesce(sum(coalesce((data->>'fetches')::int, 1)), 0)::int as files
    from old_website_items
    where website_id = ${websiteId}::uuid and kind in ('picture', 'file', 'sitemap') and data->>'fetched' is not null`)
  const { rows: slow } = await db.execute<{ count: number; host: string }>(sql`
    with files as (
      select lower(coalesce(substring(data->>'file' from '^https?://([^/?#:]+)'), detail)) as host, state, problem,
        position + case kind when 'sitemap' then 2 when 'file' then 1 else 0 end * ${MAX_ITEMS}::int as at from old_website_items
      where website_id = ${websiteId}::uuid and kind in ('picture', 'file', 'sitemap') and state in ('brought', 'failed', 'read')
    ), arrived as (select host, max(at) as at from files where state in ('brought', 'read') group by host)
    select f.host, count(*)::int as count from files f left join arrived a using (host)
    where f.problem = 'fetchSlow' and f.host is not null and (a.at is null or f.at > a.at) group by f.host`)
  const [sum] = sums
  return {
    bytes: sum?.bytes ?? 0,
    files: sum?.files ?? 0,
    slow: new Map(slow.map(({ count, host }) => [host, count])),
  }
}
