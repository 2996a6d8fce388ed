import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readAnswersInBatches } from '@/database/answers/readAnswers'
import type { AnswerFilter } from '@/database/answers/conditions'
import { translatorOf } from '@/i18n/translator'
import { attachmentHeader, BYTE_ORDER_MARK, csvLine } from '@/lib/csv/csv'
import { csvHead, csvRow, type CsvLabels } from '@/lib/forms/answers/csvRows'
import type { Column } from '@/lib/forms/answers/columns'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { allColumns, readAnsweredForm, tenantOfForm, type AnsweredForm } from './answeredForm'
import { answerFilters, toAnswerFilter } from './inputs'

/** Number of answers held in memory at a time. */
const BATCH = 500

/** Streams the filtered answers of a form as CSV. */
export const exportAnswers = defineOperation({
  name: 'exportAnswers',
  area: 'forms',
  audit: 'forms.answersExported',
  input: z.strictObject({ id: z.uuid(), ...answerFilters }),
  limit: { by: ['person'], points: 30, seconds: 600 },
  isStream: true,
  method: 'get',
  answers: 'text/csv',
  output: z.instanceof(Response),
  path: '/forms/:id/answers/export',
  run: async ({ audit, input: { id, ...filters }, req }) => {
    const answeredForm = await readAnsweredForm(req, id)
    if (!answeredForm) throw notFound('forms')
    const columns = await allColumns(req, answeredForm)
    const { timezone } = answeredForm.tenant
    const until = new Date().toISOString()
    audit({ after: { title: answeredForm.form.title }, target: `forms/${id}` })
    const file = await toCsvStream(req, answeredForm, columns, toAnswerFilter({ ...filters, until }, timezone))
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date())
    return new Response(file, {
      headers: {
        'Content-Disposition': attachmentHeader(`${answeredForm.form.title} ${day}.csv`),
        'Content-Type': 'text/csv; charset=utf-8',
      },
    })
  },
  summary: 'Export the answers of a form as CSV',
  tenant: tenantOfForm,
  who: withAnyPermission('forms:manage'),
})

async function toCsvStream(
  { i18n, payload }: PayloadRequest,
  { target, tenant }: AnsweredForm,
  columns: Column[],
  filters: AnswerFilter,
): Promise<ReadableStream<Uint8Array>> {
  const t = translatorOf(i18n)
  const labels: CsvLabels = {
    language: i18n.language,
    no: t('answerNo'),
    sent: t('answerSent'),
    sentFrom: t('answerPage'),
    sentIn: t('answerLanguage'),
    timeZone: tenant.timezone,
    yes: t('answerYes'),
  }
  // Streaming continues after the request has ended, so it uses a request of its own.
  const batches = readAnswersInBatches(await createLocalReq({}, payload), target, filters, BATCH)
  const encoder = new TextEncoder()
  return new ReadableStream({
    cancel: async () => void (await batches.return(undefined)),
    pull: async (controller) => {
      const { done, value } = await batches.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value.map((answer) => csvLine(csvRow(answer, columns, labels))).join('')))
    },
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(csvHead(columns, labels)))),
  })
}
