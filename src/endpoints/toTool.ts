import { z } from 'zod'
import type { AnyOperation } from './define'
import { runAction, type ActionResult, type Caller } from './toAction'

/** An operation in the shape of the AI SDK's tools. */
export interface OperationTool {
  name: string
  description: string
  inputSchema: z.ZodObject
  execute: (input: unknown) => Promise<ActionResult<unknown>>
}

/**
 * An operation as a tool of an assistant. The person and their rights are read anew at each call: whoever loses a right
 * in the middle of a conversation can do no more with the next step.
 * @param caller the request of the person who asks
 * @param given inputs that the server decides, such as the tenant: a model neither sees nor changes them
 * @throws when the operation is none that an assistant may call
 */
export function toTool(operation: AnyOperation, caller: Caller, given: Record<string, unknown> = {}): OperationTool {
  if (!operation.tool) throw new Error(`${operation.name} is no tool.`)
  const { shape } = operation.input
  const decided = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(shape, name)))
  return {
    name: operation.name,
    description: operation.tool.description,
    execute: (input) =>
      runAction(operation, typeof input === 'object' && input !== null ? { ...input, ...decided } : input, caller),
    inputSchema: z.strictObject(
      Object.fromEntries(Object.entries(shape).filter(([name]) => !Object.hasOwn(decided, name))),
    ),
  }
}
