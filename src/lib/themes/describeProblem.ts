import type { SettingProblem } from '@/lib/apps/readValue'
import type { SettingField, SettingText } from '@/lib/apps/settingFields'

const labelTextOf = (label: SettingText): string => (typeof label === 'string' ? label : label.text)

/**
 * Describes a path by labels.
 * @example describePath(fields, 'quotes.0.words') // 'Quotes 1, Words'
 */
function describePath(fields: readonly SettingField[], path: string): string {
  const [name, ...rest] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return path
  const label = labelTextOf(field.label)
  if (field.type === 'group' && rest.length > 0) return `${label}, ${describePath(field.fields, rest.join('.'))}`
  if (field.type !== 'list' || rest.length === 0) return label
  const [row, ...inner] = rest
  return `${label} ${Number(row) + 1}${inner.length > 0 ? `, ${describePath(field.fields, inner.join('.'))}` : ''}`
}

/** A problem with its location, in one line. */
export const describeProblem = (fields: readonly SettingField[], { message, path }: SettingProblem): string =>
  path ? `${describePath(fields, path)}: ${message}` : message
