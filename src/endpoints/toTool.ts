import { z } from 'zod'
import type { AnyOperation } from './define'
import { runAction, type ActionResult, type ActionCaller } from './actions'

/** An operation as a tool of the AI SDK. */
export interface OperationTool {
  name: string
  description: string
  inputSchema: z.ZodObject
  execute: (input: unknown) => Promise<ActionResult<unknown>>
}

/**
 * Converts an operation to a tool of an assistant. User and permissions are read again on each call, so that a revoked
 * permission applies from the next step of a conversation.
 * @param caller the user's request
 * @param fixedInputs inputs that the server sets, such as the tenant: the model can neither see nor change them
 * @throws if the operation is not declared as a tool
 */
export function toTool(
  operation: AnyOperation,
  caller: ActionCaller,
  fixedInputs: Record<string, unknown> = {},
): OperationTool {
  if (!operation.tool) throw new Error(`Operation "${operation.name}" cannot be a tool: it declares no "tool".`)
  const { shape } = operation.input
  const fixed = Object.fromEntries(Object.entries(fixedInputs).filter(([name]) => Object.hasOwn(shape, name)))
  return {
    name: operation.name,
    description: operation.tool.description,
    execute: (input) =>
      runAction(operation, typeof input === 'object' && input !== null ? { ...input, ...fixed } : input, caller),
    inputSchema: z.strictObject(
      Object.fromEntries(Object.entries(shape).filter(([name]) => !Object.hasOwn(fixed, name))),
    ),
  }
}
