import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, Option, PayloadRequest } from 'payload'
import { messagesIn } from '@/i18n/translator'
import { completeAddress } from '@/lib/content/richText/textAddress'
import { ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'
import { countryNamed } from '@/lib/places/countryNamed'
import { readCoordinate } from '@/lib/places/readCoordinate'
import { nameKey } from './nameKey'
import type { MessageKey } from '@/exports/types'

/** The value of a cell, or why it is invalid. */
export type Cell = { value: unknown } | { problem: MessageKey }

/**
 * Parses a cell as the field expects it. Yes and no are accepted in every language of the admin, and as spreadsheets
 * write them.
 */
export function readCell(text: string, field: FlattenedField, i18n: PayloadRequest['i18n']): Cell {
  const read = BY_NAME[field.name]
  if (read && (field.type === 'text' || field.type === 'number')) return read(text)
  switch (field.type) {
    case 'checkbox':
      return readYesNo(text, YES(), NO())
    case 'number':
      return readNumber(text)
    case 'radio':
    case 'select': {
      const { options } = field
      const isMany = 'hasMany' in field && field.hasMany === true
      // In the order of the options, as the form stores them.
      const found = (isMany ? text.split(/\s*[,;|]\s*/).filter(Boolean) : [text]).map((label) =>
        options.findIndex((option) => matchesOption(option, label, i18n)),
      )
      if (found.some((index) => index < 0)) return { problem: 'importNoChoice' }
      const values = options.filter((_, index) => found.includes(index)).map(valueOf)
      return { value: isMany ? values : values[0] }
    }
    case 'text':
      return { value: nameKey(text) }
    default:
      return { value: text }
  }
}

/** Fields whose cells are written in several ways. */
const BY_NAME: Partial<Record<string, (text: string) => Cell>> = {
  bookingLinkURL: (text) => ({ value: completeAddress(text) }),
  // Validation refuses an unknown country, unless it is stored already.
  country: (text) => ({ value: countryNamed(text) ?? text }),
  lat: readDegrees,
  lng: readDegrees,
  website: (text) => ({ value: completeAddress(text) }),
}

function readDegrees(text: string): Cell {
  const value = readCoordinate(text)
  return value === null ? { problem: 'importNoNumber' } : { value }
}

const valueOf = (option: Option): string => (typeof option === 'string' ? option : option.value)

const matchesOption = (option: Option, text: string, i18n: PayloadRequest['i18n']): boolean =>
  valueOf(option) === text ||
  (typeof option !== 'string' && isEqual(String(getTranslation(option.label as string, i18n)), text))

const YES = () => ['true', '1', 'x', ...ADMIN_LANGUAGES.map((language) => messagesIn(language).listsCsvYes)]
const NO = () => ['false', '0', ...ADMIN_LANGUAGES.map((language) => messagesIn(language).listsCsvNo)]

function readYesNo(text: string, yes: string[], no: string[]): Cell {
  if (yes.some((word) => isEqual(word, text))) return { value: true }
  return no.some((word) => isEqual(word, text)) ? { value: false } : { problem: 'importNoYesNo' }
}

/** Accepts 1234.5 and 1234,5. Thousands separators would be ambiguous. */
function readNumber(text: string): Cell {
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? { value: Number(text.replace(',', '.')) } : { problem: 'importNoNumber' }
}

const isEqual = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase()
