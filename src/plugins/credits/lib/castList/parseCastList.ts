import {
  columnOf,
  ROLES_BY_VERB,
  groupOfHeading,
  groupOfRole,
  normalizeTerm,
  type Column,
  type CreditGroup,
} from './terms'

/** Maximum number of lines; longer texts are not cast lists. */
export const MAX_LINES = 400
const MAX_LINE_LENGTH = 1000

/** A line with two sides. For some lines it is clear which is the person, for others only from the whole list. */
export interface CastLine {
  group: CreditGroup | null
  first: string
  /** Empty if the line is a single name. */
  second: string
  /** Null if it may be either. */
  person: 'first' | 'second' | null
}

export interface CastList {
  lines: CastLine[]
  /** Whether there were more lines than the maximum. */
  isCut: boolean
}

/**
 * Parses a cast list as people paste it: from a table (tabs, columns of spaces), or line by line as "Hamlet – Jane
 * Doe", "Jane Doe as Hamlet", "Director: Jane Doe", "Jane Doe (Hamlet)", with numbers, bullets and headings.
 */
export function parseCastList(text: string): CastList {
  const all = text
    .split(/\r\n|[\n\r\u2028\u2029\v]/)
    .map(cleanLine)
    .filter(Boolean)
  const kept = all.slice(0, MAX_LINES)
  // If the whole list is in capitals, they do not mark headings.
  const usesCapitals = kept.some((line) => /\p{Ll}/u.test(line)) || !kept.some((line) => /\p{Lu}/u.test(line))
  const lines: CastLine[] = []
  let columns: (Column | null)[] | null = null
  let heading: { group: CreditGroup | null; text: string } = { group: null, text: '' }
  for (const line of kept) {
    const cells = cellsOf(line)
    const columnNames = cells.map(columnOf)
    if (cells.length > 1 && columnNames.filter(Boolean).length > 1) {
      columns = columnNames
      continue
    }
    const title = cells.length === 1 ? headingIn(line, usesCapitals) : null
    if (title !== null) {
      heading = { group: groupOfHeading(title), text: title }
      continue
    }
    const parsed = columns && cells.length > 1 ? toTableLine(cells, columns) : toLine(cells)
    if (!parsed) continue
    const group = parsed.group ?? heading.group
    // Below the heading "DIRECTOR", a single name is the director's.
    lines.push(
      !parsed.second && heading.text && !heading.group
        ? {
            first: toSentenceCase(heading.text),
            group: groupOfRole(heading.text),
            person: 'second',
            second: parsed.first,
          }
        : { ...parsed, group },
    )
  }
  return { isCut: all.length > MAX_LINES, lines }
}

/** Removes what word processors add: direction marks, numbers, bullets. Keeps tabs. */
const cleanLine = (line: string): string =>
  line
    .slice(0, MAX_LINE_LENGTH)
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
      : line.split(/\s*(?:[.․‧·_]\s?){3,}\s*|\s*[…‥]+\s*| {3,}/)
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** The text of a heading line; null for any other line. */
function headingIn(line: string, capitalsTell: boolean): string | null {
  if (line.startsWith('# ')) return line.slice(2).trim()
  const bare = line.replace(/[:\uff1a]\s*$/, '').trim()
  if (bare !== line && bare && !/[:\uff1a]/.test(bare)) return bare
  if (groupOfHeading(bare)) return bare
  const isCapital = capitalsTell && /\p{Lu}.*\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line)
  return isCapital && !splitLine(line) ? bare : null
}

const AS = /^(.+?)\s+(?:as|como|als|comme|in the role of|en el papel de|dans le rôle de|بدور|في دور)\s+(.+)$/iu

/** Splits a line into its two sides; null if it has only one. */
function splitLine(line: string): Pick<CastLine, 'first' | 'person' | 'second'> | null {
  const sides = (pattern: RegExp): [string, string] | null => {
    const [, first, second] = pattern.exec(line) ?? []
    return first !== undefined && second !== undefined ? [first, second] : null
  }
  const as = sides(AS)
  if (as) return { first: as[0], person: 'first', second: as[1] }
  const colon = sides(/^([^:\uff1a]+)[:\uff1a]\s*(.+)$/u)
  if (colon) return { first: colon[0].trim(), person: 'second', second: colon[1] }
  const by = sides(/^(\p{L}[\p{L}\s&,]*?)\s+by\s+(.+)$/iu)
  if (by) return { first: ROLES_BY_VERB[normalizeTerm(by[0])] ?? by[0], person: 'second', second: by[1] }
  const dash = sides(/^(.+?)(?:\s+[-–—]+\s*|\s*[–—]+\s+)(.+)$/u)
  if (dash) return { first: dash[0], person: null, second: dash[1] }
  const brackets = sides(/^([^()]+)\(([^()]+)\)$/u)
  if (brackets) return { first: brackets[0].trim(), person: 'first', second: brackets[1].trim() }
  // "Jane Doe, director": the part after the comma must be a known role, so that "Doe, Jane" stays one name.
  const comma = sides(/^([^,]+),\s*([^,]+)$/u)
  if (comma && groupOfRole(comma[1])) return { first: comma[0], person: 'first', second: comma[1] }
  // "Hamlet—Jane Doe". A hyphen within words, or a dash between years, does not separate.
  const close = sides(/^(.*[^\s\d–—―-])(?:[–—―]+|-{2,})([^\s\d–—―-].*)$/u)
  return close && { first: close[0], person: null, second: close[1] }
}

function toLine(cells: string[]): CastLine | null {
  const [only] = cells
  if (only === undefined) return null
  if (cells.length === 1) return { group: null, ...(splitLine(only) ?? { first: only, person: 'first', second: '' }) }
  const group = cells.map(groupOfHeading).find((found) => found !== null) ?? null
  const rest = cells.length > 2 && group ? cells.filter((cell) => groupOfHeading(cell) !== group) : cells
  const [first = '', second = ''] = rest
  return {
    first: first.replace(/[:\uff1a]$/, ''),
    group: cells.length > 2 ? group : null,
    person: /[:\uff1a]$/.test(first) ? 'second' : null,
    second,
  }
}

function toTableLine(cells: string[], columns: (Column | null)[]): CastLine | null {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const person = [cell('person'), cell('first'), cell('last')].filter(Boolean).join(' ')
  const group = cell('group')
  return person
    ? { first: cell('role'), group: groupOfHeading(group) ?? groupOfRole(group), person: 'second', second: person }
    : null
}

const toSentenceCase = (heading: string): string =>
  /\p{Ll}/u.test(heading) ? heading : heading.slice(0, 1) + heading.slice(1).toLowerCase()
