import { hash } from 'node:crypto'
import { isRecord } from '@/lib/values'
import { canonical } from '@/lib/themes/formValues'
import { canonicalRichText, textOfRichText } from './richText'
import { textOfHtml } from '@/lib/html/textOfHtml'
import type { TargetKind } from './targets'

/** A moment and its time zone. */
export interface MomentValue {
  /** ISO 8601 in UTC. */
  moment: string
  /** IANA name; null if the field stores none. */
  zone: string | null
}

/**
 * Rich text as the box office sent it, unsanitised. Writers sanitise and convert it to Lexical; screens show it as
 * plain text.
 */
export interface HtmlValue {
  html: string
}

/** Value of a target. Stored rich text is a Lexical document. */
export type TargetValue = HtmlValue | MomentValue | boolean | number | string | string[] | { root: unknown } | null

export const isHtml = (value: unknown): value is HtmlValue => isRecord(value) && typeof value.html === 'string'
export const isMoment = (value: unknown): value is MomentValue => isRecord(value) && typeof value.moment === 'string'

const textOf = (text: string): string | null => text.normalize('NFC').replace(/\r\n?/g, '\n').trim() || null
const squeezed = (html: string): string => html.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Canonical form of a value for comparison: moments by instant, lists of choices as sets, text without invisible
 * differences. Null is empty.
 */
function meaningOf(kind: TargetKind, value: TargetValue | undefined): unknown {
  if (value === null || value === undefined) return kind === 'option' || kind === 'checkbox' ? false : null
  switch (kind) {
    case 'richText':
      if (isHtml(value))
        return textOfHtml(value.html) || /<(img|hr)\b/i.test(value.html) ? { html: squeezed(value.html) } : null
      return canonicalRichText(value)
    case 'moment': {
      const time = Date.parse(isMoment(value) ? value.moment : String(value))
      return Number.isNaN(time) ? null : new Date(time).toISOString()
    }
    case 'day':
      return typeof value === 'string' ? value.slice(0, 10) || null : null
    case 'wallClock':
      return typeof value === 'string' ? value.slice(0, 16) || null : null
    case 'choices':
      return Array.isArray(value) && value.length > 0 ? [...new Set(value)].sort() : null
    case 'checkbox':
    case 'option':
      return value === true
    default:
      return typeof value === 'string' ? textOf(value) : value
  }
}

/** Whether a value is empty. A checkbox that was never set is empty; an unticked one is not. */
export const isEmpty = (kind: TargetKind, value: TargetValue | undefined): boolean =>
  kind === 'checkbox'
    ? value === null || value === undefined
    : kind === 'option'
      ? value === null || value === undefined
      : meaningOf(kind, value) === null

/** Compares two values. Box-office HTML and a stored document are equal if their text is. */
export function isSame(kind: TargetKind, a: TargetValue | undefined, b: TargetValue | undefined): boolean {
  if (kind === 'richText' && isHtml(a) !== isHtml(b)) return lettersOf(a) === lettersOf(b)
  return canonical(meaningOf(kind, a)) === canonical(meaningOf(kind, b))
}

/** Dots stand between the cells of stored tables. */
const lettersOf = (value: TargetValue | undefined): string =>
  (isHtml(value) ? textOfHtml(value.html) : textOfRichText(value)).normalize('NFC').replace(/[\s·]+/g, '')

/** Fingerprint of a value, at most 80 characters, to detect changes later. */
export function fingerprint(kind: TargetKind, value: TargetValue | undefined): string {
  const text = canonical(meaningOf(kind, value))
  return text.length <= 80 ? text : `sha256:${hash('sha256', text)}`
}

/** The value that a fingerprint says whole: text or null, a moment in ISO 8601; undefined for a longer one. */
export function valueOf(known: string): string | null | undefined {
  if (known === 'null') return null
  const value: unknown = known.startsWith('"') ? JSON.parse(known) : undefined
  return typeof value === 'string' ? value : undefined
}

/** State of a field after the last sync, stored with the link. */
export interface Seen {
  /** Fingerprint of the box office's value. */
  theirs: string
  /** Fingerprint of the stored value. Null until rich text has been written; see `seenAfter`. */
  ours: string | null
}

/**
 * The state to store after a value is written.
 * @param theirs value from the box office
 * @param stored value in the document; for rich text, the resulting Lexical document
 */
export const seenAfter = (kind: TargetKind, theirs: TargetValue, stored: TargetValue = theirs): Seen => ({
  ours: isHtml(stored) && meaningOf(kind, stored) !== null ? null : fingerprint(kind, stored),
  theirs: fingerprint(kind, theirs),
})
