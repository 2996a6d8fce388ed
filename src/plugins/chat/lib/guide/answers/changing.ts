import { DateTime } from 'luxon'
import { Reply, use, type Context, type Steps } from '../context'
import { typeName, type FoundDocument } from '../facts'
import { linkTo, whenOf } from '../speak'
import { onePerformance, performancesOf, resolve, search } from '../resolve'
import type { Moment } from '../moments'

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
  yield* use(tool, input)
  return context.t.proposed
}

const update = (context: Context, { id, type }: Pick<FoundDocument, 'id' | 'type'>, fields: Record<string, unknown>): Steps =>
  propose(context, 'updateDraft', { fields, id, type })

/** A request whose words make no sense together is said back, never changed a little. */
const reject = ({ t }: Context, words: string): never => {
  throw new Reply(`${t.notTaken(words)} ${t.again}`)
}

/** Days that a request names, each with its time. */
export function momentsOf(context: Context, moments: Moment[] = []): { day: string; time: string }[] | null {
  const { time } = whenOf([...moments].reverse())
  const days = moments.filter(({ hasDay }) => hasDay)
  const [range] = days
  if (range && days.some(({ from, to }) => from !== to)) {
    if (days.length > 1 || !time) return null
    const length = DateTime.fromISO(range.to).diff(DateTime.fromISO(range.from), 'days').days
    if (length > 6) reject(context, range.raw)
    return Array.from({ length: length + 1 }, (_, index) => ({
      day: DateTime.fromISO(range.from).plus({ days: index }).toISODate() ?? range.from,
      time,
    }))
  }
  const listed = days.map(({ from, time: own }) => ({ day: from, time: own ?? time }))
  return listed.length > 0 && listed.every((one): one is { day: string; time: string } => one.time !== null) ? listed : null
}

export function* create(context: Context): Steps {
  const { request, t } = context
  const type = request.type ?? 'pages'
  const field = titleField(context, type)
  if (!request.value)
    throw new Reply(t.askTitle(`[${typeName(context.facts, type, request.lexicon.code)}](${context.facts.adminPath}/collections/${type}/create)`))
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
    if (!isDated || !day || request.when.filter(({ hasDay }) => hasDay).length > 1) reject(context, request.when.map(({ raw }) => raw).join(', '))
    fields[type === 'events' ? 'startDate' : 'publishDate'] = time ? `${day}T${time}` : day
  }
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
  const event = yield* resolve(context, request.name ?? unnamed, { only: ['events'] })
  const moments = momentsOf(context, request.when)
  if (!moments) throw new Reply(t.askWhen(linkTo(context, event)))
  return yield* propose(context, 'draftPerformances', { dates: moments, event: event.id })
}

export function* rename(context: Context): Steps {
  const { request } = context
  const document = yield* resolve(context, request.name ?? unnamed, { prefers: ['events'] })
  return yield* update(context, document, { [titleField(context, document.type)]: request.value ?? '' })
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
