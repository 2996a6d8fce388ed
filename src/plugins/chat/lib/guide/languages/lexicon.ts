import type { GuideLanguage } from '../facts'

/** What a request asks for. Each needs the slots that its patterns name. */
export type IntentKind =
  | 'altTexts'
  | 'announce'
  | 'audience'
  | 'banner'
  | 'changes'
  | 'create'
  | 'credits'
  | 'dates'
  | 'drafts'
  | 'find'
  | 'greet'
  | 'help'
  | 'howMany'
  | 'lead'
  | 'list'
  | 'look'
  | 'menu'
  | 'move'
  | 'next'
  | 'pageAbout'
  | 'pageOf'
  | 'perform'
  | 'read'
  | 'redirect'
  | 'rename'
  | 'schedule'
  | 'screen'
  | 'set'
  | 'status'
  | 'thanks'
  | 'undo'
  | 'uses'
  | 'whatsOn'
  | 'whoMay'

/** Conditions on documents and performances. */
export type Filter =
  | 'cancelled'
  | 'changed'
  | 'draft'
  | 'moved'
  | 'noAlt'
  | 'noBookingLink'
  | 'noPicture'
  | 'next'
  | 'postponed'
  | 'published'
  | 'remaining'
  | 'scheduled'
  | 'sold_out'
  | 'unused'
  | `access:${string}`

export type Slot =
  'act' | 'field' | 'from' | 'name' | 'other' | 'place' | 'range' | 'rest' | 'state' | 'type' | 'value' | 'when'

/**
 * A pattern that a whole request must match, with slots: `{name}` and `{place}` name a document, `{type}` a content
 * type, `{field}` a field, `{when}` moments, `{value}` and `{rest}` any words. `…` stands for articles.
 */
export type Rule = [kind: IntentKind, pattern: string, fixed?: Partial<Record<Slot, string>>]

/** What the guide knows of a language. All patterns ignore case, and match whole words. */
export interface Lexicon {
  code: GuideLanguage
  /** Words with which somebody tells what they are about to do, and the command that each verb means. */
  plans?: { before: string; verbs: Record<string, string> }
  /** Words before and after a request that say nothing. */
  polite: { after: string; before: string }
  articles: string
  /** Words that a question may have besides what it asks about. */
  glue: string
  /** First words of a question, which is never a command. */
  questions: string
  /** Words of a command: text after "and" that begins with one is a second request. */
  verbs: string
  and: string
  types: Record<string, string>
  fields: Record<string, string>
  acts: Record<string, string>
  states: Record<string, string>
  filters: Record<string, string>
  /** Words that make a question one about performances. */
  isOn: string
  counts: string
  /** Words between days or names of which each is meant. */
  joins: string
  /** Words before a day that make it the beginning or the end of a period. */
  bounds: { after: string; before: string; from: string; until: string }
  /** Words for when something is to be done, as they are written in a sentence. */
  soon: string
  /** Words that begin a condition. */
  conditions: string
  /** Words after a title that begin what the document is to have. */
  with: string
  /** Parts of the day, and performances that are named by them. */
  parts: string
  /** Words with which a request goes on from the question before it: "and in April?", "what about Hamlet?". */
  goesOn: string
  /** Words with which a request asks for some of what was listed. */
  narrows: string
  /** Words that mean some of what was listed. */
  ofThose: string
  /** Words with which somebody puts right what was said before. */
  corrects: string
  /** Words that begin a clause, which is no part of a title, as they are written in a sentence. */
  clauses: string
  /** Words of ages, prices and lengths of time, besides numbers. */
  measures: string
  /** Words that ask; after what was asked for they begin another question. */
  asks: string
  /** First words of a message that asks how something is done, or whether it can be. */
  wonders: string
  /** Verbs of a sentence that tells something. */
  tells: string
  /** Names of the page at `/`, whatever its title is. */
  homePage: string
  /** Words that name nothing in particular. */
  everything: string
  /** Words that stand for one performance of several. */
  oneOf: string
  /** Words that stand for what the conversation is about. */
  pronouns: string
  rules: Rule[]
  /** Answers to "Which one do you mean?", and their numbers from 1; 0 is the last. */
  ordinals: string[]
}
