import { MAX_PERFORMANCES, Reply, callTool, type Context, type Steps } from '../context'
import { isInPart } from '../parts'
import { hasScreen } from '../screens'
import { linkToScreen, list, performanceLine, periodInWords, type Performance } from '../speak'
import { performancesIn, performancesOf, resolve, todayOf } from '../resolve'
import type { Request } from '../request'
import { understand } from '../understand'
import { totalIn } from './conditions'
import { reject, unnamed } from './changing'

/** How many performances one address names. */
const MAX_NAMED = 40

const MAX_PERIODS = 4

/** Leads to the screen that announces a change, with the performances that are meant. */
export function* announce(context: Context): Steps {
  const { facts, request, t } = context
  if (!hasScreen(facts, 'announcements')) throw new Reply(`${t.notUnderstood} ${t.canDo}`)
  const said = request.value ?? ''
  const told = said ? understand(said, facts) : null
  if (said && (!told || told.left || !isChange(told)))
    throw new Reply(`${t.notTaken(told?.left ?? said)} ${t.maybe(linkToForm(context))}`)
  const wish = told ?? request
  const inner: Context = { ...context, request: wish }
  if (wish.kind !== 'announce') return yield* ofEvent(inner)
  if (wish.when?.length) return yield* onDays(inner)
  const venue = wish.name ? yield* resolve(inner, wish.name, { only: ['venues'] }) : null
  return t.announce(linkToForm(inner, venue ? `?venue=${venue.id}` : ''))
}

/** What the form begins with; null where it does so anyway. */
const kindOf = ({ kind, state }: Request): string | null =>
  kind === 'move' ? 'moved' : state === 'postponed' ? state : null

function linkToForm(context: Context, query = ''): string {
  const kind = kindOf(context.request)
  const named = kind && `${query ? `${query}&` : '?'}kind=${kind}`
  return linkToScreen(context, 'announcements', named ?? query)
}

const isChange = ({ kind }: Request): boolean => kind === 'announce' || kind === 'move' || kind === 'status'

/** The performances of an event that a change names; all that are to come where it names no day. */
function* ofEvent(context: Context): Steps {
  const { from, name, when } = context.request
  const event = yield* resolve(context, name ?? unnamed, { only: ['events'] })
  const moments = context.request.kind === 'move' ? from : when
  if (!moments?.length) return context.t.announce(linkToForm(context, `?event=${event.id}`))
  return shown(context, yield* performancesOf(context, event, moments))
}

/** All performances of the days that are named, at a venue if one is. */
function* onDays(context: Context): Steps {
  const { request, t } = context
  const { lexicon, name, when = [] } = request
  if (when.length > MAX_PERIODS || when.some(({ hasDay }) => !hasDay))
    reject(context, when.map(({ raw }) => raw).join(', '))
  const venue = name ? yield* resolve(context, name, { only: ['venues'] }) : null
  const found: Performance[] = []
  for (const moment of when) {
    const data = yield* callTool('listWhatsOn', {
      from: moment.from < todayOf(context) ? todayOf(context) : moment.from,
      limit: MAX_PERFORMANCES,
      ...(!moment.isOpen && { to: moment.to }),
      ...(venue && { venue: venue.id }),
    })
    const listed = performancesIn(data)
    if (totalIn(data, 0) > listed.length) return t.announce(linkToForm(context))
    const part = moment.part ?? request.part
    found.push(
      ...listed.filter(({ time }) => isInPart(time, part, lexicon.code) && (!moment.time || time === moment.time)),
    )
  }
  if (found.length === 0) return t.nothingLikeThat(when.map((moment) => periodInWords(context, moment)).join('; '))
  return shown(context, found)
}

function shown(context: Context, performances: Performance[]): string {
  const { t } = context
  const ids = performances.map(({ id }) => id)
  if (ids.length > MAX_NAMED) return t.announce(linkToForm(context))
  return list(
    context,
    t.announceThese(linkToForm(context, `#ids=${ids.join(',')}`)),
    performances.map((one) => performanceLine(context, one)),
  )
}
