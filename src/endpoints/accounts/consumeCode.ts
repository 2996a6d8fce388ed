import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { callboardOf } from '@/access/registryOf'
import {
  consumeBackupCode,
  consumeStep,
  hasFactor,
  readFactorEnvelope,
  readPendingEnvelope,
} from '@/database/accounts/secondFactors'
import { backupHash } from '@/lib/accounts/backupCodes'
import { verifyTotp } from '@/lib/accounts/totp'
import { refused } from '@/endpoints/OperationError'
import { translatorOf } from '@/i18n/translator'
import { open, readKeyRing, seal } from '@/lib/crypto/envelope'
import { settings } from '@/lib/settings'

/** Additional authenticated data of the encryption, so that a secret copied to another user cannot be decrypted. */
const contextOf = (userId: string): string => `users/${userId}/second-factor`

/** Encrypts a secret for storage. */
export const encryptFactorSecret = (userId: string, secret: string): string =>
  seal(readKeyRing(settings().ENCRYPTION_KEYS), secret, contextOf(userId))

/**
 * Decrypts the secret of a user's authenticator app. Use it only to check a code.
 * @returns null if there is none
 */
const decryptFactorSecret = async (req: PayloadRequest, userId: string): Promise<string | null> =>
  decrypt(userId, await readFactorEnvelope(req, userId))

/**
 * Decrypts the secret of an authenticator app that is being set up. Use it only to check its first code.
 * @returns null if there is none
 */
export const decryptPendingSecret = async (req: PayloadRequest, userId: string): Promise<string | null> =>
  decrypt(userId, await readPendingEnvelope(req, userId))

function decrypt(userId: string, envelope: string | null): string | null {
  return envelope ? open(readKeyRing(settings().ENCRYPTION_KEYS), envelope, contextOf(userId)) : null
}

/** A code of the authenticator app, a backup code, or the code of a plugin's second factor. */
export const code = z.string().trim().min(1).max(40)

export const invalidCode = (req: PayloadRequest) =>
  refused('accounts', translatorOf(req.i18n)('accountWrongCode'), 'code')

/**
 * Consumes a code of the user's authenticator app, a backup code or the code of a plugin's second factor, in the
 * request's transaction. Each works once, even with concurrent attempts.
 * @returns false if the code is invalid or used
 */
export async function consumeCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const plugin = callboardOf(req.payload).secondFactors.find(({ isCode }) => isCode(code))
  if (plugin) return plugin.consume(req, userId, code)
  const typed = code.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(typed)
    ? consumeAppCode(req, userId, typed)
    : consumeBackupCode(req, userId, backupHash(userId, typed))
}

/**
 * Requires the second factor of users who sign in with one.
 * @throws OperationError 422 on `code`
 */
export async function requireCode(req: PayloadRequest, userId: string, code: string | undefined): Promise<void> {
  if (!(await hasFactor(req, userId)) || (code && (await consumeCode(req, userId, code)))) return
  throw invalidCode(req)
}

async function consumeAppCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const secret = await decryptFactorSecret(req, userId)
  const step = secret && verifyTotp(secret, code, Date.now())
  if (!step) return false
  return consumeStep(req, userId, step)
}
