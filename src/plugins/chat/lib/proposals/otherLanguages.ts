import type { PayloadRequest } from 'payload'
import { tenantOf } from '@/exports/server'
import { isRecord } from '@/lib/values'
import { readDocument } from '../../tools/documents'
import type { ProposedDocument, RowsByLanguage } from './proposal'

type Values = Record<string, unknown>
type Target = Pick<ProposedDocument, 'locale' | 'type'> & { id: string }

const isRow = (value: unknown): value is Values & { id: string } => isRecord(value) && typeof value.id === 'string'

/** The rows within a value, at any depth; those of a row that is wanted come with it. */
function rowsIn(value: unknown, isWanted: (id: string) => boolean): (Values & { id: string })[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => (isRow(item) && isWanted(item.id) ? [item] : rowsIn(item, isWanted)))
  return isRecord(value) ? Object.values(value).flatMap((inner) => rowsIn(inner, isWanted)) : []
}

function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  rowsIn(value, (id) => {
    found.add(id)
    return false
  })
  return found
}

/**
 * The rows that a change will remove, in the other languages of the site: their texts are lost with them.
 * @param current the document as it is, in the language of the change
 */
export async function removedInOtherLanguages(
  req: PayloadRequest,
  { data, id, locale, type }: Target & { data: Values },
  current: Values,
  tenantId: string,
): Promise<RowsByLanguage> {
  const names = Object.keys(data)
  const kept = new Set(names.flatMap((name) => [...idsIn(data[name])]))
  const removed = new Set(names.flatMap((name) => [...idsIn(current[name])]).filter((row) => !kept.has(row)))
  const languages = removed.size > 0 ? ((await tenantOf(req, tenantId))?.languages ?? []) : []
  const found: RowsByLanguage = {}
  for (const language of languages.filter((code) => code !== locale)) {
    const doc = await readDocument(req, { id, locale: language, tenantId, type })
    const rows = names.flatMap((name) => {
      const lost = rowsIn(doc?.[name], (row) => removed.has(row))
      return lost.length > 0 ? [[name, lost] as const] : []
    })
    if (rows.length > 0) found[language] = Object.fromEntries(rows)
  }
  return found
}

/**
 * The values that give rows back in other languages, once they are there again in that of the change. Everything else
 * stays as it is; languages that the site no longer has are left out.
 */
export async function restoredInOtherLanguages(
  req: PayloadRequest,
  { elsewhere, id, type }: Omit<Target, 'locale'> & { elsewhere: RowsByLanguage },
  tenantId: string,
): Promise<[language: string, data: Values][]> {
  const languages = (await tenantOf(req, tenantId))?.languages ?? []
  const restored: [string, Values][] = []
  for (const [language, fields] of Object.entries(elsewhere)) {
    const doc = languages.includes(language) ? await readDocument(req, { id, locale: language, tenantId, type }) : null
    if (!doc) continue
    const data = Object.entries(fields).map(([name, rows]) => {
      const byId = new Map(rowsIn(rows, () => true).map((row) => [row.id, row]))
      return [name, withRows(doc[name], byId)] as const
    })
    restored.push([language, Object.fromEntries(data)])
  }
  return restored
}

function withRows(value: unknown, rows: ReadonlyMap<string, Values>): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => (isRow(item) && rows.get(item.id)) || withRows(item, rows))
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withRows(inner, rows)]))
    : value
}
