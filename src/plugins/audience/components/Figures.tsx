import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import { hrefs } from '@/exports/shared'
import { directionOf, languageName } from '@/lib/languages/languages'
import { formatIn, intlLanguage } from '@/lib/time/formatIn'
import { listName, sourceName } from '../lib/names'
import type { Report } from '../lib/readReport'
import { Chart, type Bar } from './Chart'
import { FigureTable } from './FigureTable'

interface Props {
  req: PayloadRequest
  report: Report
  timezone: string
}

/** Days from which on a chart has a bar for each month. */
const MANY_DAYS = 100

/** The figures of a period: a chart, and a table for each kind. */
export function Figures({ report, req, timezone }: Props) {
  const { language } = req.i18n
  const t = translatorOf(req.i18n)
  const href = hrefs(req)
  const numbers = new Intl.NumberFormat(intlLanguage(language))
  const format = (count: number): string => numbers.format(count)
  const isByMonth = report.days.length > MANY_DAYS
  const label = formatIn(language, {
    ...(isByMonth ? { year: 'numeric' } : { day: 'numeric' }),
    month: 'short',
    timeZone: 'UTC',
  })
  const moment = formatIn(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone })
  const titled = (title: string): string => title || t('untitled')
  const table = { format }
  return (
    <>
      <Chart
        bars={barsOf(report.days, (day) => label.format(Date.parse(day)))}
        format={format}
        isRightToLeft={directionOf(language) === 'rtl'}
        names={{
          label: t(isByMonth ? 'audienceMonth' : 'audienceDay'),
          presses: t('audiencePresses'),
          visits: t('audienceVisits'),
        }}
        tableName={t('audienceTable')}
        totals={{ presses: report.presses, visits: report.visits }}
        title={t(isByMonth ? 'audienceChartMonths' : 'audienceChart')}
      />
      <FigureTable
        {...table}
        head={[t('audiencePages'), t('audienceVisits')]}
        rows={[
          ...report.documents.map(({ collection, id, title, visits }) => ({
            href: href(`/collections/${collection}/${id}`),
            key: id,
            name: titled(title),
            numbers: [visits],
          })),
          ...report.lists.map(({ template, visits }) => ({
            key: template,
            name: listName(template, t),
            numbers: [visits],
          })),
        ].sort((a, b) => (b.numbers[0] ?? 0) - (a.numbers[0] ?? 0))}
        title={t('audiencePages')}
      />
      <FigureTable
        {...table}
        head={[t('audienceWhat'), t('audiencePresses')]}
        rows={report.performances.map(({ event, id, presses, start, title }) => ({
          href: href(`/collections/events/${event}`),
          key: id,
          name: [titled(title), start && moment.format(Date.parse(start))].filter(Boolean).join(' · '),
          numbers: [presses],
        }))}
        title={t('audiencePerformances')}
      />
      <FigureTable
        {...table}
        head={[t('audienceSources'), t('audienceVisits')]}
        rows={report.sources.map(({ host, visits }) => ({ key: host, name: sourceName(host, t), numbers: [visits] }))}
        title={t('audienceSources')}
      />
      <FigureTable
        {...table}
        head={[t('audienceSearches'), t('audienceCount')]}
        rows={report.searches.map(({ times, words }) => ({ key: words, name: sourceName(words, t), numbers: [times] }))}
        title={t('audienceSearches')}
      />
      <FigureTable
        {...table}
        head={[t('audienceCalendars'), t('audienceDownloads'), t('audienceFetches')]}
        help={t('audienceCalendarsHelp')}
        rows={report.calendars.map(({ downloads, fetches, id, title }) => ({
          key: id,
          name: titled(title),
          numbers: [downloads, fetches],
        }))}
        title={t('audienceCalendars')}
      />
      {report.languages.length > 1 && (
        <FigureTable
          {...table}
          head={[t('audienceLanguages'), t('audienceVisits')]}
          rows={report.languages.map(({ language: code, visits }) => ({
            key: code,
            name: languageName(code, language),
            numbers: [visits],
          }))}
          title={t('audienceLanguages')}
        />
      )}
    </>
  )
}

/** One bar for each label: days with the same one, such as those of a month, are added up. */
function barsOf(days: Report['days'], labelOf: (day: string) => string): Bar[] {
  const bars = new Map<string, Bar>()
  for (const { day, presses, visits } of days) {
    const label = labelOf(day)
    const bar = bars.get(label)
    bars.set(label, { label, presses: presses + (bar?.presses ?? 0), visits: visits + (bar?.visits ?? 0) })
  }
  return [...bars.values()]
}
