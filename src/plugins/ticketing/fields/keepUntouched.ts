import type { CollectionAfterChangeHook, FlattenedField } from 'payload'
import { isSameValue } from '../../../lib/content/values'
import { linksOf, noteLeft } from '../database/links'

/** Where a performance stands, and what is derived for it: nothing that somebody has worked on. */
const STATE = new Set(['_status', 'createdAt', 'deletedAt', 'publishedAt', 'title', 'updatedAt'])

/**
 * Publishing a performance, or taking it off the site, is no work on it: as long as somebody has changed nothing else, it
 * goes with the box office.
 */
export const keepUntouched: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  const id = String(doc.id)
  const leftAt = (await linksOf(req, 'event-instances', [id])).get(id)?.leftAt
  const isUntouched =
    leftAt !== undefined && leftAt !== null && Date.parse(String(previousDoc?.updatedAt)) <= leftAt.getTime()
  if (isUntouched && !collection.flattenedFields.some((field) => isChanged(field, doc, previousDoc)))
    await noteLeft(req, 'event-instances', id, String(doc.updatedAt))
  return doc
}

const isChanged = (field: FlattenedField, doc: Record<string, unknown>, previous: Record<string, unknown>): boolean =>
  !STATE.has(field.name) &&
  !('virtual' in field && field.virtual) &&
  !isSameValue(doc[field.name], previous[field.name])
