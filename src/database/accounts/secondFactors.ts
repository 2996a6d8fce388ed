import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const secondFactors = namesOf('second_factors')

/** Whether two-factor sign-in is on. */
export async function hasFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(
    sql`select 1 from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid and ${secondFactors.confirmed_at} is not null`,
  )
  return rows.length > 0
}

/** Whether two-factor sign-in has been on since a moment, without having been turned off in between. */
export async function hasFactorSince(req: Transaction, userId: string, moment: Date): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(
    sql`select 1 from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid and ${secondFactors.confirmed_at} <= ${moment.toISOString()}::timestamptz`,
  )
  return rows.length > 0
}

/**
 * Locks the second factor of an account until the end of the transaction. As sign-in does, take it before the account:
 * the other way round, the two would wait for each other.
 */
export async function lockFactor(req: Transaction, userId: string): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`select 1 from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid for update`)
}

/** Reads the encrypted secret of a user's authenticator app; null if there is none. */
export async function readFactorEnvelope(req: Transaction, userId: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ envelope: string | null }>(
    sql`select ${secondFactors.envelope} from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid`,
  )
  return rows[0]?.envelope ?? null
}

/** Reads the encrypted secret of an authenticator app that is being set up; null if there is none. */
export async function readPendingEnvelope(req: Transaction, userId: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    envelope: string | null
  }>(
    sql`select ${secondFactors.pending_envelope} as envelope from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid`,
  )
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
  )
    .execute(sql`insert into ${secondFactors} (${secondFactors.user_id}, ${secondFactors.pending_envelope}) values (${userId}::uuid, ${envelope})
    on conflict (${secondFactors.user_id}) do update set ${secondFactors.pending_envelope} = excluded.${secondFactors.pending_envelope}, ${secondFactors.envelope} = null
      where ${secondFactors}.${secondFactors.envelope} is null or ${secondFactors}.${secondFactors.confirmed_at} is null`)
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
  )
    .execute(sql`update ${secondFactors} set ${secondFactors.confirmed_at} = coalesce(${secondFactors.confirmed_at}, now()), ${secondFactors.envelope} = ${secondFactors.pending_envelope},
      ${secondFactors.pending_envelope} = null, ${secondFactors.last_step} = ${step}, ${secondFactors.backup_hashes} = ${JSON.stringify(backupHashes)}::jsonb
    where ${secondFactors.user_id} = ${userId}::uuid and ${secondFactors.pending_envelope} is not null and ${secondFactors.envelope} is null`)
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
  )
    .execute(sql`insert into ${secondFactors} (${secondFactors.user_id}, ${secondFactors.confirmed_at}, ${secondFactors.backup_hashes})
    values (${userId}::uuid, now(), ${JSON.stringify(backupHashes)}::jsonb)
    on conflict (${secondFactors.user_id}) do update set ${secondFactors.confirmed_at} = now(), ${secondFactors.backup_hashes} = excluded.${secondFactors.backup_hashes},
        ${secondFactors.envelope} = null, ${secondFactors.pending_envelope} = null
      where ${secondFactors}.${secondFactors.confirmed_at} is null`)
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
    sql`delete from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid and ${secondFactors.confirmed_at} is not null and ${secondFactors.envelope} is null`,
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
    sql`update ${secondFactors} set ${secondFactors.last_step} = ${step} where ${secondFactors.user_id} = ${userId}::uuid and ${secondFactors.confirmed_at} is not null and ${secondFactors.last_step} < ${step}`,
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
  )
    .execute(sql`update ${secondFactors} set ${secondFactors.backup_hashes} = ${secondFactors.backup_hashes} - ${hash}::text
    where ${secondFactors.user_id} = ${userId}::uuid and ${secondFactors.confirmed_at} is not null and ${secondFactors.backup_hashes} @> to_jsonb(${hash}::text)`)
  return rowCount === 1
}

/** Replaces all backup codes. */
export async function replaceBackupCodes(req: Transaction, userId: string, hashes: string[]): Promise<void> {
  await (
    await dbOf(req)
  ).execute(
    sql`update ${secondFactors} set ${secondFactors.backup_hashes} = ${JSON.stringify(hashes)}::jsonb where ${secondFactors.user_id} = ${userId}::uuid`,
  )
}

/**
 * Turns two-factor sign-in off: deletes the app's secret and the backup codes.
 * @returns whether there was one
 */
export async function deleteFactor(req: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(
    sql`delete from ${secondFactors} where ${secondFactors.user_id} = ${userId}::uuid and ${secondFactors.confirmed_at} is not null`,
  )
  return rowCount === 1
}
