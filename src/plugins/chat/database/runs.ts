import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'
import type { Chunk } from '../lib/messages'
import { runs } from '../tables/runs'
import { NOTIFY } from '@/database/listening'

const chatRuns = namesOf('chat_runs')
const chatChunks = namesOf('chat_chunks')
const r = namesOf('chat_runs', 'r')
const c = namesOf('chat_chunks', 'c')

export type StoredRun = typeof runs.$inferSelect
export type EndOfRun = Exclude<StoredRun['status'], 'running'>

export async function createRun(
  req: Transaction,
  run: Pick<StoredRun, 'chatId' | 'id' | 'messageId' | 'process' | 'replyId' | 'tenantId'>,
): Promise<StoredRun> {
  const rows = await (
    await dbOf(req)
  )
    .insert(runs)
    .values({ ...run, status: 'running' })
    .returning()
  return oneRow(rows)
}

export async function readRun(req: Transaction, id: string): Promise<StoredRun | null> {
  const [row] = await (await dbOf(req)).select().from(runs).where(eq(runs.id, id))
  return row ?? null
}

/** The newest run for a message, or of the conversation; null if there is none. */
export async function newestRun(req: Transaction, chatId: string, messageId?: string): Promise<StoredRun | null> {
  const where = and(eq(runs.chatId, chatId), messageId ? eq(runs.messageId, messageId) : undefined)
  const [row] = await (
    await dbOf(req)
  )
    .select()
    .from(runs)
    .where(where)
    .orderBy(desc(runs.startedAt), desc(runs.id))
    .limit(1)
  return row ?? null
}

/** Whether the provider refused the key or the model at the last answer of a tenant that says something about them. */
export async function isModelRefused(req: Transaction, tenantId: string): Promise<boolean> {
  const [last] = await (
    await dbOf(req)
  )
    .select({ status: runs.status })
    .from(runs)
    .where(and(eq(runs.tenantId, tenantId), inArray(runs.status, ['complete', 'setup'])))
    .orderBy(desc(runs.startedAt))
    .limit(1)
  return last?.status === 'setup'
}

/** Runs in progress, in any process. */
export async function runningRuns(req: Transaction): Promise<StoredRun[]> {
  return (await dbOf(req)).select().from(runs).where(eq(runs.status, 'running'))
}

/**
 * Ends a run.
 * @returns false if it had already ended
 */
export async function endRun(req: Transaction, id: string, status: EndOfRun): Promise<boolean> {
  const db = await dbOf(req)
  const ended = await db
    .update(runs)
    .set({ endedAt: new Date(), status })
    .where(and(eq(runs.id, id), eq(runs.status, 'running')))
    .returning({ id: runs.id })
  await db.execute(sql`select ${sql.raw(NOTIFY(`'${id}'`))}`)
  return ended.length > 0
}

/**
 * Requests that the running answer be stopped.
 * @returns null if none is running
 */
export async function requestStop(req: Transaction, chatId: string): Promise<StoredRun | null> {
  const db = await dbOf(req)
  const [run] = await db
    .update(runs)
    .set({ isStopRequested: true })
    .where(and(eq(runs.chatId, chatId), eq(runs.status, 'running')))
    .returning()
  if (run) await db.execute(sql`select ${sql.raw(NOTIFY(`'${run.id}'`))}`)
  return run ?? null
}

/**
 * Writes chunks of an answer and notifies its readers in one statement. Ending the run waits for the row lock, so that
 * no chunk is missing from the stored message.
 * @param first number of the first chunk, from 1
 * @returns false if the run has ended or a stop was requested
 */
export async function writeChunks(payload: BasePayload, run: string, first: number, chunks: Chunk[]): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ stop: boolean }>(
    `with run as (select ${chatRuns.id}, ${chatRuns.tenant_id}, ${chatRuns.is_stop_requested} from ${chatRuns} where ${chatRuns.id} = $1 and ${chatRuns.status} = 'running' for share),
      put as (insert into ${chatChunks} (${chatChunks.run_id}, ${chatChunks.tenant_id}, ${chatChunks.first}, ${chatChunks.last}, ${chatChunks.chunks}) select id, tenant_id, $2, $3, $4 from run
        on conflict (${chatChunks.run_id}, ${chatChunks.first}) do nothing)
    select is_stop_requested as stop, ${NOTIFY('id::text')} from run`,
    [run, first, first + chunks.length - 1, JSON.stringify(chunks)],
  )
  return rows[0]?.stop === false
}

export interface ReadChunks {
  status: StoredRun['status'] | null
  process: string | null
  isStopRequested: boolean
  chunks: { chunk: Chunk; number: number }[]
}

interface ChunkRow {
  chunks: string | null
  first: number
  is_stop_requested: boolean
  process: string
  status: StoredRun['status']
}

/** The status of a run and the chunks after a given number, as one consistent snapshot. */
export async function readChunks(payload: BasePayload, run: string, after: number): Promise<ReadChunks> {
  const { rows } = await poolOf(payload).query<ChunkRow>(
    `select ${r.status}, ${r.process}, ${r.is_stop_requested}, ${c.first}, ${c.chunks} from ${r}
      left join ${c} on ${c.run_id} = ${r.id} and ${c.last} > $2 where ${r.id} = $1 order by ${c.first}`,
    [run, after],
  )
  const chunks = rows.flatMap(({ chunks: text, first }) =>
    text === null ? [] : (JSON.parse(text) as Chunk[]).map((chunk, index) => ({ chunk, number: first + index })),
  )
  const [row] = rows
  return {
    chunks: chunks.filter(({ number }) => number > after),
    isStopRequested: row?.is_stop_requested ?? false,
    process: row?.process ?? null,
    status: row?.status ?? null,
  }
}

/** Deletes chunks of runs that ended before `before`; their messages are stored. */
export async function deleteOldChunks(payload: BasePayload, before: Date): Promise<void> {
  await poolOf(payload).query(
    `delete from ${chatChunks} where ${chatChunks.run_id} in (select ${chatRuns.id} from ${chatRuns} where ${chatRuns.ended_at} < $1)`,
    [before],
  )
}
