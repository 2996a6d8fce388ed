import { handleEndpoints, type SanitizedConfig } from 'payload'
import { authOutageOf } from '../access/authStrategy'
import { withUploadSlot } from '../collections/uploads/uploadSlot'
import { classifyFailure } from '../database/failures'
import { budgets, holdIn } from '../lib/http/bodyBudget'
import { checkAddress } from '../lib/http/checkAddress'
import { safeError } from '../lib/logging/safeError'
import { failureResponse } from './answers'
import { isClosedRoute } from './closedRoutes'
import { HEALTH_PATH } from './health/paths'
import { brokenResponse, hideInternals } from './hideInternals'
import { readRequest } from './readRequest'
import { signInByToken } from './signInByToken'

/**
 * Answers one call of the API: guards before Payload sees it, and an honest answer when the database is away.
 * Every way in uses it, the server and the tests alike.
 */
export async function serveApi(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  incoming: Request,
): Promise<Response> {
  const url = new URL(incoming.url)
  const refusal = checkAddress(url.pathname, url.search)
  if (refusal) return failureResponse(refusal)
  if (isClosedRoute(incoming.method, url))
    return failureResponse({ code: 'not_found:api', message: 'There is nothing at this address.', status: 404 })
  let request: Request | undefined
  const hold = holdIn(budgets.anyone)
  try {
    const admit = await signInByToken(config, incoming)
    if (typeof admit !== 'function') return failureResponse(admit)
    const read = await readRequest(config, incoming, hold)
    if (!(read instanceof Request)) return failureResponse(read)
    admit(read)
    request = url.pathname.startsWith(HEALTH_PATH) ? asNobody(read) : read
    return harden(await hideInternals(await answerCall(config, request)))
  } catch (error) {
    const reason = (request && authOutageOf(request)) ?? error
    if (!classifyFailure(reason)) console.error(safeError(reason))
    return brokenResponse(reason)
  } finally {
    hold.release()
  }
}

const answerCall = (config: Promise<SanitizedConfig> | SanitizedConfig, request: Request): Promise<Response> =>
  withUploadSlot(() => handleEndpoints({ config, request }))

/** Whether the process is well does not depend on who asks. */
function asNobody(request: Request): Request {
  request.headers.delete('Authorization')
  request.headers.delete('Cookie')
  return request
}

/** Answers of the API are never pages, never cached by a proxy unless they say so. */
function harden(response: Response): Response {
  if (!response.headers.has('X-Content-Type-Options')) response.headers.set('X-Content-Type-Options', 'nosniff')
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}
