import { hash } from 'node:crypto'
import { isRecord } from '../../../../lib/objects/isRecord'
import { canonical } from '../../../../lib/themes/plainValues'
import { canonicalRichText, textOfRichText } from './richText'
import { plainText } from './plainText'
import type { TargetKind } from './targets'

/** A moment and the zone that it is meant in. */
export interface MomentValue {
  /** ISO 8601 in UTC. */
  moment: string
  /** IANA name; null where the field keeps none. */
  zone: string | null
}

/** A formatted text as the box office sent it: not cleaned. Whoever writes it cleans it and makes a document of it; a screen shows it as text. */
export interface HtmlValue {
  html: string
}

/** What stands in a target. A formatted text that is stored is a Lexical document. */
export type TargetValue = HtmlValue | MomentValue | boolean | number | string | string[] | { root: unknown } | null

export const isHtml = (value: unknown): value is HtmlValue => isRecord(value) && typeof value.html === 'string'
export const isMoment = (value: unknown): value is MomentValue => isRecord(value) && typeof value.moment === 'string'

const textOf = (text: string): string | null => text.normalize('NFC').replace(/\r\n?/g, '\n').trim() || null
const squeezed = (html: string): string => html.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The same for values that mean the same: moments by their instant, lists of choices as sets, texts without what nobody sees. Null is empty. */
function meaningOf(kind: TargetKind, value: TargetValue | undefined): unknown {
  if (value === null || value === undefined) return kind === 'option' || kind === 'checkbox' ? false : null
  switch (kind) {
    case 'richText':
      if (isHtml(value))
        return plainText(value.html) || /<(img|hr)\b/i.test(value.html) ? { html: squeezed(value.html) } : null
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

/** Does nothing stand there? A checkbox that was never set is empty, one that is not ticked is not. */
export const isEmpty = (kind: TargetKind, value: TargetValue | undefined): boolean =>
  kind === 'checkbox'
    ? value === null || value === undefined
    : kind === 'option'
      ? value === null || value === undefined
      : meaningOf(kind, value) === null

/** A formatted text of theirs and one of ours are the same when they read the same. */
export function isSame(kind: TargetKind, one: TargetValue | undefined, other: TargetValue | undefined): boolean {
  if (kind === 'richText' && isHtml(one) !== isHtml(other)) return wordsOf(one) === wordsOf(other)
  return canonical(meaningOf(kind, one)) === canonical(meaningOf(kind, other))
}

const wordsOf = (value: TargetValue | undefined): string =>
  (isHtml(value) ? plainText(value.html) : textOfRichText(value)).normalize('NFC').replace(/\s+/g, '')

/** What a value means in at most 80 characters, to know later whether it is still the same. */
export function fingerprint(kind: TargetKind, value: TargetValue | undefined): string {
  const text = canonical(meaningOf(kind, value))
  return text.length <= 80 ? text : `sha256:${hash('sha256', text)}`
}

/** What the last sync knew of a field, kept with the link. */
export interface Seen {
  /** Fingerprint of what the box office said. */
  theirs: string
  /** Fingerprint of what stood in the document afterwards. Null until a formatted text is written: see `seenAfter`. */
  ours: string | null
}

/**
 * What to keep once a value is written.
 * @param theirs as the box office said it
 * @param stored as it stands in the document: of a formatted text, the Lexical document that was made of it
 */
export const seenAfter = (kind: TargetKind, theirs: TargetValue, stored: TargetValue = theirs): Seen => ({
  ours: isHtml(stored) && meaningOf(kind, stored) !== null ? null : fingerprint(kind, stored),
  theirs: fingerprint(kind, theirs),
})
