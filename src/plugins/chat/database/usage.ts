import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'

/**
 * Counts one more message on a tenant's day, unless the limit is reached. Concurrent calls wait for the transaction
 * that counts first.
 * @param day in the tenant's time zone, `YYYY-MM-DD`
 * @param limit -1 for no limit
 * @returns false if the limit is reached
 */
export async function countMessage(
  req: Transaction,
  { day, limit, tenantId }: { day: string; limit: number; tenantId: string },
): Promise<boolean> {
  if (limit === 0) return false
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`insert into chat_days as d (tenant_id, day, messages) values (${tenantId}::uuid, ${day}::date, 1)
    on conflict (tenant_id, day) do update set messages = d.messages + 1 where ${limit}::int < 0 or d.messages < ${limit}::int returning 1`)
  return rows.length > 0
}

/** Gives back a message of a day, whose answer failed. */
export async function uncountMessage(
  req: Transaction,
  { day, tenantId }: { day: string; tenantId: string },
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`update chat_days set messages = messages - 1
    where tenant_id = ${tenantId}::uuid and day = ${day}::date and messages > 0`)
}

/**
 * Counts attached bytes on a tenant's day, unless the limit would be exceeded. Deleting an attachment does not reduce
 * the count.
 * @param day in the tenant's time zone, `YYYY-MM-DD`
 * @returns false if the limit is reached
 */
export async function countBytes(
  req: Transaction,
  { bytes, day, limit, tenantId }: { bytes: number; day: string; limit: number; tenantId: string },
): Promise<boolean> {
  if (bytes > limit) return false
  const { rows } = await (
    await dbOf(req)
  )
    .execute(sql`insert into chat_days as d (tenant_id, day, bytes) values (${tenantId}::uuid, ${day}::date, ${bytes}::bigint)
    on conflict (tenant_id, day) do update set bytes = d.bytes + ${bytes}::bigint where d.bytes + ${bytes}::bigint <= ${limit}::bigint returning 1`)
  return rows.length > 0
}

/**
 * Messages a tenant has sent on a day.
 * @param day in the tenant's time zone, `YYYY-MM-DD`
 */
export async function messagesOfDay(payload: BasePayload, tenantId: string, day: string): Promise<number> {
  const { rows } = await poolOf(payload).query<{ messages: number }>(
    'select messages from chat_days where tenant_id = $1 and day = $2',
    [tenantId, day],
  )
  return rows[0]?.messages ?? 0
}

/** Adds to the tokens used in the current month (UTC). */
export async function addTokens(
  payload: BasePayload,
  tenantId: string,
  { input, output }: { input: number; output: number },
): Promise<void> {
  await poolOf(payload).query(
    `insert into chat_tokens as t (tenant_id, month, input, output) values ($1, date_trunc('month', now() at time zone 'UTC')::date, $2, $3)
      on conflict (tenant_id, month) do update set input = t.input + excluded.input, output = t.output + excluded.output`,
    [tenantId, input, output],
  )
}

/** Input and output tokens used in the current month (UTC). */
export async function tokensOfMonth(payload: BasePayload, tenantId: string): Promise<number> {
  const { rows } = await poolOf(payload).query<{ used: string }>(
    `select coalesce(sum(input + output), 0) as used from chat_tokens where tenant_id = $1 and month = date_trunc('month', now() at time zone 'UTC')::date`,
    [tenantId],
  )
  return Number(oneRow(rows).used)
}
