import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, newId, oneRow } from '@/exports/server'
import { namesOf } from '@/database/names'
import { SALE_FACTS } from '../lib/facts/facts'
import { changes, runs } from '../tables/runs'
import type { ChangedFacts } from './facts'
import type { LinkedCollection } from './links'

const r = namesOf('ticketing_runs', 'r')
const c = namesOf('ticketing_changes', 'c')
const ticketingChanges = namesOf('ticketing_changes')
const ticketingRuns = namesOf('ticketing_runs')

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export type StoredRun = typeof runs.$inferSelect
export type StoredChange = typeof changes.$inferSelect
export type RunStatus = StoredRun['status']

/** Limited by the number of parameters of a statement. */
const ROWS_AT_ONCE = 1_000

export async function startRun(
  req: PayloadRequest,
  run: Pick<StoredRun, 'input' | 'kind' | 'provider' | 'startedBy' | 'tenantId'>,
): Promise<StoredRun> {
  const rows = await (
    await dbOf(req)
  )
    .insert(runs)
    .values({ ...run, id: newId(req.payload, 'events'), status: 'running' })
    .returning()
  return oneRow(rows)
}

/** Null: the tenant has no such run. */
export async function readRun(
  req: Transaction,
  { id, tenant }: { id: string; tenant: string },
): Promise<StoredRun | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.tenantId, tenant)))
  return row ?? null
}

/** Reads a run and locks it until the transaction ends. */
export async function lockRun(
  req: Transaction,
  { id, tenant }: { id: string; tenant: string },
): Promise<StoredRun | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.tenantId, tenant)))
    .for('update')
  return row ?? null
}

/** The tenant of a run. */
export async function tenantOfRun(req: Transaction, id: string): Promise<string | null> {
  const [row] = await (await dbOf(req)).select({ tenant: runs.tenantId }).from(runs).where(eq(runs.id, id))
  return row?.tenant ?? null
}

/** Newest first. */
export async function listRuns(
  req: Transaction,
  { limit, provider, tenant }: { limit: number; provider?: string; tenant: string },
): Promise<StoredRun[]> {
  return (await dbOf(req))
    .select()
    .from(runs)
    .where(and(eq(runs.tenantId, tenant), provider ? eq(runs.provider, provider) : undefined))
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(limit)
}

/** The newest unfinished sync of a connection; null if there is none. */
export async function newestRunning(
  req: Transaction,
  { provider, tenantId }: Pick<StoredRun, 'provider' | 'tenantId'>,
): Promise<StoredRun | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(runs)
    .where(
      and(eq(runs.tenantId, tenantId), eq(runs.provider, provider), eq(runs.kind, 'sync'), eq(runs.status, 'running')),
    )
    .orderBy(desc(runs.startedAt))
    .limit(1)
  return row ?? null
}

/** Runs that are queued or running, oldest first. */
export async function unfinishedRuns(req: Transaction): Promise<StoredRun[]> {
  return (await dbOf(req)).select().from(runs).where(eq(runs.status, 'running')).orderBy(runs.startedAt)
}

/** Status of the previous sync; null if there is none. */
export async function previousStatus(
  req: Transaction,
  { id, provider, startedAt, tenantId }: StoredRun,
): Promise<RunStatus | null> {
  const [row] = await (
    await dbOf(req)
  )
    .select({ status: runs.status })
    .from(runs)
    .where(
      and(
        eq(runs.tenantId, tenantId),
        eq(runs.provider, provider),
        eq(runs.kind, 'sync'),
        sql`not ${runs.input} ? 'soldOut' and ${runs.startedAt} < ${startedAt.toISOString()}::timestamptz and ${runs.id} <> ${id}`,
      ),
    )
    .orderBy(desc(runs.startedAt))
    .limit(1)
  return row?.status ?? null
}

/** Saves the result of a run, unless it has been undone meanwhile. */
export async function endRun(
  req: Transaction,
  id: string,
  { counts, problems, status }: Pick<StoredRun, 'counts' | 'problems' | 'status'>,
): Promise<StoredRun | null> {
  const [row] = await (
    await dbOf(req)
  )
    .update(runs)
    .set({ counts, finishedAt: sql`now()`, problems, status })
    .where(and(eq(runs.id, id), inArray(runs.status, ['running', 'suspicious'])))
    .returning()
  return row ?? null
}

export async function setRunStatus(req: Transaction, id: string, status: RunStatus): Promise<void> {
  await (await dbOf(req)).update(runs).set({ status }).where(eq(runs.id, id))
}

/** Saves the changes of a run. For a document changed in an earlier attempt, the original values are kept. */
export async function saveChanges(req: Transaction, rows: Omit<StoredChange, 'facts' | 'place'>[]): Promise<void> {
  const db = await dbOf(req)
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insert(changes)
      .values(rows.slice(start, start + ROWS_AT_ONCE).map((row, index) => ({ ...row, place: start + index })))
      .onConflictDoUpdate({
        set: {
          fields: sql`${changes.fields} || excluded.fields`,
          type: sql`case when ${changes.type} = 'create' then 'create' else excluded.type end`,
        },
        target: [changes.runId, changes.collection, changes.documentId],
      })
  }
}

/**
 * Records the facts that a run changed, with what it changed in the documents.
 * @returns ids of documents of which the run has changed nothing else
 */
export async function saveFactChanges(
  req: Transaction,
  { collection, run: runId, tenant: tenantId }: { collection: LinkedCollection; run: string; tenant: string },
  changed: readonly ChangedFacts[],
): Promise<string[]> {
  const db = await dbOf(req)
  const found: string[] = []
  for (let start = 0; start < changed.length; start += ROWS_AT_ONCE) {
    const rows = await db
      .insert(changes)
      .values(
        changed.slice(start, start + ROWS_AT_ONCE).map(({ changes: facts, documentId, externalId }, index) => ({
          collection,
          documentId,
          externalId,
          facts,
          place: start + index,
          runId,
          tenantId,
          type: 'update' as const,
        })),
      )
      .onConflictDoUpdate({
        set: { facts: sql`excluded.facts || ${changes.facts}` },
        target: [changes.runId, changes.collection, changes.documentId],
      })
      .returning({ id: changes.documentId, isOnlyFacts: isOnlyFacts.mapWith(Boolean) })
    found.push(...rows.flatMap((row) => (row.isOnlyFacts ? row.id : [])))
  }
  return found
}

const isOnlyFacts = sql`${changes.type} = 'update' and ${changes.fields} = '[]'`

/** Attributes count as no change of a document. */
const isCounted = sql`(not (${isOnlyFacts}) or ${changes.collection} = 'event-instances' and (${sql.join(
  SALE_FACTS.map((name) => sql`${changes.facts} ? ${name}::text`),
  sql` or `,
)}))`

/** Number of documents a run has changed so far, by collection and action. */
export async function countChanges(
  req: Transaction,
  run: string,
): Promise<(Pick<StoredChange, 'collection' | 'type'> & { count: number })[]> {
  return (await dbOf(req))
    .select({ collection: changes.collection, count: sql<number>`count(*)::int`, type: changes.type })
    .from(changes)
    .where(and(eq(changes.runId, run), isCounted))
    .groupBy(changes.collection, changes.type)
}

/** In write order. */
export async function changesOf(req: Transaction, run: string): Promise<StoredChange[]> {
  return (await dbOf(req))
    .select()
    .from(changes)
    .where(eq(changes.runId, run))
    .orderBy(changes.collection, changes.place, changes.documentId)
}

/** Runs that are deleted in one statement. */
const DELETED_AT_ONCE = 2_000

/**
 * Deletes runs of long ago with what they changed, and earlier than these the runs of the clock that found nothing to do: a
 * box office that is asked every quarter of an hour has 96 of them a day.
 */
export async function deleteOldRuns(
  req: Transaction,
  { days, idleDays }: { days: number; idleDays: number },
): Promise<void> {
  const age = (most: number) => sql`now() - make_interval(days => ${most})`
  await deleteRuns(req, sql`${r.started_at} < ${age(days)}`)
  // Those of earlier weeks went in their time.
  await deleteRuns(
    req,
    sql`${r.started_at} < ${age(idleDays)} and ${r.started_at} >= ${age(2 * idleDays)} and ${r.kind} = 'sync' and ${r.status} = 'done'
      and ${r.started_by} is null and not exists (select 1 from ${c} where ${c.run_id} = ${r.id})`,
  )
}

async function deleteRuns(req: Transaction, which: SQL): Promise<void> {
  const db = await dbOf(req)
  for (;;) {
    const { rowCount } = await db.execute(sql`
      with old as materialized (select ${r.id} from ${r} where ${which} limit ${DELETED_AT_ONCE}),
        gone as (delete from ${ticketingChanges} where ${ticketingChanges.run_id} in (select id from old))
      delete from ${ticketingRuns} where ${ticketingRuns.id} in (select id from old)`)
    if ((rowCount ?? 0) < DELETED_AT_ONCE) return
  }
}
