import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { open, readKeyRing, seal } from '../../lib/crypto/envelope'
import { settings } from '../../lib/settings'

/** Bound into the envelope, so that a secret moved to another person cannot be read there. */
const placeOf = (userId: string): string => `users/${userId}/second-factor`

/** A secret as it is stored. */
export const sealFactor = (userId: string, secret: string): string => seal(readKeyRing(settings().ENCRYPTION_KEYS), secret, placeOf(userId))

/**
 * The secret of a person's authenticator app, for checking one code and nothing else.
 * @returns null where there is none
 */
export async function openFactor(req: PayloadRequest, userId: string): Promise<string | null> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ envelope: string }>(sql`select envelope from second_factors where user_id = ${userId}::uuid`)
  return rows[0] ? open(readKeyRing(settings().ENCRYPTION_KEYS), rows[0].envelope, placeOf(userId)) : null
}
