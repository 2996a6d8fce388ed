import type { BasePayload, CollectionSlug, RichTextField } from 'payload'
import { dataWith } from '../map/document'
import type { TargetField } from '../map/targets'
import { isHtml } from '../map/values'
import type { FieldChange, PlanPart } from '../plan/types'
import type { SyncContext } from './SyncContext'
import { htmlToRichText } from '@/collections/fields/htmlToRichText'

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
    if (field?.type === 'richText' && isHtml(value)) data[name] = htmlToRichText(field as RichTextField, value.html)
  }
  return data
}
