import type { PayloadRequest } from 'payload'
import { unavailable } from '@/endpoints/OperationError'
import { translatorOf } from '@/exports/server'
import { ProviderError } from '../provider/problems'
import type { TicketingProvider } from '../provider/provider'
import { AREA } from './requireTicketing'
import { problemMessage } from './problemMessage'

const RETRY_SECONDS = 60

/**
 * Calls a box office within a user's request.
 * @throws OperationError 503 with a message that describes the problem, for any ProviderError
 */
export async function readFromBoxOffice<Result>(
  req: PayloadRequest,
  provider: TicketingProvider,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!ProviderError.is(error)) throw error
    throw unavailable(AREA, problemMessage(translatorOf(req.i18n), provider, error.problem), RETRY_SECONDS)
  }
}
