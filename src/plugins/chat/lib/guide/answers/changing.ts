import { Reply, callTool, type Context, type Steps } from '../context'
import { typeName, type FoundDocument } from '../facts'
import { whenOf } from '../speak'
import { resolve, search } from '../resolve'

export const INSTANCES = 'event-instances'
export const unnamed = { name: '', type: null }

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

export const update = (
  context: Context,
  { id, type }: Pick<FoundDocument, 'id' | 'type'>,
  fields: Record<string, unknown>,
): Steps => propose(context, 'updateDraft', { fields, id, type })

/** A request whose words make no sense together is said back, never changed a little. */
export function reject({ t }: Context, words: string): never {
  throw new Reply(`${t.notTaken(words)} ${t.again}`)
}

/** "On Saturday evening" says no time, "from 7 to 9" more than one: neither is made up, nor left out. */
export function requireTimes(context: Context): void {
  const vague = context.request.when?.find(({ isSpan, part }) => part ?? isSpan)
  if (vague) reject(context, vague.raw)
}

/** "At 2pm and 7pm": what has one time only is not given the first of them. */
export function requireOneTime(context: Context): void {
  const timed = context.request.when?.filter(({ time }) => time) ?? []
  if (timed.length > 1) reject(context, timed.map(({ raw }) => raw).join(', '))
}

export function* create(context: Context): Steps {
  const { request, t } = context
  requireTimes(context)
  requireOneTime(context)
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
  const isNone = request.state === 'none'
  if (field === 'title' && isNone) reject(context, request.name?.name ?? '')
  if (field === 'title') return yield* rename(context)
  const document = yield* resolve(context, request.name ?? unnamed, { prefers: TYPES_WITH[field] ?? ['events'] })
  // An event has several pictures, other documents one.
  if (field === 'image' && !isNone) reject(context, request.value ?? '')
  if (isNone)
    return yield* update(context, document, {
      [field === 'image' && document.type === 'events' ? 'images' : field]: null,
    })
  if (field === 'venue') {
    const venue = yield* resolve(context, { name: request.value ?? '', type: null }, { only: ['venues'] })
    return yield* update(context, document, { venue: venue.id })
  }
  return yield* update(context, document, { [field]: request.value ?? '' })
}
