import { z } from 'zod'
import { refused } from '../../OperationError'
import { translatorOf } from '../../../i18n/translator'
import type { PayloadRequest } from 'payload'

/** A code of the authenticator app, or a backup code. */
export const code = z.string().trim().min(1).max(40)

export const invalidCode = (req: PayloadRequest) =>
  refused('accounts', translatorOf(req.i18n)('accountWrongCode'), 'code')
