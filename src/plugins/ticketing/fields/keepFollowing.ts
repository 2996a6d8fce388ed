import type { CollectionAfterChangeHook, FlattenedField } from 'payload'
import { isSameValue } from '@/lib/content/values'
import { linksOf, recordWrittenAt } from '../database/links'

/** Fields of publication status and derived fields, whose changes do not count as edits. */
const STATE = new Set(['_status', 'createdAt', 'deletedAt', 'publishedAt', 'title', 'updatedAt'])

/**
 * Publishing or unpublishing a performance is not an edit: as long as nothing else has changed, it keeps following the
 * box office.
 */
export const keepFollowing: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  const id = String(doc.id)
  const leftAt = (await linksOf(req, 'event-instances', [id])).get(id)?.leftAt
  const isUntouched =
    leftAt !== undefined && leftAt !== null && Date.parse(String(previousDoc?.updatedAt)) <= leftAt.getTime()
  if (isUntouched && !collection.flattenedFields.some((field) => isChanged(field, doc, previousDoc)))
    await recordWrittenAt(req, 'event-instances', id, String(doc.updatedAt))
  return doc
}

const isChanged = (field: FlattenedField, doc: Record<string, unknown>, previous: Record<string, unknown>): boolean =>
  !STATE.has(field.name) &&
  !('virtual' in field && field.virtual) &&
  !isSameValue(doc[field.name], previous[field.name])
