import type { BasePayload, CollectionSlug, RichTextField } from 'payload'
import { dataWith } from '../map/document'
import type { TargetField } from '../map/targets'
import { isHtml } from '../map/values'
import type { FieldChange, PlanPart } from '../plan/types'
import type { SyncContext } from './SyncContext'
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { newWindow } from '@/lib/html/newWindow'
import { sanitizeHtml } from '@/lib/html/sanitizeHtml'

let parser: DOMParser | undefined

/**
 * The part of jsdom's interface that the conversion needs. One parser is shared: creating a window takes longer than
 * everything else.
 */
class ParsedDocument {
  readonly window: { document: Document }

  constructor(html: string) {
    parser ??= new (newWindow().DOMParser)()
    this.window = { document: parser.parseFromString(html, 'text/html') }
  }
}

/**
 * Converts box-office HTML to Lexical: paragraphs, headings, lists, emphasis and links; no scripts or external
 * resources.
 */
const toRichText = (field: RichTextField, html: string): { root: unknown } =>
  convertHTMLToLexical({
    editorConfig: editorConfigFactory.fromField({ field }),
    html: sanitizeHtml(html),
    JSDOM: ParsedDocument,
  })

/** Targets of a content type. */
export const targetsOf = ({ targets }: SyncContext['settings'], type: PlanPart['type']): readonly TargetField[] =>
  type === 'events' ? targets.events : targets.instances

/**
 * Data of a document with these changes applied and rich text converted.
 * @param before current data of the document; {} for a new one
 */
export function dataOf(
  payload: BasePayload,
  { settings }: SyncContext,
  type: PlanPart['type'],
  before: Readonly<Record<string, unknown>>,
  changes: readonly FieldChange[],
): Record<string, unknown> {
  const data = dataWith(before, changes, targetsOf(settings, type), settings.language)
  const fields = payload.collections[type as CollectionSlug].config.flattenedFields
  for (const [name, value] of Object.entries(data)) {
    const field = fields.find((candidate) => candidate.name === name)
    if (field?.type === 'richText' && isHtml(value)) data[name] = toRichText(field as RichTextField, value.html)
  }
  return data
}
