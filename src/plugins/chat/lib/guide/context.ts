import type { FoundDocument, GuideFacts } from './facts'
import type { DoneStep } from './readConversation'
import type { Texts } from './texts/en'
import type { Request } from './request'

export interface ToolCall {
  tool: string
  input: Record<string, unknown>
}

/**
 * The steps of an answer: tool calls, whose results come back, and in the end the text. It runs again from its start
 * for every step of the model, with the results so far: so it must be deterministic.
 */
export type Steps<Result = string> = Generator<ToolCall, Result, DoneStep>

/** Everything an answer is made of. */
export interface Context {
  facts: GuideFacts
  request: Request
  t: Texts
  /** Answers to earlier questions of the guide, in order. Taken as they are needed. */
  chosen: FoundDocument[]
  hasTool: (name: string) => boolean
}

/** Ends an answer early, with its text. */
export class Reply extends Error {}

/** Ends an answer because nothing has the name that was said. */
export class Unnamed extends Reply {}

/** Ends an answer whose tool returned more than a model is given. */
export class TooMuch extends Error {}

/** How many performances a call returns at most: more would be cut off. */
export const MAX_PERFORMANCES = 50

/** Calls a tool, and returns its result. A failure is the answer. */
export function* callTool(tool: string, input: Record<string, unknown>): Steps<Record<string, unknown>> {
  const { data, error } = yield { input, tool }
  if (error) throw new Reply(error)
  // What is cut off is not answered from.
  if (typeof data === 'string') throw new TooMuch()
  return typeof data === 'object' && data !== null ? { ...data } : {}
}
