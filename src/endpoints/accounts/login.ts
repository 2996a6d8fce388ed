import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findAccount, type Account } from '@/database/accounts/credentials'
import { isAccountPassword } from '@/lib/crypto/accountPasswords'
import { defineOperation } from '@/endpoints/define'
import { OperationError } from '@/endpoints/OperationError'
import { anyone } from '@/endpoints/routeRules'
import { assertOwnOrigin } from './assertOwnOrigin'
import { deviceHash } from './device'
import { countCodeAttempt, countPasswordAttempt } from './loginAttempts'
import { loginOutput, loginResponse } from './loginResponse'
import { startSession } from './startSession'
import { consumeCode } from './consumeCode'
import { wrongPassword } from './passwords'
import { translatorOf } from '@/i18n/translator'
import { toAccountAddress } from '@/lib/accounts/emailAddress'

const wrongCode = (req: PayloadRequest) =>
  new OperationError({
    code: 'wrong_code:accounts',
    message: translatorOf(req.i18n)('accountWrongCode'),
    status: 401,
  })
const codeRequired = (req: PayloadRequest) =>
  new OperationError({
    code: 'second_factor:accounts',
    message: translatorOf(req.i18n)('refusedCodeNeeded'),
    status: 401,
  })

interface VerifiedLogin {
  account: Account
  /** Refunds the counted code attempt. */
  refund: () => Promise<void>
}

/**
 * Signs in with email and password, and with a code if the account has a second factor. Unknown addresses get the same
 * response after the same time.
 */
export const login = defineOperation({
  name: 'login',
  area: 'accounts',
  audit: null,
  input: z.strictObject({
    code: z.string().trim().max(40).optional(),
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(1000),
  }),
  method: 'post',
  output: loginOutput,
  path: '/users/login',
  prepare: async ({ input, req }): Promise<VerifiedLogin> => {
    assertOwnOrigin(req)
    const email = toAccountAddress(input.email) ?? input.email.toLowerCase()
    const account = await findAccount(req.payload, email, deviceHash(req.headers))
    const attempts = await countPasswordAttempt(req, email, account?.knowsDevice ?? false)
    const isRight = await isAccountPassword(input.password, account).catch(async (error: unknown) => {
      // The password was not checked.
      await attempts.refund()
      throw error
    })
    if (!isRight || !account) throw wrongPassword(req)
    await attempts.refund()
    if (!account.hasFactor) return { account, refund: async () => undefined }
    if (!input.code) throw codeRequired(req)
    return { account, ...(await countCodeAttempt(req, account.id, account.knowsDevice)) }
  },
  run: async ({ input, prepared: { account, refund }, req }) => {
    if (account.hasFactor && !(await consumeCode(req, account.id, input.code ?? ''))) throw wrongCode(req)
    const session = await startSession(req, account, account)
    await refund()
    return loginResponse(req, account.id, session)
  },
  summary: 'Sign in',
  who: anyone,
})
