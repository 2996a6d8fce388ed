import { ValidationError, type AfterErrorHook } from 'payload'
import { toOperationError } from './OperationError'

/**
 * Completes the body of Payload's refusals to that of ours. Payload names an error after its class, which production
 * builds rename; programs tell a rejected field by `ValidationError`.
 */
export const completeRefusal: AfterErrorHook = ({ collection, error, result }) => {
  const refusal = toOperationError(error, collection?.slug ?? 'api')
  const [first] = result?.errors ?? []
  if (!refusal || !first || 'code' in (result ?? {})) return
  const name = error instanceof ValidationError ? 'ValidationError' : 'APIError'
  const ownCode = first.data?.code
  return {
    response: {
      code: typeof ownCode === 'string' ? ownCode : refusal.code,
      error: first.message,
      errors: result?.errors.map((one) => ('name' in one ? { ...one, name } : one)),
    },
  }
}
