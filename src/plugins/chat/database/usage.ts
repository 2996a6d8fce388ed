import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, oneRow, poolOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { namesOf } from '@/database/names'

const chatDays = namesOf('chat_days')
const d = namesOf('chat_days', 'd')
const chatTokens = namesOf('chat_tokens')
const t = namesOf('chat_tokens', 't')

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
  )
    .execute(sql`insert into ${chatDays} as d (${chatDays.tenant_id}, ${chatDays.day}, ${chatDays.messages}) values (${tenantId}::uuid, ${day}::date, 1)
    on conflict (${chatDays.tenant_id}, ${chatDays.day}) do update set ${chatDays.messages} = ${d.messages} + 1 where ${limit}::int < 0 or ${d.messages} < ${limit}::int returning 1`)
  return rows.length > 0
}

/** Gives back a message of a day, whose answer failed. */
export async function uncountMessage(
  req: Transaction,
  { day, tenantId }: { day: string; tenantId: string },
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`update ${chatDays} set ${chatDays.messages} = ${chatDays.messages} - 1
    where ${chatDays.tenant_id} = ${tenantId}::uuid and ${chatDays.day} = ${day}::date and ${chatDays.messages} > 0`)
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
    .execute(sql`insert into ${chatDays} as d (${chatDays.tenant_id}, ${chatDays.day}, ${chatDays.bytes}) values (${tenantId}::uuid, ${day}::date, ${bytes}::bigint)
    on conflict (${chatDays.tenant_id}, ${chatDays.day}) do update set ${chatDays.bytes} = ${d.bytes} + ${bytes}::bigint where ${d.bytes} + ${bytes}::bigint <= ${limit}::bigint returning 1`)
  return rows.length > 0
}

/**
 * Messages a tenant has sent on a day.
 * @param day in the tenant's time zone, `YYYY-MM-DD`
 */
export async function messagesOfDay(payload: BasePayload, tenantId: string, day: string): Promise<number> {
  const { rows } = await poolOf(payload).query<{ messages: number }>(
    `select ${chatDays.messages} from ${chatDays} where ${chatDays.tenant_id} = $1 and ${chatDays.day} = $2`,
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
    `insert into ${chatTokens} as t (${chatTokens.tenant_id}, ${chatTokens.month}, ${chatTokens.input}, ${chatTokens.output}) values ($1, date_trunc('month', now() at time zone 'UTC')::date, $2, $3)
      on conflict (${chatTokens.tenant_id}, ${chatTokens.month}) do update set ${chatTokens.input} = ${t.input} + excluded.${chatTokens.input}, ${chatTokens.output} = ${t.output} + excluded.${chatTokens.output}`,
    [tenantId, input, output],
  )
}

/** Input and output tokens used in the current month (UTC). */
export async function tokensOfMonth(payload: BasePayload, tenantId: string): Promise<number> {
  const { rows } = await poolOf(payload).query<{ used: string }>(
    `select coalesce(sum(${chatTokens.input} + ${chatTokens.output}), 0) as used from ${chatTokens} where ${chatTokens.tenant_id} = $1 and ${chatTokens.month} = date_trunc('month', now() at time zone 'UTC')::date`,
    [tenantId],
  )
  return Number(oneRow(rows).used)
}
