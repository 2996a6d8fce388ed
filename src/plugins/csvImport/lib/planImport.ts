import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '../../../database/documents/newestVersions'
import { parseCsv } from '../../../lib/csv/parseCsv'
import { BOUNDS } from './limits'
import { planEvents } from './events/planEvents'
import { ID, matchColumns } from './matchColumns'
import type { ImportRequest, ImportPlan, Planner, RowPlan, Unreadable } from './plan'
import { planList } from './planList'

/** Planners of types whose lines are more than one document. */
const PLANNERS: Record<string, Planner> = { events: planEvents }

/**
 * Plans an import row by row, without writing anything.
 * @returns the reason and the line if the text cannot be parsed
 */
export async function planImport(req: PayloadRequest, asked: ImportRequest): Promise<ImportPlan | Unreadable> {
  const parsed = parseCsv(asked.text, BOUNDS)
  if ('problem' in parsed) return parsed
  const { fields, plan } = await (PLANNERS[asked.type] ?? planList)(req, asked)
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
      columns.flatMap(({ field }, index) => (field && cells[index] ? [[field, cells[index]] as const] : [])),
    ),
  }))
  const { rows, stored } = await plan(lines, columns)
  return { columns, fields, rows, stand: standOf(rows, stored, asked.isPublish) }
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
