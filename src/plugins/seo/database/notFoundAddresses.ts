import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, type Transaction } from '../../../database/dbOf'
import { notFoundAddresses as table } from '../tables/notFoundAddresses'

export interface Counted {
  siteId: string
  path: string
  visits: number
}

export type NotFoundAddress = Pick<typeof table.$inferSelect, 'firstSeen' | 'lastSeen' | 'path' | 'visits'>

/** As many as a site keeps. */
export const MOST_ADDRESSES = 500

/** An address that nobody has asked for since is forgotten. */
const DAYS_KEPT = 30

const sinceKept = () => sql`now() - make_interval(days => ${DAYS_KEPT})`

/**
 * Adds what was counted, and lets go of what a site has too much: what staff has hidden stays longest, then what many
 * asked for, then what was asked for last. Two statements, however much was counted.
 */
export async function addVisits(payload: BasePayload, counted: Counted[], most = MOST_ADDRESSES): Promise<void> {
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
        firstSeen: sql`case when ${table.lastSeen} < ${sinceKept()} then excluded.first_seen else ${table.firstSeen} end`,
        lastSeen: sql`excluded.last_seen`,
        visits: sql`case when ${table.lastSeen} < ${sinceKept()} then excluded.visits else least(${table.visits}::bigint + excluded.visits, 2000000000)::int end`,
      },
      target: [table.tenantId, table.path],
    })
  const sites = sql.join(
    [...new Set(counted.map(({ siteId }) => siteId))].map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await db.execute(sql`delete from not_found_addresses a using (
    select tenant_id, path, row_number() over (partition by tenant_id order by is_hidden desc, visits desc, last_seen desc, path) as place
    from not_found_addresses where tenant_id in (${sites})
  ) ranked where a.tenant_id = ranked.tenant_id and a.path = ranked.path and ranked.place > ${most}`)
}

/** Those of a site that were asked for of late and are not hidden, the most visited first. */
export async function listAddresses(req: Transaction, tenantId: string): Promise<NotFoundAddress[]> {
  const { firstSeen, lastSeen, path, visits } = table
  return (await dbOf(req))
    .select({ firstSeen, lastSeen, path, visits })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.isHidden, false), gte(lastSeen, sinceKept())))
    .orderBy(desc(visits), desc(lastSeen), path)
    .limit(MOST_ADDRESSES)
}

/** @returns false where there is no such address */
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

export async function deleteForgotten(payload: BasePayload): Promise<void> {
  await (await dbOf({ payload })).delete(table).where(lt(table.lastSeen, sinceKept()))
}
