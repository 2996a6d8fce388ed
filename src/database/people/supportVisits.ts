import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { supportVisits } from '@/database/tables/supportVisits'
import { namesOf } from '@/database/names'

const v = namesOf('support_visits', 'v')
const u = namesOf('users', 'u')

export type SupportVisit = typeof supportVisits.$inferSelect

const isOpen = () => and(isNull(supportVisits.endedAt), gt(supportVisits.endsAt, new Date()))

export async function addVisit(
  req: Transaction,
  visit: Pick<SupportVisit, 'endsAt' | 'id' | 'reason' | 'tenantId' | 'userId'>,
): Promise<void> {
  await (await dbOf(req)).insert(supportVisits).values(visit)
}

/** Reads a visit; with `forUpdate`, locks it until the end of the transaction. */
export async function readVisit(
  req: Transaction,
  id: string,
  { forUpdate = false } = {},
): Promise<SupportVisit | null> {
  const query = (await dbOf(req)).select().from(supportVisits).where(eq(supportVisits.id, id))
  const [visit] = await (forUpdate ? query.for('update') : query)
  return visit ?? null
}

/** Reads a user's open visits, newest first. */
export async function readOpenVisits(req: Transaction, userId: string): Promise<SupportVisit[]> {
  return (await dbOf(req))
    .select()
    .from(supportVisits)
    .where(and(eq(supportVisits.userId, userId), isOpen()))
    .orderBy(desc(supportVisits.startedAt), desc(supportVisits.id))
}

/** A visit with the visitor's names. */
export interface NamedVisit extends SupportVisit {
  email: string
  firstName: string | null
  lastName: string | null
  displayName: string | null
}

/** Reads the newest visits to a tenant, open or ended. */
export async function readVisitsTo(req: Transaction, tenantId: string, limit: number): Promise<NamedVisit[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<NamedVisit & Record<string, unknown>>(sql`
    select ${v.id}, ${v.tenant_id} as "tenantId", ${v.user_id} as "userId", ${v.reason}, ${v.started_at} as "startedAt", ${v.ends_at} as "endsAt", ${v.asked_at} as "askedAt",
      ${v.agreed_at} as "agreedAt", ${v.agreed_by} as "agreedBy", ${v.ended_at} as "endedAt", ${v.ended_by} as "endedBy",
      coalesce(${u.email}, '') as email, ${u.first_name} as "firstName", ${u.last_name} as "lastName", ${u.display_name} as "displayName"
    from ${v} left join ${u} on ${u.id} = ${v.user_id}
    where ${v.tenant_id} = ${tenantId}::uuid order by ${v.started_at} desc, ${v.id} desc limit ${limit}`)
  // Raw statements return timestamps as text.
  return rows.map((row) => ({
    ...row,
    agreedAt: asDate(row.agreedAt),
    askedAt: asDate(row.askedAt),
    endedAt: asDate(row.endedAt),
    endsAt: new Date(row.endsAt),
    startedAt: new Date(row.startedAt),
  }))
}

const asDate = (value: Date | string | null): Date | null => (value === null ? null : new Date(value))

type VisitChanges = Partial<Pick<SupportVisit, 'agreedAt' | 'agreedBy' | 'askedAt'>>

export async function changeVisit(req: Transaction, id: string, changes: VisitChanges): Promise<void> {
  await (await dbOf(req)).update(supportVisits).set(changes).where(eq(supportVisits.id, id))
}

/** Ends a user's open visits to a tenant: several if they were started concurrently. */
export async function endVisits(
  req: Transaction,
  { by, tenantId, userId }: { by: string; tenantId: string; userId: string },
): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(supportVisits)
    .set({ endedAt: new Date(), endedBy: by })
    .where(and(eq(supportVisits.tenantId, tenantId), eq(supportVisits.userId, userId), isOpen()))
}
