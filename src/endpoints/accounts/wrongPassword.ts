import { OperationError } from '../OperationError'
import { translatorOf } from '../../i18n/translator'
import type { PayloadRequest } from 'payload'

/** Also returned for an address without an account. */
export const wrongPassword = (req: PayloadRequest) =>
  new OperationError({
    code: 'wrong_password:accounts',
    message: translatorOf(req.i18n)('refusedLogin'),
    status: 401,
  })
