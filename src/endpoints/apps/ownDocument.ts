import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { tableOf } from '../../database/tableOf'
import { dbOf } from '../../database/dbOf'
import { stale } from '../OperationError'
import { later } from '../settings/changeSite'

/** Collections with one document for each tenant. It is made when it is first written to, under the tenant's id. */
export type OwnCollection = 'app-config' | 'custom-attributes'

/** What a form of such a document may carry: when it was last changed as the caller knows it, null for never. */
export const ownAsOf = { updatedAt: z.iso.datetime().nullish() }

export interface OwnDocument {
  id: string
  settings: Record<string, unknown>
  updatedAt: string
}

/** The tenant of such a document. One that is not there yet goes by the id of its tenant. */
export async function tenantOfOwn(req: PayloadRequest, collection: OwnCollection, id: string): Promise<string | null> {
  const { rows } = await (await dbOf(req)).execute<{ tenant: string }>(
    sql`select tenant_id as tenant from ${tableOf(collection)} where id = ${id}::uuid union all select id from tenants where id = ${id}::uuid limit 1`,
  )
  return rows[0]?.tenant ?? null
}

interface Target {
  area: string
  collection: OwnCollection
  tenantId: string
  updatedAt?: string | null
}

/**
 * Makes the document where there is none yet and locks it until the end of the transaction. The tenant is locked
 * before it, as everywhere, so that apps and theme stay what they are meanwhile.
 * @throws OperationError 409 when it was changed since `updatedAt`
 */
export async function lockOwn(req: PayloadRequest, { area, collection, tenantId, updatedAt }: Target): Promise<OwnDocument> {
  const db = await dbOf(req)
  const table = tableOf(collection)
  await db.execute(sql`select 1 from tenants where id = ${tenantId}::uuid for update`)
  const made = await db.execute(sql`insert into ${table} (id, tenant_id, settings) values (${tenantId}::uuid, ${tenantId}::uuid, '{}') on conflict do nothing returning id`)
  const { rows } = await db.execute<{ id: string; settings: Record<string, unknown>; updatedAt: string }>(
    sql`select id, settings, updated_at as "updatedAt" from ${table} where tenant_id = ${tenantId}::uuid`,
  )
  const { id, settings, updatedAt: stored } = rows[0]!
  if (made.rows.length === 0 && updatedAt !== undefined && Date.parse(updatedAt ?? '') !== Date.parse(stored)) throw stale(area)
  return { id, settings, updatedAt: new Date(stored).toISOString() }
}

/** Stores the settings and answers the document as the caller may read it. */
export async function saveOwn(req: PayloadRequest, collection: OwnCollection, { id, updatedAt }: OwnDocument, settings: Record<string, unknown>): Promise<object> {
  await req.payload.db.updateOne({ id, collection, data: { settings, updatedAt: later(updatedAt) }, req, returning: false })
  return req.payload.findByID({ id, collection, depth: 0, overrideAccess: false, req })
}
