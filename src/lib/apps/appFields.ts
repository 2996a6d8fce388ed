import { z } from 'zod'
import type { MessageKey } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'
import { translatorOf } from '@/i18n/translator'
import { isEmptyValue } from '@/lib/values'
import { isSecretMark } from './secretMark'
import { addressSchema, lineSchema, numberSchema } from './inputSchemas'

const MAX_SECRET_LENGTH = 500

/** Component of secret fields in the settings form of an app. */
const SECRET_FIELD = '/src/components/settings/AppForm/SecretField#SecretField'

/** Our own options of an app's field, stored in its `custom` property. */
export interface AppFieldOptions {
  /** The value may be sent to visitors of the website. Default: false. */
  isPublic?: boolean
  /** Stored encrypted in a separate table; reads return a `SecretMark`. */
  isSecret?: boolean
  /** Name of a secret that must be entered again when this value changes, because it would be sent to another host. */
  boundSecret?: string
  /** Value used while the field is empty. Shown as a placeholder and not stored. */
  fallback?: number | string
}

/** The user's language, as Payload passes it to labels, descriptions and validation. */
interface LanguageArgs {
  i18n: { language: string }
}

type Label = (reader: LanguageArgs) => string

interface AppFieldBase {
  name: string
  label: Label
  required: boolean
  admin: {
    className?: string
    components?: { Field: string }
    description?: Label
    isClearable?: boolean
    placeholder?: string
    step?: number
  }
  custom: AppFieldOptions
  hooks?: { beforeChange: ((args: { value?: unknown }) => unknown)[] }
  validate: (value: unknown, options: { req: LanguageArgs }) => string | true
}

/**
 * A field created by the helpers below: a plain Payload field. Its type is defined here because code in `lib` does not
 * depend on the framework. Apps of plugins may use any other Payload field.
 */
export type AppField =
  | (AppFieldBase & { type: 'checkbox'; defaultValue: boolean })
  | (AppFieldBase & { type: 'number'; max?: number; min?: number })
  | (AppFieldBase & { type: 'select'; defaultValue?: string; options: { label: Label; value: string }[] })
  | (AppFieldBase & { type: 'text' })

interface Common extends Pick<AppFieldOptions, 'boundSecret' | 'isPublic'> {
  /** Key of the stored value. */
  name: string
  label: MessageKey
  help?: MessageKey
  /** The app does not work until this is set. Default: false. */
  isRequired?: boolean
}

const toLabel =
  (key: MessageKey): Label =>
  ({ i18n }) =>
    translatorOf(i18n)(key)

function baseField(
  { name, boundSecret, help, isPublic, isRequired = false, label }: Common,
  schemaOf: (t: Translator) => z.ZodType,
): AppFieldBase {
  return {
    name,
    admin: { ...(help && { description: toLabel(help) }) },
    custom: { ...(boundSecret && { boundSecret }), ...(isPublic && { isPublic }) },
    label: toLabel(label),
    required: isRequired,
    validate: (value, { req }) => {
      const t = translatorOf(req.i18n)
      if (isEmptyValue(value)) return isRequired ? t('checkNeeded') : true
      const parsed = schemaOf(t).safeParse(value)
      return parsed.success || (parsed.error.issues[0]?.message ?? t('checkWrong'))
    },
  }
}

const trimHook = {
  beforeChange: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)],
}

function withFallback<FieldType extends AppFieldBase>(
  field: FieldType,
  fallback: number | string | undefined,
  placeholder?: string,
): FieldType {
  const placeholderText = fallback === undefined ? placeholder : String(fallback)
  return {
    ...field,
    admin: { ...field.admin, ...(placeholderText && { placeholder: placeholderText }) },
    custom: { ...field.custom, ...(fallback !== undefined && { fallback }) },
  }
}

interface TextOptions extends Common {
  fallback?: string
  /** Maximum number of characters. Default: 200. */
  maxLength?: number
  /** Pattern that the whole value must match; `patternHint` explains it. */
  pattern?: RegExp
  patternHint?: MessageKey
}

/** A single-line text field. */
export function textField({ fallback, maxLength, pattern, patternHint, ...common }: TextOptions): AppField {
  const schemaOf = (t: Translator) => {
    const line = lineSchema({ maxLength }, t)
    return pattern ? line.regex(pattern, patternHint && t(patternHint)) : line
  }
  return { ...withFallback(baseField(common, schemaOf), fallback), hooks: trimHook, type: 'text' }
}

/** A field for an HTTP or HTTPS URL. */
export function urlField({ fallback, ...common }: Common & { fallback?: string }): AppField {
  const field = withFallback(baseField(common, addressSchema), fallback, 'https://')
  return { ...field, admin: { ...field.admin, className: 'is-code' }, hooks: trimHook, type: 'text' }
}

interface NumberOptions extends Common {
  fallback?: number
  /** Integers only. Default: false. */
  isWhole?: boolean
  max?: number
  min?: number
}

export function numberField({ fallback, isWhole, max, min, ...common }: NumberOptions): AppField {
  const field = withFallback(
    baseField(common, (t) => numberSchema({ isWhole, max, min }, t)),
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
  /** Default: no option is selected. */
  defaultValue?: string
  options: { label: MessageKey; value: string }[]
}

/** A select field. */
export function selectField({ defaultValue, options, ...common }: SelectOptions): AppField {
  const field = baseField(common, (t) =>
    z.enum(
      options.map(({ value }) => value),
      t('checkChoice'),
    ),
  )
  return {
    ...field,
    admin: { ...field.admin, isClearable: defaultValue === undefined },
    ...(defaultValue !== undefined && { defaultValue }),
    options: options.map(({ label, value }) => ({ label: toLabel(label), value })),
    type: 'select',
  }
}

/** A checkbox. */
export const switchField = ({ defaultValue = false, ...common }: Common & { defaultValue?: boolean }): AppField => ({
  ...baseField(common, (t) => z.boolean(t('checkOnOff'))),
  defaultValue,
  type: 'checkbox',
})

/** A text that is stored encrypted and never returned. */
export function secretField(common: Omit<Common, 'boundSecret' | 'isPublic'>): AppField {
  const field = baseField(common, (t) =>
    z
      .unknown()
      .refine((value) => typeof value === 'string' || isSecretMark(value), t('checkText'))
      .refine(
        (value) => typeof value !== 'string' || value.length <= MAX_SECRET_LENGTH,
        t('checkMostCharacters', { most: MAX_SECRET_LENGTH }),
      ),
  )
  return {
    ...field,
    admin: { ...field.admin, components: { Field: SECRET_FIELD } },
    custom: { isSecret: true },
    type: 'text',
  }
}

/** Field that sets whether the website loads a script always or only with the visitor's consent. */
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
