import { LiquidError } from 'liquidjs'

/** What is wrong with a template, and where. */
export interface TemplateProblem {
  message: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
}

interface Placed {
  getPosition?: () => number[]
}

/** What an engine has thrown, in one line and with its place. */
export function templateProblem(error: unknown): TemplateProblem {
  if (!LiquidError.is(error)) return { column: 1, line: 1, message: 'it cannot be read' }
  const [line = 1, column = 1] = (error.token as Placed | undefined)?.getPosition?.() ?? []
  return { column, line, message: plain(error) }
}

/** Without the place and the piece of the template that the library adds. */
const plain = ({ message, originalError }: { message: string; originalError?: Error | undefined }): string =>
  ((originalError?.message ?? message).split('\n')[0] ?? '').replace(/, (?:file:[^,]*, )?line:\d+, col:\d+.*$/, '')
