import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { PayloadRequest } from 'payload'
import { deviceHash, rememberDevice } from '@/endpoints/accounts/device'
import { hashToken } from '@/lib/crypto/envelope'
import { addChallenge, takeChallenge, type Purpose } from '../database/challenges'

/** Stores a challenge for the browser of the request, which recognises itself by an httpOnly cookie. */
export const issueChallenge = (
  req: PayloadRequest,
  challenge: string,
  purpose: Purpose,
  userId: string | null,
): Promise<void> => addChallenge(req, { device: rememberDevice(req), hash: hashToken(challenge), purpose, userId })

/**
 * Redeems the challenge that a response was signed for, before the response is checked: a failed attempt uses it up.
 * @returns null if it is unknown, used, too old, or was sent to another browser or for another purpose
 */
export async function redeemChallenge(
  req: PayloadRequest,
  clientDataJSON: string,
  purpose: Purpose,
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  const device = deviceHash(req.headers)
  if (challenge === null || device === null) return null
  return (await takeChallenge(req, { device, hash: hashToken(challenge), purpose, userId })) && challenge
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
