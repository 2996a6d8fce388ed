import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { loadPerson } from '@/access/personOf'
import type { AuditDetails } from '@/collections/AuditLog/writeAudit'
import { assertOwnOrigin } from '@/endpoints/accounts/assertOwnOrigin'
import { deviceHash } from '@/endpoints/accounts/device'
import { countProofAttempt } from '@/endpoints/accounts/loginAttempts'
import { loginOutput, loginResponse } from '@/endpoints/accounts/loginResponse'
import { startSession } from '@/endpoints/accounts/startSession'
import { defineOperation, notify, OperationError, translatorOf } from '@/exports/server'
import { failureResponse } from '@/endpoints/failureResponses'
import { anyone } from '@/endpoints/routeRules'
import { blockPasskey, type Passkey } from '../database/passkeys'
import { isPasswordNeeded } from '../database/rules'
import { issueChallenge, redeemChallenge } from '../lib/challenges'
import { issueCode } from '../lib/codes'
import { notifyOfPasskey } from '../lib/notifyOfPasskey'
import { relyingParty } from '../lib/relyingParty'
import { parseAssertion, responseText } from '../lib/responses'
import { verifyAssertion, type SignedChallenge } from '../lib/verifyAssertion'
import { AREA } from './addPasskey'

/**
 * Blocks a passkey of which a copy must exist, and tells its owner. Which of the two devices signed cannot be known, so
 * that neither signs in any more.
 * @returns the entry for the audit log
 */
async function blockCopied(req: PayloadRequest, { id, name, userId }: Passkey): Promise<AuditDetails> {
  req.payload.logger.warn({ passkey: id, user: userId }, 'A passkey was blocked: it has been copied')
  await blockPasskey(req, id)
  await notifyOfPasskey(req, userId, name, 'passkeyBlocked')
  await notify(req, {
    body: 'passkeyBlockedHelp',
    href: '/auth/account',
    recipients: [userId],
    title: 'passkeyBlockedNotice',
    values: { name },
  })
  return { after: { name }, isNothing: false, target: `users/${userId}` }
}

/** The same for every reason, so that nobody learns which passkeys and accounts exist. */
const wrongPasskey = (req: PayloadRequest) =>
  new OperationError({
    code: `wrong_passkey:${AREA}`,
    message: translatorOf(req.i18n)('passkeyWrong'),
    status: 401,
  })

const passwordNeeded = (req: PayloadRequest, message: 'passkeyAfterReset' | 'passkeyNeedsPassword') =>
  new OperationError({ code: `password_needed:${AREA}`, message: translatorOf(req.i18n)(message), status: 401 })

/** A refusal that is committed: the signature has been counted. */
const refuse = (req: PayloadRequest, refusal: OperationError): Response => failureResponse(refusal, req.i18n.language)

/**
 * Returns what a device must sign. It names no account and no passkey, whoever asks: the device offers those that it
 * has.
 */
export const challengePasskey = defineOperation({
  name: 'challengePasskey',
  area: AREA,
  audit: null,
  input: z.strictObject({}),
  limit: { by: ['ip'], points: 300, seconds: 10 * 60 },
  method: 'post',
  output: z.object({ options: z.looseObject({ challenge: z.string() }) }),
  path: '/passkeys/challenge',
  run: async ({ req }) => {
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(req.payload).id,
      userVerification: 'required',
    })
    await issueChallenge(req, options.challenge, 'prove', null)
    return { options: { ...options } }
  },
  summary: 'Start signing in with a passkey',
  who: anyone,
})

const input = z.strictObject({ response: responseText })

interface Attempt {
  /** Refunds the counted attempt. */
  refund: () => Promise<void>
  /** Null if there is nothing to verify. */
  signed: SignedChallenge | null
}

async function countAttempt(req: PayloadRequest, text: string): Promise<Attempt> {
  assertOwnOrigin(req)
  const { refund } = await countProofAttempt(req)
  const response = parseAssertion(text)
  const challenge = response && (await redeemChallenge(req, response.response.clientDataJSON, 'prove', null))
  return { refund, signed: response && challenge !== null ? { challenge, response } : null }
}

/** Signs in with a passkey alone, unless a site of the person or a reset of their password wants the password first. */
export const signInWithPasskey = defineOperation({
  name: 'signInWithPasskey',
  area: AREA,
  audit: 'passkeys.blocked',
  input,
  method: 'post',
  output: loginOutput,
  path: '/passkeys/sign-in',
  prepare: ({ input: { response }, req }) => countAttempt(req, response),
  run: async ({ audit, prepared: { refund, signed }, req }) => {
    audit({ isNothing: true })
    const verdict = await verifyAssertion(req, signed)
    if (verdict.kind === 'copied') audit(await blockCopied(req, verdict.passkey))
    if (verdict.kind !== 'verified') return refuse(req, wrongPasskey(req))
    await refund()
    const { needsPassword, userId } = verdict.passkey
    if (needsPassword) return refuse(req, passwordNeeded(req, 'passkeyAfterReset'))
    const person = (await loadPerson(req.payload, { id: userId, sid: null, tenant: null }))?.person
    if (!person) throw wrongPasskey(req)
    if (await isPasswordNeeded(req, [...person.memberships.keys()]))
      return refuse(req, passwordNeeded(req, 'passkeyNeedsPassword'))
    return loginResponse(req, userId, await startSession(req, { id: userId, email: person.email }))
  },
  summary: 'Sign in with a passkey',
  who: anyone,
})

/** Exchanges a signature for a code, with which the passkey is the second factor of a sign-in or of a change. */
export const proveWithPasskey = defineOperation({
  name: 'proveWithPasskey',
  area: AREA,
  audit: 'passkeys.blocked',
  input,
  method: 'post',
  output: z.object({ code: z.string() }),
  path: '/passkeys/code',
  prepare: ({ input: { response }, req }) => countAttempt(req, response),
  run: async ({ audit, prepared: { refund, signed }, req }) => {
    audit({ isNothing: true })
    const verdict = await verifyAssertion(req, signed)
    if (verdict.kind === 'copied') audit(await blockCopied(req, verdict.passkey))
    const device = deviceHash(req.headers)
    if (verdict.kind !== 'verified' || device === null) return refuse(req, wrongPasskey(req))
    await refund()
    return { code: await issueCode(req, verdict.passkey, device) }
  },
  summary: 'Prove a second factor with a passkey',
  who: anyone,
})
