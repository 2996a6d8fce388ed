import { z } from 'zod'
import type { Translator } from '@/i18n/createTranslator'
import { httpsUrl } from './website/addresses'

const MAX_LINE_LENGTH = 200
const MAX_URL_LENGTH = 1_000

interface Lengths {
  maxLength?: number
  minLength?: number
}

interface Limits {
  /** Integers only. Default: false. */
  isWhole?: boolean
  max?: number
  min?: number
}

export function numberSchema({ isWhole, max, min }: Limits, t: Translator): z.ZodType {
  let schema = z.number(t('checkNumber'))
  if (isWhole) schema = schema.int(t('checkWhole'))
  if (min !== undefined) schema = schema.min(min, t('checkLeast', { least: min }))
  return max === undefined ? schema : schema.max(max, t('checkMost', { most: max }))
}

/** An HTTPS URL, by the rule for all typed addresses; empty for none. */
export const addressSchema = (t: Translator): z.ZodType =>
  z
    .string(t('checkAddress'))
    .trim()
    .max(MAX_URL_LENGTH, t('checkMostCharacters', { most: MAX_URL_LENGTH }))
    .refine((value) => value === '' || httpsUrl(value) !== null, t('checkAddress'))

/** A single line of text. */
export const lineSchema = ({ maxLength = MAX_LINE_LENGTH, minLength }: Lengths, t: Translator): z.ZodString =>
  textSchema({ maxLength, minLength }, t).regex(/^[^\n\r]*$/, t('checkLine'))

export function textSchema({ maxLength, minLength }: Lengths & { maxLength: number }, t: Translator): z.ZodString {
  const schema = z
    .string(t('checkText'))
    .trim()
    .max(maxLength, t('checkMostCharacters', { most: maxLength }))
  return minLength === undefined ? schema : schema.min(minLength, t('checkLeastCharacters', { least: minLength }))
}
