import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'

/** Whether two-factor sign-in is on. */
export async function hasFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`select 1 from second_factors where user_id = ${userId}::uuid and confirmed_at is not null`)
  return rows.length > 0
}

/** Whether two-factor sign-in has been on since a moment, without having been turned off in between. */
export async function hasFactorSince(req: Transaction, userId: string, moment: Date): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(
    sql`select 1 from second_factors where user_id = ${userId}::uuid and confirmed_at <= ${moment.toISOString()}::timestamptz`,
  )
  return rows.length > 0
}

/**
 * Locks the second factor of an account until the end of the transaction. As sign-in does, take it before the account:
 * the other way round, the two would wait for each other.
 */
export async function lockFactor(req: Transaction, userId: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select 1 from second_factors where user_id = ${userId}::uuid for update`)
}

/** Reads the encrypted secret of a user's authenticator app; null if there is none. */
export async function readFactorEnvelope(req: Transaction, userId: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ envelope: string | null }>(sql`select envelope from second_factors where user_id = ${userId}::uuid`)
  return rows[0]?.envelope ?? null
}

/** Reads the encrypted secret of an authenticator app that is being set up; null if there is none. */
export async function readPendingEnvelope(req: Transaction, userId: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    envelope: string | null
  }>(sql`select pending_envelope as envelope from second_factors where user_id = ${userId}::uuid`)
  return rows[0]?.envelope ?? null
}

/**
 * Stores the encrypted secret of an app that is being set up. Earlier releases, which may still be running during an
 * update, keep an unconfirmed one in `envelope`.
 * @returns false if there is a confirmed one already
 */
export async function storeFactor(req: Transaction, userId: string, envelope: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`insert into second_factors (user_id, pending_envelope) values (${userId}::uuid, ${envelope})
    on conflict (user_id) do update set pending_envelope = excluded.pending_envelope, envelope = null
      where second_factors.envelope is null or second_factors.confirmed_at is null`)
  return rowCount === 1
}

interface Confirmation {
  /** TOTP time step of the confirming code. Codes of this step or earlier no longer work. */
  step: number
  backupHashes: string[]
}

/**
 * Confirms the app that is being set up. Two-factor sign-in is on from then on.
 * @returns false if there is none
 */
export async function confirmFactor(
  req: Transaction,
  userId: string,
  { backupHashes, step }: Confirmation,
): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`update second_factors set confirmed_at = coalesce(confirmed_at, now()), envelope = pending_envelope,
      pending_envelope = null, last_step = ${step}, backup_hashes = ${JSON.stringify(backupHashes)}::jsonb
    where user_id = ${userId}::uuid and pending_envelope is not null and envelope is null`)
  return rowCount === 1
}

/**
 * Turns two-factor sign-in on for an account whose second factor is not an authenticator app. An app that was being set
 * up is forgotten: it took no code to begin. Locks the account's second factor in any case.
 * @returns false if it is on already
 */
export async function turnOnFactor(req: Transaction, userId: string, backupHashes: string[]): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`insert into second_factors (user_id, confirmed_at, backup_hashes)
    values (${userId}::uuid, now(), ${JSON.stringify(backupHashes)}::jsonb)
    on conflict (user_id) do update set confirmed_at = now(), backup_hashes = excluded.backup_hashes,
        envelope = null, pending_envelope = null
      where second_factors.confirmed_at is null`)
  return rowCount === 1
}

/**
 * Turns two-factor sign-in off unless the account has an authenticator app.
 * @returns whether it was turned off
 */
export async function turnOffFactorWithoutApp(req: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(
    sql`delete from second_factors where user_id = ${userId}::uuid and confirmed_at is not null and envelope is null`,
  )
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
 * Turns two-factor sign-in off: deletes the app's secret and the backup codes.
 * @returns whether there was one
 */
export async function deleteFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`delete from second_factors where user_id = ${userId}::uuid and confirmed_at is not null`)
  return rowCount === 1
}
