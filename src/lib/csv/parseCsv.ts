interface CsvRow {
  cells: string[]
  /** Where it begins in the text, from 1. */
  line: number
}

export type CsvProblem = 'empty' | 'quote' | 'tooManyColumns' | 'tooManyRows' | 'tooLong'

export type ParsedCsv = { head: string[]; rows: CsvRow[] } | { line: number; problem: CsvProblem }

export interface CsvBounds {
  cell: number
  columns: number
  /** Without the head. */
  rows: number
}

const DELIMITERS = [',', ';', '\t'] as const

/** What was put before a text that looks like a formula, when it became a file. */
const GUARDED = /^'(?=\s*[=+\-@]|[\t\r\n])/

/**
 * Reads a CSV text with a head: commas, semicolons or tabs, quotes by RFC 4180, any ends of lines. Empty rows are left out,
 * and short ones are filled up.
 */
export function parseCsv(text: string, bounds: CsvBounds): ParsedCsv {
  const source = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(source)
  const rows: CsvRow[] = []
  let [cells, cell, line, begun]: [string[], string, number, number] = [[], '', 1, 1]
  let isQuoted = false
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ cells, line: begun })
    ;[cells, cell] = [[], '']
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    if (sign === '\n' || (sign === '\r' && source[at + 1] !== '\n')) line++
    if (isQuoted) {
      if (sign === '"' && source[at + 1] === '"') cell += source[++at]
      else if (sign === '"') isQuoted = false
      else cell += sign
    } else if (sign === '"' && cell.trim() === '') [cell, isQuoted] = ['', true]
    else if (sign === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && source[at + 1] === '\n') continue
      endRow()
      begun = line
    } else cell += sign
    if (cell.length > bounds.cell) return { line: begun, problem: 'tooLong' }
    if (cells.length >= bounds.columns) return { line: begun, problem: 'tooManyColumns' }
    if (rows.length > bounds.rows + 1) return { line: begun, problem: 'tooManyRows' }
  }
  if (isQuoted) return { line: begun, problem: 'quote' }
  endRow()
  const [head, ...body] = rows
  if (!head || body.length === 0) return { line: 1, problem: 'empty' }
  if (body.length > bounds.rows) return { line: begun, problem: 'tooManyRows' }
  const tidy = ({ cells: found, line: from }: CsvRow): CsvRow => ({
    cells: head.cells.map((_, index) => (found[index] ?? '').replace(GUARDED, '').trim()),
    line: from,
  })
  return { head: head.cells.map((one) => one.trim()), rows: body.map(tidy) }
}

/** The one that stands most often in the head, outside of quotes. */
function delimiterOf(text: string): string {
  const head = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1)[0] ?? ''
  const counted = DELIMITERS.map((one) => ({ count: head.split(one).length, one }))
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).one
}
