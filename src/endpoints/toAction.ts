import { createLocalReq, type BasePayload } from 'payload'
import { classifyFailure } from '../database/failures'
import type { AnyOperation, Operation } from './define'
import { OperationError } from './OperationError'
import { runOperation } from './runOperation'

/** What every server action answers. */
export type ActionResult<Output> = { success: true; doc: Output } | { success: false; error: string; code: string }

interface Caller {
  payload: BasePayload
  headers: Headers
}

/**
 * Runs an operation as a server action does: a public POST like any other, so everything is checked again.
 * @param headers of the request that carries the action
 */
export async function runAction<Output>(operation: AnyOperation, input: unknown, { headers, payload }: Caller): Promise<ActionResult<Output>> {
  try {
    const { user } = await payload.auth({ headers })
    const req = await createLocalReq({ req: { headers }, ...(user && { user }) }, payload)
    return { doc: (await runOperation(operation as unknown as Operation, req, input)) as Output, success: true }
  } catch (error) {
    if (error instanceof OperationError) return { code: error.code, error: error.message, success: false }
    const failure = classifyFailure(error)
    if (failure) return { code: failure.code, error: failure.message, success: false }
    payload.logger.error({ err: error, msg: `${operation.name} failed` })
    return { code: 'internal:api', error: 'Something went wrong. Please try again later.', success: false }
  }
}
