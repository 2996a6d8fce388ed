import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'

/** Whether the user has a confirmed second factor. */
export async function hasFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`select 1 from second_factors where user_id = ${userId}::uuid and confirmed_at is not null`)
  return rows.length > 0
}

/** Reads the encrypted secret of a user's authenticator app, confirmed or not; null if there is none. */
export async function readFactorEnvelope(req: Transaction, userId: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ envelope: string }>(sql`select envelope from second_factors where user_id = ${userId}::uuid`)
  return rows[0]?.envelope ?? null
}

/**
 * Stores an encrypted, unconfirmed secret.
 * @returns false if there is a confirmed one already
 */
export async function storeFactor(req: Transaction, userId: string, envelope: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`insert into second_factors (user_id, envelope) values (${userId}::uuid, ${envelope})
    on conflict (user_id) do update set envelope = excluded.envelope where second_factors.confirmed_at is null`)
  return rowCount === 1
}

interface Confirmation {
  /** TOTP time step of the confirming code. Codes of this step or earlier no longer work. */
  step: number
  backupHashes: string[]
}

/**
 * Confirms a stored secret.
 * @returns false if there is no unconfirmed one
 */
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

/**
 * Consumes all codes up to a TOTP time step.
 * @returns false if the step was already used
 */
export async function consumeStep(req: Transaction, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(
    sql`update second_factors set last_step = ${step} where user_id = ${userId}::uuid and confirmed_at is not null and last_step < ${step}`,
  )
  return rowCount === 1
}

/**
 * Consumes a backup code.
 * @returns false if it is invalid or was already used
 */
export async function consumeBackupCode(req: Transaction, userId: string, hash: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`update second_factors set backup_hashes = backup_hashes - ${hash}::text
    where user_id = ${userId}::uuid and confirmed_at is not null and backup_hashes @> to_jsonb(${hash}::text)`)
  return rowCount === 1
}

/** Replaces all backup codes. */
export async function replaceBackupCodes(req: Transaction, userId: string, hashes: string[]): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update second_factors set backup_hashes = ${JSON.stringify(hashes)}::jsonb where user_id = ${userId}::uuid`,
  )
}

/**
 * Deletes a confirmed secret and its backup codes.
 * @returns whether there was one
 */
export async function deleteFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`delete from second_factors where user_id = ${userId}::uuid and confirmed_at is not null`)
  return rowCount === 1
}
