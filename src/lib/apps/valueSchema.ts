import { z } from 'zod'
import { validLink } from '../http/validLink'
import type { GroupSetting, ListSetting, NumberSetting, ReferenceSetting, RichTextSetting, SettingField, TextSetting } from './settingFields'

const LINE = 200
const TEXT = 5_000
const ADDRESS = 1_000
const SECRET = 500
const REFERENCES = 100

/** What a caller may send for a setting. Beside it, `null` and an empty text always mean that there is none. */
export function valueSchema(field: Exclude<SettingField, GroupSetting | ListSetting | RichTextSetting>): z.ZodType {
  switch (field.type) {
    case 'colour':
      return z.string('A colour is expected').regex(/^#[0-9a-f]{6}$/i, 'A colour like #7a1f3d')
    case 'date':
      return field.hasTime ? z.string('A day and a time are expected').refine(isMoment, 'A day and a time like 2026-11-21T19:30') : z.iso.date('A day like 2026-11-21')
    case 'number':
      return numberSchema(field)
    case 'secret':
      return z.string('A text is expected').max(SECRET, `At most ${SECRET} characters`)
    case 'select':
      return z.enum(field.options.map(({ value }) => value), 'One of the choices is expected')
    case 'choices':
      return z.array(z.enum(field.options.map(({ value }) => value), 'Some of the choices are expected'), 'A list of choices is expected').max(field.options.length, 'Each choice once')
    case 'reference':
      return field.isMany ? z.array(documentSchema(field), 'A list of documents is expected').max(REFERENCES, `At most ${REFERENCES}`) : documentSchema(field)
    case 'switch':
      return z.boolean('On or off is expected')
    case 'text':
      return textSchema(field)
    case 'url':
      return z.string('An address is expected').trim().max(ADDRESS, `At most ${ADDRESS} characters`).refine((value) => validLink(value) === true, 'An address that begins with https:// or http://')
  }
}

const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && z.iso.datetime({ local: true }).safeParse(`${value}:00`).success

function documentSchema({ relationTo }: ReferenceSetting): z.ZodType {
  const id = z.uuid('A document of this site is expected')
  return typeof relationTo === 'string' ? id : z.strictObject({ relationTo: z.enum(relationTo, 'One of the types is expected'), value: id }, 'A document with its type is expected')
}

function numberSchema({ isWhole, max, min }: NumberSetting): z.ZodType {
  let schema = z.number('A number is expected')
  if (isWhole) schema = schema.int('A whole number is expected')
  if (min !== undefined) schema = schema.min(min, `At least ${min}`)
  return max === undefined ? schema : schema.max(max, `At most ${max}`)
}

function textSchema({ isMultiline, maxLength = isMultiline ? TEXT : LINE, minLength, pattern, patternHint }: TextSetting): z.ZodType {
  let schema = z.string('A text is expected').trim().max(maxLength, `At most ${maxLength} characters`)
  if (minLength !== undefined) schema = schema.min(minLength, `At least ${minLength} characters`)
  if (!isMultiline) schema = schema.regex(/^[^\n\r]*$/, 'One line of text is expected')
  return pattern ? schema.regex(pattern, patternHint) : schema
}
