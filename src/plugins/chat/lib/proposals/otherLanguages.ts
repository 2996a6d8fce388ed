import type { PayloadRequest } from 'payload'
import { tenantOf } from '@/exports/server'
import { isRecord } from '@/lib/values'
import { readDocument } from '../../tools/documents'
import type { ProposedDocument } from './proposal'

type Values = Record<string, unknown>

const isRows = (value: unknown): value is Values[] => Array.isArray(value) && value.length > 0 && value.every(isRecord)

/**
 * The rows of fields that a change will write, in the other languages of the site: their texts would be lost with a row
 * that is removed.
 */
export async function rowsInOtherLanguages(
  req: PayloadRequest,
  { data, id, locale, type }: ProposedDocument & { id: string },
  tenantId: string,
): Promise<Record<string, Values>> {
  const names = Object.keys(data).filter((name) => Array.isArray(data[name]))
  const languages = names.length > 0 ? ((await tenantOf(req, tenantId))?.languages ?? []) : []
  const found: Record<string, Values> = {}
  for (const language of languages.filter((code) => code !== locale)) {
    const doc = await readDocument(req, { id, locale: language, tenantId, type })
    const rows = names.flatMap((name) => (isRows(doc?.[name]) ? [[name, doc[name]] as const] : []))
    if (rows.length > 0) found[language] = Object.fromEntries(rows)
  }
  return found
}
