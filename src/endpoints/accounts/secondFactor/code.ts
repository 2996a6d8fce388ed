import { z } from 'zod'
import { refused } from '../../OperationError'

/** A code of the authenticator app, or a backup code. */
export const code = z.string().trim().min(1).max(40)

export const refusedCode = () => refused('accounts', 'This code is not right, or it has been used already.', 'code')
