import type { FoundDocument, GuideFacts } from './facts'
import { aboutTheSame, goingOn } from './followUp'
import type { Lexicon } from './languages/lexicon'
import { closenessOf, keyOf, withoutArticles, wordsIn } from './names'
import type { Choice, Said } from './readConversation'
import { withoutPoliteness } from './requestText'
import type { Request } from './request'
import { LEXICONS } from './understand'
import { understandAll } from './wishes'

/** A request, and the answers to what the guide asked about it. */
export interface Thread {
  /** As it was typed. */
  text: string
  request: Request | null
  chosen: FoundDocument[]
}

/** Follows a conversation: a message that answers the guide's question belongs to the request before it. */
export function threadOf(said: Said[], facts: GuideFacts): Thread {
  let thread: Thread = { chosen: [], request: null, text: '' }
  for (const { choices, listed, text } of said) {
    const choice = choices.length > 0 ? choiceIn(text, choices) : null
    const related = choice ? null : (goingOn(text, thread, facts) ?? aboutTheSame(text, { ...thread, listed }, facts))
    const request = choice ? null : (related ?? understandAll(text, facts))
    if (choice && thread.request)
      thread = { ...thread, chosen: [...thread.chosen, choice], request: chosenRequest(thread.request, choice) }
    else if (!request && isTitleFor(thread.request, text) && thread.request)
      thread = {
        ...thread,
        request: { ...thread.request, isQuoted: true, value: text.replace(/^["“'«]|["”'».]$/g, '').trim() },
      }
    else thread = { chosen: related ? thread.chosen : [], request, text }
  }
  return thread
}

/** Of what was looked for in vain, the closest was chosen: it is what is meant. */
const chosenRequest = (request: Request, choice: FoundDocument): Request =>
  request.kind === 'find' ? { ...request, name: { name: choice.title, type: choice.type } } : request

/** The guide asked for the title of what is to be created; a few words are the answer. */
const isTitleFor = (request: Request | null, text: string): boolean =>
  request?.kind === 'create' && !request.value && text.trim().split(/\s+/).length <= 12

/** The choice that an answer names: by number, by place in the list, by type, or by words of its line. */
function choiceIn(answer: string, choices: Choice[]): Choice | null {
  const link = /\/collections\/[\w-]+\/([\w-]+)/.exec(answer)?.[1]
  if (link) return choices.find(({ id }) => id === link) ?? null
  const stripped = answer.trim().replace(/^[\s¿¡]+|[\s.!?؟]+$/g, '')
  for (const lexicon of Object.values(LEXICONS)) {
    const bare = withoutPoliteness(stripped, lexicon)
    const found = placeIn(bare, choices, lexicon) ?? onlyOf(typeIn(bare, choices, lexicon))
    if (found) return found
  }
  // "The one on 6 March": what follows is of its line.
  const { articles, types } = LEXICONS.en
  const said = stripped.replace(
    new RegExp(`^(?:(?:${articles}) )+(?:(?:${Object.values(types).join('|')}) )?(?:on|at|in|from|of) `, 'iu'),
    '',
  )
  const words = wordsIn(said, LEXICONS.en)
  const named = choices.filter(
    (choice) => closenessOf(said, { ...choice, title: choice.label }, LEXICONS.en) !== 'unlike',
  )
  return words.length <= 6 ? onlyOf(named) : null
}

const onlyOf = (choices: Choice[]): Choice | null => (choices.length === 1 ? (choices[0] ?? null) : null)

function placeIn(answer: string, choices: Choice[], { articles, ordinals, types }: Lexicon): Choice | null {
  const nouns = Object.values(types).join('|')
  const index = ordinals.findIndex((source) =>
    new RegExp(
      `^(?:(?:number|no\\.?|n[uú]mero|رقم) )?(?:(?:${articles}) )*(?:${source})(?: (?:${nouns}))?$`,
      'iu',
    ).test(answer),
  )
  if (index < 0) return null
  return (index === 0 ? choices.at(-1) : choices[index - 1]) ?? null
}

function typeIn(answer: string, choices: Choice[], lexicon: Lexicon): Choice[] {
  const type = keyOf(lexicon.types, withoutArticles(answer, lexicon))
  return type ? choices.filter((choice) => choice.type === type) : []
}
