import { plainText } from './plainText'

type Row = Record<string, unknown>

/** Fields that can serve as the title of a row, in order of preference. */
const TITLES = ['heading', 'title', 'question', 'label', 'name', 'role', 'quote', 'caption', 'text', 'address']

const MAX_LENGTH = 60

/**
 * The title of a row: its own heading, or its first words.
 * @returns '' if it has no content yet
 */
export function rowTitle(row: Row): string {
  const ownTitle = TITLES.map((name) => row[name]).find((value) => typeof value === 'string' && value.trim() !== '')
  return clip(typeof ownTitle === 'string' ? ownTitle : firstTextOf(row))
}

function firstTextOf(row: Row): string {
  for (const value of Object.values(row)) {
    const text = plainText(value) || (Array.isArray(value) ? firstTitleOf(value) : '')
    if (text) return text
  }
  return ''
}

/** The title of the first nested row. */
const firstTitleOf = (rows: unknown[]): string =>
  rows.map((row) => (typeof row === 'object' && row !== null ? rowTitle(row as Row) : '')).find(Boolean) ?? ''

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  const cut = line.slice(0, MAX_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).trimEnd()}…`
}

/** @example rowNumber(0) // '01' */
export const rowNumber = (index: number): string => String(index + 1).padStart(2, '0')

/**
 * The heading of a row in lists and messages.
 * @param index from 0
 * @example rowHeading(0, 'Hero', 'Spring season') // '01 Hero – Spring season'
 */
export const rowHeading = (index: number, kind: string, title: string): string =>
  [rowNumber(index), [kind, title].filter(Boolean).join(' – ')].join(' ').trim()
