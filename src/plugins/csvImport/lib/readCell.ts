import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, Option, PayloadRequest } from 'payload'
import { messagesIn } from '../../../i18n/areas'
import type { MessageKey } from '../../../i18n/en'

/** What a cell says, or why it says nothing. */
export type Cell = { value: unknown } | { problem: MessageKey }

const LANGUAGES = ['en', 'es', 'ar']

/** A cell as the field takes it. Texts with yes and no are read in every language of the admin, and as spreadsheets write them. */
export function readCell(text: string, field: FlattenedField, i18n: PayloadRequest['i18n']): Cell {
  switch (field.type) {
    case 'checkbox':
      return readChoice(text, YES(), NO())
    case 'number':
      return readNumber(text)
    case 'radio':
    case 'select': {
      const { options } = field
      const isMany = 'hasMany' in field && field.hasMany === true
      // In the order of the choices, as the form stores them.
      const found = (isMany ? text.split(/\s*[,;|]\s*/).filter(Boolean) : [text]).map((one) =>
        options.findIndex((option) => isCalled(option, one, i18n)),
      )
      if (found.some((index) => index < 0)) return { problem: 'importNoChoice' }
      const values = [...new Set(found)].sort((one, other) => one - other).map((index) => valueOf(options[index]!))
      return { value: isMany ? values : values[0] }
    }
    case 'text':
      return /[\r\n]/.test(text) ? { value: text.replace(/\s*[\r\n]+\s*/g, ' ') } : { value: text }
    default:
      return { value: text }
  }
}

const valueOf = (option: Option): string => (typeof option === 'string' ? option : option.value)

const isCalled = (option: Option, text: string, i18n: PayloadRequest['i18n']): boolean =>
  valueOf(option) === text ||
  (typeof option !== 'string' && same(String(getTranslation(option.label as string, i18n)), text))

const YES = () => ['true', '1', 'x', ...LANGUAGES.map((language) => messagesIn(language).listsCsvYes)]
const NO = () => ['false', '0', ...LANGUAGES.map((language) => messagesIn(language).listsCsvNo)]

function readChoice(text: string, yes: string[], no: string[]): Cell {
  if (yes.some((one) => same(one, text))) return { value: true }
  return no.some((one) => same(one, text)) ? { value: false } : { problem: 'importNoYesNo' }
}

/** 1234.5 and 1234,5; with marks for thousands nobody knows which is which. */
function readNumber(text: string): Cell {
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? { value: Number(text.replace(',', '.')) } : { problem: 'importNoNumber' }
}

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase()
