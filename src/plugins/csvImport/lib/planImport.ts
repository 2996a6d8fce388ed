import { decodeHTMLStrict } from 'entities'
import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '@/database/documents/newestVersions'
import { parseCsv } from '@/lib/csv/parseCsv'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { BOUNDS } from './limits'
import { planEvents } from './events/planEvents'
import { ID, matchColumns } from './matchColumns'
import type { OfferedField, ImportRequest, ImportPlan, Planner, RowPlan, Unreadable } from './plan'
import { planList } from './planList'

/** Elements that exports of websites leave in texts. Anything else in angle brackets may be meant. */
const HTML =
  /<\/?(?:a|b|blockquote|br|div|em|figure|h[1-6]|hr|i|img|li|ol|p|span|strong|td|u|ul)(?:\s[^<>]*=[^<>]*)?\s*\/?>/i
const BLOCK = /<(?:blockquote|br|div|figure|h[1-6]|hr|li|p|td)\b/i

/**
 * The text of a cell as people read it. Exports of websites hold HTML (`Romeo &amp; Juliet`, `<p>Doors at <b>7</b></p>`),
 * which fields for plain text would show as it stands.
 */
export function cellText(cell: string): string {
  const text = HTML.test(cell) ? cell : decodeHTMLStrict(cell)
  if (!HTML.test(text)) return text
  if (BLOCK.test(text)) return textOfHtml(text, { isLinked: true })
  // Without blocks, lines are lines.
  return text
    .split('\n')
    .map((line) => textOfHtml(line, { isLinked: true }))
    .join('\n')
}

/** Planners of types whose lines are more than one document. */
const PLANNERS: Record<string, Planner> = { events: planEvents }

/**
 * Plans an import row by row, without writing anything.
 * @returns the reason and the line if the text cannot be parsed
 */
export async function planImport(req: PayloadRequest, asked: ImportRequest): Promise<ImportPlan | Unreadable> {
  const { fields, plan } = await (PLANNERS[asked.type] ?? planList)(req, asked)
  const parsed = parseCsv(asked.text, BOUNDS, (rows) => headAmong(rows, fields))
  if ('problem' in parsed) return parsed
  const matched = matchColumns(parsed.head, fields)
  const fieldNames = new Set([ID, ...fields.map(({ name }) => name)])
  const columns = parsed.head
    .map((heading, index) => ({
      field: asked.columns ? (asked.columns[index] ?? null) : (matched[index] ?? null),
      heading,
    }))
    .map((column) => (column.field && fieldNames.has(column.field) ? column : { ...column, field: null }))
  const lines = parsed.rows.map(({ cells, line }) => ({
    line,
    texts: new Map(
      columns.flatMap(({ field }, index) => {
        const text = field && cells[index] ? cellText(cells[index]) : ''
        return field && text ? [[field, text] as const] : []
      }),
    ),
  }))
  const { rows, stored } = await plan(lines, columns)
  return { columns, fields, rows, stand: standOf(rows, stored, asked.isPublish) }
}

/** The row with the most headings of fields, if any has more than the first; the titles of sheets stand above it. */
function headAmong(rows: readonly string[][], fields: readonly OfferedField[]): number {
  const known = rows.map((cells) => matchColumns(cells, fields).filter(Boolean).length)
  const most = Math.max(...known)
  return most > (known[0] ?? 0) && most > 1 ? known.indexOf(most) : 0
}

const standOf = (rows: RowPlan[], stored: NewestVersion[], isPublish: boolean): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        isPublish,
        rows.map(({ documents, line, state }) => [
          line,
          state,
          documents.map(({ type, values, version }) => [type, version?.id, values]),
        ]),
        stored.map(({ id, updatedAt }) => `${id} ${updatedAt}`).sort(),
      ]),
    )
    .digest('hex')
