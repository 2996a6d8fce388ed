import { z } from 'zod'
import { callboardOf } from '../../access/registryOf'
import { settings } from '../../lib/settings'
import { defineOperation, type AnyOperation } from '../define'
import { signedIn } from '../routeRules'
import { describeOperations } from './describe'

/** By the configuration's object: an installation has one description as long as its process lives. */
const descriptions = new WeakMap<object, Record<string, unknown>>()

/** The description of the API, for whoever may call some of it. */
export const readDescription = defineOperation({
  name: 'readDescription',
  area: 'api',
  audit: null,
  input: z.strictObject({}),
  limit: { by: ['person'], points: 60, seconds: 60 },
  method: 'get',
  output: z.looseObject({ openapi: z.string() }),
  path: '/openapi.json',
  run: async ({ req: { payload } }) => {
    const { config } = payload
    const known =
      descriptions.get(config) ??
      describeOperations(callboardOf({ config }).operations as AnyOperation[], {
        product: settings().PRODUCT_NAME,
        serverURL: `${config.serverURL}${config.routes.api}`,
      })
    descriptions.set(config, known)
    return { openapi: '3.1.0', ...known }
  },
  summary: 'Read the description of this API',
  takesToken: true,
  who: signedIn,
})
