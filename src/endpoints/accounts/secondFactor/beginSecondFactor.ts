import { renderSVG } from 'uqr'
import { z } from 'zod'
import { storeFactor } from '../../../database/accounts/secondFactors'
import { newTotpSecret, totpUri } from '../../../lib/accounts/totp'
import { readPlatformSettings } from '../../../globals/platformOf'
import { defineOperation } from '../../define'
import { conflict } from '../../OperationError'
import { signedIn } from '../../routeRules'
import { checkPassword } from '../checkPassword'
import { encryptFactorSecret } from '../factorSecret'
import { translatorOf } from '../../../i18n/translator'

/** Creates a secret for an authenticator app. It has no effect until it is confirmed with a code. */
export const beginSecondFactor = defineOperation({
  name: 'beginSecondFactor',
  area: 'accounts',
  audit: null,
  input: z.strictObject({ password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ picture: z.string(), secret: z.string() }),
  path: '/users/second-factor',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'accounts'),
  run: async ({ person, req }) => {
    const { email, id } = person
    const secret = newTotpSecret()
    if (!(await storeFactor(req, id, encryptFactorSecret(id, secret))))
      throw conflict('accounts', translatorOf(req.i18n)('refusedFactorOn'))
    const { productName } = await readPlatformSettings(req)
    return { picture: renderSVG(totpUri(secret, { account: email, product: productName }), { border: 2 }), secret }
  },
  summary: 'Start setting up two-factor sign-in',
  who: signedIn,
})
