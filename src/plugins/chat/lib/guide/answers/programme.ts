import { DateTime } from 'luxon'
import { MAX_PERFORMANCES, TooMuch, Unnamed, callTool, type Context, type Steps } from '../context'
import type { FoundDocument } from '../facts'
import { isInPart } from '../parts'
import { performancesIn, performancesOf, resolve, search, todayOf } from '../resolve'
import { linkTo, list, momentInWords, performanceLine, periodInWords, type Performance } from '../speak'
import { requireNothingLeft, requireOnly, totalIn } from './conditions'

const STATES = new Set<string>(['cancelled', 'moved', 'postponed', 'scheduled', 'sold_out'])

/** Performances in the periods, at the places and in the states that a question names. */
export function* whatsOn(context: Context): Steps {
  const { request, t } = context
  const { filters = [], names = [], when = [] } = request
  const states = filters.filter((filter) => STATES.has(filter))
  const kinds = filters.flatMap((filter) => (filter.startsWith('access:') ? [filter.slice('access:'.length)] : []))
  requireOnly(
    context,
    filters.filter(
      (filter) => STATES.has(filter) || filter.startsWith('access:') || filter === 'next' || filter === 'remaining',
    ),
  )
  const timed = when.filter(({ ends, hasDay, isOpen, part, time }) => !hasDay || ((part ?? time) && (isOpen || ends)))
  const isTooMuch = Math.max(1, states.length) * Math.max(1, kinds.length) * Math.max(1, when.length) > 4
  if (timed.length > 0 || isTooMuch)
    requireNothingLeft(
      context,
      (isTooMuch ? when : timed).map(({ raw }) => ({ name: raw, type: null })),
    )
  const about: { event?: FoundDocument; venue?: FoundDocument } = {}
  for (const name of names) {
    const { found } = yield* search(context, name)
    const venue = found.find(({ type }) => type === 'venues')
    const isEvent = found.some(({ type }) => type === 'events') && !(name.type === 'venues' && venue)
    if (isEvent && !about.event) about.event = yield* resolve(context, name, { only: ['events'] })
    else if (!isEvent && venue && !about.venue) about.venue = venue
    else throw new Unnamed(`${t.notTaken(name.name)} ${t.again}`)
  }
  const isNext = filters.includes('next') && when.length === 0
  const today = todayOf(context)
  const found = new Map<string, Performance>()
  let more = 0
  // "This Friday and Saturday", "relaxed or captioned": each is asked for.
  for (const period of when.length > 0 ? when : [null])
    for (const state of states.length > 0 ? states : [null])
      for (const access of kinds.length > 0 ? kinds : [null]) {
        const data = yield* callTool('listWhatsOn', {
          from: period?.from ?? today,
          ...(period && !period.isOpen && { to: period.to }),
          ...(about.event && { event: about.event.id }),
          ...(about.venue && { venue: about.venue.id }),
          ...(state && { state }),
          ...(access && { access }),
          limit: isNext && !request.part ? 1 : MAX_PERFORMANCES,
        })
        const listed = performancesIn(data)
        const part = period?.part ?? request.part
        if ((part ?? period?.time ?? request.weekly) && totalIn(data, 0) > listed.length) throw new TooMuch()
        const matching = listed.filter(
          ({ day, time }) =>
            isInPart(time, part, request.lexicon.code) &&
            (!period?.time || time === period.time) &&
            (!request.weekly || request.weekly.weekdays.includes(DateTime.fromISO(day).weekday)),
        )
        const wanted = isNext ? matching.slice(0, 1) : matching
        if (!isNext) more += totalIn(data, listed.length) - listed.length
        for (const one of wanted) found.set(one.id, one)
      }
  const performances = [...found.values()].sort((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`))
  const total = performances.length + more
  const words =
    when.length > 0
      ? when.map((period) => periodInWords(context, period)).join('; ')
      : periodInWords(context, { from: today, isOpen: true, to: today })
  const hasCondition =
    request.part ||
    request.weekly !== undefined ||
    when.some(({ part, time }) => part ?? time) ||
    states.length > 0 ||
    kinds.length > 0 ||
    about.event ||
    about.venue
  const onDays = request.weekly ? `${words} (${request.weekly.raw})` : words
  if (performances.length === 0) return hasCondition ? t.nothingLikeThat(onDays) : t.nothingOn(words)
  const where = [about.event, about.venue].flatMap((document) => (document ? [linkTo(context, document)] : []))
  const head = [request.isCount ? `${total}.` : '', where.length > 0 ? `${where.join(', ')}.` : '', t.onHead(onDays)]
    .filter(Boolean)
    .join(' ')
  return list(
    context,
    head,
    performances.map((performance) => performanceLine(context, performance)),
    total,
  )
}

export function* next(context: Context): Steps {
  const { request, t } = context
  const event = yield* resolve(context, request.name ?? { name: '', type: null }, { only: ['events'] })
  if (request.when?.length)
    return list(
      context,
      t.creditsHead(linkTo(context, event)),
      (yield* performancesOf(context, event, request.when)).map((one) => performanceLine(context, one)),
    )
  const isAll = request.state === 'all'
  const limit = request.part ? MAX_PERFORMANCES : isAll ? 20 : 1
  const data = yield* callTool('listWhatsOn', { event: event.id, from: todayOf(context), limit })
  const listed = performancesIn(data)
  if (listed.length === 0) return t.nextNone(linkTo(context, event))
  // "The next matinée": the first of those in that part of the day.
  const inPart = listed.filter(({ time }) => isInPart(time, request.part, request.lexicon.code))
  const performances = isAll ? inPart : inPart.slice(0, 1)
  if (request.part && (isAll || inPart.length === 0) && totalIn(data, 0) > listed.length) throw new TooMuch()
  if (performances.length === 0)
    return t.nothingLikeThat(periodInWords(context, { from: todayOf(context), isOpen: true, to: todayOf(context) }))
  const total = isAll && !request.part ? totalIn(data, performances.length) : performances.length
  return list(
    context,
    t.creditsHead(linkTo(context, event)),
    performances.map((one) => performanceLine(context, one)),
    total,
  )
}

export function* howMany(context: Context): Steps {
  const event = yield* resolve(context, context.request.name ?? { name: '', type: null }, { only: ['events'] })
  const data = yield* callTool('listWhatsOn', { event: event.id, from: todayOf(context), limit: 20 })
  const performances = performancesIn(data)
  if (performances.length === 0) return context.t.nextNone(linkTo(context, event))
  const total = totalIn(data, performances.length)
  return list(
    context,
    `${linkTo(context, event)}: ${total}.`,
    performances.map((one) => performanceLine(context, one)),
    total,
  )
}

/** The first and the last performance of an event. Each call lists so many. */
function* span(event: FoundDocument): Steps<{ first?: Performance; last?: Performance }> {
  let from = '2000-01-01'
  let [first, last]: Performance[] = []
  for (let page = 0; page < 5; page += 1) {
    const data = yield* callTool('listWhatsOn', { event: event.id, from, limit: MAX_PERFORMANCES, to: '2099-12-31' })
    const found = performancesIn(data)
    first ??= found[0]
    last = found.at(-1) ?? last
    if (!last || found.length >= totalIn(data, 0) || last.day === from) break
    from = last.day
  }
  return { ...(first && { first }), ...(last && { last }) }
}

/** When an event opens and closes: its first and last performance, past ones included. */
export function* dates(context: Context): Steps {
  const event = yield* resolve(context, context.request.name ?? { name: '', type: null }, { only: ['events'] })
  const { first, last } = yield* span(event)
  if (!first || !last) return context.t.datesNone(linkTo(context, event))
  return context.t.dates(
    linkTo(context, event),
    momentInWords(context, first),
    first.id === last.id ? null : momentInWords(context, last),
  )
}
