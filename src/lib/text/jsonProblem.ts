/** @param line from 1; null if the browser does not report it */
export interface JsonProblem {
  line: number | null
}

/** The position of a JSON syntax error; null if the text is valid or empty. */
export function findJsonProblem(text: string): JsonProblem | null {
  if (!text.trim()) return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return { line: lineIn(text, error instanceof Error ? error.message : '') }
  }
}

/** Number of characters that Chromium quotes before an unexpected character, if it reports no position. */
const EXCERPT_OFFSET = 10

/** Browsers report the line, the position, or an excerpt. */
function lineIn(text: string, message: string): number | null {
  const line = /line (\d+) column/.exec(message)?.[1]
  if (line) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  if (position) return lineAt(text, Number(position))
  const [, dots, piece = ''] = /, (\.{3})?"([^]*)"(?:\.{3})? is not valid JSON$/.exec(message) ?? []
  if (piece) return lineAt(text, text.indexOf(piece) + (dots ? EXCERPT_OFFSET : 0))
  return /end of/i.test(message) ? lineAt(text, text.length) : null
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length
