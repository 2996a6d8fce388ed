import type { SettingField, SettingOption } from './settingFields'
import { TARGETS } from './targets'

/** A block of a theme that asks for something. */
export interface ThemeBlock {
  name: string
  label: string
  settings: SettingField[]
}

const MOST_LEVELS = 3

/**
 * The blocks of a theme with the settings that a form can hold.
 * @param manifest as the theme brings it, whatever that is
 */
export function themeBlocks(manifest: unknown): ThemeBlock[] {
  const blocks: unknown[] = isRecord(manifest) && Array.isArray(manifest.blocks) ? manifest.blocks : []
  const found = new Map<string, ThemeBlock>()
  for (const block of blocks) {
    if (!isRecord(block) || !isName(block.name) || found.has(block.name)) continue
    const distinct = fieldsOf(block.settings, 1)
    if (distinct.length > 0) found.set(block.name, { label: textOf(block.label) ?? textOf(block.singular) ?? block.name, name: block.name, settings: distinct })
  }
  return [...found.values()]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isName = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z][\w.-]{0,79}$/.test(value) && !(value in Object.prototype)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.slice(0, 200) : undefined)
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

/** Fields that a form can hold, the first of each name. */
function fieldsOf(settings: unknown, level: number): SettingField[] {
  if (!Array.isArray(settings) || level > MOST_LEVELS) return []
  const names = new Set<string>()
  return settings.flatMap((one) => toField(one, level)).filter(({ name }) => !names.has(name) && names.add(name))
}

function toField(setting: unknown, level: number): SettingField[] {
  if (!isRecord(setting) || !isName(setting.name)) return []
  const help = textOf(setting.description)
  const common = { name: setting.name, label: { text: textOf(setting.label) ?? setting.name }, ...(help && { help: { text: help } }), isRequired: setting.required === true }
  switch (setting.type) {
    case 'checkbox':
      return [{ ...common, isRequired: false, type: 'switch' }]
    case 'color':
      return [{ ...common, type: 'colour' }]
    case 'date':
    case 'datetime':
      return [{ ...common, type: 'date' }]
    case 'number':
      return [{ ...common, max: numberOf(setting.max), min: numberOf(setting.min), type: 'number' }]
    case 'radio':
    case 'select': {
      const options = optionsOf(setting.options)
      if (options.length === 0) return []
      return [setting.hasMany === true ? { ...common, options, type: 'choices' } : { ...common, options, type: 'select' }]
    }
    case 'group': {
      const fields = fieldsOf(setting.fields, level + 1)
      return fields.length > 0 ? [{ ...common, fields, isRequired: false, type: 'group' }] : []
    }
    case 'array': {
      const fields = fieldsOf(setting.fields, level + 1)
      const [least, most] = [rowsOf(setting.minRows ?? setting.min), rowsOf(setting.maxRows ?? setting.max)]
      return fields.length > 0 ? [{ ...common, fields, type: 'list', ...(least && { minRows: least }), ...(most && { maxRows: most }) }] : []
    }
    case 'relationship':
    case 'upload':
    case 'file-upload':
      return referenceOf(setting, common)
    case 'richText':
      return [{ ...common, type: 'richText' }]
    case 'code':
    case 'text':
    case 'textarea':
      return [{ ...common, isMultiline: setting.type !== 'text', maxLength: numberOf(setting.maxLength), minLength: numberOf(setting.minLength), type: 'text' }]
    default:
      return []
  }
}

/** An upload without a target is a picture. */
function referenceOf(setting: Record<string, unknown>, common: Pick<SettingField, 'help' | 'isRequired' | 'label' | 'name'>): SettingField[] {
  const named = [setting.relationTo ?? (setting.type === 'upload' ? 'media' : setting.type === 'file-upload' ? 'files' : null)].flat() as unknown[]
  const targets = [...new Set(named.filter((target) => typeof target === 'string' && TARGETS.has(target)))] as string[]
  if (targets.length === 0) return []
  const isMany = setting.hasMany === true
  return [targets.length === 1 ? { ...common, isMany, relationTo: targets[0]!, type: 'reference' } : { ...common, isMany, relationTo: targets, type: 'reference' }]
}

const rowsOf = (value: unknown): number | undefined => (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100 ? value : undefined)

/** Texts, or pairs of label and value. */
function optionsOf(options: unknown): SettingOption[] {
  const list: unknown[] = Array.isArray(options) ? options : []
  return list.flatMap((option): SettingOption[] => {
    const value = textOf(isRecord(option) ? option.value : option)
    return value ? [{ label: { text: (isRecord(option) && textOf(option.label)) || value }, value }] : []
  })
}
