import { plainText } from './plainText'

type Row = Record<string, unknown>

/** Fields that say by themselves what a row is, the strongest first. */
const TITLES = ['heading', 'title', 'question', 'label', 'name', 'role', 'quote', 'caption', 'text', 'address']

const LONGEST = 60

/**
 * What tells a row from others of its kind: its own heading, or its first words.
 * @returns '' where nothing is written in it yet
 */
export function rowTitle(row: Row): string {
  const named = TITLES.map((name) => row[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return clip(typeof named === 'string' ? named : firstTextOf(row))
}

function firstTextOf(row: Row): string {
  for (const value of Object.values(row)) {
    const words = plainText(value) || (Array.isArray(value) ? firstOf(value) : '')
    if (words) return words
  }
  return ''
}

/** The title of the first row within. */
const firstOf = (rows: unknown[]): string =>
  rows.map((row) => (typeof row === 'object' && row !== null ? rowTitle(row as Row) : '')).find(Boolean) ?? ''

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const cut = line.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`
}
