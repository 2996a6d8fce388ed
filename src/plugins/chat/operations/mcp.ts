import { z } from 'zod'
import { scopeOf } from '@/access/bearerTokens'
import { defineOperation, refused, signedIn } from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { anyone } from '@/endpoints/routeRules'
import { handleMcpMessage } from '../lib/mcp/handleMcpMessage'
import { requirePlan } from '../lib/ownChat'

const AREA = 'mcp'

/** Handles one message of the Model Context Protocol. There are no sessions: each request carries its token. */
export const callMcp = defineOperation({
  name: 'callMcp',
  area: AREA,
  audit: null,
  input: z.looseObject({ jsonrpc: z.literal('2.0') }),
  isStream: true,
  limit: { by: ['person'], points: 600, seconds: 60 },
  method: 'post',
  answers: 'application/json',
  output: z.instanceof(Response),
  path: '/mcp',
  run: async ({ input, person, req }) => {
    const scope = scopeOf(req.user)
    if (!scope) throw refused(AREA, 'Programs use this with an access token. Create one in your account.')
    await requirePlan(req, scope.tenantId)
    return handleMcpMessage({ person: person, req, scope }, input)
  },
  summary: 'Use the tools of the assistant over the Model Context Protocol',
  takesToken: true,
  who: signedIn,
})

/** Neither an event stream of the server, for which clients probe, nor sessions that could be ended. */
const notSupported = {
  area: AREA,
  audit: null,
  answers: 'nothing',
  input: z.strictObject({}),
  output: z.instanceof(Response),
  path: '/mcp',
  run: async () =>
    Response.json(
      {
        code: `not_allowed:${AREA}`,
        error: 'Send each message with POST.',
        errors: [{ message: 'Send each message with POST.' }],
      },
      { headers: { Allow: 'POST' }, status: 405 },
    ),
  takesToken: true,
  who: anyone,
} as const satisfies Partial<AnyOperation>

export const listenMcp = defineOperation({
  ...notSupported,
  name: 'listenMcp',
  method: 'get',
  summary: 'Reject GET requests to the Model Context Protocol server',
})

export const endMcp = defineOperation({
  ...notSupported,
  name: 'endMcp',
  method: 'delete',
  summary: 'Reject DELETE requests to the Model Context Protocol server',
})
