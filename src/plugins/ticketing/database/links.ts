import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, newId } from '@/exports/server'
import { namesOf } from '@/database/names'
import { links } from '../tables/links'

const l = namesOf('ticketing_links', 'l')
const ticketingLinks = namesOf('ticketing_links')
const eventsV = namesOf('_events_v')

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export type StoredLink = typeof links.$inferSelect
export type LinkedCollection = 'event-instances' | 'events'

/** Limited by the number of parameters of a statement. */
const ROWS_AT_ONCE = 500

const ofDocuments = (collection: LinkedCollection, ids: string[]) =>
  and(eq(links.collection, collection), inArray(links.documentId, ids))

/** Links by document id. */
export async function linksOf(
  req: Transaction,
  collection: LinkedCollection,
  ids: string[],
): Promise<Map<string, StoredLink>> {
  if (ids.length === 0) return new Map()
  const rows = await (await dbOf(req)).select().from(links).where(ofDocuments(collection, ids))
  return new Map(rows.map((row) => [row.documentId, row]))
}

/** Links by external id. */
export async function linksTo(
  req: Transaction,
  { provider, tenant }: { provider: string; tenant: string },
  collection: LinkedCollection,
  externalIds?: string[],
): Promise<Map<string, StoredLink>> {
  if (externalIds?.length === 0) return new Map()
  const isRequested = externalIds && inArray(links.externalId, externalIds)
  const rows = await (
    await dbOf(req)
  )
    .select()
    .from(links)
    .where(and(eq(links.tenantId, tenant), eq(links.provider, provider), eq(links.collection, collection), isRequested))
  return new Map(rows.map((row) => [row.externalId, row]))
}

export type NewLink = Pick<StoredLink, 'collection' | 'documentId' | 'externalId' | 'provider' | 'tenantId'> &
  Partial<StoredLink>

/**
 * Links a document. An existing link to something else is replaced, and its sync state is lost.
 * @returns null if another document is already linked to it
 */
export async function saveLink(
  req: Transaction & Pick<PayloadRequest, 'payload'>,
  link: NewLink,
): Promise<StoredLink | null> {
  const db = await dbOf(req)
  await db
    .delete(links)
    .where(
      and(
        eq(links.collection, link.collection),
        eq(links.documentId, link.documentId),
        sql`(${links.provider}, ${links.externalId}) <> (${link.provider}, ${link.externalId})`,
      ),
    )
  const [row] = await db
    .insert(links)
    .values({ ...link, id: newId(req.payload, 'events') })
    .onConflictDoUpdate({
      set: { externalName: link.externalName ?? sql`${links.externalName}`, isConnected: link.isConnected ?? true },
      setWhere: eq(links.documentId, link.documentId),
      target: [links.tenantId, links.provider, links.collection, links.externalId],
    })
    .returning()
  return row ?? null
}

/** Disconnects a link but keeps it, so that it can be reconnected. @returns false if it was not connected */
export async function disconnectLink(req: Transaction, collection: LinkedCollection, id: string): Promise<boolean> {
  const rows = await (
    await dbOf(req)
  )
    .update(links)
    .set({ isConnected: false })
    .where(and(ofDocuments(collection, [id]), links.isConnected))
    .returning({ id: links.id })
  return rows.length > 0
}

/** Deletes the links of documents. */
export async function deleteLinks(req: Transaction, collection: LinkedCollection, ids: string[]): Promise<void> {
  if (ids.length > 0) await (await dbOf(req)).delete(links).where(ofDocuments(collection, ids))
}

/** Changes to the link of one document. Absent properties stay unchanged. */
export interface LinkWrite {
  documentId: string
  /** Present if the link may not exist yet. */
  externalId?: string
  /** `updatedAt` of the document after the sync wrote it (ISO 8601). */
  leftAt?: string | null
  /** Merged with the state of other fields. */
  seen: StoredLink['seen']
  state?: StoredLink['state']
  /** Targets that a run gave back their earlier value. Others that are written or unfollowed no longer count as such. */
  takenBack?: { run: string; targets: string[] }
  /** Added to the unfollowed targets. */
  unfollow: string[]
}

/** Saves the sync state of many links at once. Documents linked to something else are skipped. */
export async function writeLinks(
  req: Transaction,
  { collection, provider, tenant }: { collection: LinkedCollection; provider: string; tenant: string },
  writes: LinkWrite[],
): Promise<void> {
  if (writes.length === 0) return
  const db = await dbOf(req)
  const inserts = writes.flatMap(({ documentId, externalId }) =>
    externalId === undefined
      ? []
      : {
          collection,
          documentId,
          externalId,
          id: newId(req.payload, 'events'),
          provider,
          tenantId: tenant,
        },
  )
  for (let start = 0; start < inserts.length; start += ROWS_AT_ONCE) {
    // A conflicting row that already belongs to the same document is updated instead.
    const group = inserts.slice(start, start + ROWS_AT_ONCE)
    const saved = await db
      .insert(links)
      .values(group)
      .onConflictDoUpdate({
        set: { documentId: sql`excluded.document_id` },
        setWhere: eq(links.documentId, sql`excluded.document_id`),
        target: [links.tenantId, links.provider, links.collection, links.externalId],
      })
      .returning({ id: links.id })
    if (saved.length < group.length)
      throw new Error(
        `Cannot link ${group.length - saved.length} ${collection}: other documents are already linked to their external ids. Sync again.`,
      )
  }
  const rows = writes.map(({ documentId, leftAt, seen, state, takenBack, unfollow }) => ({
    id: documentId,
    left_at: leftAt ?? null,
    seen,
    sets_state: state !== undefined,
    state: state ?? null,
    taken_back: takenBack?.targets ?? [],
    taken_back_run: takenBack?.run ?? null,
    unfollow,
  }))
  await db.execute(sql`
    update ${l} set
      ${ticketingLinks.seen} = ${l.seen} || r.seen, ${ticketingLinks.synced_at} = now(), ${ticketingLinks.left_at} = coalesce(r.left_at, ${l.left_at}), ${ticketingLinks.state} = case when r.sets_state then r.state else ${l.state} end,
      ${ticketingLinks.unfollowed} = (select coalesce(jsonb_agg(distinct name), '[]') from jsonb_array_elements_text(${l.unfollowed} || r.unfollow) name),
      ${ticketingLinks.taken_back} = case when ${l.taken_back} = '[]' then r.taken_back else (select coalesce(jsonb_agg(distinct name), '[]')
        from jsonb_array_elements_text(${l.taken_back} || r.taken_back) name where r.taken_back ? name or not (r.seen ? name or r.unfollow ? name)) end,
      ${ticketingLinks.taken_back_run} = coalesce(r.taken_back_run, ${l.taken_back_run})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, left_at timestamptz, seen jsonb, sets_state boolean, state text, taken_back jsonb, taken_back_run uuid, unfollow jsonb)
    where ${l.collection} = ${collection} and ${l.document_id} = r.id and ${l.provider} = ${provider} and ${l.tenant_id} = ${tenant}::uuid`)
}

/** Saves the names that the box office has for linked events, which staff may call otherwise. */
export async function saveExternalNames(
  req: Transaction,
  { provider, tenant }: { provider: string; tenant: string },
  names: { externalId: string; name: string }[],
): Promise<void> {
  if (names.length === 0) return
  await (
    await dbOf(req)
  ).execute(sql`update ${l} set ${ticketingLinks.external_name} = r.name
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as r("externalId" text, name text)
    where ${l.tenant_id} = ${tenant}::uuid and ${l.provider} = ${provider} and ${l.collection} = 'events' and ${l.external_id} = r."externalId"
      and ${l.external_name} is distinct from r.name`)
}

/** Records a change of state as written by the sync, so that it does not count as an edit. */
export async function recordWrittenAt(
  req: Transaction,
  collection: LinkedCollection,
  id: string,
  at: string,
): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(links)
    .set({ leftAt: new Date(at) })
    .where(ofDocuments(collection, [id]))
}

/** Saves digests of the input of an event's sync, so that the next one can skip unchanged events. */
export async function saveDigests(req: Transaction, digests: { digest: string; id: string }[]): Promise<void> {
  if (digests.length === 0) return
  await (
    await dbOf(req)
  ).execute(sql`update ${l} set ${ticketingLinks.digest} = r.digest
    from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as r(id uuid, digest text) where ${l.collection} = 'events' and ${l.document_id} = r.id`)
}

/** Those of the given events that override the map or the modes of sale. */
export async function eventsWithOverrides(req: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    select ${eventsV.parent_id} as id from ${eventsV} where ${eventsV.latest} and ${eventsV.parent_id} = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))
      and (${eventsV.version_event_field_maps_override_event_maps} or ${eventsV.version_event_instance_field_maps_override_instance_maps}
        or ${eventsV.version_modes_of_sale_override_modes_of_sale})`)
  return new Set(rows.map(({ id }) => id))
}

/** Makes a field follow again. The digest is cleared, so that the next sync checks the whole event. */
export async function followField(
  req: Transaction,
  { collection, event, id }: { collection: LinkedCollection; event: string; id: string },
  { name, seen }: { name: string; seen: StoredLink['seen'][string] },
): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`update ${ticketingLinks} set ${ticketingLinks.seen} = ${ticketingLinks.seen} || ${JSON.stringify({ [name]: seen })}::jsonb, ${ticketingLinks.unfollowed} = ${ticketingLinks.unfollowed} - ${name}::text where ${ticketingLinks.collection} = ${collection} and ${ticketingLinks.document_id} = ${id}::uuid`,
  )
  await db
    .update(links)
    .set({ digest: null })
    .where(ofDocuments('events', [event]))
}
