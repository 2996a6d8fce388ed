import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../../../i18n/translator'
import { messagesIn } from '../../../../i18n/areas'
import { isGuide } from '../../lib/models/chooseModel'
import type { Suggestion } from '../Conversation/Suggestions'

const WORDS = ['chatSuggestEvents', 'chatSuggestCreate', 'chatSuggestTheme', 'chatSuggestMedia'] as const

/** What one can begin with, in the reader's language. A guide is told in English, the language that it understands. */
export function suggestionsFor({ i18n }: Pick<PayloadRequest, 'i18n'>, more: 'chatSuggestAlt'[] = []): Suggestion[] {
  const t = translatorOf(i18n)
  const english = messagesIn('en')
  return [...WORDS, ...more].map((word) => ({ label: t(word), text: isGuide() ? english[word] : t(word) }))
}
