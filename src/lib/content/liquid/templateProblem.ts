import { LiquidError } from 'liquidjs'

/** A problem of a template and its position. */
export interface TemplateProblem {
  message: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
}

interface PositionedToken {
  getPosition?: () => number[]
}

/** Converts an error of the engine to a one-line message with its position. */
export function templateProblem(error: unknown): TemplateProblem {
  if (!LiquidError.is(error)) return { column: 1, line: 1, message: 'it cannot be read' }
  const [line = 1, column = 1] = (error.token as PositionedToken | undefined)?.getPosition?.() ?? []
  return { column, line, message: plainMessage(error) }
}

/** Removes the position and excerpt that the library appends. */
const plainMessage = ({ message, originalError }: { message: string; originalError?: Error | undefined }): string =>
  ((originalError?.message ?? message).split('\n')[0] ?? '').replace(/, (?:file:[^,]*, )?line:\d+, col:\d+.*$/, '')
