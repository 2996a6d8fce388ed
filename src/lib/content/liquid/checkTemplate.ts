import { createLiquidEngine } from './renderTemplate'
import { templateProblem, type TemplateProblem } from './templateProblem'

/** Maximum time to parse a template, in milliseconds. */
const PARSE_MS = 200

/**
 * Parses a template without running it or reading files.
 * @returns null if it is valid
 */
export function checkTemplate(template: string): TemplateProblem | null {
  const engine = createLiquidEngine()
  const started = Date.now()
  try {
    engine.parse(template)
  } catch (error) {
    return templateProblem(error)
  }
  return Date.now() - started > PARSE_MS ? { column: 1, line: 1, message: 'it takes too long to read' } : null
}
