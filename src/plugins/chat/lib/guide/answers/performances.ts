import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import { Reply, type Context, type Steps } from '../context'
import type { FoundDocument } from '../facts'
import type { Moment } from '../moment'
import { onePerformance, performancesOf, resolve, todayOf } from '../resolve'
import { linkTo, whenOf, type Performance } from '../speak'
import { INSTANCES, propose, reject, requireOneTime, requireTimes, unnamed, update } from './changing'

/** Days that a request names, each with its time. */
function momentsOf(context: Context, moments: Moment[] = []): { day: string; time: string }[] | null {
  const { time } = whenOf(moments)
  const [range] = moments.filter(({ from, to }) => from !== to)
  if (range) {
    const length = DateTime.fromISO(range.to).diff(DateTime.fromISO(range.from), 'days').days
    if (!time || length > 13 || moments.filter(({ hasDay }) => hasDay).length > 1) reject(context, range.raw)
    return Array.from({ length: length + 1 }, (_, index) => ({
      day: isoDate(DateTime.fromISO(range.from).plus({ days: index })),
      time: String(time),
    }))
  }
  const days: { day: string; times: string[] }[] = []
  for (const moment of moments) {
    if (moment.hasDay) days.push({ day: moment.from, times: moment.time ? [moment.time] : [] })
    else if (moment.time) days.at(-1)?.times.push(moment.time)
  }
  // "On 14 and 15 March at 2pm and 7pm": the times that follow are those of both days.
  for (const one of days.toReversed().filter(({ times }) => times.length === 0))
    one.times = days.find(({ day, times }) => day > one.day && times.length > 0)?.times ?? (time ? [time] : [])
  if (days.length === 0 || days.some(({ times }) => times.length === 0)) return null
  return days.flatMap(({ day, times }) => times.map((one) => ({ day, time: one })))
}

/** "Every Friday in May at 7pm" as a rule; null if it says no time. A rule has an end. */
function weeklyOf(context: Context): object | null {
  const { weekly, when = [] } = context.request
  const [period, ...others] = when.filter(({ hasDay }) => hasDay)
  const times = when.flatMap(({ time }) => time ?? [])
  if (!weekly || !period || period.isOpen || period.from === period.to || others.length > 0)
    return reject(context, weekly?.raw ?? '')
  return times.length > 0 ? { from: period.from, times, to: period.to, weekdays: weekly.weekdays } : null
}

/** Performances on the days that are named. */
export function* perform(context: Context): Steps {
  const { request, t } = context
  const isScheduled = request.state === 'schedule'
  const event = yield* resolve(
    context,
    request.name ?? unnamed,
    isScheduled ? { prefers: ['events'] } : { only: ['events'] },
  )
  if (event.type !== 'events') return t.lead(linkTo(context, event))
  requireTimes(context)
  const plan = request.weekly ? weeklyOf(context) : momentsOf(context, request.when)
  if (!plan) throw new Reply(t.askWhen(linkTo(context, event)))
  // "Three performances on Friday": those that are not named are not guessed.
  if (request.count && Array.isArray(plan) && plan.length !== request.count) reject(context, String(request.count))
  const venue = request.place ? yield* resolve(context, request.place, { only: ['venues'] }) : null
  return yield* propose(context, 'draftPerformances', {
    ...(Array.isArray(plan) ? { dates: plan } : { rule: plan }),
    event: event.id,
    ...(venue && { venue: venue.id }),
  })
}

/** Moves the performance that is meant; the date of an event only where it has no performances. */
export function* move(context: Context): Steps {
  const { request } = context
  const { day, time } = whenOf(request.when)
  requireTimes(context)
  requireOneTime(context)
  const said = (request.when ?? []).map(({ raw }) => raw).join(', ')
  if ((request.when ?? []).filter(({ hasDay }) => hasDay).length > 1) reject(context, said)
  if (!day && !time && !request.shift && !request.place) reject(context, said)
  const document = yield* resolve(context, request.name ?? unnamed, { prefers: ['events', INSTANCES, 'posts'] })
  const isPlain = !request.shift && !request.place && !request.isEach
  if (document.type !== 'events' && document.type !== INSTANCES) {
    if (document.type !== 'posts' || !day || !isPlain) reject(context, said || (request.shift?.raw ?? document.title))
    return yield* update(context, document, { publishDate: time ? `${String(day)}T${time}` : day })
  }
  const venue = request.place ? yield* resolve(context, request.place, { only: ['venues'] }) : null
  const performances = document.type === 'events' ? yield* performancesOf(context, document, request.from) : []
  if (document.type === 'events' && performances.length === 0) {
    if (request.shift) throw new Reply(context.t.nextNone(document.title))
    if (!day && time) reject(context, time)
    const start = day && { startDate: time ? `${day}T${time}` : day }
    return yield* update(context, document, { ...start, ...(venue && { venue: venue.id }) })
  }
  if (document.type === INSTANCES) {
    if (!isPlain) reject(context, request.shift?.raw ?? request.place?.name ?? document.title)
    if (!day || !time) throw new Reply(context.t.askWhen(linkTo(context, document)))
    return yield* update(context, document, { start: `${day}T${time}` })
  }
  // All of them cannot be on one day; they can begin at another time, or be in another place.
  if (request.isEach && (day || request.shift?.days)) reject(context, said || (request.shift?.raw ?? ''))
  const [first, ...others] = request.isEach ? performances : [picked(context, document, performances)]
  if (!first) throw new Reply(context.t.nextNone(document.title))
  const change = {
    ...(day && { day: inMonthOf(context, first, day) }),
    ...(time && { time }),
    ...shiftOf(context, first),
    ...(venue && { venue: venue.id }),
  }
  return yield* propose(context, 'changePerformanceDrafts', {
    change,
    event: document.id,
    performances: [first, ...others].map(({ id }) => id),
  })
}

/** "Move it to the 20th": of the month in which it is, if that is not past. */
function inMonthOf(context: Context, { day: before }: Performance, day: string): string {
  const [moment] = context.request.when?.filter(({ hasDay }) => hasDay) ?? []
  const [, date] = /^(?:the |el d[ií]a )?(\d{1,2})(?:st|nd|rd|th)?$/iu.exec(moment?.raw.trim() ?? '') ?? []
  const same = DateTime.fromISO(before).set({ day: Number(date ?? 0) })
  return date && same.month === DateTime.fromISO(before).month && isoDate(same) >= todayOf(context)
    ? isoDate(same)
    : day
}

/** "The first performance", "the last one"; else the only one, or the one that was chosen. */
function picked(context: Context, event: FoundDocument, performances: Performance[]): Performance {
  const { pick } = context.request
  if (pick === undefined) return onePerformance(context, event, performances)
  const one = performances.at(pick)
  if (!one) throw new Reply(context.t.nextNone(event.title))
  return one
}

/** Minutes on the clock; whole days are another day at the same time. */
function shiftOf({ request: { shift } }: Context, { day }: Performance): object {
  if (!shift) return {}
  if (shift.minutes) return { shiftMinutes: shift.sign * shift.minutes }
  return { day: isoDate(DateTime.fromISO(day).plus({ days: shift.sign * shift.days })) }
}

/** Cancels, postpones, or marks as sold out: the event, or the performances of the days that are named. */
export function* status(context: Context): Steps {
  const { request } = context
  const event = yield* resolve(context, request.name ?? unnamed, { prefers: ['events'] })
  if (event.type !== 'events') reject(context, request.name?.name ?? '')
  if (!request.when?.length && !request.isEach && !request.isOne && request.pick === undefined && !request.part)
    return yield* update(context, event, { eventStatus: request.state })
  const performances = yield* onTheDays(context, event)
  return yield* propose(context, 'changePerformanceDrafts', {
    change: { instanceStatus: request.state },
    event: event.id,
    performances: performances.map(({ id }) => id),
  })
}

/** The performances of each day that is named: one of a day, unless all are meant. */
function* onTheDays(context: Context, event: FoundDocument): Steps<Performance[]> {
  const { isEach, when = [] } = context.request
  const days = when.filter(({ hasDay }) => hasDay)
  const times = when.filter(({ hasDay }) => !hasDay)
  requireOneTime(context)
  const found: Performance[] = []
  for (const one of days.length > 1 ? days.map((day) => [day, ...times]) : [when]) {
    const performances = yield* performancesOf(context, event, one.length > 0 ? one : undefined)
    if (isEach && performances.length === 0) throw new Reply(context.t.nextNone(event.title))
    found.push(...(isEach ? performances : [picked(context, event, performances)]))
  }
  return found
}
