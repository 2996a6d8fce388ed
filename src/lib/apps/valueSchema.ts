import { z } from 'zod'
import type { Translator } from '@/i18n/createTranslator'
import { isPlainDay } from '@/lib/events/conditions/conditions'
import { isInRange } from '@/lib/time/dateRules'
import { httpsUrl } from './website/addresses'
import type {
  GroupSetting,
  ListSetting,
  NumberSetting,
  ReferenceSetting,
  RichTextSetting,
  SettingField,
  TextSetting,
} from './settingFields'

const MAX_LINE_LENGTH = 200
const MAX_TEXT_LENGTH = 5_000
const MAX_URL_LENGTH = 1_000
const MAX_REFERENCES = 100

/**
 * The schema of a submitted setting. `null` and empty texts, which mean "no value", are handled separately.
 * @param t translator for the messages
 */
export function valueSchema(
  field: Exclude<SettingField, GroupSetting | ListSetting | RichTextSetting>,
  t: Translator,
): z.ZodType {
  switch (field.type) {
    case 'colour':
      return z.string(t('checkColour')).regex(/^#[0-9a-f]{6}$/i, t('checkColour'))
    case 'date':
      return field.hasTime
        ? z.string(t('checkMoment')).refine(isMoment, t('checkMoment'))
        : z.string(t('checkDay')).refine(isPlainDay, t('checkDay'))
    case 'number':
      return numberSchema(field, t)
    case 'select':
      return z.enum(
        field.options.map(({ value }) => value),
        t('checkChoice'),
      )
    case 'choices':
      return z
        .array(
          z.enum(
            field.options.map(({ value }) => value),
            t('checkChoices'),
          ),
          t('checkChoices'),
        )
        .max(field.options.length, t('checkChoiceOnce'))
    case 'reference':
      return field.isMany
        ? z
            .array(documentSchema(field, t), t('checkDocuments'))
            .max(MAX_REFERENCES, t('checkMost', { most: MAX_REFERENCES }))
        : documentSchema(field, t)
    case 'switch':
      return z.boolean(t('checkOnOff'))
    case 'text':
      return textSchema(field, t)
    case 'url':
      return addressSchema(t)
  }
}

const isMoment = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) &&
  isInRange(value) &&
  z.iso.datetime({ local: true }).safeParse(`${value}:00`).success

function documentSchema({ relationTo }: ReferenceSetting, t: Translator): z.ZodType {
  const id = z.uuid(t('checkDocumentHere'))
  return typeof relationTo === 'string'
    ? id
    : z.strictObject({ relationTo: z.enum(relationTo, t('checkDocumentType')), value: id }, t('checkDocument'))
}

export function numberSchema(
  { isWhole, max, min }: Pick<NumberSetting, 'isWhole' | 'max' | 'min'>,
  t: Translator,
): z.ZodType {
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
export const lineSchema = (limits: Pick<TextSetting, 'maxLength' | 'minLength'>, t: Translator): z.ZodString =>
  boundedText({ maxLength: MAX_LINE_LENGTH, ...definedLimits(limits) }, t).regex(/^[^\n\r]*$/, t('checkLine'))

const textSchema = (field: TextSetting, t: Translator): z.ZodString =>
  field.isMultiline ? boundedText({ maxLength: MAX_TEXT_LENGTH, ...definedLimits(field) }, t) : lineSchema(field, t)

function boundedText({ maxLength, minLength }: { maxLength: number; minLength?: number }, t: Translator): z.ZodString {
  const schema = z
    .string(t('checkText'))
    .trim()
    .max(maxLength, t('checkMostCharacters', { most: maxLength }))
  return minLength === undefined ? schema : schema.min(minLength, t('checkLeastCharacters', { least: minLength }))
}

const definedLimits = ({ maxLength, minLength }: Pick<TextSetting, 'maxLength' | 'minLength'>) => ({
  ...(maxLength !== undefined && { maxLength }),
  ...(minLength !== undefined && { minLength }),
})
