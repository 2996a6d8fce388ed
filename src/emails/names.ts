import { z } from 'zod'
import { plainName } from '../lib/names/plainName'
import type { MailLanguage } from './queueMail'
import { mailMessages } from './messages/catalogue'
import type { ContentOf, MailKind, ValuesOf } from './messages/MailMessages'

/** Unicode's own marks for "of another direction than what is around it". No name brings one: they are taken out of it. */
const [OPEN, CLOSE] = ['\u2068', '\u2069']

const ISOLATED = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`, 'u')

const address = z.email().max(254)
const isAddress = (text: string): boolean => address.safeParse(text).success
const isNetwork = (text: string): boolean => /^[\da-f.:/*]{2,60}$/i.test(text)

/** Values where nothing at all means something: no name known, an admin, the person themselves. */
const MAY_BE_EMPTY = ['askedBy', 'from', 'name', 'role']

/** What a browser or a proxy may not have said. */
const MAY_BE_UNKNOWN = ['device', 'network']

const PEOPLE = ['askedBy', 'from', 'inviter', 'to']

/** What a mail tells, fit to be read: names are plain and marked as such, moments are words. */
export function valuesOf<Kind extends MailKind>(
  content: ContentOf<Kind>,
  product: string,
  language: MailLanguage,
): ValuesOf<Kind> {
  const words = mailMessages[language]
  const shown = (key: string, value: string): string => {
    if (key === 'at') return isolated(words.moment.format(new Date(value)))
    if ((key === 'address' && isAddress(value)) || (key === 'network' && isNetwork(value))) return isolated(value)
    if (value === '' && MAY_BE_EMPTY.includes(key)) return ''
    if (value === '' && MAY_BE_UNKNOWN.includes(key)) return words.unknown
    const nothingLeft = PEOPLE.includes(key) ? words.somebody : words.nameless
    return isolated(plainName(value) || (key === 'name' ? '' : nothingLeft))
  }
  const values = Object.entries({ ...content, product }).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? shown(key, value) : value,
  ])
  // The same keys as before, each with a value of the same type.
  return Object.fromEntries(values) as ValuesOf<Kind>
}

const isolated = (name: string): string => name && `${OPEN}${name}${CLOSE}`

/** A text without the marks, for where nothing draws them: subjects, plain text. */
export const unmarked = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')

/** A text in pieces, names apart from what is around them. */
export const pieces = (text: string): { isName: boolean; text: string }[] =>
  text
    .split(ISOLATED)
    .filter(Boolean)
    .map((piece) => ({ isName: piece.startsWith(OPEN), text: unmarked(piece) }))
