import type { PayloadRequest } from 'payload'
import { forbidden } from '@/endpoints/OperationError'
import { translatorOf } from '@/i18n/translator'

/**
 * Prevents login CSRF: a form on another site must not sign a visitor in to someone else's account.
 * @throws OperationError 403
 */
export function assertOwnOrigin(req: PayloadRequest): void {
  const origin = req.headers.get('Origin')
  if (origin && !req.payload.config.csrf.includes(origin))
    throw forbidden('accounts', translatorOf(req.i18n)('refusedOrigin'))
}
