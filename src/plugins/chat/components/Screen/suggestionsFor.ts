import type { PayloadRequest } from 'payload'
import { translatorOf, messagesIn } from '../../../../i18n/translator'
import { isGuide } from '../../lib/models/chooseModel'
import type { Suggestion } from '../Conversation/Suggestions'

const SUGGESTION_KEYS = ['chatSuggestEvents', 'chatSuggestCreate', 'chatSuggestTheme', 'chatSuggestMedia'] as const

/**
 * Suggested first messages in the reader's language. The built-in guide is sent English, the only language it
 * understands.
 */
export function suggestionsFor({ i18n }: Pick<PayloadRequest, 'i18n'>, more: 'chatSuggestAlt'[] = []): Suggestion[] {
  const t = translatorOf(i18n)
  const english = messagesIn('en')
  return [...SUGGESTION_KEYS, ...more].map((key) => ({ label: t(key), text: isGuide() ? english[key] : t(key) }))
}
