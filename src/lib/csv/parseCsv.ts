import { unguardFormulas } from './formulas'

interface CsvRow {
  cells: string[]
  /** Number of its first line, from 1. */
  line: number
}

export type CsvProblem = 'empty' | 'quote' | 'tooManyColumns' | 'tooManyRows' | 'tooLong'

export type ParsedCsv = { head: string[]; rows: CsvRow[] } | { line: number; problem: CsvProblem }

export interface CsvBounds {
  cell: number
  columns: number
  /** Maximum number of rows, without the header. */
  rows: number
}

const DELIMITERS = [',', ';', '\t'] as const

/**
 * Parses a CSV text with a header row: separated by commas, semicolons or tabs, quoted by RFC 4180, with any line
 * endings. Empty rows are skipped and short rows padded.
 */
export function parseCsv(text: string, bounds: CsvBounds): ParsedCsv {
  const source = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(source)
  const rows: CsvRow[] = []
  let [cells, cell, line, startLine]: [string[], string, number, number] = [[], '', 1, 1]
  let isQuoted = false
  const endRow = () => {
    cells.push(cell)
    if (cells.some((value) => value.trim() !== '')) rows.push({ cells, line: startLine })
    ;[cells, cell] = [[], '']
  }
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at)
    if (character === '\n' || (character === '\r' && source[at + 1] !== '\n')) line++
    if (isQuoted) {
      if (character === '"' && source[at + 1] === '"') cell += source[++at]
      else if (character === '"') isQuoted = false
      else cell += character
    } else if (character === '"' && cell.trim() === '') [cell, isQuoted] = ['', true]
    else if (character === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && source[at + 1] === '\n') continue
      endRow()
      startLine = line
    } else cell += character
    if (cell.length > bounds.cell) return { line: startLine, problem: 'tooLong' }
    if (cells.length >= bounds.columns) return { line: startLine, problem: 'tooManyColumns' }
    if (rows.length > bounds.rows + 1) return { line: startLine, problem: 'tooManyRows' }
  }
  if (isQuoted) return { line: startLine, problem: 'quote' }
  endRow()
  const [head, ...body] = rows
  if (!head || body.length === 0) return { line: 1, problem: 'empty' }
  if (body.length > bounds.rows) return { line: startLine, problem: 'tooManyRows' }
  const toFullRow = ({ cells: found, line: from }: CsvRow): CsvRow => ({
    cells: head.cells.map((_, index) => unguardFormulas(found[index] ?? '').trim()),
    line: from,
  })
  return { head: head.cells.map((value) => value.trim()), rows: body.map(toFullRow) }
}

/** The most frequent delimiter in the header, outside quotes. */
function delimiterOf(text: string): string {
  const head = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const counted = DELIMITERS.map((delimiter) => ({ count: head.split(delimiter).length, delimiter }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}
