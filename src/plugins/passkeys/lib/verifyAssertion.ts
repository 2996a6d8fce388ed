import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import type { PayloadRequest } from 'payload'
import { hasFactorSince } from '@/database/accounts/secondFactors'
import { lockPasskey, writeUse, type Passkey } from '../database/passkeys'
import { knownTransports, type AssertionResponse } from './responses'
import { relyingParty, userHandleOf } from './relyingParty'

/** `copied`: the signature is right, but its number shows that two devices have the key. */
export type Verdict = { kind: 'copied' | 'verified'; passkey: Passkey } | { kind: 'refused' }

const REFUSED: Verdict = { kind: 'refused' }

/** A response of the browser, and the challenge that was redeemed for it. */
export interface SignedChallenge {
  challenge: string
  response: AssertionResponse
}

/**
 * Checks a signature and records it, in the request's transaction. The passkey stays locked until its end.
 * @param signed null if there is none
 */
export async function verifyAssertion(req: PayloadRequest, signed: SignedChallenge | null): Promise<Verdict> {
  const passkey = signed && (await lockPasskey(req, signed.response.id))
  if (!passkey || passkey.blockedAt) return REFUSED
  if (signed.response.response.userHandle !== userHandleOf(passkey.userId)) return REFUSED
  // Two-factor sign-in may have been turned off while this plugin was: such a passkey must not come back.
  if (!(await hasFactorSince(req, passkey.userId, passkey.createdAt))) return REFUSED
  const counter = await signedCounter(req, passkey, signed)
  if (counter === null) return REFUSED
  const isCopied = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter
  if (isCopied) return { kind: 'copied', passkey }
  await writeUse(req, passkey.id, counter)
  return { kind: 'verified', passkey }
}

/** The number of a signature; null if it is wrong. */
async function signedCounter(
  req: PayloadRequest,
  passkey: Passkey,
  { challenge, response }: SignedChallenge,
): Promise<number | null> {
  const { id, origins } = relyingParty(req.payload)
  try {
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      // The library would refuse a lower number before it checks the signature: anyone could have a passkey blocked.
      credential: {
        id: passkey.credentialId,
        counter: 0,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        transports: knownTransports(passkey.transports),
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      response,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    req.payload.logger.debug({ err: error, passkey: passkey.id }, 'A passkey was refused')
    return null
  }
}
