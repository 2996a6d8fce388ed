import type { MessageKey } from '../i18n/en'
import { translatorOf } from '../i18n/translator'

/** A text of ours by language. Payload sends the description of a global to browsers as it is: a function cannot travel. */
export const inEveryLanguage = (word: MessageKey): Record<string, string> =>
  Object.fromEntries(['ar', 'en', 'es'].map((language) => [language, translatorOf({ language })(word)]))
