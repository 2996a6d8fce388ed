import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import type { RequestedTime } from '@/database/performances/clashes'
import { momentInZone } from '@/lib/events/momentInZone'
import { isolateText } from '@/lib/text/isolated'
import { valuesOf } from '../cellValues'
import { changesOf } from '../changesOf'
import { isLive, type DocumentPlan, type Line, type RowPlan } from '../plan'
import type { EventContext } from './eventContext'
import { sentence } from './planEventPart'
import type { EventDraft } from './ownersOf'
import { readLocationZone } from '@/database/performances/locations'
import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { localToInstant } from '@/lib/events/recurring/localToInstant'
import { plainDay } from '@/lib/time/formatIn'
import { EXAMPLES } from '../examples'
import { atDayEnd, readEnd, readMoment, readTimes, type Reading, type WallProblem } from './readWall'

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

type TimeColumn = 'date' | 'end' | 'endDay' | 'time'
type TimeProblem = 'importMissing' | WallProblem | 'importEndBefore' | 'importGap'

/**
 * The time of a line's performance, in the time zone of its venue.
 * @returns a problem, as translated text, if it cannot be read
 */
async function whenOf(
  req: PayloadRequest,
  texts: Line['texts'],
  place: { event: string | null; venue: string | null },
  { request, fields, reading, t }: EventContext,
): Promise<When | { problem: string }> {
  const problem = (column: TimeColumn, key: TimeProblem) => ({
    problem: t('importProblem', {
      field: fields.offered.find(({ name }) => name === column)?.label ?? column,
      words: t(key, EXAMPLES),
    }),
  })
  const zone = await readLocationZone(req, { ...place, tenant: request.tenantId })
  const begins = readMoment(texts.get('date') ?? '', { ...reading, zone })
  if ('problem' in begins) return problem('date', begins.problem)
  const timeText = texts.get('time')
  const times = timeText === undefined ? null : readTimes(timeText)
  if (times && 'problem' in times) return problem('time', times.problem)
  const { day, end: endTime, isGuess, time } = { ...begins.value, ...times?.value }
  if (time === null) return problem('time', 'importMissing')
  const wall: LocalDateTime = atDayEnd({ day, time })
  const start = localToInstant(wall.day, wall.time, zone)
  if (start.change === 'gap') return problem(times ? 'time' : 'date', 'importGap')
  const notes = [
    ...(isGuess ? [t('importDayRead', { day: plainDay(`${day}T12:00:00.000Z`, req.i18n.language) })] : []),
    ...(start.change ? [t('importTwiceHour')] : []),
  ]
  const values = { start: start.moment, start_tz: zone }
  const ends = endOf(texts, endTime, wall, { ...reading, zone })
  if (!ends) return { values, notes, zone }
  if ('problem' in ends) return problem(texts.has('end') ? 'end' : 'endDay', ends.problem)
  const end = localToInstant(ends.value.day, ends.value.time, zone)
  if (end.change === 'gap') return problem('end', 'importGap')
  return end.moment > start.moment
    ? { values: { ...values, end: end.moment, end_tz: zone }, notes, zone }
    : problem('end', 'importEndBefore')
}

/** The end from its own columns, otherwise from the text of the start; null if there is none. */
function endOf(
  texts: Line['texts'],
  fromStart: string | undefined,
  start: LocalDateTime,
  reading: Reading,
): ReturnType<typeof readEnd> | null {
  const [day, text] = [texts.get('endDay'), texts.get('end') ?? fromStart]
  if (day === undefined) return text === undefined ? null : readEnd(text, start, reading)
  if (text !== undefined) return readEnd(`${day} ${text}`, start, reading)
  const moment = readMoment(day, reading)
  if ('problem' in moment) return moment
  const { time } = moment.value
  // The last day alone says nothing about when a performance ends.
  return time === null ? null : { value: { day: moment.value.day, time } }
}
