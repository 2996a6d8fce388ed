import type { CollectionSlug } from 'payload'
import { clientOf, newId, type Transaction } from '@/database/connections'
import { insertRows, rowsOf, type Row } from './rows'

/**
 * Stores new documents of a collection in as many statements as one, without access control, hooks, defaults and
 * validation, as `createStored` does.
 * @returns their ids, in the same order
 */
export async function createManyStored(
  req: Transaction,
  collection: CollectionSlug,
  documents: Row[],
): Promise<string[]> {
  if (documents.length === 0) return []
  const { payload } = req
  const rows = documents.map((data) => ({ id: newId(payload, collection), data }))
  const now = new Date().toISOString()
  await insertRows(await clientOf(req), payload.db, await rowsOf(payload.db, collection, rows, now))
  return rows.map(({ id }) => id)
}
