import type { PayloadRequest } from 'payload'
import { hasFactor } from '@/database/accounts/secondFactors'
import { consumeCode, invalidCode } from '@/endpoints/accounts/consumeCode'

/**
 * Requires the second factor of people who sign in with one: a code of the app, a backup code or a passkey.
 * @throws OperationError 422 on `code`
 */
export async function requireCode(req: PayloadRequest, userId: string, code: string | undefined): Promise<void> {
  if (!(await hasFactor(req, userId)) || (code && (await consumeCode(req, userId, code)))) return
  throw invalidCode(req)
}
