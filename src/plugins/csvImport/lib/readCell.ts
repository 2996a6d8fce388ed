import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import { wordsIn } from '../../../i18n/areas'
import type { WordKey } from '../../../i18n/en'

/** What a cell says, or why it says nothing. */
export type Cell = { value: unknown } | { problem: WordKey }

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
      const found = field.options.find((one) => (typeof one === 'string' ? one === text : one.value === text || same(String(getTranslation(one.label as string, i18n)), text)))
      return found ? { value: typeof found === 'string' ? found : found.value } : { problem: 'importNoChoice' }
    }
    case 'text':
      return /[\r\n]/.test(text) ? { value: text.replace(/\s*[\r\n]+\s*/g, ' ') } : { value: text }
    default:
      return { value: text }
  }
}

const YES = () => ['true', '1', 'x', ...LANGUAGES.map((language) => wordsIn(language).listsCsvYes)]
const NO = () => ['false', '0', ...LANGUAGES.map((language) => wordsIn(language).listsCsvNo)]

function readChoice(text: string, yes: string[], no: string[]): Cell {
  if (yes.some((one) => same(one, text))) return { value: true }
  return no.some((one) => same(one, text)) ? { value: false } : { problem: 'importNoYesNo' }
}

/** 1234.5 and 1234,5; with marks for thousands nobody knows which is which. */
function readNumber(text: string): Cell {
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? { value: Number(text.replace(',', '.')) } : { problem: 'importNoNumber' }
}

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase()
