import { z } from 'zod'
import { Reply, callTool, type Context, type Steps } from '../context'
import type { FoundDocument } from '../facts'
import type { Moment } from '../moment'
import { pastPeriod } from '../pastPeriod'
import { hasScreen } from '../screens'
import { linkTo, linkToScreen, list, periodInWords } from '../speak'
import { resolve, todayOf } from '../resolve'
import { reject } from './changing'

/** The figures of a website, as far as they are spoken of. */
const reportSchema = z.object({
  documents: z.array(z.object({ collection: z.string(), id: z.string(), title: z.string(), visits: z.number() })),
  from: z.string(),
  isOn: z.boolean(),
  lists: z.array(z.object({ template: z.string(), visits: z.number() })),
  performances: z.array(z.object({ event: z.string(), presses: z.number(), title: z.string() })),
  presses: z.number(),
  searches: z.array(z.object({ times: z.number(), words: z.string() })),
  sources: z.array(z.object({ host: z.string(), visits: z.number() })),
  to: z.string(),
  visits: z.number(),
})

type Report = z.infer<typeof reportSchema>

const MAX_LISTED = 10

/** What people read on the website, where they come from, what they do not find, and where they press Book. */
export function* audience(context: Context): Steps {
  const { facts, hasTool, request, t } = context
  if (!hasTool('readAudience') || !hasScreen(facts, 'visitors')) throw new Reply(`${t.notUnderstood} ${t.canDo}`)
  const period = periodOf(context)
  const about = request.name ? yield* resolve(context, request.name, { prefers: ['events', 'pages', 'posts'] }) : null
  const report = reportSchema.parse(yield* callTool('readAudience', { ...period }))
  const more = `\n\n${t.seeAlso}: ${linkToScreen(context, 'visitors')}.`
  if (!report.isOn && report.visits === 0 && report.presses === 0) return `${t.audienceOff}${more}`
  return `${sentence(context, report, about)}${more}`
}

/** Days that are past: the last ones by that name. Without any, the figures choose them. */
function periodOf(context: Context): { from: string; to: string } | null {
  const { from: since, when = [] } = context.request
  const moments: Moment[] = [...(since ?? []), ...when]
  const [moment, other] = moments
  if (!moment) return null
  const period = pastPeriod(moment, todayOf(context), Boolean(since?.length))
  if (other || !period || !moment.hasDay || moment.time || moment.part)
    return reject(context, moments.map(({ raw }) => raw).join(', '))
  return period
}

function sentence(context: Context, report: Report, about: FoundDocument | null): string {
  const { request, t } = context
  const when = periodInWords(context, report)
  if (request.state === 'visits' && about) return visitsOf(context, report, about)
  if (request.state === 'presses' && about) {
    const presses = pressesOf(report, about.id)
    return presses > 0
      ? t.audiencePressesOf(linkTo(context, about), presses, when)
      : t.audienceUnlisted(linkTo(context, about), when)
  }
  if (request.state === 'total') return t.audienceTotal(report.visits, when)
  const rows = rowsOf(context, report)
  if (rows.length === 0) return t.audienceNone(when)
  const heads: Record<string, (when: string) => string> = {
    pages: t.audiencePages,
    presses: t.audiencePresses,
    searches: t.audienceSearches,
    sources: t.audienceSources,
  }
  const head = heads[request.state ?? ''] ?? t.audiencePages
  return list(
    context,
    head(when),
    rows.slice(0, MAX_LISTED).map(([name, count]) => `${name}: ${count}`),
  )
}

function visitsOf(context: Context, report: Report, about: FoundDocument): string {
  const { t } = context
  const when = periodInWords(context, report)
  const row = report.documents.find(({ collection, id }) => id === about.id && collection === about.type)
  const presses = pressesOf(report, about.id)
  // The figures name those that are read most: what is not among them may still have been read.
  if (!row) return t.audienceUnlisted(linkTo(context, about), when)
  const visits = t.audienceOf(linkTo(context, about), row.visits, when)
  return presses > 0 ? `${visits} ${t.audiencePressed(presses)}` : visits
}

const pressesOf = ({ performances }: Report, event: string): number =>
  performances.reduce((sum, one) => sum + (one.event === event ? one.presses : 0), 0)

/** What is counted, most first. */
function rowsOf(context: Context, report: Report): [name: string, count: number][] {
  const { request, t } = context
  if (request.state === 'sources')
    return report.sources.map(({ host, visits }) => [
      host === '-' ? t.audienceDirect : host === '*' ? t.audienceOther : host,
      visits,
    ])
  if (request.state === 'searches') return report.searches.map(({ times, words }) => [`“${words}”`, times])
  if (request.state === 'presses') {
    const events = [...new Map(report.performances.map(({ event, title }) => [event, title]))]
    return byCount(events.map(([id, title]) => [linkTo(context, { id, title, type: 'events' }), pressesOf(report, id)]))
  }
  // "Which page is read most?" is about everything that has an address, "which event" about events only.
  const type = request.type === 'pages' ? undefined : request.type
  const documents = report.documents
    .filter(({ collection }) => !type || collection === type)
    .map(({ collection, id, title, visits }): [string, number] => [
      linkTo(context, { id, title, type: collection }),
      visits,
    ])
  const lists = type
    ? []
    : report.lists.map(({ template, visits }): [string, number] => [
        t.audienceLists[template] ?? t.audienceOther,
        visits,
      ])
  return byCount([...documents, ...lists])
}

const byCount = (rows: [string, number][]): [string, number][] => rows.toSorted(([, a], [, b]) => b - a)
