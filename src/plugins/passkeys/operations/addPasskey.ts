import { randomUUID } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lockAccount } from '@/database/accounts/accountReads'
import { turnOnFactor } from '@/database/accounts/secondFactors'
import { lockOpenSession } from '@/database/accounts/sessions'
import { checkPassword } from '@/endpoints/accounts/passwords'
import { endSessionsExcept, ownSession } from '@/endpoints/accounts/sessions/sessions'
import { code, requireCode } from '@/endpoints/accounts/consumeCode'
import { defineOperation, refused, signedIn, translatorOf } from '@/exports/server'
import { unauthorized } from '@/endpoints/OperationError'
import { readPlatformSettings } from '@/globals/platformOf'
import { backupHash, newBackupCodes } from '@/lib/accounts/backupCodes'
import { addPasskey as storePasskey, countPasskeysOf, listPasskeysOf } from '../database/passkeys'
import { issueChallenge, redeemChallenge } from '../lib/challenges'
import { notifyOfPasskey } from '../lib/notifyOfPasskey'
import { relyingParty, userHandleOf } from '../lib/relyingParty'
import { knownTransports, parseRegistration, responseText, type RegistrationResponse } from '../lib/responses'

export const AREA = 'passkeys'

/** What a person calls a passkey. */
export const passkeyName = z.string().trim().min(1).max(80)

/** Maximum number of passkeys per person. */
const MAX_PASSKEYS = 20

/** Starts adding a passkey, with the password and, once two-factor sign-in is on, a code. */
export const beginPasskey = defineOperation({
  name: 'beginPasskey',
  area: AREA,
  audit: null,
  input: z.strictObject({ code: code.optional(), password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 20, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ options: z.looseObject({ challenge: z.string() }) }),
  path: '/passkeys/options',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, AREA),
  run: async ({ input, person, req }) => {
    await requireCode(req, person.id, input.code)
    const known = await listPasskeysOf(req, person.id)
    const { productName } = await readPlatformSettings(req)
    const options = await generateRegistrationOptions({
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: knownTransports(transports),
      })),
      rpID: relyingParty(req.payload).id,
      rpName: productName,
      userDisplayName: person.email,
      userID: isoBase64URL.toBuffer(userHandleOf(person.id)),
      userName: person.email,
    })
    await issueChallenge(req, options.challenge, 'add', person.id)
    return { options: { ...options } }
  },
  summary: 'Start adding a passkey to your account',
  who: signedIn,
})

/**
 * Adds a passkey. The first one turns two-factor sign-in on and returns the backup codes, which are shown only once;
 * other sessions, which began without it, end.
 */
export const addPasskey = defineOperation({
  name: 'addPasskey',
  area: AREA,
  audit: 'passkeys.added',
  input: z.strictObject({ name: passkeyName, response: responseText }),
  limit: { by: ['person'], points: 20, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ id: z.uuid(), codes: z.array(z.string()).nullable() }),
  path: '/passkeys',
  prepare: async ({ input, person, req }) => {
    const response = parseRegistration(input.response)
    const challenge = response && (await redeemChallenge(req, response.response.clientDataJSON, 'add', person.id))
    return response && challenge !== null ? { challenge, response } : null
  },
  run: async ({ audit, input: { name }, person, prepared, req }) => {
    // Locks the second factor, and only then the account, as sign-in does. A refusal below undoes it.
    const codes = await turnOn(req, person.id)
    await lockAccount(req, person.id)
    const session = ownSession(req)
    if (!session || !(await lockOpenSession(req, person.id, session))) throw unauthorized(AREA)
    const t = translatorOf(req.i18n)
    if ((await countPasskeysOf(req, person.id)) >= MAX_PASSKEYS)
      throw refused(AREA, t('passkeyRefusedMany', { most: MAX_PASSKEYS }))
    const credential = prepared && (await readCredential(req, prepared.response, prepared.challenge))
    if (!credential) throw refused(AREA, t('passkeyRefusedNew'))
    const id = randomUUID()
    const isNew = await storePasskey(req, {
      id,
      counter: credential.counter,
      credentialId: credential.id,
      name,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      transports: knownTransports(prepared.response.response.transports),
      userId: person.id,
    })
    if (!isNew) throw refused(AREA, t('passkeyRefusedNew'))
    if (codes) await endSessionsExcept(req, person.id, session)
    await notifyOfPasskey(req, person.id, name, 'passkeyAdded')
    audit({ after: { name }, target: `users/${person.id}` })
    return { codes, id }
  },
  status: 201,
  summary: 'Add a passkey to your account',
  who: signedIn,
})

/** @returns the new backup codes; null if two-factor sign-in was on already */
async function turnOn(req: PayloadRequest, userId: string): Promise<string[] | null> {
  const codes = newBackupCodes()
  const hashes = codes.map((backupCode) => backupHash(userId, backupCode))
  return (await turnOnFactor(req, userId, hashes)) ? codes : null
}

/** The key of a new passkey; null if the response is not one of this admin for this challenge. */
async function readCredential(req: PayloadRequest, response: RegistrationResponse, challenge: string) {
  const { id, origins } = relyingParty(req.payload)
  try {
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      response: {
        ...response,
        response: { ...response.response, attestationObject: unattested(response), transports: [] },
      },
    })
    return verified ? registrationInfo.credential : null
  } catch (error) {
    req.payload.logger.debug({ err: error }, 'A new passkey was refused')
    return null
  }
}

/**
 * The key without the statement about its maker, which was not asked for. To verify one, the library would fetch the
 * addresses in its certificates: in our transaction, and of anyone's choice.
 */
function unattested({ response }: RegistrationResponse): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get('authData')
  const bare = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare))
}
