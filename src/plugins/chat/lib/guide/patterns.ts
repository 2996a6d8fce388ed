import type { IntentKind, Lexicon, Rule, Slot } from './languages/lexicon'
import { anyOf } from './names'

interface Compiled {
  kind: IntentKind
  pattern: RegExp
  fixed: Partial<Record<Slot, string>>
}

const MARK = '\uE000\\d+\uE001'
const MOMENTS = `${MARK}(?:\\s*(?:,|and|&|at|on|y|el|a las|و|في|الساعة)?\\s*${MARK})*`

/** A role in a few words: director, lighting designer, Nina. */
const ROLE = '\\p{L}+(?: \\p{L}+){0,2}?'

/** What only people do, on a document. */
const leadActs = ({ acts }: Lexicon): Record<string, string> =>
  Object.fromEntries(Object.entries(acts).filter(([act]) => !['create', 'edit', 'see'].includes(act)))

const compiled = new WeakMap<Lexicon, Compiled[]>()

/** The rules of a language as regular expressions, made once. */
export function patternsOf(lexicon: Lexicon): Compiled[] {
  const known = compiled.get(lexicon)
  if (known) return known
  const made = lexicon.rules.map((rule) => compile(rule, lexicon))
  compiled.set(lexicon, made)
  return made
}

function compile([kind, source, fixed = {}]: Rule, lexicon: Lexicon): Compiled {
  const slots: Partial<Record<string, string>> = {
    act: kind === 'credits' ? ROLE : kind === 'lead' ? anyOf(leadActs(lexicon)) : anyOf(lexicon.acts),
    field: anyOf(lexicon.fields),
    from: MOMENTS,
    quote: '\uE002\\d+\uE003',
    range: MARK,
    state: anyOf(lexicon.states),
    type: anyOf(lexicon.types),
    verb: ROLE,
    when: MOMENTS,
  }
  const body = source
    .replaceAll('…', `(?:(?:(?:${lexicon.articles}) )+)`)
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${slots[name] ?? '.+?'})`)
  return { fixed, kind, pattern: new RegExp(`^(?:${body})$`, 'iu') }
}
