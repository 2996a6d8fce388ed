import { randomUUID } from 'node:crypto'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { dbOf, oneRow } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { MAX_ITEMS } from '../lib/limits'
import type { ItemKind } from '../lib/states'
import { oldWebsiteItems as items } from '../tables/oldWebsites'
import { addItems, type NewItem } from './items'
import type { OldWebsite } from './oldWebsites'

const a = namesOf('old_website_items', 'a')
const i = namesOf('old_website_items', 'i')

type Owner = Pick<OldWebsite, 'id' | 'tenantId'>

/** Old id of the sitemap that is looked for where websites have theirs. */
export const FIRST_SITEMAP = 'first'

const BATCH = 1_000

const itemOf = (website: Owner, kind: 'address' | 'sitemap', oldId: string, position: number): NewItem => ({
  data: {},
  id: randomUUID(),
  kind,
  oldId,
  path: kind === 'address' ? oldId : null,
  // After all that the export contains.
  position: MAX_ITEMS + position,
  tenantId: website.tenantId,
  title: kind === 'address' ? '' : oldId,
  type: kind,
  websiteId: website.id,
})

/** Adds addresses of a sitemap, as paths with their query. */
export async function addAddresses(req: Transaction, website: Owner, paths: string[], position: number): Promise<void> {
  for (let start = 0; start < paths.length; start += BATCH)
    await addItems(
      req,
      paths.slice(start, start + BATCH).map((path, index) => ({
        ...itemOf(website, 'address', path, position + start + index),
        state: 'read' as const,
      })),
    )
}

/** Adds sitemaps that another one names, to be fetched after those that were named before. */
export async function addSitemaps(req: Transaction, website: Owner, addresses: string[], depth: number): Promise<void> {
  const rows = await (
    await dbOf(req)
  )
    .select({ next: sql<number>`coalesce(max(${items.position}) - ${MAX_ITEMS}, -1)::int + 1` })
    .from(items)
    .where(and(eq(items.websiteId, website.id), eq(items.kind, 'sitemap')))
  const { next } = oneRow(rows)
  await addItems(
    req,
    addresses.map((address, index) => ({
      ...itemOf(website, 'sitemap', address, next + index),
      data: { file: address, order: depth },
    })),
  )
}

/** Has the sitemap of the old website looked for, once more if it was read before. */
export async function lookForSitemap(req: Transaction, website: Owner, title: string): Promise<void> {
  const db = await dbOf(req)
  // Those that are waiting were named by one that came with the export.
  const isOver = or(ne(items.state, 'waiting'), eq(items.oldId, FIRST_SITEMAP))
  const before = await db
    .delete(items)
    .where(and(eq(items.websiteId, website.id), eq(items.kind, 'sitemap'), isOver))
    .returning({ data: items.data })
  // What was fetched for them counts on.
  const data = { fetched: 0, fetches: 0 }
  for (const { data: old } of before) {
    data.fetched += old.fetched ?? 0
    data.fetches += old.fetches ?? 0
  }
  await addItems(req, [{ ...itemOf(website, 'sitemap', FIRST_SITEMAP, 0), data, title }])
}

/** How many items of a kind an export has. */
export async function countKind(req: Transaction, websiteId: string, kind: ItemKind): Promise<number> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ count: sql<number>`count(*)::int` })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.kind, kind)))
  return row?.count ?? 0
}

/** Paths of sitemaps at which the export has nothing. */
export async function listBareAddresses(req: Transaction, websiteId: string): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ path: string }>(sql`
    select ${a.path} from ${a} where ${a.website_id} = ${websiteId}::uuid and ${a.kind} = 'address'
      and not exists (select 1 from ${i} where ${i.website_id} = ${a.website_id} and ${i.kind} <> 'address' and ${i.path} = ${a.path})
    order by ${a.position}`)
  return rows.map(({ path }) => path)
}
