import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { confirmFactor, deleteFactor, replaceBackupCodes, storeFactor } from '@/database/accounts/secondFactors'
import { newTotpSecret, totpUri, verifyTotp } from '@/lib/accounts/totp'
import { readPlatformSettings } from '@/globals/platformOf'
import { defineOperation } from '@/endpoints/define'
import { conflict, notFound } from '@/endpoints/OperationError'
import { signedIn, superAdmin } from '@/endpoints/routeRules'
import { checkPassword } from '../passwords'
import { translatorOf } from '@/i18n/translator'
import { backupHash, newBackupCodes } from '@/lib/accounts/backupCodes'
import { ownSession, endSessionsExcept } from '../sessions/sessions'
import { code, consumeCode, invalidCode, decryptPendingSecret, encryptFactorSecret, requireCode } from '../consumeCode'
import { readProfile } from '@/database/accounts/profiles'
import { queueMail } from '@/emails/queueMail'
import { accountLink } from '../recordSignIn'

const output = z.object({ removed: z.literal(true) })

/** Disables the user's own two-factor sign-in, with password and code. */
export const removeSecondFactor = defineOperation({
  name: 'removeSecondFactor',
  area: 'accounts',
  audit: 'account.secondFactorOff',
  input: z.strictObject({ code, password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output,
  path: '/users/second-factor/remove',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'accounts'),
  run: async ({ audit, input, person, req }) => {
    const { id } = person
    if (!(await consumeCode(req, id, input.code))) throw invalidCode(req)
    await remove(req, id)
    audit({ target: `users/${id}` })
    return { removed: true as const }
  },
  summary: 'Turn off two-factor sign-in',
  who: signedIn,
})

/** Removes the second factor of a user who has lost phone and backup codes. Super-admins only. */
export const removeSecondFactorOf = defineOperation({
  name: 'removeSecondFactorOf',
  area: 'accounts',
  audit: 'account.secondFactorRemoved',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output,
  path: '/users/:id/remove-second-factor',
  run: async ({ audit, input: { id }, req }) => {
    if (!(await readProfile(req, id))) throw notFound('accounts')
    if (!(await remove(req, id))) throw conflict('accounts', translatorOf(req.i18n)('refusedFactorNone'))
    audit({ target: `users/${id}` })
    return { removed: true as const }
  },
  summary: "Remove a user's two-factor sign-in",
  who: superAdmin,
})

/**
 * Removes the authenticator app, the backup codes and the second factors of plugins, which may be left from before they
 * were switched off for a while.
 * @returns whether there was anything
 */
async function remove(req: PayloadRequest, userId: string): Promise<boolean> {
  const wasOn = await deleteFactor(req, userId)
  if (wasOn) await notifyOfSecondFactor(req, userId, false)
  let wasAny = wasOn
  for (const plugin of callboardOf(req.payload).secondFactors) wasAny = (await plugin.removeAll(req, userId)) || wasAny
  return wasAny
}

/**
 * Creates a secret for an authenticator app. It has no effect until it is confirmed with a code. Once two-factor sign-in
 * is on, by a plugin's second factor, the password alone is not enough.
 */
export const beginSecondFactor = defineOperation({
  name: 'beginSecondFactor',
  area: 'accounts',
  audit: null,
  input: z.strictObject({ code: code.optional(), password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ picture: z.string(), secret: z.string() }),
  path: '/users/second-factor',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'accounts'),
  run: async ({ input, person, req }) => {
    const { email, id } = person
    const secret = newTotpSecret()
    if (!(await storeFactor(req, id, encryptFactorSecret(id, secret))))
      throw conflict('accounts', translatorOf(req.i18n)('refusedFactorOn'))
    // After the row is locked: two-factor sign-in may have been turned on meanwhile.
    await requireCode(req, id, input.code)
    const { productName } = await readPlatformSettings(req)
    return { picture: renderSVG(totpUri(secret, { account: email, product: productName }), { border: 2 }), secret }
  },
  summary: 'Start setting up two-factor sign-in',
  who: signedIn,
})

/**
 * Enables two-factor sign-in with a first code and returns the backup codes, which are shown only once. Ends the user's
 * other sessions, which began without it, and revokes their tokens.
 */
export const confirmSecondFactor = defineOperation({
  name: 'confirmSecondFactor',
  area: 'accounts',
  audit: 'account.secondFactorOn',
  input: z.strictObject({ code }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ codes: z.array(z.string()) }),
  path: '/users/second-factor/confirm',
  run: async ({ audit, input, person, req }) => {
    const { id } = person
    const codes = newBackupCodes()
    if (!(await confirmFirstCode(req, id, input.code, codes))) throw invalidCode(req)
    await endSessionsExcept(req, id, ownSession(req))
    await notifyOfSecondFactor(req, id, true)
    audit({ target: `users/${id}` })
    return { codes }
  },
  summary: 'Turn on two-factor sign-in with a first code',
  who: signedIn,
})

async function confirmFirstCode(req: PayloadRequest, userId: string, typed: string, codes: string[]): Promise<boolean> {
  const secret = await decryptPendingSecret(req, userId)
  const step = secret && verifyTotp(secret, typed.replace(/\s/g, ''), Date.now())
  if (!step) return false
  return confirmFactor(req, userId, { backupHashes: codes.map((code) => backupHash(userId, code)), step })
}

/** Creates new backup codes. They replace the earlier ones. */
export const renewBackupCodes = defineOperation({
  name: 'renewBackupCodes',
  area: 'accounts',
  audit: 'account.backupCodes',
  input: z.strictObject({ code, password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ codes: z.array(z.string()) }),
  path: '/users/second-factor/backup-codes',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'accounts'),
  run: async ({ audit, input, person, req }) => {
    const { id } = person
    if (!(await consumeCode(req, id, input.code))) throw invalidCode(req)
    const codes = newBackupCodes()
    await replaceBackupCodes(
      req,
      id,
      codes.map((code) => backupHash(id, code)),
    )
    audit({ target: `users/${id}` })
    return { codes }
  },
  summary: 'Create new backup codes',
  who: signedIn,
})

/** Emails a user that two-factor sign-in was enabled or disabled. */
export async function notifyOfSecondFactor(req: PayloadRequest, userId: string, isOn: boolean): Promise<void> {
  const profile = await readProfile(req, userId)
  if (profile)
    await queueMail(req, {
      content: { isOn, link: accountLink(req), name: profile.firstName ?? '', template: 'secondFactor' },
      to: profile.email,
    })
}
