/** @param line from 1; null where the browser does not say */
export interface JsonProblem {
  line: number | null
}

/** Where a text stops being JSON; null where it is JSON, or empty. */
export function jsonProblem(text: string): JsonProblem | null {
  if (!text.trim()) return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return { line: lineIn(text, error instanceof Error ? error.message : '') }
  }
}

/** How much Chromium quotes of what stands before a letter that it did not expect, where it says no place. */
const QUOTED = 10

/** Browsers say it each in their own way: the line, the position, or a piece of the text. */
function lineIn(text: string, said: string): number | null {
  const line = /line (\d+) column/.exec(said)?.[1]
  if (line) return Number(line)
  const position = /position (\d+)/.exec(said)?.[1]
  if (position) return lineAt(text, Number(position))
  const [, dots, piece = ''] = /, (\.{3})?"([^]*)"(?:\.{3})? is not valid JSON$/.exec(said) ?? []
  if (piece) return lineAt(text, text.indexOf(piece) + (dots ? QUOTED : 0))
  return /end of/i.test(said) ? lineAt(text, text.length) : null
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length
