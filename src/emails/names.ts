import { sanitizeName } from '@/lib/names/sanitizeName'
import type { MailLanguage } from './queueMail'
import { mailMessages } from './messages/catalogue'
import type { ContentOf, MailKind, ValuesOf } from './messages/MailMessages'
import { toEmailAddress } from '@/lib/accounts/emailAddress'

/** Unicode's isolate characters, which give a name its own text direction. They are removed from names themselves. */
const [OPEN, CLOSE] = ['\u2068', '\u2069']

const ISOLATED = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`, 'u')

const isAddress = (text: string): boolean => toEmailAddress(text) !== null
const isNetwork = (text: string): boolean => /^[\da-f.:/*]{2,60}$/i.test(text)

/** Values for which an empty string is meaningful: name unknown, role is admin, requested by the user. */
const MAY_BE_EMPTY = ['askedBy', 'from', 'name', 'role', 'visitor']

/** Values that a browser or proxy may not have provided. */
const MAY_BE_UNKNOWN = ['device', 'network']

const PEOPLE = ['askedBy', 'from', 'inviter', 'person', 'to']

/** Values of ours that choose a text. */
const CODES = ['kind']

/** Prepares the values of an email for display: sanitizes and isolates names and formats dates. */
export function toDisplayValues<Kind extends MailKind>(
  content: ContentOf<Kind>,
  product: string,
  language: MailLanguage,
): ValuesOf<Kind> {
  const messages = mailMessages[language]
  const format = (key: string, value: string): string => {
    if (CODES.includes(key)) return value
    if (key === 'at') return isolated(messages.moment.format(new Date(value)))
    if ((key === 'address' && isAddress(value)) || (key === 'network' && isNetwork(value))) return isolated(value)
    if (value === '' && MAY_BE_EMPTY.includes(key)) return ''
    if (value === '' && MAY_BE_UNKNOWN.includes(key)) return messages.unknown
    const fallback = PEOPLE.includes(key) ? messages.somebody : messages.nameless
    return isolated(sanitizeName(value) || (key === 'name' ? '' : fallback))
  }
  const values = Object.entries({ ...content, product }).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? format(key, value) : Array.isArray(value) ? value.map(toLine) : value,
  ])
  // The same keys as before, each with a value of the same type.
  return Object.fromEntries(values) as ValuesOf<Kind>
}

/** A line that somebody else wrote: without what breaks it or changes the direction of those around it. */
const toLine = (line: unknown): string =>
  isolated(String(line).replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' '))

const isolated = (name: string): string => name && `${OPEN}${name}${CLOSE}`

/** Removes the isolate characters, for subjects and plain text, where nothing interprets them. */
export const withoutIsolates = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')

/** Splits a text into names and the text around them. */
export const splitNames = (text: string): { isName: boolean; text: string }[] =>
  text
    .split(ISOLATED)
    .filter(Boolean)
    .map((piece) => ({ isName: piece.startsWith(OPEN), text: withoutIsolates(piece) }))
