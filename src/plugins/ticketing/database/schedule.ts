import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/connections'
import { connections, hosts } from '../tables/connections'
import type { ConnectionPlace } from './connections'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

const isAt = ({ provider, tenant }: ConnectionPlace) =>
  and(eq(connections.tenantId, tenant), eq(connections.provider, provider))

/**
 * Takes the connections whose time has come, each once: their next time is set along.
 * @param everySeconds between two runs, give or take a tenth, so that not everybody comes at the full minute
 */
export async function takeDue(req: Transaction, everySeconds: number): Promise<ConnectionPlace[]> {
  const db = await dbOf(req)
  const isDue = and(
    connections.isConnected,
    sql`(${connections.nextRunAt} is null or ${connections.nextRunAt} <= now())`,
  )
  // One that a sync holds at this moment is taken the next time.
  const due = db
    .select({ provider: connections.provider, tenant: connections.tenantId })
    .from(connections)
    .where(isDue)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(connections)
    .set({ nextRunAt: sql`now() + make_interval(secs => ${everySeconds} * (0.9 + random() * 0.2))` })
    .where(sql`(${connections.provider}, ${connections.tenantId}) in (${due})`)
    .returning({ provider: connections.provider, tenant: connections.tenantId })
  return rows
}

/**
 * A run that went well: what failed before is forgotten, and the schedule goes on as usual.
 * @param everySeconds between two runs
 */
export async function noteSuccess(req: Transaction, place: ConnectionPlace, everySeconds: number): Promise<void> {
  await (
    await dbOf(req)
  )
    .update(connections)
    .set({
      attentionSince: null,
      failures: 0,
      nextRunAt: sql`least(${connections.nextRunAt}, now() + make_interval(secs => ${everySeconds}))`,
      refusals: 0,
    })
    .where(
      and(
        isAt(place),
        sql`(${connections.failures} > 0 or ${connections.refusals} > 0 or ${connections.attentionSince} is not null)`,
      ),
    )
}

export interface FailedRun {
  /** The box office refused the credentials. */
  isRefusal: boolean
  /** Waits of the schedule: the first, and the longest. */
  everySeconds: number
  longestSeconds: number
  /** Refusals in a row that need a person. */
  refusalsForAttention: number
}

/**
 * A run that failed: the schedule waits twice as long as the last time.
 * @returns true the moment it begins to need a person
 */
export async function noteFailure(
  req: Transaction,
  place: ConnectionPlace,
  { everySeconds, isRefusal, longestSeconds, refusalsForAttention }: FailedRun,
): Promise<boolean> {
  const refusals = isRefusal ? sql`${connections.refusals} + 1` : sql`0`
  const rows = await (
    await dbOf(req)
  )
    .update(connections)
    .set({
      attentionSince: sql`case when ${connections.attentionSince} is not null then ${connections.attentionSince} when ${refusals} >= ${refusalsForAttention} then date_trunc('milliseconds', now()) end`,
      failures: sql`${connections.failures} + 1`,
      nextRunAt: sql`now() + make_interval(secs => least(${longestSeconds}, ${everySeconds} * power(2, least(${connections.failures}, 20))))`,
      refusals,
    })
    .where(and(isAt(place), connections.isConnected))
    .returning({ begins: sql<boolean>`${connections.attentionSince} = date_trunc('milliseconds', now())` })
  return rows[0]?.begins ?? false
}

/** Until when nobody should knock at a host; null: it is open. */
export async function closedUntil(req: Transaction, host: string): Promise<Date | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ until: hosts.closedUntil })
    .from(hosts)
    .where(and(eq(hosts.host, host), sql`${hosts.closedUntil} > now()`))
  return row?.until ?? null
}

/** One more run at a host has failed, or one went well. After some failures in a row it is left alone for a while. */
export async function noteHost(
  req: Transaction,
  host: string,
  isWell: boolean,
  { closeAfter, seconds }: { closeAfter: number; seconds: number },
): Promise<void> {
  const db = await dbOf(req)
  if (isWell) {
    await db.delete(hosts).where(eq(hosts.host, host))
    return
  }
  await db
    .insert(hosts)
    .values({ failures: 1, host })
    .onConflictDoUpdate({
      set: {
        closedUntil: sql`case when ${hosts.failures} + 1 >= ${closeAfter} then now() + make_interval(secs => ${seconds}) end`,
        failures: sql`${hosts.failures} + 1`,
      },
      target: hosts.host,
    })
}
