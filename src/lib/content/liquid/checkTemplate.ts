import { Liquid, LiquidError } from 'liquidjs'
import { TEMPLATE_LENGTH } from './templateLength'

/** In milliseconds. */
const PARSE_MS = 200

/** What is wrong with a template, and where. */
export interface TemplateProblem {
  message: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
}

/** Parses a template, runs nothing of it and reads no files. @returns null where all is well */
export function checkTemplate(template: string): TemplateProblem | null {
  const engine = new Liquid({ ownPropertyOnly: true, parseLimit: TEMPLATE_LENGTH, strictFilters: true, templates: {} })
  const started = Date.now()
  try {
    engine.parse(template)
  } catch (error) {
    return problemOf(error)
  }
  return Date.now() - started > PARSE_MS ? { column: 1, line: 1, message: 'it takes too long to read' } : null
}

interface Placed {
  getPosition?: () => number[]
}

function problemOf(error: unknown): TemplateProblem {
  if (!LiquidError.is(error)) return { column: 1, line: 1, message: 'it cannot be read' }
  const [line = 1, column = 1] = (error.token as Placed | undefined)?.getPosition?.() ?? []
  return { column, line, message: plain(error) }
}

/** Without the place and the piece of the template that the library adds. */
const plain = ({ message, originalError }: { message: string; originalError?: Error | undefined }): string => (originalError?.message ?? message).split('\n')[0]!.replace(/, line:\d+, col:\d+.*$/, '')
