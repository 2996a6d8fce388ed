import { wordsIn } from '../i18n/areas'
import type { WordKey } from '../i18n/en'

/** A text of ours by language. Payload sends the description of a global to browsers as it is: a function cannot travel. */
export const inEveryLanguage = (word: WordKey): Record<string, string> => Object.fromEntries(['ar', 'en', 'es'].map((language) => [language, wordsIn(language)[word]]))
