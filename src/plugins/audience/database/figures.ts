import { and, between, eq, inArray, like, or, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import type { Kind } from '../lib/kinds'
import { audienceCounts as table, audienceSwitches } from '../tables/audience'

/** Days of a period, both included: `2026-11-01`. */
export interface Period {
  from: string
  to: string
}

export interface Sum {
  kind: Kind
  key: string
  n: number
}

const total = sql<number>`sum(${table.n})`.mapWith(Number)

const within = (tenantId: string, { from, to }: Period) =>
  and(eq(table.tenantId, tenantId), between(table.day, from, to))

/** Reads the sums of a site in a period, most first. */
export async function readSums(req: Transaction, tenantId: string, period: Period): Promise<Sum[]> {
  const rows = await (
    await dbOf(req)
  )
    .select({ key: table.key, kind: table.kind, n: total })
    .from(table)
    .where(within(tenantId, period))
    .groupBy(table.kind, table.key)
    .orderBy(sql`3 desc`, table.key)
  return rows.map((row) => ({ ...row, kind: row.kind as Kind }))
}

/** Reads visits and presses of each day that has some. */
export async function readDays(
  req: Transaction,
  tenantId: string,
  period: Period,
): Promise<{ day: string; kind: string; n: number }[]> {
  return (await dbOf(req))
    .select({ day: table.day, kind: table.kind, n: total })
    .from(table)
    .where(and(within(tenantId, period), inArray(table.kind, ['press', 'visit'])))
    .groupBy(table.day, table.kind)
    .orderBy(table.day)
}

/** Reads the visits of an event's page and the presses of its booking links. */
export async function readEventSums(
  req: Transaction,
  tenantId: string,
  eventId: string,
  period: Period,
): Promise<{ presses: number; visits: number }> {
  const rows = await (
    await dbOf(req)
  )
    .select({ kind: table.kind, n: total })
    .from(table)
    .where(
      and(
        within(tenantId, period),
        or(
          and(eq(table.kind, 'visit'), like(table.key, `events/${eventId}/%`)),
          and(eq(table.kind, 'press'), like(table.key, `${eventId}/%`)),
        ),
      ),
    )
    .groupBy(table.kind)
  const of = (kind: Kind): number => rows.find((row) => row.kind === kind)?.n ?? 0
  return { presses: of('press'), visits: of('visit') }
}

/** Whether the site lets its visits be counted. */
export async function readSwitch(req: Transaction, tenantId: string): Promise<boolean> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ isOn: audienceSwitches.isOn })
    .from(audienceSwitches)
    .where(eq(audienceSwitches.tenantId, tenantId))
  return row?.isOn ?? true
}

export async function writeSwitch(req: Transaction, tenantId: string, isOn: boolean): Promise<void> {
  await (
    await dbOf(req)
  )
    .insert(audienceSwitches)
    .values({ isOn, tenantId })
    .onConflictDoUpdate({ set: { isOn }, target: audienceSwitches.tenantId })
}
