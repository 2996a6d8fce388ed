import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { BRINGING_ORDER, BROUGHT_KINDS, COLLECTIONS, type ItemKind, type ItemState } from '../lib/states'
import { oldWebsiteItems as items } from '../tables/oldWebsites'

const names = namesOf('old_website_items')
const i = namesOf('old_website_items', 'i')
const o = namesOf('old_website_items', 'o')
const w = namesOf('old_websites', 'w')
const ow = namesOf('old_websites', 'ow')

export type Item = typeof items.$inferSelect
export type NewItem = Pick<
  Item,
  'data' | 'id' | 'kind' | 'oldId' | 'path' | 'position' | 'tenantId' | 'title' | 'type' | 'websiteId'
> &
  Partial<Pick<Item, 'collection' | 'documentId' | 'leftAt' | 'state'>>

/** The place of an item's kind in the order in which they are brought. */
const ORDER = sql`array_position(array[${sql.join(
  BRINGING_ORDER.map((kind) => sql`${kind}`),
  sql`, `,
)}]::text[], ${items.kind})`

/** Adds items. Those that the export, or another of its files, has named before are left as they are. */
export async function addItems(req: Transaction, added: NewItem[]): Promise<void> {
  if (added.length > 0) await (await dbOf(req)).insert(items).values(added).onConflictDoNothing()
}

/** Performances whose event is not in the export become events of their own. */
export async function promoteOrphans(req: Transaction, websiteId: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .execute(sql`update ${i} set ${names.kind} = 'event' where ${i.website_id} = ${websiteId}::uuid and ${i.kind} = 'performance'
    and not exists (select 1 from ${o} where ${o.website_id} = ${i.website_id} and ${o.kind} = 'event' and ${o.old_id} = ${i.data}->>'parent')`)
}

export interface KindCount {
  kind: ItemKind
  type: string
  state: ItemState
  count: number
}

export async function countItems(req: Transaction, websiteId: string): Promise<KindCount[]> {
  return (await dbOf(req))
    .select({ count: sql<number>`count(*)::int`, kind: items.kind, state: items.state, type: items.type })
    .from(items)
    .where(eq(items.websiteId, websiteId))
    .groupBy(items.kind, items.type, items.state)
    .orderBy(asc(items.kind), asc(items.type), asc(items.state))
}

/** Items that a person should look at: those that failed or stayed, and those that came with a remark. */
export async function listRemarks(req: Transaction, websiteId: string, limit: number) {
  return (await dbOf(req))
    .select({
      collection: items.collection,
      detail: items.detail,
      documentId: items.documentId,
      id: items.id,
      kind: items.kind,
      path: items.path,
      problem: items.problem,
      state: items.state,
      title: items.title,
    })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), sql`${items.problem} is not null`))
    .orderBy(sql`${items.state} in ('failed', 'kept') desc`, asc(items.position))
    .limit(limit)
}

/** Hosts of the pictures and files of an export, most frequent first. */
export async function listHosts(req: Transaction, websiteId: string, limit: number): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    host: string
  }>(sql`select lower(substring(${items.data}->>'file' from '^https?://([^/?#]+)')) as host from ${items}
    where ${items.websiteId} = ${websiteId}::uuid and ${items.kind} in ('picture', 'file') and ${items.data}->>'file' ~ '^https?://[^/?#]+' group by 1 order by count(*) desc, 1 limit ${limit}`)
  return rows.map(({ host }) => host)
}

/** Leaves out the items of these kinds that are waiting, and lets those that were left out before wait again. */
export async function leaveOut(req: Transaction, websiteId: string, kinds: ItemKind[]): Promise<void> {
  const db = await dbOf(req)
  await db
    .update(items)
    .set({ state: 'waiting' })
    .where(and(eq(items.websiteId, websiteId), eq(items.state, 'leftOut')))
  const left: ItemKind[] = [...kinds, 'organizer', 'other']
  await db
    .update(items)
    .set({ state: 'leftOut' })
    .where(and(eq(items.websiteId, websiteId), eq(items.state, 'waiting'), inArray(items.kind, left)))
}

/** Finds what an earlier export of the same website has brought to this tenant, so that nothing comes twice. */
export async function recognizeItems(req: Transaction, websiteId: string): Promise<void> {
  const db = await dbOf(req)
  for (const collection of new Set(Object.values(COLLECTIONS)))
    await db.execute(sql`update ${i} set ${names.state} = 'known', ${names.collection} = ${o.collection}, ${names.document_id} = ${o.document_id}
      from ${w}, ${ow}, ${o}
      where ${i.website_id} = ${websiteId}::uuid and ${i.state} = 'waiting' and ${w.id} = ${i.website_id}
        and ${ow.tenant_id} = ${w.tenant_id} and ${ow.id} <> ${w.id} and ${ow.address} = ${w.address}
        and ${o.website_id} = ${ow.id} and ${o.kind} = ${i.kind} and ${o.old_id} = ${i.old_id} and ${o.collection} = ${collection} and ${o.state} in ('brought', 'kept', 'known')
        and exists (select 1 from ${tableOf(collection)} d where d.id = ${o.document_id} and d.tenant_id = ${w.tenant_id} and d.deleted_at is null)`)
}

/** Items of a kind in a state, in the order of the export. */
export async function listItems(
  req: Transaction,
  websiteId: string,
  { kinds, limit, states }: { kinds: ItemKind[]; limit: number; states: ItemState[] },
): Promise<Item[]> {
  return (await dbOf(req))
    .select()
    .from(items)
    .where(and(eq(items.websiteId, websiteId), inArray(items.kind, kinds), inArray(items.state, states)))
    .orderBy(asc(items.position))
    .limit(limit)
}

/** The pages of an export and their parents, without their texts. */
export async function listTree(req: Transaction, websiteId: string) {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; oldId: string; order: number; parent: string | null; state: ItemState }>(sql`
    select ${items.id}, ${items.oldId} as "oldId", coalesce((${items.data}->>'order')::numeric, 0)::float8 as "order", ${items.data}->>'parent' as parent, ${items.state} from ${items}
    where ${items.websiteId} = ${websiteId}::uuid and ${items.kind} = 'page' order by ${items.position}`)
  return rows
}

export async function findItem(req: Transaction, id: string): Promise<Item | null> {
  const [row] = await (await dbOf(req)).select().from(items).where(eq(items.id, id))
  return row ?? null
}

export type Outcome = Partial<
  Pick<Item, 'collection' | 'data' | 'detail' | 'documentId' | 'leftAt' | 'openLinks' | 'problem' | 'state'>
>

export async function writeItem(req: Transaction, id: string, outcome: Outcome): Promise<void> {
  await (await dbOf(req)).update(items).set(outcome).where(eq(items.id, id))
}

/** A document that something of the old website became. */
export interface Brought {
  collection: string
  id: string
  /** Its title in the old website. */
  title: string
}

const present = or(eq(items.state, 'brought'), eq(items.state, 'known'), eq(items.state, 'kept'))

/** Finds the document that an item became, by its old id. */
export async function findBrought(
  req: Transaction,
  websiteId: string,
  kinds: ItemKind[],
  oldIds: string[],
): Promise<Map<string, Brought>> {
  if (oldIds.length === 0) return new Map()
  const rows = await (
    await dbOf(req)
  )
    .select({ collection: items.collection, id: items.documentId, oldId: items.oldId, title: items.title })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), inArray(items.kind, kinds), inArray(items.oldId, oldIds), present))
  return new Map(
    rows.flatMap(({ collection, id, oldId, title }) => (collection && id ? [[oldId, { collection, id, title }]] : [])),
  )
}

/** Where an old address leads: to a document, or to something that has not been brought yet. */
export interface OldTarget {
  document: Brought | null
  isWaiting: boolean
}

/** Finds what was at old paths, and which picture or file was at an address. */
export async function findAtPaths(
  req: Transaction,
  websiteId: string,
  paths: string[],
): Promise<Map<string, OldTarget>> {
  if (paths.length === 0) return new Map()
  const rows = await (
    await dbOf(req)
  )
    .select({
      collection: items.collection,
      id: items.documentId,
      path: items.path,
      state: items.state,
      title: items.title,
    })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), inArray(items.path, paths)))
    .orderBy(desc(items.position))
  return new Map(
    rows.flatMap(({ collection, id, path, state, title }) =>
      path
        ? [
            [
              path,
              {
                document: collection && id && state !== 'takenBack' ? { collection, id, title } : null,
                isWaiting: state === 'waiting',
              },
            ],
          ]
        : [],
    ),
  )
}

/** Finds pictures and files by the ends of their addresses, as WordPress makes sizes of one picture. */
export async function findFiles(
  req: Transaction,
  websiteId: string,
  addresses: string[],
): Promise<Map<string, Brought>> {
  if (addresses.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; file: string; id: string; title: string }>(sql`
    select ${items.collection}, ${items.documentId} as id, ${items.title}, regexp_replace(${items.data}->>'file', '^https?://(www\\.)?', '') as file from ${items}
    where ${items.websiteId} = ${websiteId}::uuid and ${items.kind} in ('picture', 'file') and ${items.documentId} is not null and ${items.state} in ('brought', 'known', 'kept')
      and regexp_replace(${items.data}->>'file', '^https?://(www\\.)?', '') in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`)
  return new Map(rows.map(({ collection, file, id, title }) => [file, { collection, id, title }]))
}

/** Items whose texts have links that led nowhere yet when they were brought. */
export async function listWithOpenLinks(req: Transaction, websiteId: string, limit: number): Promise<Item[]> {
  return (await dbOf(req))
    .select()
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.state, 'brought'), gt(items.openLinks, 0)))
    .orderBy(asc(items.position))
    .limit(limit)
}

/**
 * Documents that were brought and visible on the old website, and are in no release yet. Menus are none: they would
 * replace that of the site.
 */
export async function listForRelease(req: Transaction, websiteId: string) {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; documentId: string; id: string }>(sql`
    select ${items.id}, ${items.collection}, ${items.documentId} as "documentId" from ${items}
    where (${sql.join(
      [...new Set(Object.values(COLLECTIONS))].map(
        (collection) =>
          sql`${items.collection} = ${collection} and exists (select 1 from ${tableOf(collection)} d where d.id = ${items.documentId} and d.deleted_at is null)`,
      ),
      sql` or `,
    )})
      and ${items.websiteId} = ${websiteId}::uuid and ${items.state} = 'brought' and ${items.documentId} is not null and coalesce(${items.data}->>'status', 'publish') = 'publish'
      and ${items.kind} <> 'menu' and not ${items.isInRelease}
    order by ${ORDER}, ${items.position}`)
  return rows
}

/** Finds redirects of an export by their old ids. */
export async function findRedirects(req: Transaction, websiteId: string, oldIds: string[]): Promise<Item[]> {
  return (await dbOf(req))
    .select()
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.kind, 'redirect'), inArray(items.oldId, oldIds)))
}

/** Forgets items whose documents are gone, so that they can come again. */
export async function forgetItems(req: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await (await dbOf(req)).delete(items).where(inArray(items.id, ids))
}

/** Brought items, those that refer to others first. */
export async function listToTakeBack(req: Transaction, websiteId: string, limit: number): Promise<Item[]> {
  return (await dbOf(req))
    .select()
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.state, 'brought')))
    .orderBy(desc(ORDER), desc(items.position))
    .limit(limit)
}

/** Which of these documents were brought by an export and have not been changed since: they go along when it is taken back. */
export async function filterBrought(req: Transaction, websiteId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await (
    await dbOf(req)
  )
    .select({ id: items.documentId })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), inArray(items.documentId, ids), eq(items.state, 'brought')))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Gives up what is waiting, so that it can be tried again. */
export async function failWaiting(req: Transaction, websiteId: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(items)
    .set({ problem: 'refused', state: 'failed' })
    .where(and(eq(items.websiteId, websiteId), eq(items.state, 'waiting'), inArray(items.kind, [...BROUGHT_KINDS])))
}

/** What is to be brought once more: what failed. Texts that lack pictures or links are converted again afterwards. */
export async function retryFailed(req: Transaction, websiteId: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`update ${i} set ${names.open_links} = 1
    where ${i.website_id} = ${websiteId}::uuid and ${i.state} = 'brought' and ${i.data} ? 'content' and (
      ${i.problem} = 'remarks' and ${i.detail} ~ '"kind":"(picture|links)"'
      or exists (select 1 from ${o} where ${o.website_id} = ${i.website_id} and ${o.kind} = 'picture' and ${o.state} = 'failed' and ${o.old_id} = ${i.data}->>'picture'))`)
  await db
    .update(items)
    .set({
      detail: null,
      problem: null,
      // What could not be mapped is mapped again first.
      state: sql`case when ${items.kind} = 'other' then 'leftOut' else 'waiting' end`,
    })
    .where(and(eq(items.websiteId, websiteId), eq(items.state, 'failed')))
}

/** Hosts from which something was not fetched because nobody had chosen them. */
export async function listRefusedHosts(req: Transaction, websiteId: string, limit: number): Promise<string[]> {
  const rows = await (
    await dbOf(req)
  )
    .select({ host: items.detail })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.state, 'failed'), eq(items.problem, 'fetchForbidden')))
    .groupBy(items.detail)
    .orderBy(sql`count(*) desc`, asc(items.detail))
    .limit(limit)
  return rows.flatMap(({ host }) => host ?? [])
}

/** The items that had an address in the old website, without their texts. */
export async function listAddressed(req: Transaction, websiteId: string, kinds: ItemKind[]) {
  return (await dbOf(req))
    .select({
      collection: items.collection,
      documentId: items.documentId,
      id: items.id,
      kind: items.kind,
      oldId: items.oldId,
      path: items.path,
      position: items.position,
      state: items.state,
      status: sql<string | null>`${items.data}->>'status'`,
      title: items.title,
      type: items.type,
    })
    .from(items)
    .where(and(eq(items.websiteId, websiteId), inArray(items.kind, kinds), sql`${items.path} is not null`))
    .orderBy(asc(items.position))
}

const partsOf = async (
  req: Transaction,
  websiteId: string,
  kind: ItemKind,
  owner: ReturnType<typeof sql>,
): Promise<Item[]> =>
  (await dbOf(req))
    .select()
    .from(items)
    .where(and(eq(items.websiteId, websiteId), eq(items.kind, kind), owner))
    .orderBy(sql`coalesce((${items.data}->>'order')::numeric, 0)`, asc(items.position))

/** Items that are further performances of an event. */
export const listPerformances = (req: Transaction, websiteId: string, event: string): Promise<Item[]> =>
  partsOf(req, websiteId, 'performance', sql`${items.data}->>'parent' = ${event}`)

/** The entries of a menu in their order. */
export const listMenuEntries = (req: Transaction, websiteId: string, menu: string): Promise<Item[]> =>
  partsOf(req, websiteId, 'menuEntry', sql`${items.data}->'entry'->>'menu' = ${menu}`)
