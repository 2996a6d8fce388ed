import type { PayloadRequest } from 'payload'
import { canTouch } from '../../../access/canTouch'
import { changeLabels } from '../../../endpoints/documents/changeLabels'
import { notFound } from '../../../endpoints/OperationError'
import type { ChangeLabels } from '../../../lib/content/changes/changedField'
import { headingOf } from '../../../lib/content/changes/headingOf'
import { languageLabel } from '../../../lib/languages/languages'
import { newestFacts } from '../database/facts'
import { AREA } from './area'
import type { DocumentText } from './collectTexts'
import { progressOf, stateOf, type Facts } from './facts'
import { languagesOf, readNewest } from './readTexts'
import type { TranslatedText, Translations } from './shapes'

interface Wanted {
  collection: string
  document: string
  tenantId: string
  /** The language whose texts are told; none without it. */
  to?: string | undefined
}

/** How far the translations of a document are, as somebody reads it who may. @throws OperationError 404 for everybody else */
export async function translationsFor(
  req: PayloadRequest,
  { collection, document, tenantId, to }: Wanted,
): Promise<Translations> {
  if (!(await canTouch(req, collection, document, 'read'))) throw notFound(AREA)
  const languages = await languagesOf(req, tenantId)
  const newest = await readNewest(req, collection, document)
  if (!newest) throw notFound(AREA)
  const { isTrashed, texts, updatedAt } = newest
  const mayWrite = !isTrashed && (await canTouch(req, collection, document, 'update'))
  if (!languages || texts.length === 0)
    return { languages: [], main: { code: '', label: '' }, mayWrite, texts: [], updatedAt }
  const { main, others } = languages
  const facts = await newestFacts(req, { collection, document })
  const words = { ...changeLabels(req, new Map(), 'UTC'), languages: [main, ...others] }
  return {
    languages: others.map((code) => ({ code, label: languageLabel(code), ...progressOf(texts, code, main, facts) })),
    main: { code: main, label: languageLabel(main) },
    mayWrite,
    texts:
      to !== undefined && others.includes(to)
        ? texts.flatMap((text) => shownText(req, text, { facts, main, to, words }))
        : [],
    updatedAt,
  }
}

interface Telling {
  facts: Facts | null
  main: string
  to: string
  words: ChangeLabels
}

function shownText(
  { payload }: PayloadRequest,
  text: DocumentText,
  { facts, main, to, words }: Telling,
): TranslatedText[] {
  const state = stateOf(text, to, main, facts)
  if (!state) return []
  const { kind, path, trail, values } = text
  const last = trail.at(-1)
  const field = last && 'field' in last ? last.field : null
  return [
    {
      kind,
      label: field ? words.label(field.label ?? field.name) : '',
      maxLength: field?.maxLength ?? null,
      path,
      rows: trail.flatMap((step) => ('row' in step ? [headingOf(step.row, step.index, payload.blocks, words)] : [])),
      source: values[main] ?? '',
      state,
      value: values[to] ?? '',
    },
  ]
}
