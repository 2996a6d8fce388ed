import { LiquidError } from 'liquidjs'
import { templateProblem } from '@/lib/content/liquid/templateProblem'
import { isTimeLimit, type Failure } from './Run'

/** A part of a page that could not be rendered, as plain data. */
export interface DescribedFailure {
  /** The file that was omitted. */
  path: string
  /** The file in which the error occurred: a snippet fails within the file that renders it. */
  file: string
  line: number
  column: number
  message: string
  /** The file is suspended, because it would cost its time limit on every page. */
  isTimeout?: boolean
  /** Only a time limit was exceeded. */
  isTimeLimit?: boolean
}

/** Converts a failure to plain data, which can be sent between processes. */
export function describeFailure(failure: Failure): DescribedFailure {
  const { error, isTimeout, path } = failure
  const found = templateProblem(error)
  const message = found.message === 'it cannot be read' && error instanceof Error ? error.message : found.message
  return {
    ...found,
    file: fileOf(failure),
    message,
    path,
    ...(isTimeout && { isTimeout }),
    ...(isTimeLimit(failure) && { isTimeLimit: true }),
  }
}

function fileOf({ error, path }: Failure): string {
  const file: unknown = LiquidError.is(error) ? (error.token as { file?: unknown } | undefined)?.file : null
  // The engine names snippets as templates do: `footer`.
  return typeof file === 'string' && !file.endsWith('.liquid') ? `snippets/${file}.liquid` : path
}
