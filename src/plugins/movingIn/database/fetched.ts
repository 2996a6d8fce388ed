import { sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { MAX_ITEMS } from '../lib/limits'
import { oldWebsiteItems as items } from '../tables/oldWebsites'

/** Sums what has been fetched of an old website, sitemaps included, with the files in a row for which each host took too long. */
export async function readFetched(req: Transaction, websiteId: string) {
  const db = await dbOf(req)
  const { rows: sums } = await db.execute<{ bytes: number; files: number }>(sql`
    select coalesce(sum((${items.data}->>'fetched')::float8), 0)::float8 as bytes, coalesce(sum(coalesce((${items.data}->>'fetches')::int, 1)), 0)::int as files
    from ${items}
    where ${items.websiteId} = ${websiteId}::uuid and ${items.kind} in ('picture', 'file', 'sitemap') and ${items.data}->>'fetched' is not null`)
  const { rows: slow } = await db.execute<{ count: number; host: string }>(sql`
    with fetched as (
      select lower(coalesce(substring(${items.data}->>'file' from '^https?://([^/?#:]+)'), ${items.detail})) as host, ${items.state}, ${items.problem},
        ${items.position} + case ${items.kind} when 'sitemap' then 2 when 'file' then 1 else 0 end * ${MAX_ITEMS}::int as at from ${items}
      where ${items.websiteId} = ${websiteId}::uuid and ${items.kind} in ('picture', 'file', 'sitemap') and ${items.state} in ('brought', 'failed', 'read')
    ), arrived as (select host, max(at) as at from fetched where state in ('brought', 'read') group by host)
    select f.host, count(*)::int as count from fetched f left join arrived a using (host)
    where f.problem = 'fetchSlow' and f.host is not null and (a.at is null or f.at > a.at) group by f.host`)
  const [sum] = sums
  return {
    bytes: sum?.bytes ?? 0,
    files: sum?.files ?? 0,
    slow: new Map(slow.map(({ count, host }) => [host, count])),
  }
}
