import { z } from 'zod'
import type { MessageKey } from '../../i18n/en'
import type { Translator } from '../../i18n/createTranslator'
import { translatorOf } from '../../i18n/translator'
import { isNothing } from '../objects/isNothing'
import { isSecretMark } from './secretMark'
import { addressSchema, lineSchema, numberSchema } from './valueSchema'

const MOST_OF_SECRET = 500

/** Where an app's own settings form finds the control of a secret. */
const SECRET_FIELD = '/src/components/settings/AppForm/SecretField#SecretField'

/** What the product knows of an app's field beside what Payload does: `custom` of the field. */
export interface AppFieldMarks {
  /** Every visitor of the website may know the value. Default: false. */
  isPublic?: boolean
  /** Is stored encrypted, in a table of its own; reading it gives `SecretMark`. */
  isSecret?: boolean
  /** Name of a secret that must be typed again when this changes: it would be sent somewhere else. */
  boundSecret?: string
  /** What counts while nothing is filled in; the form shows it as a placeholder and does not store it. */
  fallback?: number | string
}

/** The reader's language, as Payload hands it to labels, descriptions and validations. */
interface Reader {
  i18n: { language: string }
}

type Text = (reader: Reader) => string

interface AppFieldBase {
  name: string
  label: Text
  required: boolean
  admin: {
    className?: string
    components?: { Field: string }
    description?: Text
    isClearable?: boolean
    placeholder?: string
    step?: number
  }
  custom: AppFieldMarks
  hooks?: { beforeChange: ((args: { value?: unknown }) => unknown)[] }
  validate: (value: unknown, options: { req: Reader }) => string | true
}

/**
 * A field of an app as the helpers below make it: a plain field of Payload's. Rules know no framework, so that the
 * form of it is written down here; a plugin's apps may use any other field of Payload's as well.
 */
export type AppField =
  | (AppFieldBase & { type: 'checkbox'; defaultValue: boolean })
  | (AppFieldBase & { type: 'number'; max?: number; min?: number })
  | (AppFieldBase & { type: 'select'; defaultValue?: string; options: { label: Text; value: string }[] })
  | (AppFieldBase & { type: 'text' })

interface Common extends Pick<AppFieldMarks, 'boundSecret' | 'isPublic'> {
  /** Key under which it is stored. */
  name: string
  label: MessageKey
  help?: MessageKey
  /** Must be filled in before the rest is of use. Default: false. */
  isRequired?: boolean
}

const toText =
  (word: MessageKey): Text =>
  ({ i18n }) =>
    translatorOf(i18n)(word)

function base(
  { name, boundSecret, help, isPublic, isRequired = false, label }: Common,
  schemaOf: (t: Translator) => z.ZodType,
): AppFieldBase {
  return {
    name,
    admin: { ...(help && { description: toText(help) }) },
    custom: { ...(boundSecret && { boundSecret }), ...(isPublic && { isPublic }) },
    label: toText(label),
    required: isRequired,
    validate: (value, { req }) => {
      const t = translatorOf(req.i18n)
      if (isNothing(value)) return isRequired ? t('checkNeeded') : true
      const parsed = schemaOf(t).safeParse(value)
      return parsed.success || (parsed.error.issues[0]?.message ?? t('checkWrong'))
    },
  }
}

const trimmed = {
  beforeChange: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)],
}

function withFallback<Made extends AppFieldBase>(
  field: Made,
  fallback: number | string | undefined,
  placeholder?: string,
): Made {
  const shown = fallback === undefined ? placeholder : String(fallback)
  return {
    ...field,
    admin: { ...field.admin, ...(shown && { placeholder: shown }) },
    custom: { ...field.custom, ...(fallback !== undefined && { fallback }) },
  }
}

interface TextOptions extends Common {
  fallback?: string
  /** In characters. Default: 200. */
  maxLength?: number
  /** The whole value must have this form, and `patternHint` says which. */
  pattern?: RegExp
  patternHint?: MessageKey
}

/** One line of text. */
export function textField({ fallback, maxLength, pattern, patternHint, ...common }: TextOptions): AppField {
  const schemaOf = (t: Translator) => {
    const line = lineSchema({ maxLength }, t)
    return pattern ? line.regex(pattern, patternHint && t(patternHint)) : line
  }
  return { ...withFallback(base(common, schemaOf), fallback), hooks: trimmed, type: 'text' }
}

/** An http(s) address. */
export function urlField({ fallback, ...common }: Common & { fallback?: string }): AppField {
  const field = withFallback(base(common, addressSchema), fallback, 'https://')
  return { ...field, admin: { ...field.admin, className: 'is-code' }, hooks: trimmed, type: 'text' }
}

interface NumberOptions extends Common {
  fallback?: number
  /** Whole numbers only. Default: false. */
  isWhole?: boolean
  max?: number
  min?: number
}

export function numberField({ fallback, isWhole, max, min, ...common }: NumberOptions): AppField {
  const field = withFallback(
    base(common, (t) => numberSchema({ isWhole, max, min }, t)),
    fallback,
  )
  return {
    ...field,
    admin: { ...field.admin, ...(isWhole && { step: 1 }) },
    ...(max !== undefined && { max }),
    ...(min !== undefined && { min }),
    type: 'number',
  }
}

interface SelectOptions extends Common {
  /** Default: none is chosen. */
  defaultValue?: string
  options: { label: MessageKey; value: string }[]
}

/** One of a few choices. */
export function selectField({ defaultValue, options, ...common }: SelectOptions): AppField {
  const field = base(common, (t) =>
    z.enum(
      options.map(({ value }) => value),
      t('checkChoice'),
    ),
  )
  return {
    ...field,
    admin: { ...field.admin, isClearable: defaultValue === undefined },
    ...(defaultValue !== undefined && { defaultValue }),
    options: options.map(({ label, value }) => ({ label: toText(label), value })),
    type: 'select',
  }
}

/** On or off. */
export const switchField = ({ defaultValue = false, ...common }: Common & { defaultValue?: boolean }): AppField => ({
  ...base(common, (t) => z.boolean(t('checkOnOff'))),
  defaultValue,
  type: 'checkbox',
})

/** A text that is stored encrypted and never comes back. */
export function secretField(common: Omit<Common, 'boundSecret' | 'isPublic'>): AppField {
  const field = base(common, (t) =>
    z
      .unknown()
      .refine((value) => typeof value === 'string' || isSecretMark(value), t('checkText'))
      .refine(
        (value) => typeof value !== 'string' || value.length <= MOST_OF_SECRET,
        t('checkMostCharacters', { most: MOST_OF_SECRET }),
      ),
  )
  return {
    ...field,
    admin: { ...field.admin, components: { Field: SECRET_FIELD } },
    custom: { isSecret: true },
    type: 'text',
  }
}

/** Whether the website loads a script only when the visitor has agreed to it. */
export const loadWhen = (): AppField =>
  selectField({
    name: 'loadWhen',
    defaultValue: 'consent',
    help: 'appSettingLoadWhenHelp',
    isPublic: true,
    label: 'appSettingLoadWhen',
    options: [
      { label: 'appSettingLoadConsent', value: 'consent' },
      { label: 'appSettingLoadAlways', value: 'always' },
    ],
  })
