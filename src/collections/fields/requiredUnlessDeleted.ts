import type { CollectionSlug, TypeWithID, Validate } from 'payload'
import { relationship } from 'payload/shared'
import { findStored } from '@/database/documents/stored'
import { isRecord } from '@/lib/values'

type Row = Readonly<Record<string, unknown>>

/**
 * Validation of a required reference in the rows of a document: requires it, unless what it referred to has been deleted
 * since the document was published. Deleting a person must not block saving the events in which they appeared.
 */
export const requiredUnlessDeleted: Validate = async (value, options) => {
  const problem = await relationship(value as string, options as Parameters<typeof relationship>[1])
  const { collectionSlug, id, path, req, siblingData } = options
  const [list, , name] = path
  const row = isRecord(siblingData) ? siblingData.id : undefined
  if (problem === true || value || !id || !collectionSlug || typeof row !== 'string') return problem
  const live = await findStored<Row & TypeWithID>(req, {
    collection: collectionSlug as CollectionSlug,
    where: { id: { equals: id } },
  })
  const rows = live?._status === 'published' ? live[String(list)] : undefined
  const stored = Array.isArray(rows)
    ? rows.find((other): other is Row => isRecord(other) && other.id === row)
    : undefined
  return stored && !stored[String(name)] ? true : problem
}
