import { DateTime } from 'luxon'
import type { Context } from './context'
import { typeName, type FoundDocument } from './facts'
import type { Moment } from './moment'
import { screenOf, type ScreenName } from './screenPaths'

/** A performance as `listWhatsOn` returns it. */
export interface Performance {
  id: string
  /** YYYY-MM-DD and HH:mm, on the clock of its place. */
  day: string
  time: string
  /** Whether visitors see it. */
  state: string
  /** Whether it takes place. */
  status: string
  title: string
  venue: string | null
}

const MAX_LINES = 20

const inLink = (title: string): string => title.replaceAll(/[[\]\\]/g, '\\$&')

/** Link to a document in the admin. */
export const linkTo = (
  { facts, t }: Context,
  { id, title, type }: Pick<FoundDocument, 'id' | 'title' | 'type'>,
): string => `[${inLink(title) || t.untitled}](${facts.adminPath}/collections/${type}/${id})`

/** Link to a screen, with what its address says. */
export const linkToScreen = ({ facts, t }: Context, screen: ScreenName, more = ''): string =>
  `[${t.screens[screen]}](${facts.adminPath}${screenOf(screen).path}${more})`

const locale = ({ request }: Context): string => (request.lexicon.code === 'en' ? 'en-GB' : request.lexicon.code)

/** A day in words: Saturday 13 February 2027. */
export const dayInWords = (context: Context, day: string): string =>
  DateTime.fromISO(day)
    .setLocale(locale(context))
    .toLocaleString({ day: 'numeric', month: 'long', weekday: 'long', year: 'numeric' })

/** A day and time in words. */
export const momentInWords = (context: Context, { day, time }: { day: string; time: string }): string =>
  DateTime.fromISO(`${day}T${time}`).setLocale(locale(context)).toLocaleString({
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: 'long',
    weekday: 'long',
    year: 'numeric',
  })

/** A period in words; open where it has no end. A time or a part of the day is said as it was asked. */
export function periodInWords(
  context: Context,
  { from, isOpen, part, raw, time, to }: Pick<Moment, 'from' | 'isOpen' | 'to'> & Partial<Moment>,
): string {
  const { t } = context
  if (isOpen) return t.fromOn(dayInWords(context, from))
  const days =
    from === to ? t.on(dayInWords(context, from)) : t.range(dayInWords(context, from), dayInWords(context, to))
  return (part ?? time) && raw ? `${days} (${raw})` : days
}

/** A document in a list: its link, type and state. */
export function documentLine(context: Context, document: FoundDocument): string {
  const type = typeName(context.facts, document.type, context.request.lexicon.code)
  const state = context.t.states[document.status]
  return `${linkTo(context, document)} (${type}${state ? `, ${state}` : ''})`
}

export function performanceLine(context: Context, performance: Performance): string {
  const { t } = context
  const more = [
    momentInWords(context, performance),
    performance.venue,
    performance.state === 'draft' ? t.states.draft : null,
    performance.status === 'scheduled' ? null : t.states[performance.status],
  ].filter(Boolean)
  return `${linkTo(context, { ...performance, type: 'event-instances' })}: ${more.join(', ')}`
}

/** A list under a sentence, and how many more there are. */
export function list({ t }: Context, head: string, lines: string[], total = lines.length): string {
  const shown = lines.slice(0, MAX_LINES)
  const more = total - shown.length
  return `${head}\n\n${shown.map((line) => `- ${line}`).join('\n')}${more > 0 ? `\n\n${t.more(more)}` : ''}`
}

/** A question with choices. They are numbered, which no other list is: so the answer to it is recognised. */
export const question = (head: string, lines: string[]): string =>
  `${head}\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`

/** The day of a request, and its time of day. */
export function whenOf(moments: Moment[] | undefined): {
  day: string | null
  time: string | null
  period: Moment | null
} {
  const days = moments?.filter(({ hasDay }) => hasDay) ?? []
  const [first] = days
  return {
    day: first && first.from === first.to ? first.from : null,
    period: first ?? null,
    time: moments?.find(({ time }) => time)?.time ?? null,
  }
}
