import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '@/database/documents/newestVersions'
import type { Translator } from '@/exports/types'
import { valuesOf } from './cellValues'
import { changesOf, formatValue } from './changesOf'
import type { ImportField } from './importFields'
import { ID } from './matchColumns'
import { nameKey } from './nameKey'
import { isLive, type Line, type RowPlan, type RowState } from './plan'

export interface RowContext {
  byId: ReadonlyMap<string, NewestVersion>
  /** Finds documents by the field that identifies them. */
  byKey: (text: string) => NewestVersion[]
  /** Names of users who are editing documents, by document id. */
  editors: ReadonlyMap<string, string>
  fields: readonly ImportField[]
  /** The key of new documents, of which there is one line each. */
  identityOf: (text: string) => string
  isPublish: boolean
  key: string
  /** Line of the first row for each document. */
  seen: Map<string, number>
  t: Translator
  type: string
}

/** Plans a row: a new document, a change, no change, or a problem. */
export async function planRow(req: PayloadRequest, { line, texts }: Line, context: RowContext): Promise<RowPlan> {
  const { byKey, editors, fields, identityOf, key, seen, t, type } = context
  const keyText = nameKey(texts.get(key) ?? '')
  const idText = texts.get(ID)?.toLowerCase()
  const plan = (state: RowState, more: Partial<RowPlan> = {}): RowPlan => ({
    documents: [],
    line,
    state,
    title: keyText || t('untitled'),
    messages: [],
    ...more,
  })
  const problem = (...messages: string[]) => plan('problem', { messages: messages })
  const named = idText ? [] : byKey(keyText)
  const version = idText ? context.byId.get(idText) : named[0]
  if (idText && !version) return problem(t('importNoSuchId'))
  if (!idText && !keyText) return problem(t('importNoKey', { field: labelOf(fields, key) }))
  if (named.length > 1) return problem(t('importSeveral'))
  const identity = version?.id ?? `new ${identityOf(keyText)}`
  const before = seen.get(identity)
  if (before !== undefined) return problem(t('importTwice', { line: before }))
  seen.set(identity, line)
  const { problems, values } = await valuesOf(req, texts, version ?? null, {
    ...context,
    ...(!idText && { foundBy: key }),
  })
  if (problems.length > 0) return problem(...problems)
  const title = keyText || String(version?.data[key] ?? '')
  const document = { partOf: null, title, type, version: version ?? null }
  if (!version) return plan('new', { documents: [{ ...document, values }] })
  const changed = changesOf(values, version)
  if (Object.keys(changed).length === 0) return plan('unchanged', { title })
  const editor = editors.get(version.id)
  if (editor) return problem(t('lockedBy', { person: editor }))
  const messages = Object.entries(changed).map(([name, value]) =>
    t('importChange', {
      after: formatValue(value, t),
      before: formatValue(version.data[name], t),
      field: labelOf(fields, name),
    }),
  )
  if (context.isPublish && !isLive(version)) messages.push(t('importStaysDraft'))
  return plan('changed', { documents: [{ ...document, values: changed }], title, messages: messages })
}

const labelOf = (fields: readonly ImportField[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name
