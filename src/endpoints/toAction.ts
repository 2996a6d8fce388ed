import { createLocalReq, getLocalI18n, getRequestLanguage, type BasePayload, type PayloadRequest } from 'payload'
import { parseCookies } from 'payload/shared'
import { classifyFailure } from '../database/failures'
import { asOperationError } from './OperationError'
import type { AnyOperation, Operation } from './define'
import { runOperation } from './runOperation'

/** What every server action answers. */
export type ActionResult<Output> =
  | { success: true; doc: Output }
  | { success: false; error: string; code: string; errors?: { message: string; path?: string }[] }

export interface Caller {
  payload: BasePayload
  headers: Headers
  /** Id of the one tenant that the caller acts in: what belongs to any other is not there. Default: any of theirs. */
  onlyIn?: string
}

/**
 * Runs an operation as a server action does: a public POST like any other, so everything is checked again. It answers in
 * the language of whoever asks.
 * @param headers of the request that carries the action
 */
export async function runAction<Output>(
  operation: AnyOperation,
  input: unknown,
  { headers, onlyIn, payload }: Caller,
): Promise<ActionResult<Output>> {
  try {
    const { user } = await payload.auth({ headers })
    const language = getRequestLanguage({ config: payload.config, cookies: parseCookies(headers), headers })
    const i18n = await getLocalI18n({ config: payload.config, language })
    return await actionResult(
      operation,
      input,
      await createLocalReq({ req: { headers, i18n }, ...(user && { user }) }, payload),
      onlyIn,
    )
  } catch (error) {
    return failureOf(operation, error, payload)
  }
}

/** The same for a request whose person is known. */
export async function actionResult<Output>(
  operation: AnyOperation,
  input: unknown,
  req: PayloadRequest,
  onlyIn?: string,
): Promise<ActionResult<Output>> {
  try {
    return { doc: (await runOperation(operation as unknown as Operation, req, input, onlyIn)) as Output, success: true }
  } catch (error) {
    return failureOf(operation, error, req.payload)
  }
}

function failureOf(operation: AnyOperation, error: unknown, payload: BasePayload): ActionResult<never> {
  const raw = asOperationError(error, operation.area)
  const refusal = raw && (operation.reword?.(raw) ?? raw)
  if (refusal) return { code: refusal.code, error: refusal.message, errors: refusal.errors, success: false }
  const failure = classifyFailure(error)
  if (failure)
    return {
      code: failure.code,
      error: failure.message,
      ...(failure.path && { errors: [{ message: failure.message, path: failure.path }] }),
      success: false,
    }
  payload.logger.error({ err: error, msg: `${operation.name} failed` })
  return { code: 'internal:api', error: 'Something went wrong. Please try again later.', success: false }
}
