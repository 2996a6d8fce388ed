import { columnOf, DOERS, groupOfHeading, groupOfRole, plain, type Column, type CreditGroup } from './words'

/** More is no cast list. */
export const MOST_LINES = 400
const LONGEST_LINE = 1000

/** A line with its two sides. Which one is the person is known of some, and of others only from the whole list. */
export interface CastLine {
  group: CreditGroup | null
  first: string
  /** Empty where the line is one name. */
  second: string
  /** Null where either may be. */
  person: 'first' | 'second' | null
}

export interface CastList {
  lines: CastLine[]
  /** More lines than are read. */
  isCut: boolean
}

/**
 * Reads a cast list as people paste it: from a table (tabs, columns of spaces), or line by line as "Hamlet – Jane Doe",
 * "Jane Doe as Hamlet", "Director: Jane Doe", "Jane Doe (Hamlet)", with numbers, bullets and headings.
 */
export function parseCastList(text: string): CastList {
  const all = text
    .split(/\r\n|[\n\r\u2028\u2029\v]/)
    .map(cleaned)
    .filter(Boolean)
  const taken = all.slice(0, MOST_LINES)
  // Where everything is in capitals they say nothing.
  const capitalsTell = taken.some((line) => /\p{Ll}/u.test(line)) || !taken.some((line) => /\p{Lu}/u.test(line))
  const lines: CastLine[] = []
  let columns: (Column | null)[] | null = null
  let heading: { group: CreditGroup | null; text: string } = { group: null, text: '' }
  for (const line of taken) {
    const cells = cellsOf(line)
    const named = cells.map(columnOf)
    if (cells.length > 1 && named.filter(Boolean).length > 1) {
      columns = named
      continue
    }
    const title = cells.length === 1 ? headingIn(line, capitalsTell) : null
    if (title !== null) {
      heading = { group: groupOfHeading(title), text: title }
      continue
    }
    const read = columns && cells.length > 1 ? lineOfTable(cells, columns) : lineOf(cells)
    if (!read) continue
    const group = read.group ?? heading.group
    // Below "DIRECTOR" a name alone is the director's.
    lines.push(
      !read.second && heading.text && !heading.group
        ? { first: sentence(heading.text), group: groupOfRole(heading.text), person: 'second', second: read.first }
        : { ...read, group },
    )
  }
  return { isCut: all.length > MOST_LINES, lines }
}

/** Without what a word processor adds: marks of direction, numbers, bullets. Tabs stay. */
const cleaned = (line: string): string =>
  line
    .slice(0, LONGEST_LINE)
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/[^\S\t]/g, ' ')
    .replace(/^[\s\t]*(?:[•●▪◦‣·*☐✓]|[-–—](?=\s)|\(?\d{1,3}[.)]|\d{1,3}(?=\t))[\s\t]*/u, '')
    .replace(/^#+\s+/, '# ')
    .trim()

const cellsOf = (line: string): string[] => {
  const cells = line.includes('\t')
    ? line.split('\t')
    : line.includes('|')
      ? line.split('|')
      : line.split(/\s*(?:\.\s?){3,}\s*|\s*…+\s*| {3,}/)
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** A line that heads those below it; null for every other. */
function headingIn(line: string, capitalsTell: boolean): string | null {
  if (line.startsWith('# ')) return line.slice(2).trim()
  const bare = line.replace(/[::]\s*$/, '').trim()
  if (bare !== line && bare && !/[::]/.test(bare)) return bare
  if (groupOfHeading(bare)) return bare
  const isCapital = capitalsTell && /\p{Lu}.*\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line)
  return isCapital && !splitLine(line) ? bare : null
}

const AS = /^(.+?)\s+(?:as|como|als|comme|in the role of|en el papel de|dans le rôle de|بدور|في دور)\s+(.+)$/iu

/** The two sides of a line of words; null where it has one only. */
function splitLine(line: string): Pick<CastLine, 'first' | 'person' | 'second'> | null {
  const sides = (pattern: RegExp): [string, string] | null => {
    const [, first, second] = pattern.exec(line) ?? []
    return first !== undefined && second !== undefined ? [first, second] : null
  }
  const as = sides(AS)
  if (as) return { first: as[0], person: 'first', second: as[1] }
  const colon = sides(/^([^::]+)[::]\s*(.+)$/u)
  if (colon) return { first: colon[0].trim(), person: 'second', second: colon[1] }
  const by = sides(/^(\p{L}[\p{L}\s&,]*?)\s+by\s+(.+)$/iu)
  if (by) return { first: DOERS[plain(by[0])] ?? by[0], person: 'second', second: by[1] }
  const dash = sides(/^(.+?)(?:\s+[-–—]+\s*|\s*[–—]+\s+)(.+)$/u)
  if (dash) return { first: dash[0], person: null, second: dash[1] }
  const brackets = sides(/^([^()]+)\(([^()]+)\)$/u)
  if (brackets) return { first: brackets[0].trim(), person: 'first', second: brackets[1].trim() }
  // "Jane Doe, director": what follows the comma is a role that is known, so that "Doe, Jane" stays one name.
  const comma = sides(/^([^,]+),\s*([^,]+)$/u)
  return comma && groupOfRole(comma[1]) ? { first: comma[0], person: 'first', second: comma[1] } : null
}

function lineOf(cells: string[]): CastLine | null {
  const [only] = cells
  if (only === undefined) return null
  if (cells.length === 1) return { group: null, ...(splitLine(only) ?? { first: only, person: 'first', second: '' }) }
  const group = cells.map(groupOfHeading).find((one) => one !== null) ?? null
  const rest = cells.length > 2 && group ? cells.filter((cell) => groupOfHeading(cell) !== group) : cells
  const [first = '', second = ''] = rest
  return {
    first: first.replace(/[::]$/, ''),
    group: cells.length > 2 ? group : null,
    person: /[::]$/.test(first) ? 'second' : null,
    second,
  }
}

function lineOfTable(cells: string[], columns: (Column | null)[]): CastLine | null {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const person = [cell('person'), cell('first'), cell('last')].filter(Boolean).join(' ')
  const group = cell('group')
  return person
    ? { first: cell('role'), group: groupOfHeading(group) ?? groupOfRole(group), person: 'second', second: person }
    : null
}

const sentence = (heading: string): string =>
  /\p{Ll}/u.test(heading) ? heading : heading.slice(0, 1) + heading.slice(1).toLowerCase()
