import { newEngine } from './newEngine'
import { templateProblem, type TemplateProblem } from './templateProblem'

/** In milliseconds. */
const PARSE_MS = 200

/** Parses a template, runs nothing of it and reads no files. @returns null where all is well */
export function checkTemplate(template: string): TemplateProblem | null {
  const engine = newEngine()
  const started = Date.now()
  try {
    engine.parse(template)
  } catch (error) {
    return templateProblem(error)
  }
  return Date.now() - started > PARSE_MS ? { column: 1, line: 1, message: 'it takes too long to read' } : null
}
