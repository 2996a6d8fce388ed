import { fieldName } from '@/lib/themes/fieldName'
import { MAX_LAYERS } from '@/lib/themes/layers'
import type { PlainValue, SettingField, SettingOption } from './settingFields'
import { THEME_TARGETS } from './targets'
import { isRecord } from '@/lib/values'
import { onlyItem } from '@/lib/lists/items'

/** A block of a theme with settings. */
export interface ThemeBlock {
  name: string
  label: string
  settings: SettingField[]
}

export interface Reading {
  /** Maximum nesting depth of fields. Default: `MAX_LAYERS`. */
  layers?: number
  /** Store the type with references, as in documents. Default: only if several types are allowed. */
  isTyped?: boolean
}

/**
 * The blocks of a theme, with the settings that a form supports.
 * @param manifest the theme's manifest, unvalidated
 */
export function themeBlocks(manifest: unknown, layers = MAX_LAYERS): ThemeBlock[] {
  const blocks: unknown[] = isRecord(manifest) && Array.isArray(manifest.blocks) ? manifest.blocks : []
  const found = new Map<string, ThemeBlock>()
  for (const block of blocks) {
    if (!isRecord(block) || !isName(block.name) || found.has(block.name)) continue
    const settings = themeFields(block.settings, { layers })
    if (settings.length > 0)
      found.set(block.name, {
        label: textOf(block.label) ?? textOf(block.singular) ?? block.name,
        name: block.name,
        settings,
      })
  }
  return [...found.values()]
}

/** The fields that a form supports. Of several fields with the same name, only the first is used. */
export function themeFields(settings: unknown, { isTyped = false, layers = MAX_LAYERS }: Reading = {}): SettingField[] {
  if (!Array.isArray(settings) || layers < 1) return []
  const names = new Set<string>()
  return settings
    .flatMap((setting) => toField(setting, { isTyped, layers }))
    .filter(({ name }) => !names.has(name) && names.add(name))
}
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z][\w.-]{0,79}$/.test(value) && !(value in Object.prototype)
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.slice(0, 200) : undefined
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const isPlain = (value: unknown): value is PlainValue => ['boolean', 'number', 'string'].includes(typeof value)

/** The properties that all field types share. */
function commonOf(setting: Record<string, unknown>, name: string) {
  const { condition } = setting
  const [group, help] = [textOf(setting.group), textOf(setting.description)]
  return {
    name,
    label: { text: textOf(setting.label) ?? name },
    ...(help && { help: { text: help } }),
    ...(group && { group }),
    ...(setting.localized === true && { isLocalized: true }),
    ...(textOf(setting.check) && { check: String(setting.check) }),
    ...(isRecord(condition) &&
      isName(condition.field) &&
      isPlain(condition.equals) && { condition: { equals: condition.equals, field: condition.field } }),
    isRequired: setting.required === true,
  }
}

function toField(setting: unknown, reading: Required<Reading>): SettingField[] {
  const name = isRecord(setting) ? (setting.name ?? fieldName(textOf(setting.label) ?? '')) : null
  if (!isRecord(setting) || !isName(name)) return []
  const common = commonOf(setting, name)
  const { defaultValue } = setting
  const textDefault = { ...(typeof defaultValue === 'string' && { default: defaultValue }) }
  switch (setting.type) {
    case 'checkbox':
      return [
        {
          ...common,
          isRequired: false,
          type: 'switch',
          ...(typeof defaultValue === 'boolean' && { default: defaultValue }),
        },
      ]
    case 'color':
      return [{ ...common, ...textDefault, type: 'colour' }]
    case 'date':
      return [{ ...common, type: 'date' }]
    case 'datetime':
      return [{ ...common, hasTime: true, type: 'date' }]
    case 'number':
      return [
        {
          ...common,
          max: numberOf(setting.max),
          min: numberOf(setting.min),
          type: 'number',
          ...(typeof defaultValue === 'number' && { default: defaultValue }),
        },
      ]
    case 'radio':
    case 'select': {
      const options = optionsOf(setting.options)
      if (options.length === 0) return []
      return [
        setting.hasMany === true
          ? { ...common, options, type: 'choices' }
          : { ...common, ...textDefault, options, type: 'select', ...(setting.type === 'radio' && { isOpen: true }) },
      ]
    }
    case 'group': {
      const fields = themeFields(setting.fields, { ...reading, layers: reading.layers - 1 })
      return fields.length > 0 ? [{ ...common, fields, isRequired: false, type: 'group' }] : []
    }
    case 'array': {
      const fields = themeFields(setting.fields, { ...reading, layers: reading.layers - 1 })
      const [minRows, maxRows] = [rowsOf(setting.minRows ?? setting.min), rowsOf(setting.maxRows ?? setting.max)]
      return fields.length > 0
        ? [
            {
              ...common,
              fields,
              type: 'list',
              ...(minRows !== undefined && { minRows }),
              ...(maxRows && { maxRows }),
            },
          ]
        : []
    }
    case 'relationship':
    case 'upload':
    case 'file-upload':
      return referenceOf(setting, common, reading)
    case 'richText':
      return [{ ...common, type: 'richText' }]
    case 'code':
    case 'text':
    case 'textarea':
      return [
        {
          ...common,
          ...textDefault,
          isMultiline: setting.type !== 'text',
          maxLength: numberOf(setting.maxLength),
          minLength: numberOf(setting.minLength),
          type: 'text',
          ...(setting.type === 'code' && { isCode: true }),
        },
      ]
    default:
      return []
  }
}

/** An upload field without a target collection refers to images. */
function referenceOf(
  setting: Record<string, unknown>,
  common: ReturnType<typeof commonOf>,
  { isTyped }: Reading,
): SettingField[] {
  const named = [
    setting.relationTo ?? (setting.type === 'upload' ? 'media' : setting.type === 'file-upload' ? 'files' : null),
  ].flat() as unknown[]
  const targets = [
    ...new Set(named.filter((target) => typeof target === 'string' && THEME_TARGETS.has(target))),
  ] as string[]
  if (targets.length === 0) return []
  return [
    {
      ...common,
      isMany: setting.hasMany === true,
      relationTo: (isTyped ? undefined : onlyItem(targets)) ?? targets,
      type: 'reference',
    },
  ]
}

const rowsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : undefined

/** Options are texts, or pairs of label and value. */
function optionsOf(options: unknown): SettingOption[] {
  const list: unknown[] = Array.isArray(options) ? options : []
  return list.flatMap((option): SettingOption[] => {
    const value = textOf(isRecord(option) ? option.value : option)
    return value ? [{ label: { text: (isRecord(option) && textOf(option.label)) || value }, value }] : []
  })
}
