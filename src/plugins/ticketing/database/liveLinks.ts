import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { namesOf } from '@/database/names'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { links } from '../tables/links'
import type { LinkedCollection, StoredLink } from './links'

const c = namesOf('ticketing_connections', 'c')
const r = namesOf('tenants_rels', 'r')
const a = namesOf('apps', 'a')
const ticketingLinks = namesOf('ticketing_links')

/** Links only count while the box office is connected and its app is installed. */
export const isLive = (link: SQL): SQL => sql`
  exists (select 1 from ${c} where ${c.tenant_id} = ${link}.tenant_id and ${c.provider} = ${link}.provider and ${c.is_connected})
  and exists (select 1 from ${r} join ${a} on ${a.id} = ${r.apps_id} where ${r.parent_id} = ${link}.tenant_id and ${r.path} = 'installedApps' and ${a.handle} = ${link}.provider)`

/** Links by document id, of those whose box office is still connected and has its app installed. */
export async function liveLinksOf(
  req: Transaction,
  collection: LinkedCollection,
  ids: string[],
): Promise<Map<string, StoredLink>> {
  if (ids.length === 0) return new Map()
  const rows = await (
    await dbOf(req)
  )
    .select()
    .from(links)
    .where(
      and(
        eq(links.collection, collection),
        inArray(links.documentId, ids),
        eq(links.isConnected, true),
        isLive(sql`${ticketingLinks}`),
      ),
    )
  return new Map(rows.map((row) => [row.documentId, row]))
}
