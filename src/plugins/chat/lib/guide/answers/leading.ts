import { isRecord } from '@/lib/values'
import { callTool, type Context, type Steps } from '../context'
import { typeName } from '../facts'
import { linkTo, linkToScreen } from '../speak'
import { resolve } from '../resolve'
import type { ScreenName } from '../screenPaths'

export const leadToScreens = (context: Context, screens: ScreenName[]): string =>
  context.t.leadTo(screens.map((screen) => linkToScreen(context, screen)).join(', '))

/** The screens that a long command may be about: it was not understood, and that is what is said. */
export const maybeOn = ({ t, ...context }: Context, screens: ScreenName[]): string =>
  `${t.notUnderstood} ${t.maybe(screens.map((screen) => linkToScreen({ t, ...context }, screen)).join(', '))}`

/** What only a person does, on the document that is meant. */
export function* lead(context: Context): Steps {
  const { request, t } = context
  return t.lead(
    linkTo(
      context,
      yield* resolve(context, request.name ?? { name: '', type: null }, { prefers: ['events', 'pages', 'posts'] }),
    ),
  )
}

export function* whoMay(context: Context): Steps {
  const { facts, request, t } = context
  const { act = 'see', lexicon, type = 'pages' } = request
  const known =
    act === 'unpublish' ? 'publish' : act === 'restore' || act === 'duplicate' || act === 'translate' ? 'edit' : act
  const data = yield* callTool('whoMay', { act: known, type })
  const people = Array.isArray(data.people) ? data.people.filter(isRecord) : []
  const names = people.map(({ name, role }) => `${String(name)} (${String(role)})`).join(', ')
  const what = `${t.acts[known] ?? known} ${typeName(facts, type, lexicon.code, true)}`
  const link = names ? `\n\n${t.here(linkToScreen(context, 'users'))}` : ''
  const ask = Array.isArray(data.ask) ? data.ask.map(String).join(', ') : ''
  return data.you === true
    ? `${t.may(what, names)}${link}`
    : `${t.mayNot(what, ask)}${names ? ` ${names}.` : ''}${link}`
}
