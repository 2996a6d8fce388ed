import type { SettingProblem } from './ruleProblems'
import type { ThemeField } from './themeField'

/**
 * Describes a path by labels.
 * @example describePath(fields, 'quotes.0.words') // 'Quotes 1, Words'
 */
function describePath(fields: readonly ThemeField[], path: string): string {
  const [name, ...rest] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return path
  const { label } = field
  if (field.type === 'group' && rest.length > 0) return `${label}, ${describePath(field.fields, rest.join('.'))}`
  if (field.type !== 'array' || rest.length === 0) return label
  const [row, ...inner] = rest
  return `${label} ${Number(row) + 1}${inner.length > 0 ? `, ${describePath(field.fields, inner.join('.'))}` : ''}`
}

/** A problem with its location, in one line. */
export const describeProblem = (fields: readonly ThemeField[], { message, path }: SettingProblem): string =>
  path ? `${describePath(fields, path)}: ${message}` : message
