import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/exports/server'
import { connections, hosts } from '../tables/connections'
import type { ConnectionKey } from './connections'

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

const matchesKey = ({ provider, tenant }: ConnectionKey) =>
  and(eq(connections.tenantId, tenant), eq(connections.provider, provider))

/**
 * Claims the connections that are due, and schedules their next run.
 * @param everySeconds interval between runs, with ±10 % jitter to spread the load
 */
export async function claimDueConnections(req: Transaction, everySeconds: number): Promise<ConnectionKey[]> {
  const db = await dbOf(req)
  const isDue = and(
    connections.isConnected,
    sql`(${connections.nextRunAt} is null or ${connections.nextRunAt} <= now())`,
  )
  // Connections locked by a running sync are claimed next time.
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
 * Records a successful run: failures are reset, and the schedule returns to its normal interval.
 * @param everySeconds interval between runs
 */
export async function recordSuccess(req: Transaction, key: ConnectionKey, everySeconds: number): Promise<void> {
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
        matchesKey(key),
        sql`(${connections.failures} > 0 or ${connections.refusals} > 0 or ${connections.attentionSince} is not null)`,
      ),
    )
}

export interface FailedRun {
  /** The box office rejected the credentials. */
  isRefusal: boolean
  /** First and longest backoff of the schedule. */
  everySeconds: number
  longestSeconds: number
  /** Consecutive credential failures before a user is needed. */
  refusalsForAttention: number
}

/**
 * Records a failed run with exponential backoff.
 * @returns true when the connection starts to need attention
 */
export async function recordFailure(
  req: Transaction,
  key: ConnectionKey,
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
    .where(and(matchesKey(key), connections.isConnected))
    .returning({ begins: sql<boolean>`${connections.attentionSince} = date_trunc('milliseconds', now())` })
  return rows[0]?.begins ?? false
}

/** When calls to a host may resume; null if they are not paused. */
export async function closedUntil(req: Transaction, host: string): Promise<Date | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ until: hosts.closedUntil })
    .from(hosts)
    .where(and(eq(hosts.host, host), sql`${hosts.closedUntil} > now()`))
  return row?.until ?? null
}

/** Records a success or failure of a host. Calls to it are paused after some consecutive failures. */
export async function recordHostResult(
  req: Transaction,
  host: string,
  isSuccess: boolean,
  { closeAfter, seconds }: { closeAfter: number; seconds: number },
): Promise<void> {
  const db = await dbOf(req)
  if (isSuccess) {
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
