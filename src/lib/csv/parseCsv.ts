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

/** Rows above the header that are looked through: the title of a sheet, when it was printed. */
const MAX_ROWS_ABOVE = 5

/** The line with which Excel names the delimiter of a file. */
const NAMED_DELIMITER = /^"?sep=([,;\t|])"?[ \t]*(?:\r\n|\r|\n)/i

/**
 * Parses a CSV text with a header row: separated by commas, semicolons or tabs, quoted by RFC 4180, with any line
 * endings. Empty rows are skipped and short rows padded.
 * @param findHead chooses the header among the first rows; the rows above it are left out. Default: the first row
 */
export function parseCsv(
  text: string,
  bounds: CsvBounds,
  findHead: (rows: readonly string[][]) => number = () => 0,
): ParsedCsv {
  const withoutMark = text.replace(/^\uFEFF/, '')
  const [namedLine = '', namedDelimiter] = NAMED_DELIMITER.exec(withoutMark) ?? []
  const source = withoutMark.slice(namedLine.length)
  const delimiter = namedDelimiter ?? delimiterOf(source)
  const rows: CsvRow[] = []
  let [cells, cell, line, startLine]: [string[], string, number, number] = namedLine ? [[], '', 2, 2] : [[], '', 1, 1]
  let isQuoted = false
  // Empty cells beyond the last column count for nothing: spreadsheets write as many as were ever touched.
  const endCell = (): boolean => {
    const fits = cells.length < bounds.columns
    if (fits) cells.push(cell)
    else if (cell.trim() !== '') return false
    cell = ''
    return true
  }
  const endRow = () => {
    if (cells.some((value) => value.trim() !== '')) rows.push({ cells, line: startLine })
    cells = []
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
      if (!endCell()) return { line: startLine, problem: 'tooManyColumns' }
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && source[at + 1] === '\n') continue
      if (!endCell()) return { line: startLine, problem: 'tooManyColumns' }
      endRow()
      startLine = line
    } else cell += character
    if (cell.length > bounds.cell) return { line: startLine, problem: 'tooLong' }
    if (rows.length > bounds.rows + MAX_ROWS_ABOVE + 1) return { line: startLine, problem: 'tooManyRows' }
  }
  if (isQuoted) return { line: startLine, problem: 'quote' }
  if (!endCell()) return { line: startLine, problem: 'tooManyColumns' }
  endRow()
  const [head, ...body] = rows.slice(findHead(rows.slice(0, MAX_ROWS_ABOVE + 1).map((row) => row.cells)))
  if (!head || body.length === 0) return { line: 1, problem: 'empty' }
  if (body.length > bounds.rows) return { line: startLine, problem: 'tooManyRows' }
  const headings = head.cells.slice(0, widthOf(rows))
  const toFullRow = ({ cells: found, line: from }: CsvRow): CsvRow => ({
    cells: headings.map((_, index) => unguardFormulas(found[index] ?? '').trim()),
    line: from,
  })
  return { head: headings.map((value) => value.trim()), rows: body.map(toFullRow) }
}

/** The number of columns up to the last one that holds anything. */
const widthOf = (rows: readonly CsvRow[]): number =>
  Math.max(...rows.map(({ cells }) => cells.findLastIndex((value) => value.trim() !== '') + 1))

/**
 * The delimiter that divides most of the first lines into the same number of cells, outside quotes. The first line,
 * which is nearly always the header, counts twice; where two are equal, the one that makes more cells is taken.
 */
function delimiterOf(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, MAX_ROWS_ABOVE + 1)
  const candidates = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const alike = counts.filter(Boolean).map((count) => counts.filter((other) => other === count).length)
    return { delimiter, lines: Math.max(0, ...alike) + (counts[0] ? 1 : 0), most: Math.max(...counts) }
  })
  return candidates.reduce((best, next) =>
    next.lines > best.lines || (next.lines === best.lines && next.most > best.most) ? next : best,
  ).delimiter
}
