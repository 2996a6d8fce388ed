import { createLocalReq, executeAuthStrategies, getLocalI18n, type BasePayload, type PayloadRequest } from 'payload'
import { classifyFailure } from '@/database/failures'
import { toOperationError } from './OperationError'
import type { AnyOperation, Operation } from './define'
import { runOperation } from './runOperation'
import { fixedMessages } from '@/i18n/fixed/en'
import { fixedMessageIn, inLanguage } from '@/i18n/fixed/inLanguage'
import { requestLanguage } from '@/i18n/translator'

/** Result of every server action. */
export type ActionResult<Output> =
  | { success: true; doc: Output }
  | { success: false; error: string; code: string; errors?: { message: string; path?: string }[] }

export interface ActionCaller {
  payload: BasePayload
  headers: Headers
  /** Id of the tenant that the caller is limited to: targets in any other tenant are not found. Default: no limit. */
  tenantId?: string
}

/**
 * Runs an operation as a server action: a public POST like any other, so all checks apply. Messages are in the user's
 * language.
 * @param headers of the request that carries the action
 */
export async function runAction<Output>(
  operation: AnyOperation,
  input: unknown,
  { headers, tenantId, payload }: ActionCaller,
): Promise<ActionResult<Output>> {
  const language = requestLanguage(payload.config, headers)
  try {
    const { user } = await executeAuthStrategies({ headers, payload })
    const i18n = await getLocalI18n({ config: payload.config, language })
    return await runAuthenticatedAction(
      operation,
      input,
      await createLocalReq({ req: { headers, i18n }, ...(user && { user }) }, payload),
      tenantId,
    )
  } catch (error) {
    return toFailureResult(operation, error, { language, payload })
  }
}

/** The same for an authenticated request. */
export async function runAuthenticatedAction<Output>(
  operation: AnyOperation,
  input: unknown,
  req: PayloadRequest,
  onlyIn?: string,
): Promise<ActionResult<Output>> {
  try {
    return { doc: (await runOperation(operation as Operation, req, input, onlyIn)) as Output, success: true }
  } catch (error) {
    return toFailureResult(operation, error, { language: req.i18n.language, payload: req.payload })
  }
}

function toFailureResult(
  operation: AnyOperation,
  error: unknown,
  { language, payload }: { language: string; payload: BasePayload },
): ActionResult<never> {
  const raw = toOperationError(error, operation.area)
  const refusal = raw && (operation.rewriteError?.(raw, language) ?? raw)
  if (refusal) {
    const { code, errors, message } = inLanguage(refusal, language)
    return { code, error: message, errors, success: false }
  }
  const failure = classifyFailure(error)
  if (failure) {
    const message = fixedMessageIn(language, failure.message)
    return {
      code: failure.code,
      error: message,
      ...(failure.path && { errors: [{ message, path: failure.path }] }),
      success: false,
    }
  }
  payload.logger.error({ err: error, msg: `${operation.name} failed` })
  return { code: 'internal:api', error: fixedMessageIn(language, fixedMessages.internal), success: false }
}
