import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { signedIn } from '@/endpoints/routeRules'
import { describeApi } from './describe'

/** Cached by configuration object, since the description never changes while the process runs. */
const descriptions = new WeakMap<object, Promise<Record<string, unknown>>>()

/** Returns the OpenAPI description of the API to signed-in users and tokens. */
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
    const description = descriptions.get(config) ?? describeApi(config)
    descriptions.set(config, description)
    return { openapi: '3.1.0', ...(await description) }
  },
  summary: 'Read the description of this API',
  takesToken: true,
  who: signedIn,
})
