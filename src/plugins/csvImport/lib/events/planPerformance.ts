import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import type { RequestedTime } from '../../../../database/performances/clashes'
import { momentInZone } from '../../../../lib/events/momentInZone'
import { isolateText } from '../../../../lib/text/isolated'
import { valuesOf } from '../cellValues'
import { changesOf } from '../changesOf'
import { isLive, type DocumentPlan, type Line, type RowPlan } from '../plan'
import type { EventContext } from './eventContext'
import { sentence } from './planEventPart'
import type { EventDraft } from './ownersOf'
import { readLocationZone } from '@/database/performances/locations'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { localToInstant } from '@/lib/events/recurring/localToInstant'
import { readEnd, readMoment, readTime, type WallProblem } from './readWall'

export interface PerformancePlan {
  /** What is written; null without changes. */
  document: DocumentPlan | null
  problems: string[]
  /** Start, ISO 8601. */
  start: string | null
  title: string
  /** The time and venue it occupies, if they are new. */
  occupied: Omit<RequestedTime, 'key'> | null
  messages: string[]
}

/** The plan of a line; `draft` and `performance` are null if the line has a problem. */
export interface LinePlan {
  draft: EventDraft | null
  performance: PerformancePlan | null
  row: RowPlan
}

const NOT_TAKING_PLACE = ['cancelled', 'postponed']

/** Plans the performance of a line. Existing performances are found by their start. */
export async function planPerformance(
  req: PayloadRequest,
  { texts }: Line,
  draft: EventDraft,
  context: EventContext,
): Promise<PerformancePlan> {
  const { request, editors, fields, performances, read, t } = context
  const { plan, starts, venue } = draft
  const event = plan.version?.id ?? null
  const refuse = (...problems: string[]): PerformancePlan => ({
    document: null,
    problems,
    start: null,
    title: plan.title,
    occupied: null,
    messages: [],
  })
  const given = await valuesOf(req, texts, null, { fields: fields.performance, isPublish: false, read, t })
  if (given.problems.length > 0) return refuse(...given.problems)
  const home = venue ?? idOf(plan.version?.data.venue)
  const ownVenue = idOf(given.values.venue) ?? null
  const when = await whenOf(req, texts, { event, venue: ownVenue ?? venue }, context)
  if ('problem' in when) return refuse(when.problem)
  const { start } = when.values
  const before = starts.get(start)
  if (before !== undefined) return refuse(t('importTwice', { line: before }))
  // A performance at its event's venue stores no venue of its own, so that it moves along with the event.
  const values: Record<string, unknown> = {
    ...given.values,
    ...(ownVenue && { venue: ownVenue === home ? null : ownVenue }),
    ...when.values,
  }
  const title = `${plan.title}, ${momentInZone(start, when.zone, req.i18n.language)}`
  const version = (event && performances.get(event)?.find(({ data }) => isSameMoment(data.start, start))) || null
  const document: DocumentPlan = { partOf: { field: 'event', plan }, title, type: 'event-instances', values, version }
  const occupied = NOT_TAKING_PLACE.includes(String(values.instanceStatus))
    ? null
    : { end: when.values.end ?? null, id: version?.id ?? null, start, venue: ownVenue }
  if (!version) return { document, problems: [], start, title, occupied: occupied, messages: when.notes }
  const {
    end_tz: _,
    start_tz: __,
    ...changed
  } = changesOf({ ...values, end: sameAs(version.data.end, values.end), start: version.data.start }, version)
  if (changed.end === undefined) delete changed.end
  if (Object.keys(changed).length === 0)
    return { document: null, problems: [], start, title, occupied: null, messages: [] }
  const held = context.held.get(version.id)
  if (held && Object.keys(changed).some((name) => held.fields.includes(name)))
    return refuse(t('importHeld', { provider: isolateText(held.by) }))
  const editor = editors.get(version.id)
  if (editor) return refuse(t('lockedBy', { person: editor }))
  const messages = Object.entries(changed).map(([name, value]) =>
    t('importChange', {
      after: describeTime(name, value),
      before: describeTime(name, version.data[name]),
      field: fields.offered.find((field) => field.name === name)?.label ?? name,
    }),
  )
  if (request.isPublish && !isLive(version)) messages.push(t('importStaysDraft'))
  return {
    document: { ...document, values: { ...changed, ...('end' in changed && { end_tz: when.zone }) } },
    problems: [],
    start,
    title,
    occupied: occupied,
    messages: messages,
  }

  function describeTime(name: string, value: unknown): string {
    return name === 'end' && typeof value === 'string'
      ? isolateText(momentInZone(value, (when as { zone: string }).zone, req.i18n.language))
      : sentence(value, context)
  }
}

const isSameMoment = (value: unknown, iso: string): boolean =>
  value !== null && value !== undefined && new Date(value as string).getTime() === Date.parse(iso)

/** Keeps the stored notation of an end that is the same moment. */
const sameAs = (stored: unknown, end: unknown): unknown =>
  typeof end === 'string' && isSameMoment(stored, end) ? stored : end

/** The time of a performance, as its fields store it. */
interface When {
  values: { end?: string; end_tz?: string; start: string; start_tz: string }
  /** Notes about clock changes, as translated text. */
  notes: string[]
  zone: string
}

/**
 * The time of a line's performance, in the time zone of its venue.
 * @returns a problem, as translated text, if it cannot be read
 */
async function whenOf(
  req: PayloadRequest,
  texts: Line['texts'],
  place: { event: string | null; venue: string | null },
  { request, fields, order, t }: EventContext,
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
  const wall: LocalDateTime = { day: begins.value.day, time: typeof time === 'string' ? time : time.value }
  const zone = await readLocationZone(req, { ...place, tenant: request.tenantId })
  const start = localToInstant(wall.day, wall.time, zone)
  const notes = start.change ? [t(start.change === 'gap' ? 'importGap' : 'importTwiceHour')] : []
  const values = { start: start.moment, start_tz: zone }
  const endText = texts.get('end')
  if (endText === undefined) return { values, notes, zone }
  const ends = readEnd(endText, wall, order)
  if ('problem' in ends) return problem('end', ends.problem)
  const end = localToInstant(ends.value.day, ends.value.time, zone).moment
  return end > start.moment
    ? { values: { ...values, end, end_tz: zone }, notes, zone }
    : problem('end', 'importEndBefore')
}
