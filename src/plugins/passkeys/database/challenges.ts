import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { passkeyChallenges } from '../tables/passkeys'

/** `add`: of a new passkey. `prove`: of a sign-in. `code`: proof of a second factor. */
export type Purpose = 'add' | 'code' | 'prove'

interface Challenge {
  hash: string
  purpose: Purpose
  /** Hash of the device cookie of the browser. */
  device: string
  userId: string | null
  /** Of a code: the passkey that signed. */
  passkeyId?: string
}

const FIVE_MINUTES = sql`now() + interval '5 minutes'`

/** Stores a challenge or code for five minutes. */
export async function addChallenge(req: Transaction, challenge: Challenge): Promise<void> {
  await (await dbOf(req)).insert(passkeyChallenges).values({ ...challenge, expiresAt: FIVE_MINUTES })
}

/**
 * Deletes a challenge or code. Of concurrent attempts only one succeeds.
 * @returns null if there is none that was sent to this browser for this purpose and person
 */
export async function takeChallenge(
  req: Transaction,
  { device, hash, purpose, userId }: Challenge,
): Promise<{ passkeyId: string | null } | null> {
  const [taken] = await (
    await dbOf(req)
  )
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hash),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.device, device),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ passkeyId: passkeyChallenges.passkeyId })
  return taken ?? null
}

/** Deletes challenges that nobody answered in time. */
export async function deleteExpiredChallenges(payload: BasePayload): Promise<void> {
  await (await dbOf({ payload })).delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}
