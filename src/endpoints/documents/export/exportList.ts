import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { loadTenant } from '../../../access/tenants'
import { translatorOf } from '../../../i18n/translator'
import { attachment, BYTE_ORDER_MARK, csvLine } from '../../../lib/csv/csv'
import { chosenIn } from '../../../lib/lists/chosenIn'
import { isRecord } from '../../../lib/values'
import { defineOperation } from '../../define'
import { badRequest, notFound } from '../../OperationError'
import { namedTenant, tenantNamed } from '../../people/site'
import { member } from '../../routeRules'
import { contentTypeOf, requireKey } from '../siteDocument'
import { listColumns } from './listColumns'
import { listRows } from './listRows'

/** Most rows of a file: what somebody still looks through. */
export const MOST_ROWS = 10_000

const input = z.strictObject({
  ...tenantNamed,
  /** What the chips above the list have chosen. */
  alt: z.string().max(20).optional(),
  /** Names of fields, with commas in between. Default: those that the list begins with. */
  columns: z.string().max(2_000).optional(),
  locale: z.string().max(10).optional(),
  search: z.string().max(200).optional(),
  sort: z.string().max(200).optional(),
  state: z.string().max(20).optional(),
  type: z.string().max(60),
  when: z.string().max(20).optional(),
  /** Conditions as Payload's queries have them, as JSON. */
  where: z
    .string()
    .max(8_000)
    .optional()
    .meta({ examples: ['{"name":{"like":"Ada"}}'] }),
})

/** A list as a CSV file: what it shows of the site, by its search, filters, chips, columns and order, and what the person may read of it. */
export const exportList = defineOperation({
  name: 'exportList',
  area: 'documents',
  audit: 'documents.exported',
  input,
  isStream: true,
  limit: { by: ['person'], points: 30, seconds: 600 },
  method: 'get',
  output: z.instanceof(Response),
  path: '/documents/:type/export',
  run: async ({ audit, input: asked, person, req, tenantId }) => {
    const { group, slug } = contentTypeOf(req, asked.type)
    requireKey(person, { group }, 'view', tenantId)
    const tenant = tenantId ? await loadTenant(req.payload, tenantId) : null
    if (!tenant) throw notFound('documents')
    const collection = req.payload.collections[slug as CollectionSlug].config
    const names = asked.columns?.split(',').filter(Boolean) ?? collection.admin.defaultColumns ?? []
    const columns = await listColumns(req, collection, names)
    const timeZone = tenant.timezone
    const rows = listRows(req, {
      columns,
      locale: tenant.languages.find((one) => one === (asked.locale ?? req.locale)) ?? tenant.defaultLanguage,
      most: MOST_ROWS,
      sort: asked.sort?.split(',') ?? collection.defaultSort,
      tenantId: tenant.id,
      timeZone,
      type: slug,
      where: {
        and: [
          { tenant: { equals: tenant.id } },
          ...chosen(slug, asked),
          mergeListSearchAndWhere({
            collectionConfig: collection,
            search: asked.search ?? '',
            where: readWhere(asked.where),
          }),
        ],
      },
    })
    // What cannot be asked is refused before there is a file.
    const first = await rows.next()
    const list = String(getTranslation(collection.labels.plural, req.i18n))
    audit({ after: { list }, target: slug })
    const head = csvLine(columns.map(({ field, label }) => (field.type === 'date' ? `${label} (${timeZone})` : label)))
    const most = csvLine([translatorOf(req.i18n)('listsCsvMost', { count: MOST_ROWS })])
    const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    return new Response(fileOf(head, first, rows, most), {
      headers: { 'Content-Disposition': attachment(`${list} ${day}.csv`), 'Content-Type': 'text/csv; charset=utf-8' },
    })
  },
  summary: 'Download a list as CSV',
  tenant: namedTenant,
  takesToken: true,
  who: member,
})

type Rows = (number | string)[][]

function fileOf(
  head: string,
  first: IteratorResult<Rows>,
  rows: AsyncGenerator<Rows>,
  most: string,
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
        if (count >= MOST_ROWS) controller.enqueue(encoder.encode(most))
        return controller.close()
      }
      count += value.length
      controller.enqueue(encoder.encode(value.map(csvLine).join('')))
    },
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + head)),
  })
}

function chosen(type: string, asked: z.infer<typeof input>): Where[] {
  const names: Record<string, unknown> = { alt: asked.alt, state: asked.state, when: asked.when }
  const condition = chosenIn(type, (name) => names[name], new Date().toISOString())
  return condition ? [condition as Where] : []
}

function readWhere(text: string | undefined): Where {
  if (!text) return {}
  try {
    const filter: unknown = JSON.parse(text)
    if (isRecord(filter)) return filter as Where
  } catch {
    // As if it were no object.
  }
  throw badRequest('documents', '`where` is no object of conditions.')
}
