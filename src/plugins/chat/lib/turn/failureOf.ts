import type { EndOfRun } from '../../database/runs'

/** A tool that is called in a wrong way: the model is told so, and goes on. */
const TOOL_ERRORS = new Set(['AI_InvalidToolInputError', 'AI_NoSuchToolError', 'AI_ToolCallRepairError'])

const nameOf = (error: unknown): unknown => (Object(error) as { name?: unknown }).name

/** Whether an error is that of one tool call and not of the answer. */
export const isToolError = (error: unknown): boolean => TOOL_ERRORS.has(String(nameOf(error)))

/**
 * How an answer ended with an error of the model or its provider.
 * @param hasBegun whether the model has already produced text
 */
export function failureOf(error: unknown, hasBegun: boolean): EndOfRun {
  const name = nameOf(error)
  const { cause, lastError, statusCode } = Object(error) as {
    cause?: unknown
    lastError?: unknown
    statusCode?: unknown
  }
  if (name === 'TimeoutError') return 'timeout'
  // What a second try met.
  if (name === 'AI_RetryError' && lastError !== undefined) return failureOf(lastError, hasBegun)
  if (name === 'AI_APICallError' && !hasBegun) {
    if (statusCode === 429) return 'busy'
    if (statusCode === 401 || statusCode === 403 || statusCode === 404) return 'setup'
    if (typeof statusCode === 'number' ? statusCode >= 500 : cause !== undefined) return 'outage'
    return 'failed'
  }
  // An error reported by the provider is not a lost connection.
  return hasBegun && name !== 'AI_StreamProviderError' ? 'cut' : 'failed'
}
