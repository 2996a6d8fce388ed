import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '@/database/documents/newestVersions'
import { parseCsv } from '@/lib/csv/parseCsv'
import { cellText } from './cellText'
import { BOUNDS } from './limits'
import { planEvents } from './events/planEvents'
import { ID, matchColumns } from './matchColumns'
import type { OfferedField, ImportRequest, ImportPlan, Planner, RowPlan, Unreadable } from './plan'
import { planList } from './planList'

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
