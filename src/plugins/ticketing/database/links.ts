import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, newId } from '../../../database/connections'
import { links } from '../tables/links'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export type StoredLink = typeof links.$inferSelect
export type LinkedCollection = 'event-instances' | 'events'

/** More values than that fit into no statement. */
const ROWS_AT_ONCE = 500

const OF_DOCUMENTS = (collection: LinkedCollection, ids: string[]) =>
  and(eq(links.collection, collection), inArray(links.documentId, ids))

/** What documents follow, by the id of the document. */
export async function linksOf(
  req: Transaction,
  collection: LinkedCollection,
  ids: string[],
): Promise<Map<string, StoredLink>> {
  if (ids.length === 0) return new Map()
  const rows = await (await dbOf(req)).select().from(links).where(OF_DOCUMENTS(collection, ids))
  return new Map(rows.map((row) => [row.documentId, row]))
}

/** The same for what a provider calls them, by their id. */
export async function linksTo(
  req: Transaction,
  { provider, tenant }: { provider: string; tenant: string },
  collection: LinkedCollection,
  externalIds?: string[],
): Promise<Map<string, StoredLink>> {
  if (externalIds?.length === 0) return new Map()
  const chosen = externalIds && inArray(links.externalId, externalIds)
  const rows = await (
    await dbOf(req)
  )
    .select()
    .from(links)
    .where(and(eq(links.tenantId, tenant), eq(links.provider, provider), eq(links.collection, collection), chosen))
  return new Map(rows.map((row) => [row.externalId, row]))
}

export type NewLink = Pick<StoredLink, 'collection' | 'documentId' | 'externalId' | 'provider' | 'tenantId'> &
  Partial<StoredLink>

/**
 * Has a document follow something. A document that follows something else follows this from now on, from the beginning.
 * @returns null where another document follows it already
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

/** It no longer follows. What it follows is remembered, to be connected again. @returns false where it did not */
export async function disconnectLink(req: Transaction, collection: LinkedCollection, id: string): Promise<boolean> {
  const rows = await (
    await dbOf(req)
  )
    .update(links)
    .set({ isConnected: false })
    .where(and(OF_DOCUMENTS(collection, [id]), links.isConnected))
    .returning({ id: links.id })
  return rows.length > 0
}

/** Forgets what documents follow. */
export async function deleteLinks(req: Transaction, collection: LinkedCollection, ids: string[]): Promise<void> {
  if (ids.length > 0) await (await dbOf(req)).delete(links).where(OF_DOCUMENTS(collection, ids))
}

/** What a sync keeps with the link of one document. What is left out stays as it is. */
export interface LinkWrite {
  documentId: string
  /** Without it the link is there already. */
  externalId?: string
  externalName?: string
  /** When the document was last changed, as it is left: ISO moment. */
  leftAt?: string | null
  /** Joins what is known of other fields. */
  seen: StoredLink['seen']
  state?: StoredLink['state']
  /** Join those that follow no more. */
  unfollow: string[]
}

/** Keeps what a sync knew and did, for many documents at once. A document that follows something else is left alone. */
export async function writeLinks(
  req: Transaction,
  { collection, provider, tenant }: { collection: LinkedCollection; provider: string; tenant: string },
  writes: LinkWrite[],
): Promise<void> {
  const db = await dbOf(req)
  const made = writes.filter(({ externalId }) => externalId !== undefined)
  if (made.length > 0) {
    const rows = made.map(({ documentId, externalId, externalName }) => ({
      collection,
      documentId,
      externalId: externalId!,
      externalName: externalName ?? '',
      id: newId(req.payload, 'events'),
      provider,
      tenantId: tenant,
    }))
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      // A row of its own for the document it names is no second one.
      const group = rows.slice(start, start + ROWS_AT_ONCE)
      const kept = await db
        .insert(links)
        .values(group)
        .onConflictDoUpdate({
          set: { externalName: sql`excluded.external_name` },
          setWhere: eq(links.documentId, sql`excluded.document_id`),
          target: [links.tenantId, links.provider, links.collection, links.externalId],
        })
        .returning({ id: links.id })
      if (kept.length < group.length)
        throw new Error(`${group.length - kept.length} documents would follow what others follow already`)
    }
  }
  const rows = writes.map(({ documentId, leftAt, seen, state, unfollow }) => ({
    id: documentId,
    left_at: leftAt ?? null,
    seen,
    sets_state: state !== undefined,
    state: state ?? null,
    unfollow,
  }))
  await db.execute(sql`
    update ticketing_links l set
      seen = l.seen || r.seen, synced_at = now(), left_at = coalesce(r.left_at, l.left_at), state = case when r.sets_state then r.state else l.state end,
      unfollowed = (select coalesce(jsonb_agg(distinct name), '[]') from jsonb_array_elements_text(l.unfollowed || r.unfollow) name)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, left_at timestamptz, seen jsonb, sets_state boolean, state text, unfollow jsonb)
    where l.collection = ${collection} and l.document_id = r.id and l.provider = ${provider} and l.tenant_id = ${tenant}::uuid`)
}

/** Somebody has changed nothing but the state of a document since a sync left it: it counts as left now. */
export async function noteLeft(req: Transaction, collection: LinkedCollection, id: string, at: string): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(links)
    .set({ leftAt: new Date(at) })
    .where(OF_DOCUMENTS(collection, [id]))
}

/** Keeps what an event's sync was made from, so that the next one can see at a glance that nothing has changed. */
export async function noteDigests(req: Transaction, digests: { digest: string; id: string }[]): Promise<void> {
  if (digests.length === 0) return
  await (
    await dbOf(req)
  ).execute(sql`update ticketing_links l set digest = r.digest
    from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as r(id uuid, digest text) where l.collection = 'events' and l.document_id = r.id`)
}

/** Events that decide for themselves what follows and what is sold, among these. */
export async function eventsWithOverrides(req: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    select parent_id as id from _events_v where latest and parent_id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))
      and (version_event_field_maps_override_event_maps or version_event_instance_field_maps_override_instance_maps
        or version_modes_of_sale_override_modes_of_sale)`)
  return new Set(rows.map(({ id }) => id))
}

/** Has a field of a document follow again. The next sync of its event looks at everything anew. */
export async function followField(
  req: Transaction,
  { collection, event, id }: { collection: LinkedCollection; event: string; id: string },
  { name, seen }: { name: string; seen: StoredLink['seen'][string] },
): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`update ticketing_links set seen = seen || ${JSON.stringify({ [name]: seen })}::jsonb, unfollowed = unfollowed - ${name}::text where collection = ${collection} and document_id = ${id}::uuid`,
  )
  await db
    .update(links)
    .set({ digest: null })
    .where(OF_DOCUMENTS('events', [event]))
}
