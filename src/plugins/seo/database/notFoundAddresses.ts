import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import { notFoundAddresses as table } from '../tables/notFoundAddresses'

const a = namesOf('not_found_addresses', 'a')
const notFoundAddressesTable = namesOf('not_found_addresses')

export interface VisitCount {
  siteId: string
  path: string
  visits: number
}

export type NotFoundAddress = Pick<typeof table.$inferSelect, 'firstSeen' | 'lastSeen' | 'path' | 'visits'>

/** Maximum number of paths stored per tenant. */
export const MAX_ADDRESSES = 500

/** Paths not requested for this long are deleted. */
const RETENTION_DAYS = 30

const retentionStart = () => sql`now() - make_interval(days => ${RETENTION_DAYS})`

/**
 * Adds visit counts and deletes the excess paths of each tenant. Hidden paths are kept first, then those with most
 * visits, then the most recent. Runs two statements, regardless of the number of counts.
 */
export async function addVisits(
  payload: BasePayload,
  counted: VisitCount[],
  maxAddresses = MAX_ADDRESSES,
): Promise<void> {
  if (counted.length === 0) return
  const db = await dbOf({ payload })
  const now = new Date()
  await db
    .insert(table)
    .values(
      counted.map(({ path, siteId, visits }) => ({ firstSeen: now, lastSeen: now, path, tenantId: siteId, visits })),
    )
    .onConflictDoUpdate({
      set: {
        firstSeen: sql`case when ${table.lastSeen} < ${retentionStart()} then excluded.first_seen else ${table.firstSeen} end`,
        lastSeen: sql`excluded.last_seen`,
        visits: sql`case when ${table.lastSeen} < ${retentionStart()} then excluded.visits else least(${table.visits}::bigint + excluded.visits, 2000000000)::int end`,
      },
      target: [table.tenantId, table.path],
    })
  const sites = sql.join(
    [...new Set(counted.map(({ siteId }) => siteId))].map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await db.execute(sql`delete from ${a} using (
    select ${notFoundAddressesTable.tenant_id}, ${notFoundAddressesTable.path}, row_number() over (partition by ${notFoundAddressesTable.tenant_id} order by ${notFoundAddressesTable.is_hidden} desc, ${notFoundAddressesTable.visits} desc, ${notFoundAddressesTable.last_seen} desc, ${notFoundAddressesTable.path}) as place
    from ${notFoundAddressesTable} where ${notFoundAddressesTable.tenant_id} in (${sites})
  ) ranked where ${a.tenant_id} = ranked.tenant_id and ${a.path} = ranked.path and ranked.place > ${maxAddresses}`)
}

/** Lists the recently requested paths of a tenant that are not hidden, most visited first. */
export async function listAddresses(req: Transaction, tenantId: string): Promise<NotFoundAddress[]> {
  const { firstSeen, lastSeen, path, visits } = table
  return (await dbOf(req))
    .select({ firstSeen, lastSeen, path, visits })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.isHidden, false), gte(lastSeen, retentionStart())))
    .orderBy(desc(visits), desc(lastSeen), path)
    .limit(MAX_ADDRESSES)
}

/** @returns false if there is no such path */
export async function hideAddress(req: Transaction, tenantId: string, path: string): Promise<boolean> {
  const hidden = await (
    await dbOf(req)
  )
    .update(table)
    .set({ isHidden: true })
    .where(and(eq(table.tenantId, tenantId), eq(table.path, path)))
    .returning({ path: table.path })
  return hidden.length > 0
}

/** Deletes paths that have not been requested recently. */
export async function deleteOutdated(payload: BasePayload): Promise<void> {
  await (await dbOf({ payload })).delete(table).where(lt(table.lastSeen, retentionStart()))
}
