import type { GuideFacts } from './facts'
import { aboutTheSame, hasPronoun } from './followUp'
import type { IntentKind, Lexicon } from './languages/lexicon'
import { anyOf, thingOf } from './names'
import type { Request } from './request'
import { CHANGES, LEXICONS, understand } from './understand'

/** How many wishes a message may have. */
const MAX_WISHES = 6

/** How many words of the first wish may go without saying in the second: "cancel Hamlet and Messiah". */
const MAX_SHARED = 7

/** What has a text of its own, which any words may be a part of. */
const OWN_TEXT = new Set<IntentKind>(['banner', 'create', 'pageAbout', 'pageOf'])

/** What is never one wish of several. */
const ALONE = new Set<IntentKind>(['greet', 'help', 'thanks', 'undo'])

/** What may be asked for of several documents at once. */
const OF_MANY = new Set<IntentKind>([
  'credits',
  'dates',
  'find',
  'menu',
  'move',
  'next',
  'read',
  'set',
  'status',
  'uses',
])

const isWhole = (request: Request | null): request is Request => request !== null && !request.left

/**
 * Understands a message with one wish or several: "cancel Hamlet and tell me what is on on Friday". Either all of them are
 * understood, or none is done.
 */
export function understandAll(said: string, facts: GuideFacts): Request | null {
  const whole = understand(said, facts)
  if (whole && ALONE.has(whole.kind)) return whole
  if (whole?.kind === 'create' && whole.state === 'many') return eachNew(whole)
  const wishes = wishesIn(said, facts, whole?.lexicon ?? LEXICONS.en)
  if (!isWhole(whole)) return wishes ?? whole
  if (wishes && isTwice(whole, wishes)) return wishes
  const instead = hasAnd(whole) ? (wishes ?? ofEach(whole)) : null
  return instead ? { ...whole, instead } : whole
}

/** "Rename A to B and C to D": one wish only if "B and C to D" were a title, which nobody means. */
const isTwice = (whole: Request, { kind }: Request): boolean =>
  Boolean(whole.value) && !whole.isQuoted && whole.kind === kind && !OWN_TEXT.has(kind)

const andOf = ({ and }: Lexicon): string => `\\s*,\\s*(?:(?:${and})\\s+)?|\\s+(?:${and}|&)\\s+|\\s*[.;?!]\\s+`

/** Whether a name of a request may be several. */
const hasAnd = ({ lexicon, name, names = [], place }: Request): boolean =>
  [name, place, ...names].some((thing) => new RegExp(andOf(lexicon), 'iu').test(thing?.name ?? ''))

/** "Add Visit, Parking and Contact to the menu": the same for each. */
function ofEach({ lexicon, name, ...request }: Request): Request | null {
  if (!name || request.isUnsure || !OF_MANY.has(request.kind)) return null
  const names = (name.whole ?? name.name).split(new RegExp(andOf(lexicon), 'iu')).filter(Boolean)
  if (names.length < 2 || names.length > MAX_WISHES) return null
  return (
    names.reduceRight<Request | undefined>(
      (then, one) => ({
        ...request,
        lexicon,
        name: thingOf(one, lexicon),
        ...(then && { then }),
      }),
      undefined,
    ) ?? null
  )
}

/** "Create three events: Jazz Night, Folk Night and Blues Night". */
function eachNew({ lexicon, value = '', ...request }: Request): Request {
  const titles = value.split(new RegExp(andOf(lexicon), 'iu')).filter(Boolean)
  const [first = value, ...others] = titles.length <= MAX_WISHES ? titles : [value]
  const then = others.reduceRight<Request | undefined>(
    (after, title) => ({ ...request, lexicon, value: title, ...(after && { then: after }) }),
    undefined,
  )
  return { ...request, lexicon, value: first, ...(then && { then }) }
}

/** The wishes of a message, if it can be cut into such that each is understood. */
function wishesIn(said: string, facts: GuideFacts, lexicon: Lexicon): Request | null {
  const [first, ...others] = cut(said, lexicon)
  if (!first || others.length === 0 || others.length >= MAX_WISHES) return null
  // A part that is no wish by itself belongs to the one before: "a page called Salt and Pepper".
  const found: { request: Request; text: string }[] = []
  const begin = understand(first.text, facts)
  let open = first.text
  if (isWhole(begin) && !ALONE.has(begin.kind)) found.push({ request: begin, text: first.text })
  for (const { joint, text } of others) {
    const before = found.at(-1)
    const after = before && before.text === open ? nextWish(before, text, facts) : null
    if (after) {
      found.push({ request: after, text })
      open = text
      continue
    }
    open = `${open}${joint}${text}`
    const longer = found.length > 1 && before ? nextWish(found.at(-2) ?? before, open, facts) : understand(open, facts)
    if (before) found.pop()
    if (!isWhole(longer)) {
      if (found.length > 0) return null
      continue
    }
    found.push({ request: longer, text: open })
  }
  if (found.length < 2 || found.at(-1)?.text !== open) return null
  return found.map(({ request }) => request).reduceRight((then, request) => ({ ...request, then }))
}

interface Part {
  /** What stands before it. */
  joint: string
  text: string
}

/** Cuts a message at "and", commas and the ends of sentences, outside of quotation marks. */
function cut(said: string, lexicon: Lexicon): Part[] {
  const hidden = said.replace(/["“«„][^"”»]*["”»]/g, (quote) => '\u0003'.repeat(quote.length))
  const places = new RegExp(
    `(?:\\s*[,;.?!]+\\s+|\\s+)(?:(?:${lexicon.and}|&|also|también)\\s+)+|\\s*[,;.?!]+\\s+`,
    'giu',
  )
  const parts: Part[] = []
  let from = 0
  let joint = ''
  for (const found of hidden.matchAll(places)) {
    parts.push({ joint, text: said.slice(from, found.index) })
    joint = found[0]
    from = found.index + joint.length
  }
  return [...parts, { joint, text: said.slice(from) }]
}

/** The wish that follows another, in words of its own or in those of the one before. */
function nextWish(before: { request: Request; text: string }, text: string, facts: GuideFacts): Request | null {
  const { lexicon } = before.request
  const isOpened = new RegExp(`^(?:${openings(lexicon)})(?!\\p{L})`, 'iu').test(text)
  return (
    ownWish(before.request, text, facts, isOpened) ??
    sameField(before.request, text, facts) ??
    (isOpened ? null : sameWords(before, text, facts))
  )
}

/** First words of a request: of a command, a question, or what is to be made. */
const openings = ({ acts, articles, questions, types, verbs }: Lexicon): string =>
  `${verbs}|${questions}|${anyOf(acts)}|(?:(?:${articles}) )+(?:${anyOf(types)})`

/** A wish in words of its own, about what the one before was about if it says "it". */
function ownWish(before: Request, text: string, facts: GuideFacts, isOpened: boolean): Request | null {
  const own = understand(text, facts)
  // "… and Messiah is sold out" is a wish without a verb of command.
  const tells = own !== null && own.kind !== 'lead' && own.name !== undefined && CHANGES.has(own.kind)
  if (!isOpened && !tells) return null
  if (hasPronoun(text, before.lexicon)) {
    // What is made is not there yet: "make a page about Hamlet and add it to the menu".
    if (OWN_TEXT.has(before.kind) || (!before.name && !before.names?.length)) return null
    const same = aboutTheSame(text, { chosen: [], request: before }, facts)
    return isWhole(same) ? same : null
  }
  return isWhole(own) && !ALONE.has(own.kind) ? own : null
}

/** "… and the price to £12": another field of the same document. */
function sameField(before: Request, text: string, facts: GuideFacts): Request | null {
  const { lexicon, name } = before
  if (before.kind !== 'set' || !name) return null
  const [, field, to, value] =
    new RegExp(
      `^(?:(?:its|su|sus|${lexicon.articles}) )*(${anyOf(lexicon.fields)}) (to|is|as|at|a|en|:|(?=\\d|£|€)) ?(.+)$`,
      'iu',
    ).exec(text) ?? []
  if (!field || to === undefined || !value) return null
  const said =
    lexicon.code === 'es'
      ? `cambia ${field} de “${name.name}” a ${value}`
      : `set the ${field} of “${name.name}” to ${value}`
  const request = understand(said, facts)
  return isWhole(request) && request.kind === 'set' ? { ...request, name } : null
}

/** "Cancel Hamlet and Messiah": the words before the name are said once. */
function sameWords(
  { request, text }: { request: Request; text: string },
  more: string,
  facts: GuideFacts,
): Request | null {
  if (OWN_TEXT.has(request.kind) || !request.name) return null
  const words = text.trim().split(/\s+/)
  for (let count = 1; count <= Math.min(MAX_SHARED, words.length - 1); count += 1) {
    const shared = understand(`${words.slice(0, count).join(' ')} ${more}`, facts)
    if (!isWhole(shared) || shared.kind !== request.kind || shared.field !== request.field) continue
    if (shared.name && shared.lexicon === request.lexicon && isOther(shared.name.name, request.name.name)) return shared
  }
  return null
}

/** Whether a name is another one, and not the same again with other words after it. */
const isOther = (name: string, before: string): boolean =>
  !name.toLowerCase().includes(before.toLowerCase()) && !before.toLowerCase().includes(name.toLowerCase())
