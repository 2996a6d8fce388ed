import type { SettingProblem } from '../apps/readValue'
import type { SettingField, SettingText } from '../apps/settingFields'

const wordsOf = (label: SettingText): string => (typeof label === 'string' ? label : label.text)

/**
 * A place as people read it.
 * @example placeInWords(fields, 'quotes.0.words') // 'Quotes 1, Words'
 */
function placeInWords(fields: readonly SettingField[], path: string): string {
  const [name, ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field) return path
  const label = wordsOf(field.label)
  if (field.type === 'group' && rest.length > 0) return `${label}, ${placeInWords(field.fields, rest.join('.'))}`
  if (field.type !== 'list' || rest.length === 0) return label
  const [row, ...inner] = rest
  return `${label} ${Number(row) + 1}${inner.length > 0 ? `, ${placeInWords(field.fields, inner.join('.'))}` : ''}`
}

/** What is wrong, in one line with its place. */
export const problemInWords = (fields: readonly SettingField[], { message, path }: SettingProblem): string =>
  path ? `${placeInWords(fields, path)}: ${message}` : message
