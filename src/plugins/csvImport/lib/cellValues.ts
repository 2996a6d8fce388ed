import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '../../../database/documents/newestVersions'
import type { Translator } from '../../../i18n/createTranslator'
import { validateValue } from './changesOf'
import type { ImportField } from './importFields'
import type { Line } from './plan'
import { readCell, type Cell } from './readCell'

interface Reading {
  /** Column of a field, where that is called otherwise. */
  columnOf?: (name: string) => string
  fields: readonly ImportField[]
  isPublish: boolean
  /** What a cell says; default: as the field writes it. */
  read?: (text: string, field: ImportField) => Cell
  t: Translator
}

/** What a line says of a document, and what is wrong with it, in words. An empty cell says nothing: what is stored stays. */
export async function valuesOf(
  req: PayloadRequest,
  texts: Line['texts'],
  version: NewestVersion | null,
  {
    columnOf = (name) => name,
    fields,
    isPublish,
    read = (text, { field }) => readCell(text, field, req.i18n),
    t,
  }: Reading,
): Promise<{ problems: string[]; values: Record<string, unknown> }> {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  const say = (label: string, words: string) => problems.push(t('importProblem', { field: label, words }))
  for (const one of fields) {
    const text = texts.get(columnOf(one.name))
    if (text === undefined) continue
    const cell = read(text, one)
    if ('problem' in cell) say(one.label, t(cell.problem))
    else values[one.name] = cell.value
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
    if (isMissing) say(label, t('importMissing'))
    if (!(name in values)) continue
    const verdict = await validateValue(req, field, values[name], data, version)
    if (verdict !== true) say(label, verdict)
  }
  return { problems, values }
}
