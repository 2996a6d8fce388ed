import { messagesIn } from './areas'
import { createTranslator, type Translator } from './createTranslator'

/** Says our texts in the reader's language, in the server. In the browser `useMessages` does. */
export const translatorOf = ({ language }: { language: string }): Translator => createTranslator(messagesIn(language))
