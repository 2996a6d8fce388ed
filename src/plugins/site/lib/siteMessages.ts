import { houseFiles } from '../engine/HouseFiles'
import type english from '../house/locales/en.json'
import { required } from '@/lib/values'

/** The website's own messages by key. */
export type SiteMessages = Record<keyof typeof english, string>

const cache = new Map<string, SiteMessages>()

const FALLBACK = 'en'

const hasMessages = (code: string): boolean => houseFiles().texts.has(`locales/${code}.json`)

/** Returns the closest language with messages: `pt` also for `pt-BR`. */
const supportedLanguage = (language: string): string | undefined =>
  [language, language.split('-')[0] ?? ''].find(hasMessages)

/**
 * Returns the language of the website's own messages on a page: the page's language, else the site's default, as for
 * untranslated content, else English.
 * @param main the site's default language
 */
export const messagesLanguage = (language: string, main: string = FALLBACK): string =>
  supportedLanguage(language) ?? supportedLanguage(main) ?? FALLBACK

/** Returns the website's messages in a language; for the fallbacks see `messagesLanguage`. */
export function siteMessages(language: string, main?: string): SiteMessages {
  const code = messagesLanguage(language, main)
  const known = cache.get(code)
  if (known) return known
  const text = required(houseFiles().texts.get(`locales/${code}.json`), `the messages in ${code}`)
  const messages = JSON.parse(text) as SiteMessages
  cache.set(code, messages)
  return messages
}

/** Fills in the placeholders of a message. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
