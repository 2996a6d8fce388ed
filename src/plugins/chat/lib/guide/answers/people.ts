import { fold } from '@/lib/text/fold'
import { Reply, callTool, type Context, type Steps } from '../context'
import { linkTo, list, momentInWords } from '../speak'
import type { FoundDocument } from '../facts'
import { lastTime } from '../pastPeriod'
import { resolve, todayOf } from '../resolve'

interface Credit {
  group: string | null
  id: string
  name: string
  role: string | null
}

/** Verbs and words for a role, by the beginning of the role's name in any of the languages. */
const ROLES: [RegExp, RegExp][] = [
  [/^(?:direct|dirig|مخرج)/, /^(?:director|direccion|regie|مخرج)/],
  [/^(?:wr[io]t|written|escrib|playwright|author)/, /^(?:writer|playwright|author|book|autor|text)/],
  [/^(?:compos|music)/, /^(?:compos|music)/],
  [/^(?:conduct|dirigi)/, /^(?:conduct|director musical)/],
  [/^(?:choreograph|coreograf)/, /^(?:choreograph|coreograf|movement)/],
  [/^(?:design|diseñ|disen)/, /design|diseno|diseñ/],
  [/^(?:lit|light|ilumin)/, /light|ilumin/],
  [/^(?:produc)/, /^(?:produc)/],
  [/^(?:adapt)/, /^(?:adapt)/],
]

/** Words for a part of the credits. */
const GROUPS: [RegExp, string][] = [
  [/^(?:actors?|actress|cast|performers?|elenco|reparto)/, 'cast'],
  [/^(?:creatives?$|creative team|equipo creativo)/, 'creative'],
  [/^(?:musicians?|players?|musicos?)/, 'musicians'],
  [/^crew/, 'crew'],
]

/** Who is in an event, or who had one role in it. */
export function* credits(context: Context): Steps {
  const { request, t } = context
  const event = yield* resolve(context, request.name ?? { name: '', type: null }, { only: ['events'] })
  const data = yield* callTool('readCredits', { event: event.id })
  const all = Array.isArray(data.credits) ? (data.credits as Credit[]) : []
  if (all.length === 0) return t.creditsNone(linkTo(context, event))
  const wanted = request.act ? creditsFor(fold(request.act), all) : all
  // A role that nobody has and no word of ours means was not understood.
  if (wanted.length === 0)
    throw new Reply(
      `${t.notTaken(request.act ?? '')}\n\n${list(
        context,
        t.creditsHead(linkTo(context, event)),
        all.map((credit) => lineOf(context, credit)),
      )}`,
    )
  return list(
    context,
    t.creditsHead(linkTo(context, event)),
    wanted.map((credit) => lineOf(context, credit)),
  )
}

function creditsFor(act: string, all: Credit[]): Credit[] {
  const bare = act.replace(/^(?:the|plays?|playing|el|la) /, '')
  const group = GROUPS.find(([words]) => words.test(bare))?.[1]
  if (group) return all.filter((credit) => credit.group === group)
  const pattern = ROLES.find(([verb]) => verb.test(bare))?.[1]
  return all.filter(({ role }) => {
    const folded = fold(role ?? '')
    return folded !== '' && (pattern?.test(folded) === true || folded === bare || folded.includes(bare))
  })
}

const lineOf = (context: Context, { id, name, role }: Credit): string =>
  `${linkTo(context, { id, title: name, type: 'people' })}${role ? `: ${role}` : ''}`

interface Change {
  day: string
  document: FoundDocument
  people: string[]
  time: string
  what: string
}

/** What was changed lately, and by whom; of one document or by one person if they are named. */
export function* changes(context: Context): Steps {
  const { request, t } = context
  const [period] = request.when ?? request.from ?? []
  const asked = request.state === 'person' ? fold(request.name?.name ?? '') : ''
  // The guide does not know who it speaks with; "we" is everybody.
  // Nor is "the sync" a person.
  if (/^(?:i|me|yo)$|^(?:the|our|el|la) /.test(asked))
    throw new Reply(`${t.notTaken(request.name?.name ?? '')} ${t.again}`)
  const isPerson = request.state === 'person'
  const person = /^(?:we|us|they|anyone|anybody|everyone|people|staff|nosotros)$/.test(asked) ? [] : asked.split(' ')
  const about = isPerson ? request.place : request.name
  const document = about ? yield* resolve(context, about, { prefers: ['events', 'pages'] }) : null
  const today = todayOf(context)
  // "Since Monday" was the last one: the parser looks ahead.
  const since = period && period.from > today ? lastTime(period.from, today) : period?.from
  if (since && since > today) throw new Reply(`${t.notTaken(period?.raw ?? '')} ${t.again}`)
  const data = yield* callTool('listChanges', {
    ...(document && { id: document.id, type: document.type }),
    ...(since && !document && { since }),
  })
  const until = period && since === period.from ? period.to : today
  const found = (Array.isArray(data.changes) ? (data.changes as Change[]) : []).filter(
    ({ day, document: changed, people }) =>
      day <= until &&
      (!since || day >= since) &&
      (!request.type || changed.type === request.type) &&
      person.every((word) => !word || fold(people.join(' ')).split(' ').includes(word)),
  )
  if (found.length === 0) return t.changesNone
  const lines = found.map((change) =>
    t.changedBy(
      [linkTo(context, change.document), change.what].filter(Boolean).join(': '),
      change.people.join(', ') || '–',
      momentInWords(context, change),
    ),
  )
  return list(context, t.changesHead, lines)
}
