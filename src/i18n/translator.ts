import { wordsIn } from './areas'
import { sayFrom, type Translator } from './say'

/** Says our texts in the reader's language, in the server. In the browser `useWords` does. */
export const translatorOf = ({ language }: { language: string }): Translator => sayFrom(wordsIn(language))
