/** Marks the file as UTF-8 for Excel, which reads it in the code page of the computer otherwise. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** How a formula, or something that becomes one once white space is cut off, begins in a spreadsheet. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/

/**
 * A line of a CSV file by RFC 4180. What a spreadsheet would run as a formula gets an apostrophe in front, which it
 * shows as text; numbers stay numbers.
 */
export const csvLine = (cells: (number | string)[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: number | string): string {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The name of a downloaded file, in the header's old form for old browsers and its new one for the others (RFC 6266). */
export function attachment(name: string): string {
  const tidy = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const plain =
    tidy
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]+/g, '')
      .replace(/[%;]/g, '')
      .trim() || 'answers.csv'
  const whole = encodeURIComponent(tidy).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
