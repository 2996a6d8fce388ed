import { z } from 'zod'
import type { Translator } from '@/i18n/createTranslator'
import { lineSchema, numberSchema, textSchema } from '@/lib/apps/inputSchemas'
import { isPlainDay } from '@/lib/events/conditions/conditions'
import { isInRange } from '@/lib/time/dateRules'
import { hasTime, isColour } from './fields'
import type { ReferenceThemeField, ThemeField } from './themeField'

const MAX_TEXT_LENGTH = 5_000
const MAX_REFERENCES = 100

/**
 * The schema of a value that can be published. Empty values are handled separately.
 * @param t translator for the messages
 */
export function valueSchema(
  field: Exclude<ThemeField, { type: 'array' | 'group' | 'richText' }>,
  t: Translator,
): z.ZodType {
  switch (field.type) {
    case 'checkbox':
      return z.boolean(t('checkOnOff'))
    case 'date':
      return hasTime(field)
        ? z.string(t('checkMoment')).refine(isMoment, t('checkMoment'))
        : z.string(t('checkDay')).refine(isPlainDay, t('checkDay'))
    case 'number':
      return numberSchema(field, t)
    case 'radio':
    case 'select': {
      const option = z.enum(
        field.options.map(({ value }) => value),
        t(field.hasMany ? 'checkChoices' : 'checkChoice'),
      )
      return field.hasMany ? z.array(option, t('checkChoices')).max(field.options.length, t('checkChoiceOnce')) : option
    }
    case 'relationship':
    case 'upload':
      return field.hasMany
        ? z
            .array(documentSchema(field, t), t('checkDocuments'))
            .max(MAX_REFERENCES, t('checkMost', { most: MAX_REFERENCES }))
        : documentSchema(field, t)
    case 'text':
      return isColour(field)
        ? z.string(t('checkColour')).regex(/^#[0-9a-f]{6}$/i, t('checkColour'))
        : lineSchema(field, t)
    case 'code':
    case 'textarea':
      return textSchema({ ...field, maxLength: field.maxLength ?? MAX_TEXT_LENGTH }, t)
  }
}

const isMoment = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) &&
  isInRange(value) &&
  z.iso.datetime({ local: true }).safeParse(`${value}:00`).success

function documentSchema({ relationTo }: ReferenceThemeField, t: Translator): z.ZodType {
  const id = z.uuid(t('checkDocumentHere'))
  return typeof relationTo === 'string'
    ? id
    : z.strictObject({ relationTo: z.enum(relationTo, t('checkDocumentType')), value: id }, t('checkDocument'))
}
