import { z } from 'zod'
import { refused } from '../../OperationError'

/** A code of the authenticator app, or a backup code. */
export const code = z.string().trim().min(1).max(40)

export const invalidCode = () =>
  refused('accounts', 'This code is wrong, or it has already been used. Enter a new one.', 'code')
