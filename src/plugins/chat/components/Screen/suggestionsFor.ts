import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import type { Suggestion } from '../Conversation/Suggestions'

const SUGGESTION_KEYS = ['chatSuggestEvents', 'chatSuggestCreate', 'chatSuggestTheme', 'chatSuggestMedia'] as const

/** Suggested first messages in the reader's language, which the guide speaks as well. */
export function suggestionsFor({ i18n }: Pick<PayloadRequest, 'i18n'>, more: 'chatSuggestAlt'[] = []): Suggestion[] {
  const t = translatorOf(i18n)
  return [...SUGGESTION_KEYS, ...more].map((key) => ({ label: t(key), text: t(key) }))
}
