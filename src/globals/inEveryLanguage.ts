import type { MessageKey } from '../i18n/en'
import { translatorOf } from '../i18n/translator'

/**
 * A translated text in all languages. Payload sends the description of a global to the browser unchanged, so it cannot
 * be a function.
 */
export const inEveryLanguage = (key: MessageKey): Record<string, string> =>
  Object.fromEntries(['ar', 'en', 'es'].map((language) => [language, translatorOf({ language })(key)]))
