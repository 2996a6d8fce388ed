import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import { Reply, callTool, type Context, type Steps } from '../context'
import { typeName, type FoundDocument } from '../facts'
import { linkTo, whenOf } from '../speak'
import { onePerformance, performancesOf, resolve, search } from '../resolve'
import type { Moment } from '../moment'

const INSTANCES = 'event-instances'
const unnamed = { name: '', type: null }

/** Types that have a field of the guide's words, in the order in which they are meant. */
const TYPES_WITH: Record<string, string[]> = {
  accessInformation: ['events', 'venues'],
  alt: ['media'],
  ageGuidance: ['events'],
  bookingLinkLabel: ['events'],
  bookingLinkURL: ['events'],
  contentGuidance: ['events'],
  priceText: ['events'],
  runningTime: ['events'],
  subtitle: ['events'],
  venue: ['events'],
}

const titleField = ({ facts }: Context, type: string): string =>
  facts.types.find(({ slug }) => slug === type)?.titleField ?? 'title'

export function* propose(context: Context, tool: string, input: Record<string, unknown>): Steps {
  yield* callTool(tool, input)
  return context.t.proposed
}

const update = (
  context: Context,
  { id, type }: Pick<FoundDocument, 'id' | 'type'>,
  fields: Record<string, unknown>,
): Steps => propose(context, 'updateDraft', { fields, id, type })

/** A request whose words make no sense together is said back, never changed a little. */
function reject({ t }: Context, words: string): never {
  throw new Reply(`${t.notTaken(words)} ${t.again}`)
}

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

/** "On Saturday evening" says no time, "from 7 to 9" more than one: neither is made up, nor left out. */
function requireTimes(context: Context): void {
  const vague = context.request.when?.find(({ isSpan, part }) => part ?? isSpan)
  if (vague) reject(context, vague.raw)
}

export function* create(context: Context): Steps {
  const { request, t } = context
  requireTimes(context)
  const type = request.type ?? 'pages'
  const field = titleField(context, type)
  if (!request.value)
    throw new Reply(
      t.askTitle(
        `[${typeName(context.facts, type, request.lexicon.code)}](${context.facts.adminPath}/collections/${type}/create)`,
      ),
    )
  const isSubject = request.field === 'subject'
  let title = isSubject ? subjectOf(context, request.value) : request.value
  const fields: Record<string, unknown> = {}
  if (request.place) {
    const { found } = yield* search(context, request.place, ['venues'])
    const [venue, ...others] = found
    if (venue && others.length === 0 && type === 'events') fields.venue = venue.id
    // "Alice in Wonderland" is a title, unless it is in quotation marks already.
    else if (!request.isQuoted && !request.when && !venue) title = `${title} in ${request.place.name}`
    else throw new Reply(t.noVenue(request.place.name))
  }
  if (request.when) {
    const { day, time } = whenOf(request.when)
    const isDated = type === 'events' || type === 'posts' || type === INSTANCES
    if (!isDated || !day || request.when.filter(({ hasDay }) => hasDay).length > 1)
      reject(context, request.when.map(({ raw }) => raw).join(', '))
    fields[type === 'events' ? 'startDate' : 'publishDate'] = time ? `${day}T${time}` : day
  }
  // "A post called News by Monday": what a moment bounds is not a title.
  const bound = new RegExp(`\\s(?:${Object.values(request.lexicon.bounds).join('|')})$`, 'iu').exec(title)?.[0]
  if (bound && request.when && !request.isQuoted)
    reject(context, `${bound.trim()} ${request.when.map(({ raw }) => raw).join(', ')}`)
  // A long sentence is not a title.
  if (!request.isQuoted && title.split(/\s+/).length > 12) reject(context, title)
  return yield* propose(context, 'createDraft', { fields: { [field]: title, ...fields }, type })
}

/** A subject as a title: without its article's small letter. */
const subjectOf = ({ request }: Context, subject: string): string =>
  request.isQuoted ? subject : `${subject.charAt(0).toLocaleUpperCase(request.lexicon.code)}${subject.slice(1)}`

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
  const moments = momentsOf(context, request.when)
  if (!moments) throw new Reply(t.askWhen(linkTo(context, event)))
  const venue = request.place ? yield* resolve(context, request.place, { only: ['venues'] }) : null
  return yield* propose(context, 'draftPerformances', {
    dates: moments,
    event: event.id,
    ...(venue && { venue: venue.id }),
  })
}

export function* rename(context: Context): Steps {
  const { request } = context
  // "Rename it tomorrow": when a thing is to be done is no part of its title.
  const value = request.value ?? ''
  const when = request.isQuoted ? null : new RegExp(`\\s(?:${request.lexicon.soon})$`, 'u').exec(value)?.[0]
  if (when) reject(context, when.trim())
  const document = yield* resolve(context, request.name ?? unnamed, { prefers: ['events'] })
  return yield* update(context, document, { [titleField(context, document.type)]: value })
}

/** Sets one field of a document, of the type that has the field. */
export function* set(context: Context): Steps {
  const { request } = context
  const field = request.field ?? 'title'
  if (field === 'title') return yield* rename(context)
  const document = yield* resolve(context, request.name ?? unnamed, { prefers: TYPES_WITH[field] ?? ['events'] })
  if (field === 'venue') {
    const venue = yield* resolve(context, { name: request.value ?? '', type: null }, { only: ['venues'] })
    return yield* update(context, document, { venue: venue.id })
  }
  return yield* update(context, document, { [field]: request.value ?? '' })
}

/** Moves the performance that is meant; the date of an event only where it has no performances. */
export function* move(context: Context): Steps {
  const { request } = context
  const { day, time } = whenOf(request.when)
  requireTimes(context)
  if (!day && !time) reject(context, (request.when ?? []).map(({ raw }) => raw).join(', '))
  const document = yield* resolve(context, request.name ?? unnamed, { prefers: ['events', INSTANCES, 'posts'] })
  if (document.type !== 'events' && document.type !== INSTANCES) {
    if (document.type !== 'posts' || !day) reject(context, request.when?.map(({ raw }) => raw).join(', ') ?? '')
    return yield* update(context, document, { publishDate: time ? `${String(day)}T${time}` : day })
  }
  const performances = document.type === 'events' ? yield* performancesOf(context, document, request.from) : []
  if (document.type === 'events' && performances.length === 0) {
    if (!day) reject(context, time ?? '')
    return yield* update(context, document, { startDate: time ? `${String(day)}T${time}` : day })
  }
  if (document.type === INSTANCES) {
    if (!day || !time) throw new Reply(context.t.askWhen(linkTo(context, document)))
    return yield* update(context, document, { start: `${day}T${time}` })
  }
  const { id } = onePerformance(context, document, performances)
  return yield* propose(context, 'changePerformanceDrafts', {
    change: { ...(day && { day }), ...(time && { time }) },
    event: document.id,
    performances: [id],
  })
}

/** Cancels, postpones, or marks as sold out: the event, or the performance of the day that is named. */
export function* status(context: Context): Steps {
  const { request } = context
  const event = yield* resolve(context, request.name ?? unnamed, { prefers: ['events'] })
  if (event.type !== 'events') reject(context, request.name?.name ?? '')
  if (!request.when?.length) return yield* update(context, event, { eventStatus: request.state })
  const performance = onePerformance(context, event, yield* performancesOf(context, event, request.when))
  return yield* propose(context, 'changePerformanceDrafts', {
    change: { instanceStatus: request.state },
    event: event.id,
    performances: [performance.id],
  })
}
