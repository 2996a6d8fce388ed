import { getRequestLanguage, type SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'
import { messagesIn } from './areas'
import { createTranslator, type Translator } from './createTranslator'

/** Says our texts in the reader's language, in the server. In the browser `useMessages` does. */
export const translatorOf = ({ language }: { language: string }): Translator => createTranslator(messagesIn(language))

/** The language in which Payload answers a request with these headers. */
export const requestLanguage = (config: SanitizedConfig, headers: Headers) =>
  getRequestLanguage({ config, cookies: parseCookies(headers), headers })
