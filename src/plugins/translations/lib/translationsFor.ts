import type { PayloadRequest } from 'payload'
import { canAccess } from '@/access/canAccess'
import { changeLabels } from '@/endpoints/documents/changeLabels'
import { notFound } from '@/exports/server'
import type { ChangeLabels } from '@/lib/content/changes/changedField'
import { headingOf } from '@/lib/content/changes/headingOf'
import { languageLabel } from '@/lib/languages/languages'
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
  /** The language whose texts are returned. Without it, no texts are returned. */
  to?: string | undefined
}

/** Describes the translations of a document for the current user. @throws OperationError 404 if they may not read it */
export async function translationsFor(
  req: PayloadRequest,
  { collection, document, tenantId, to }: Wanted,
): Promise<Translations> {
  if (!(await canAccess(req, collection, document, 'read'))) throw notFound(AREA)
  const languages = await languagesOf(req, tenantId)
  const newest = await readNewest(req, collection, document)
  if (!newest) throw notFound(AREA)
  const { isTrashed, texts, updatedAt } = newest
  const mayWrite = !isTrashed && (await canAccess(req, collection, document, 'update'))
  if (!languages || texts.length === 0)
    return { languages: [], main: { code: '', label: '' }, mayWrite, texts: [], updatedAt }
  const { main, others } = languages
  const facts = await newestFacts(req, { collection, document })
  const labels = { ...changeLabels(req, new Map(), 'UTC'), languages: [main, ...others] }
  return {
    languages: others.map((code) => ({ code, label: languageLabel(code), ...progressOf(texts, code, main, facts) })),
    main: { code: main, label: languageLabel(main) },
    mayWrite,
    texts:
      to !== undefined && others.includes(to)
        ? texts.flatMap((text) => describeText(req, text, { facts, labels, main, to }))
        : [],
    updatedAt,
  }
}

interface TextContext {
  facts: Facts | null
  labels: ChangeLabels
  main: string
  to: string
}

function describeText(
  { payload }: PayloadRequest,
  text: DocumentText,
  { facts, labels, main, to }: TextContext,
): TranslatedText[] {
  const state = stateOf(text, to, main, facts)
  if (!state) return []
  const { kind, path, trail, values } = text
  const last = trail.at(-1)
  const field = last && 'field' in last ? last.field : null
  return [
    {
      kind,
      label: field ? labels.label(field.label ?? field.name) : '',
      maxLength: field?.maxLength ?? null,
      path,
      rows: trail.flatMap((step) => ('row' in step ? [headingOf(step.row, step.index, payload.blocks, labels)] : [])),
      source: values[main] ?? '',
      state,
      value: values[to] ?? '',
    },
  ]
}
