import type { SettingField, SettingOption } from './settingFields'

/** A block of a theme that asks for something. */
export interface ThemeBlock {
  name: string
  label: string
  settings: SettingField[]
}

/**
 * The blocks of a theme with the settings that a form can hold: texts, numbers, choices, switches, colours and days.
 * References, files and lists are filled in where the block stands.
 * @param manifest as the theme brings it, whatever that is
 */
export function themeBlocks(manifest: unknown): ThemeBlock[] {
  const blocks: unknown[] = isRecord(manifest) && Array.isArray(manifest.blocks) ? manifest.blocks : []
  const found = new Map<string, ThemeBlock>()
  for (const block of blocks) {
    if (!isRecord(block) || !isName(block.name) || found.has(block.name)) continue
    const settings = Array.isArray(block.settings) ? block.settings.flatMap(toField) : []
    const names = new Set<string>()
    const distinct = settings.filter(({ name }) => !names.has(name) && names.add(name))
    if (distinct.length > 0) found.set(block.name, { label: textOf(block.label) ?? textOf(block.singular) ?? block.name, name: block.name, settings: distinct })
  }
  return [...found.values()]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isName = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z][\w.-]{0,79}$/.test(value) && !(value in Object.prototype)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.slice(0, 200) : undefined)
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)

function toField(setting: unknown): SettingField[] {
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
      return options.length > 0 && setting.hasMany !== true ? [{ ...common, options, type: 'select' }] : []
    }
    case 'code':
    case 'text':
    case 'textarea':
      return [{ ...common, isMultiline: setting.type !== 'text', maxLength: numberOf(setting.maxLength), minLength: numberOf(setting.minLength), type: 'text' }]
    default:
      return []
  }
}

/** Texts, or pairs of label and value. */
function optionsOf(options: unknown): SettingOption[] {
  const list: unknown[] = Array.isArray(options) ? options : []
  return list.flatMap((option): SettingOption[] => {
    const value = textOf(isRecord(option) ? option.value : option)
    return value ? [{ label: { text: (isRecord(option) && textOf(option.label)) || value }, value }] : []
  })
}
