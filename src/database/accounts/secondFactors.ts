import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'

/** Is a code asked of this person beside their password? */
export async function hasFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`select 1 from second_factors where user_id = ${userId}::uuid and confirmed_at is not null`)
  return rows.length > 0
}

/** The sealed secret of a person's authenticator app, confirmed or not; null where there is none. */
export async function readFactorEnvelope(req: Transaction, userId: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ envelope: string }>(sql`select envelope from second_factors where user_id = ${userId}::uuid`)
  return rows[0]?.envelope ?? null
}

/** Stores a sealed secret that no code has confirmed yet. @returns false where a confirmed one stands already */
export async function storeFactor(req: Transaction, userId: string, envelope: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`insert into second_factors (user_id, envelope) values (${userId}::uuid, ${envelope})
    on conflict (user_id) do update set envelope = excluded.envelope where second_factors.confirmed_at is null`)
  return rowCount === 1
}

interface Confirmation {
  /** The step of time of the code that confirms it: no code of that step or before works again. */
  step: number
  backupHashes: string[]
}

/** Confirms a stored secret. @returns false where none waits for it */
export async function confirmFactor(
  req: Transaction,
  userId: string,
  { backupHashes, step }: Confirmation,
): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  )
    .execute(sql`update second_factors set confirmed_at = now(), last_step = ${step}, backup_hashes = ${JSON.stringify(backupHashes)}::jsonb
    where user_id = ${userId}::uuid and confirmed_at is null`)
  return rowCount === 1
}

/** Uses up the codes of an app up to a step of time. @returns false where that step was used already, by whomever */
export async function consumeStep(req: Transaction, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(
    sql`update second_factors set last_step = ${step} where user_id = ${userId}::uuid and confirmed_at is not null and last_step < ${step}`,
  )
  return rowCount === 1
}

/** Uses up one backup code. @returns false where it is none, or was used already */
export async function consumeBackupCode(req: Transaction, userId: string, hash: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`update second_factors set backup_hashes = backup_hashes - ${hash}::text
    where user_id = ${userId}::uuid and confirmed_at is not null and backup_hashes @> to_jsonb(${hash}::text)`)
  return rowCount === 1
}

/** Puts new backup codes in place of those before. */
export async function replaceBackupCodes(req: Transaction, userId: string, hashes: string[]): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update second_factors set backup_hashes = ${JSON.stringify(hashes)}::jsonb where user_id = ${userId}::uuid`,
  )
}

/** Deletes a confirmed secret with its backup codes. @returns whether there was one */
export async function deleteFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`delete from second_factors where user_id = ${userId}::uuid and confirmed_at is not null`)
  return rowCount === 1
}
