import { DateTime } from 'luxon'
import type { FoundDocument, GuideFacts } from './facts'
import type { IntentKind, Lexicon } from './languages/lexicon'
import { keyOf, thingOf, withoutArticles, wholeWord, type NamedThing } from './names'
import { readQuestion } from './readQuestion'
import type { Choice } from './readConversation'
import { readText } from './requestText'
import type { Request } from './request'
import { CHANGES, understand, understandRule } from './understand'

/** What the conversation was about before. */
interface Before {
  request: Request | null
  chosen: FoundDocument[]
  /** Performances that the answer listed. */
  listed?: Choice[]
}

/** Kinds in which "it" is not the document before: attached files, the last change. */
const OWN_IT = new Set<IntentKind>(['altTexts', 'greet', 'help', 'look', 'pageOf', 'thanks', 'undo'])

/** Questions about the performances of one event. */
const OF_EVENT = new Set<IntentKind>(['howMany', 'next'])

const topicOf = ({ chosen, listed = [], request }: Before): NamedThing | null => {
  const [only, ...others] = listed
  const last = chosen.at(-1) ?? (others.length === 0 ? only : undefined)
  if (last) return { name: last.title, type: last.type === 'event-instances' ? 'events' : last.type }
  return request?.name ?? request?.names?.[0] ?? null
}

export const hasPronoun = (text: string, { pronouns }: Lexicon): boolean => wholeWord(pronouns).test(text)

/** Understands a request in which "it" stands for the document before; null if it has no such word. */
export function aboutTheSame(said: string, before: Before, facts: GuideFacts): Request | null {
  const topic = topicOf(before)
  const lexicon = before.request?.lexicon
  if (!topic || !lexicon || !hasPronoun(said, lexicon)) return null
  const plain = understand(said, facts)
  // "Make a page of it": the attached files, if there are any.
  if (plain && OWN_IT.has(plain.kind) && (plain.kind !== 'pageOf' || facts.attached.length > 0)) return null
  if (plain?.name && !plain.left && new RegExp(`^(?:${lexicon.pronouns})$`, 'iu').test(plain.name.name))
    return onTheSameDay({ ...plain, name: topic }, before, said, facts)
  // "Say that it is closed": words of a text stay as they are.
  if (plain?.value && hasPronoun(plain.value, lexicon)) return null
  const title = topic.name.replaceAll(/["“”«»]/g, '')
  const named = understand(
    said
      .replace(/(?<!\p{L})it['’]s(?!\p{L})/giu, 'it is')
      .replace(wholeWord(lexicon.pronouns, 'giu'), (word) => `“${title}”${/^its$/i.test(word) ? "'s" : ''}`),
    facts,
  )
  if (!named) return null
  const isTopic = ({ name }: NamedThing): boolean => name === title
  const same = {
    ...named,
    ...(named.name && isTopic(named.name) && { name: topic }),
    ...(named.names && { names: named.names.map((name) => (isTopic(name) ? topic : name)) }),
  }
  return onTheSameDay(same, before, said, facts)
}

/** "Is it on on Saturday?", "cancel it": the performance of that day or that was listed, and not the whole event. */
function onTheSameDay(
  request: Request,
  { listed = [], request: before }: Before,
  said: string,
  facts: GuideFacts,
): Request {
  const [only, ...others] = listed
  const now = DateTime.fromJSDate(facts.now, { zone: facts.timezone })
  const shown = only && others.length === 0 ? readText(only.label, request.lexicon, now).moments : null
  const when = shown?.some(({ hasDay }) => hasDay)
    ? shown
    : before?.kind === 'whatsOn' && before.when?.length
      ? before.when
      : null
  if (when && request.kind === 'status' && !request.when) return { ...request, when }
  if (when && request.kind === 'move' && !request.from?.length) return { ...request, from: when }
  // "Cancel that one", of several: it is asked which.
  const isOne = others.length > 0 && wholeWord(request.lexicon.oneOf).test(said)
  return isOne && request.kind === 'status' && !request.when ? { ...request, isOne } : request
}

/** "No, I meant Messiah": the same request about another document. */
function corrected(said: string, before: Request, facts: GuideFacts): Request | null {
  const text = readText(said, before.lexicon, DateTime.fromJSDate(facts.now, { zone: facts.timezone }))
  if (!before.name || text.moments.length > 0 || understandRule(text, before.lexicon, facts)) return null
  return { ...before, name: thingOf(text.plain(text.text), before.lexicon) }
}

/** Understands what goes on from the question before: "and in April?", "just the sold out ones", "what about Hamlet?". */
export function goingOn(said: string, { request: before }: Before, facts: GuideFacts): Request | null {
  if (!before) return null
  const { lexicon } = before
  const bare = said.trim().replace(/^[¿¡\s]+/, '')
  const corrects = new RegExp(`^(?:${lexicon.corrects})\\s+(?=\\S)`, 'iu').exec(bare)?.[0]
  const other = corrects ? corrected(bare.slice(corrects.length), before, facts) : null
  if (other) return other
  if (CHANGES.has(before.kind)) return null
  // "The event": of what was found under a name.
  const type = keyOf(lexicon.types, withoutArticles(bare.replace(/[.!]+$/, ''), lexicon))
  if (type && before.kind === 'find' && before.name) return { ...before, name: { ...before.name, type } }
  const start = corrects ?? new RegExp(`^(?:${lexicon.goesOn})\\s+(?=\\S)`, 'iu').exec(bare)?.[0] ?? ''
  const narrows = wholeWord(`${lexicon.narrows}|${lexicon.ofThose}`).test(bare)
  const rest = bare.slice(start.length)
  if ((!start && !narrows) || new RegExp(`^(?:${lexicon.questions})(?!\\p{L})`, 'iu').test(rest)) return null
  const text = readText(rest, lexicon, DateTime.fromJSDate(facts.now, { zone: facts.timezone }))
  if (understandRule(text, lexicon, facts)) return null
  const isNameOnly = text.moments.length === 0 && !narrows
  if (before.name && isNameOnly) return { ...before, isUnsure: true, name: thingOf(text.plain(text.text), lexicon) }
  const programme: Request | null =
    before.kind === 'whatsOn'
      ? before
      : OF_EVENT.has(before.kind) && before.name
        ? { kind: 'whatsOn', lexicon, names: [before.name] }
        : null
  const more = programme ? readQuestion(text, lexicon, true) : null
  if (!programme || more?.kind !== 'whatsOn') return null
  const { filters = [], names = [], when = [] } = more
  return {
    ...programme,
    ...more,
    filters: narrows ? [...(programme.filters ?? []), ...filters] : filters.length > 0 ? filters : programme.filters,
    isCount: programme.isCount,
    names: narrows ? [...(programme.names ?? []), ...names] : names.length > 0 ? names : programme.names,
    part: more.part ?? programme.part,
    when: when.length > 0 ? when : programme.when,
  }
}
