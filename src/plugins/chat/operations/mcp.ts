import { z } from 'zod'
import { scopeOf } from '../../../access/bearerTokens'
import { defineOperation } from '../../../endpoints/define'
import { refused } from '../../../endpoints/OperationError'
import { anyone, signedIn } from '../../../endpoints/routeRules'
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

/** Clients probe for a server-initiated event stream, which is not supported. */
export const listenMcp = defineOperation({
  name: 'listenMcp',
  area: AREA,
  audit: null,
  input: z.strictObject({}),
  method: 'get',
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
  summary: 'Reject GET requests to the Model Context Protocol server',
  takesToken: true,
  who: anyone,
})
