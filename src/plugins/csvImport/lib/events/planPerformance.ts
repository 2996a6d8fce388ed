import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import type { WantedTime } from '../../../../database/performances/clashes'
import { momentInZone } from '../../../../lib/events/momentInZone'
import { isolated } from '../../../../lib/text/isolated'
import { valuesOf } from '../cellValues'
import { changesOf } from '../changesOf'
import { isLive, type DocumentPlan, type Line, type RowPlan } from '../plan'
import type { EventContext } from './eventContext'
import { sentence } from './planEventPart'
import type { EventDraft } from './ownersOf'
import { zoneOfPlace } from '@/collections/Events/zoneOfPlace'
import type { Wall } from '@/lib/events/calendar/wallOf'
import { wallMoment } from '@/lib/events/recurring/wallMoment'
import { readEnd, readMoment, readTime, type WallProblem } from './readWall'

export interface PerformancePlan {
  /** What is written; null where nothing changes. */
  document: DocumentPlan | null
  problems: string[]
  /** When it begins: ISO 8601. */
  start: string | null
  title: string
  /** When and where it takes room, where that is new. */
  wanted: Omit<WantedTime, 'key'> | null
  words: string[]
}

/** What becomes of a line, with what it is read as; a line that has a problem is neither. */
export interface LinePlan {
  draft: EventDraft | null
  performance: PerformancePlan | null
  row: RowPlan
}

const TAKES_NO_ROOM = ['cancelled', 'postponed']

/** What becomes of the performance of a line. It is found again by the moment when it begins. */
export async function planPerformance(
  req: PayloadRequest,
  { texts }: Line,
  draft: EventDraft,
  context: EventContext,
): Promise<PerformancePlan> {
  const { asked, editors, fields, performances, read, t } = context
  const { plan, starts, venue } = draft
  const event = plan.version?.id ?? null
  const refuse = (...problems: string[]): PerformancePlan => ({
    document: null,
    problems,
    start: null,
    title: plan.title,
    wanted: null,
    words: [],
  })
  const given = await valuesOf(req, texts, null, { fields: fields.performance, isPublish: false, read, t })
  if (given.problems.length > 0) return refuse(...given.problems)
  const home = venue ?? idOf(plan.version?.data.venue)
  const at = idOf(given.values.venue) ?? null
  const when = await whenOf(req, texts, { event, venue: at ?? venue }, context)
  if ('problem' in when) return refuse(when.problem)
  const { start } = when.values
  const before = starts.get(start)
  if (before !== undefined) return refuse(t('importTwice', { line: before }))
  // Where its event is, it is without saying so, and goes along when that moves.
  const values: Record<string, unknown> = {
    ...given.values,
    ...(at && { venue: at === home ? null : at }),
    ...when.values,
  }
  const title = `${plan.title}, ${momentInZone(start, when.zone, req.i18n.language)}`
  const version = (event && performances.get(event)?.find(({ data }) => isSameMoment(data.start, start))) || null
  const document: DocumentPlan = { partOf: { field: 'event', plan }, title, type: 'event-instances', values, version }
  const wanted = TAKES_NO_ROOM.includes(String(values.instanceStatus))
    ? null
    : { end: when.values.end ?? null, id: version?.id ?? null, start, venue: at }
  if (!version) return { document, problems: [], start, title, wanted, words: when.words }
  const {
    end_tz: _,
    start_tz: __,
    ...told
  } = changesOf({ ...values, end: sameAs(version.data.end, values.end), start: version.data.start }, version)
  if (told.end === undefined) delete told.end
  if (Object.keys(told).length === 0) return { document: null, problems: [], start, title, wanted: null, words: [] }
  const held = context.held.get(version.id)
  if (held && Object.keys(told).some((name) => held.fields.includes(name)))
    return refuse(t('importHeld', { provider: isolated(held.by) }))
  const editor = editors.get(version.id)
  if (editor) return refuse(t('lockedBy', { person: editor }))
  const words = Object.entries(told).map(([name, value]) =>
    t('importChange', {
      after: describeTime(name, value),
      before: describeTime(name, version.data[name]),
      field: fields.offered.find((one) => one.name === name)?.label ?? name,
    }),
  )
  if (asked.isPublish && !isLive(version)) words.push(t('importStaysDraft'))
  return {
    document: { ...document, values: { ...told, ...('end' in told && { end_tz: when.zone }) } },
    problems: [],
    start,
    title,
    wanted,
    words,
  }

  function describeTime(name: string, value: unknown): string {
    return name === 'end' && typeof value === 'string'
      ? isolated(momentInZone(value, (when as { zone: string }).zone, req.i18n.language))
      : sentence(value, context)
  }
}

const isSameMoment = (one: unknown, other: string): boolean =>
  one !== null && one !== undefined && new Date(one as string).getTime() === Date.parse(other)

/** An end that is the same moment is written as it is stored. */
const sameAs = (stored: unknown, end: unknown): unknown =>
  typeof end === 'string' && isSameMoment(stored, end) ? stored : end

/** When a performance is, as its fields store it. */
interface When {
  values: { end?: string; end_tz?: string; start: string; start_tz: string }
  /** What the clocks make of its times, in words. */
  words: string[]
  zone: string
}

/** When the performance of a line is, on the clock of its place. @returns what is wrong with it, in words */
async function whenOf(
  req: PayloadRequest,
  texts: Line['texts'],
  place: { event: string | null; venue: string | null },
  { asked, fields, order, t }: EventContext,
): Promise<When | { problem: string }> {
  const problem = (column: string, key: 'importMissing' | WallProblem | 'importEndBefore') => ({
    problem: t('importProblem', {
      field: fields.offered.find(({ name }) => name === column)?.label ?? column,
      words: t(key),
    }),
  })
  const begins = readMoment(texts.get('date') ?? '', order)
  if ('problem' in begins) return problem('date', begins.problem)
  const timeText = texts.get('time')
  const time = timeText === undefined ? begins.value.time : readTime(timeText)
  if (time === null) return problem('time', 'importMissing')
  if (typeof time !== 'string' && 'problem' in time) return problem('time', time.problem)
  const wall: Wall = { day: begins.value.day, time: typeof time === 'string' ? time : time.value }
  const zone = await zoneOfPlace(req, { ...place, tenant: asked.tenantId })
  const start = wallMoment(wall.day, wall.time, zone)
  const words = start.change ? [t(start.change === 'gap' ? 'importGap' : 'importTwiceHour')] : []
  const values = { start: start.moment, start_tz: zone }
  const endText = texts.get('end')
  if (endText === undefined) return { values, words, zone }
  const ends = readEnd(endText, wall, order)
  if ('problem' in ends) return problem('end', ends.problem)
  const end = wallMoment(ends.value.day, ends.value.time, zone).moment
  return end > start.moment
    ? { values: { ...values, end, end_tz: zone }, words, zone }
    : problem('end', 'importEndBefore')
}
