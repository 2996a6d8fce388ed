import type { FlattenedField, PayloadRequest } from 'payload'
import type { NewestVersion } from '../../../database/documents/newestVersions'
import type { Translator } from '../../../i18n/say'
import type { ImportField } from './importFields'
import { ID } from './matchColumns'
import { readCell } from './readCell'

export type RowState = 'changed' | 'new' | 'problem' | 'unchanged'

export interface RowPlan {
  /** Of the document that it changes. */
  id: string | null
  /** In the text, from 1. */
  line: number
  state: RowState
  title: string
  /** What is written, by field. */
  values: Record<string, unknown>
  /** As it is stored now. */
  version: NewestVersion | null
  /** What is in the way, or will be different, in words. */
  words: string[]
}

export interface RowContext {
  byId: ReadonlyMap<string, NewestVersion>
  byKey: ReadonlyMap<string, NewestVersion[]>
  /** Who is editing documents, by their ids. */
  editors: ReadonlyMap<string, string>
  fields: readonly ImportField[]
  isPublish: boolean
  key: string
  /** Line of the first row for a document. */
  seen: Map<string, number>
  t: Translator
}

interface Row {
  line: number
  texts: ReadonlyMap<string, string>
}

/** What becomes of a row: a new document, a change, nothing, or words that say what is in the way. */
export async function planRow(req: PayloadRequest, { line, texts }: Row, context: RowContext): Promise<RowPlan> {
  const { byKey, editors, fields, key, seen, t } = context
  const keyText = texts.get(key) ?? ''
  const idText = texts.get(ID)?.toLowerCase()
  const plan = (state: RowState, more: Partial<RowPlan> = {}): RowPlan => ({ id: null, line, state, title: keyText || t('untitled'), values: {}, version: null, words: [], ...more })
  const problem = (...words: string[]) => plan('problem', { words })
  const version = idText ? context.byId.get(idText) : byKey.get(keyText)?.[0]
  if (idText && !version) return problem(t('importNoSuchId'))
  if (!idText && !keyText) return problem(t('importNoKey', { field: labelOf(fields, key) }))
  if (!idText && (byKey.get(keyText)?.length ?? 0) > 1) return problem(t('importSeveral'))
  const identity = version?.id ?? `new ${keyText.toLocaleLowerCase()}`
  const before = seen.get(identity)
  if (before !== undefined) return problem(t('importTwice', { line: before }))
  seen.set(identity, line)
  const { problems, values } = await valuesOf(req, texts, version ?? null, context)
  if (problems.length > 0) return problem(...problems)
  if (!version) return plan('new', { values })
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, version.data[name])))
  const title = keyText || String(version.data[key] ?? '')
  if (Object.keys(changed).length === 0) return plan('unchanged', { id: version.id, title, version })
  const editor = editors.get(version.id)
  if (editor) return problem(t('lockedBy', { person: editor }))
  const words = Object.entries(changed).map(([name, value]) => t('importChange', { after: shown(value, t), before: shown(version.data[name], t), field: labelOf(fields, name) }))
  if (context.isPublish && !isLive(version)) words.push(t('importStaysDraft'))
  return plan('changed', { id: version.id, title, values: changed, version, words })
}

/** Visitors see the newest version. */
export const isLive = ({ hasDraft, isPublished }: NewestVersion): boolean => isPublished && !hasDraft

async function valuesOf(req: PayloadRequest, texts: Row['texts'], version: NewestVersion | null, { fields, isPublish, t }: RowContext): Promise<{ problems: string[]; values: Record<string, unknown> }> {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  const say = (label: string, words: string) => problems.push(t('importProblem', { field: label, words }))
  for (const { field, label, name } of fields) {
    const text = texts.get(name)
    // An empty cell says nothing: what is stored stays.
    if (text === undefined) continue
    const cell = readCell(text, field, req.i18n)
    if ('problem' in cell) say(label, t(cell.problem))
    else values[name] = cell.value
  }
  const data = { ...version?.data, ...values }
  for (const { field, label, name } of fields) {
    const isMissing = isPublish && !version && !(name in values) && 'required' in field && field.required === true && field.defaultValue === undefined
    if (isMissing) say(label, t('importMissing'))
    if (!(name in values)) continue
    const verdict = await validate(req, field, values[name], data, version)
    if (verdict !== true) say(label, verdict)
  }
  return { problems, values }
}

type Validate = (value: unknown, options: Record<string, unknown>) => Promise<string | true> | string | true

/** What the form of a document would say. */
async function validate(req: PayloadRequest, field: FlattenedField, value: unknown, data: Record<string, unknown>, version: NewestVersion | null): Promise<string | true> {
  if (!('validate' in field) || typeof field.validate !== 'function') return true
  const check = field.validate as Validate
  return check(value, { ...field, blockData: {}, data, event: 'submit', id: version?.id, operation: version ? 'update' : 'create', overrideAccess: false, path: [field.name], preferences: { fields: {} }, previousValue: version?.data[field.name], req, siblingData: data })
}

const labelOf = (fields: readonly ImportField[], name: string): string => fields.find((one) => one.name === name)?.label ?? name

const isSame = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '')

const LONGEST = 60

function shown(value: unknown, t: Translator): string {
  if (value === null || value === undefined || value === '') return t('importNothing')
  if (typeof value === 'boolean') return t(value ? 'listsCsvYes' : 'listsCsvNo')
  const text = String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
