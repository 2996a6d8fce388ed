import { z } from 'zod'
import { defineOperation, notFound, tenantOfInput, translatorOf } from '@/exports/server'
import type { Translator } from '@/exports/types'
import { attachmentHeader, BYTE_ORDER_MARK, csvLine } from '@/lib/csv/csv'
import { readReport, type Report } from '../lib/readReport'
import { listName, sourceName } from '../lib/names'
import { AREA, mayView, periodInput, periodOf } from './input'

/** Downloads the figures of a period as CSV: one line for each figure. */
export const exportAudience = defineOperation({
  name: 'exportAudience',
  answers: 'text/csv',
  area: AREA,
  audit: null,
  input: z.strictObject(periodInput),
  isStream: true,
  limit: { by: ['person'], points: 30, seconds: 600 },
  method: 'get',
  output: z.instanceof(Response),
  path: '/audience/export',
  run: async ({ input, req, tenantId }) => {
    if (!tenantId) throw notFound(AREA)
    const t = translatorOf(req.i18n)
    const report = await readReport(req, tenantId, await periodOf(req, tenantId, input))
    const head = [t('audienceFigure'), t('audienceWhat'), t('audienceCount')]
    const name = `${t('audienceTitle')} ${report.from} – ${report.to}.csv`
    return new Response(BYTE_ORDER_MARK + [head, ...linesOf(report, t)].map(csvLine).join(''), {
      headers: { 'Content-Disposition': attachmentHeader(name), 'Content-Type': 'text/csv; charset=utf-8' },
    })
  },
  summary: 'Download what visitors read as CSV',
  tenant: tenantOfInput,
  who: mayView,
})

const linesOf = (report: Report, t: Translator): (number | string)[][] => [
  ...report.days.flatMap(({ day, presses, visits }) => [
    [t('audienceVisits'), day, visits],
    [t('audiencePresses'), day, presses],
  ]),
  ...report.documents.map(({ title, visits }) => [t('audiencePages'), title || t('untitled'), visits]),
  ...report.lists.map(({ template, visits }) => [t('audiencePages'), listName(template, t), visits]),
  ...report.performances.map(({ presses, start, title }) => [
    t('audiencePerformances'),
    [title || t('untitled'), start?.slice(0, 16).replace('T', ' ')].filter(Boolean).join(' · '),
    presses,
  ]),
  ...report.sources.map(({ host, visits }) => [t('audienceSources'), sourceName(host, t), visits]),
  ...report.searches.map(({ times, words }) => [t('audienceSearches'), sourceName(words, t), times]),
  ...report.calendars.flatMap(({ downloads, fetches, title }) => [
    [t('audienceDownloads'), title || t('untitled'), downloads],
    [t('audienceFetches'), title || t('untitled'), fetches],
  ]),
]
