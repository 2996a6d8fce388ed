import type { CurrentQuestion } from './columns'

/** Spaces and the characters of headers would begin something else in a mail program. */
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/
const SHORTEST_NUMBER = 3

/**
 * Returns the address with which a person is written to. Characters with a meaning in `mailto:` are encoded, and a subject
 * is one line, so that it adds no header.
 */
export const mailtoHref = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject ? `?subject=${encodeURIComponent(subject.replace(/\s+/g, ' '))}` : ''}`

/**
 * Returns the link of an answer with which the visitor can be reached.
 * @returns null for answers to other questions, and for what is neither an email address nor a telephone number
 */
export function contactHref(value: unknown, { kind }: Pick<CurrentQuestion, 'kind'>): string | null {
  if (typeof value !== 'string') return null
  if (kind === 'emailQuestion') return EMAIL.test(value) ? mailtoHref(value) : null
  const digits = value.replace(/\D/g, '')
  if (kind !== 'phoneQuestion' || digits.length < SHORTEST_NUMBER) return null
  return `tel:${value.trim().startsWith('+') ? '+' : ''}${digits}`
}
