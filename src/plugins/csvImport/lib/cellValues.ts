import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '@/database/documents/newestVersions'
import type { Translator } from '@/exports/types'
import { validateValue } from './changesOf'
import type { ImportField } from './importFields'
import type { Line } from './plan'
import { looseNameKey, nameKey } from './nameKey'
import { EXAMPLES } from './examples'
import { readCell, type Cell } from './readCell'

interface Options {
  /** Maps a field to its column, where the names differ. */
  columnOf?: (name: string) => string
  fields: readonly ImportField[]
  /** The field by which the line's document was found: it keeps its spelling. Default: none. */
  foundBy?: string
  isPublish: boolean
  /** Parses a cell; by default as the field expects it. */
  read?: (text: string, field: ImportField) => Cell
  t: Translator
}

/** Keeps a stored text that has the same key. */
const asStored = (value: unknown, stored: unknown, keyOf: (text: string) => string): unknown =>
  typeof value === 'string' && typeof stored === 'string' && keyOf(stored) === keyOf(value) ? stored : value

/** Whether a stored value would be read like this: an export that comes back changes no spaces and rounds no number. */
function isReadAs(value: unknown, stored: unknown, read: (text: string) => Cell): boolean {
  if (typeof stored !== 'number' && typeof stored !== 'string') return false
  const own = read(String(stored).trim())
  return 'value' in own && own.value === value
}

/** The values in a line, and its problems as translated text. An empty cell leaves the stored value unchanged. */
export async function valuesOf(
  req: PayloadRequest,
  texts: Line['texts'],
  version: NewestVersion | null,
  {
    columnOf = (name) => name,
    fields,
    foundBy,
    isPublish,
    read = (text, { field }) => readCell(text, field, req.i18n),
    t,
  }: Options,
): Promise<{ problems: string[]; values: Record<string, unknown> }> {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  const addProblem = (label: string, message: string) =>
    problems.push(t('importProblem', { field: label, words: message }))
  for (const field of fields) {
    const text = texts.get(columnOf(field.name))
    if (text === undefined) continue
    const cell = read(text, field)
    if ('problem' in cell) addProblem(field.label, t(cell.problem, EXAMPLES))
    else {
      const stored = version?.data[field.name]
      values[field.name] =
        field.field.type === 'text'
          ? asStored(cell.value, stored, field.name === foundBy ? looseNameKey : nameKey)
          : isReadAs(cell.value, stored, (own) => read(own, field))
            ? stored
            : cell.value
    }
  }
  const data = { ...version?.data, ...values }
  for (const { field, label, name } of fields) {
    const isMissing =
      isPublish &&
      !version &&
      !(name in values) &&
      'required' in field &&
      field.required === true &&
      field.defaultValue === undefined
    if (isMissing) addProblem(label, t('importMissing'))
    if (!(name in values)) continue
    const result = await validateValue(req, field, values[name], data, version)
    if (result !== true) addProblem(label, result)
  }
  return { problems, values }
}
