import { THEME_TARGETS } from '@/lib/apps/targets'
import type { PlainValue } from '@/lib/apps/settingValues'
import { onlyItem } from '@/lib/lists/items'
import { isRecord } from '@/lib/values'
import { fieldName } from './fieldName'
import { MAX_LAYERS } from './layers'
import type { ThemeField, ThemeFieldOptions, ThemeOption } from './themeField'

/** A block of a theme with settings. */
export interface ThemeBlock {
  name: string
  label: string
  settings: ThemeField[]
}

interface Options {
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
    const settings = toFields(block.settings, { layers })
    if (settings.length > 0)
      found.set(block.name, {
        label: textOf(block.label) ?? textOf(block.singular) ?? block.name,
        name: block.name,
        settings,
      })
  }
  return [...found.values()]
}

/**
 * The Payload fields of a manifest. Of several fields with the same name, only the first is used; those that no form
 * supports are left out.
 * @param settings fields as the manifest has them, unvalidated
 */
export function toFields(settings: unknown, { isTyped = false, layers = MAX_LAYERS }: Options = {}): ThemeField[] {
  if (!Array.isArray(settings) || layers < 1) return []
  const names = new Set<string>()
  return settings
    .flatMap((setting) => toField(setting, { isTyped, layers }) ?? [])
    .filter(({ name }) => !names.has(name) && names.add(name))
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z][\w.-]{0,79}$/.test(value) && !(value in Object.prototype)
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.slice(0, 200) : undefined
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const rowsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100 ? value : undefined
const isPlain = (value: unknown): value is PlainValue => ['boolean', 'number', 'string'].includes(typeof value)

function toField(setting: unknown, options: Required<Options>): ThemeField | null {
  const name = isRecord(setting) ? (setting.name ?? fieldName(textOf(setting.label) ?? '')) : null
  if (!isRecord(setting) || !isName(name)) return null
  const { defaultValue, hasMany, max, min, required, type } = setting
  const custom = optionsOf(setting)
  const description = textOf(setting.description)
  const admin = { ...(Object.keys(custom).length > 0 && { custom }), ...(description && { description }) }
  const common = {
    name,
    label: textOf(setting.label) ?? name,
    ...(required === true && { required }),
    ...(setting.localized === true && { localized: true }),
    ...(Object.keys(admin).length > 0 && { admin }),
  }
  const initialText = typeof defaultValue === 'string' && { defaultValue }
  switch (type) {
    case 'checkbox':
      // Off is a value; a theme that wants it on names the check `accepted`.
      return { ...common, required: false, type, ...(typeof defaultValue === 'boolean' && { defaultValue }) }
    case 'color':
      return { ...common, ...initialText, admin: { ...admin, custom: { ...custom, isColour: true } }, type: 'text' }
    case 'date':
    case 'datetime': {
      const pickerAppearance = type === 'date' ? 'dayOnly' : 'dayAndTime'
      return { ...common, admin: { ...admin, date: { pickerAppearance } }, type: 'date' }
    }
    case 'number':
      return {
        ...common,
        type,
        max: numberOf(max),
        min: numberOf(min),
        ...(typeof defaultValue === 'number' && { defaultValue }),
      }
    case 'radio':
    case 'select': {
      const choices = choicesOf(setting.options)
      if (choices.length === 0) return null
      if (hasMany === true) return { ...common, hasMany, options: choices, type: 'select' }
      return { ...common, ...initialText, options: choices, type }
    }
    case 'array':
    case 'group': {
      const fields = toFields(setting.fields, { ...options, layers: options.layers - 1 })
      if (fields.length === 0) return null
      if (type === 'group') return { ...common, fields, required: false, type }
      const [maxRows, minRows] = [rowsOf(setting.maxRows ?? max) || undefined, rowsOf(setting.minRows ?? min)]
      return { ...common, fields, maxRows, minRows, type }
    }
    case 'relationship':
    case 'upload':
    case 'file-upload': {
      const targets = targetsOf(setting)
      if (targets.length === 0) return null
      return {
        ...common,
        hasMany: hasMany === true,
        relationTo: (options.isTyped ? undefined : onlyItem(targets)) ?? targets,
        type: type === 'relationship' ? type : 'upload',
      }
    }
    case 'richText':
      return { ...common, type }
    case 'code':
    case 'text':
    case 'textarea':
      return {
        ...common,
        ...initialText,
        maxLength: numberOf(setting.maxLength),
        minLength: numberOf(setting.minLength),
        type,
      }
    default:
      return null
  }
}

function optionsOf({ check, condition, group }: Record<string, unknown>): ThemeFieldOptions {
  const [checkName, heading] = [textOf(check), textOf(group)]
  return {
    ...(checkName && { check: checkName }),
    ...(isRecord(condition) &&
      isName(condition.field) &&
      isPlain(condition.equals) && { condition: { equals: condition.equals, field: condition.field } }),
    ...(heading && { group: heading }),
  }
}

/** The content types that a field refers to: images for an upload field that names none. */
function targetsOf({ relationTo, type }: Record<string, unknown>): string[] {
  const usual = type === 'upload' ? 'media' : type === 'file-upload' ? 'files' : null
  const named = [relationTo ?? usual].flat() as unknown[]
  return [
    ...new Set(named.filter((target): target is string => typeof target === 'string' && THEME_TARGETS.has(target))),
  ]
}

/** Options are texts, or pairs of label and value. */
function choicesOf(options: unknown): ThemeOption[] {
  const list: unknown[] = Array.isArray(options) ? options : []
  return list.flatMap((option): ThemeOption[] => {
    const value = textOf(isRecord(option) ? option.value : option)
    return value ? [{ label: (isRecord(option) && textOf(option.label)) || value, value }] : []
  })
}
