import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { loadTenant } from '@/access/tenants'
import { translatorOf } from '@/i18n/translator'
import { attachmentHeader, BYTE_ORDER_MARK, csvLine } from '@/lib/csv/csv'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { tenantOfInput } from '@/endpoints/people/lockedSite'
import { member } from '@/endpoints/routeRules'
import { listQueryInput, listWhere } from '../listQuery'
import { contentTypeOf, assertPermission } from '../siteDocument'
import { listColumns } from './listColumns'
import { listRows } from './listRows'

/** Maximum number of rows in a file. */
export const MAX_ROWS = 10_000

const input = z.strictObject({
  ...listQueryInput,
  /** Field names, separated by commas. Default: the list's default columns. */
  columns: z.string().max(2_000).optional(),
})

/**
 * Exports a tenant's list as CSV, with its search, filters, chips, columns and order, limited to what the user can
 * read.
 */
export const exportList = defineOperation({
  name: 'exportList',
  area: 'documents',
  audit: 'documents.exported',
  input,
  isStream: true,
  limit: { by: ['person'], points: 30, seconds: 600 },
  method: 'get',
  answers: 'text/csv',
  output: z.instanceof(Response),
  path: '/documents/:type/export',
  run: async ({ audit, input: query, person, req, tenantId }) => {
    const { group, slug } = contentTypeOf(req, query.type)
    assertPermission(person, { group }, 'view', tenantId)
    const tenant = tenantId ? await loadTenant(req.payload, tenantId) : null
    if (!tenant) throw notFound('documents')
    const collection = req.payload.collections[slug as CollectionSlug].config
    const names = query.columns?.split(',').filter(Boolean) ?? collection.admin.defaultColumns ?? []
    const columns = await listColumns(req, collection, names)
    const timeZone = tenant.timezone
    const rows = listRows(req, {
      columns,
      locale: tenant.languages.find((code) => code === (query.locale ?? req.locale)) ?? tenant.defaultLanguage,
      maxRows: MAX_ROWS,
      sort: query.sort?.split(',') ?? collection.defaultSort,
      tenantId: tenant.id,
      timeZone,
      type: slug,
      where: listWhere(req, slug, query, tenant.id),
    })
    // Reads the first batch early, so that an invalid query is refused before the file begins.
    const first = await rows.next()
    const list = String(getTranslation(collection.labels.plural, req.i18n))
    audit({ after: { list }, target: slug })
    const head = csvLine(columns.map(({ field, label }) => (field.type === 'date' ? `${label} (${timeZone})` : label)))
    const limitNotice = csvLine([translatorOf(req.i18n)('listsCsvMost', { count: MAX_ROWS })])
    const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    return new Response(toCsvStream(head, first, rows, limitNotice), {
      headers: {
        'Content-Disposition': attachmentHeader(`${list} ${day}.csv`),
        'Content-Type': 'text/csv; charset=utf-8',
      },
    })
  },
  summary: 'Download a list as CSV',
  tenant: tenantOfInput,
  takesToken: true,
  who: member,
})

type Rows = (number | string)[][]

function toCsvStream(
  head: string,
  first: IteratorResult<Rows>,
  rows: AsyncGenerator<Rows>,
  limitNotice: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<Rows> | null = first
  let count = 0
  return new ReadableStream({
    cancel: async () => void (await rows.return(undefined)),
    pull: async (controller) => {
      const { done, value } = next ?? (await rows.next())
      next = null
      if (done) {
        if (count >= MAX_ROWS) controller.enqueue(encoder.encode(limitNotice))
        return controller.close()
      }
      count += value.length
      controller.enqueue(encoder.encode(value.map(csvLine).join('')))
    },
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + head)),
  })
}
