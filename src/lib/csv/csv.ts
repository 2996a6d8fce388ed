import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { guardFormulas } from './formulas'

/** Marks the file as UTF-8 for Excel, which would otherwise use the computer's code page. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A line of a CSV file (RFC 4180). Texts are quoted, and an apostrophe goes before what a spreadsheet would run as a
 * formula, so that it is shown as text; numbers stay numbers.
 */
export const csvLine = (cells: (number | string)[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: number | string): string {
  if (typeof value === 'number') return String(value)
  return value === '' ? '' : `"${guardFormulas(value).replaceAll('"', '""')}"`
}

/**
 * A `Content-Disposition` header for a download, with an ASCII file name for old clients and the full name in UTF-8
 * (RFC 6266).
 */
export function attachmentHeader(name: string): string {
  const cleaned = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const ascii =
    cleaned
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]+/g, '')
      .replace(/[%;]/g, '')
      .trim() || 'answers.csv'
  const encoded = encodeURIComponent(cleaned).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Formats an instant in local time as `2026-11-21 19:30`, which every spreadsheet recognises as a date. */
export function formatForSpreadsheet(moment: string, timeZone: string): string {
  const { day, time } = toLocalDateTime(moment, timeZone)
  return `${day} ${time}`
}
