import type { CollectionSlug, PayloadRequest } from 'payload'
import { holdersOf } from '../../access/lockOf'
import { dbOf } from '../../database/dbOf'
import { touchDocuments } from '../../database/touchDocuments'
import { valueChanges, type FieldValues } from '../../lib/content/valueChanges'
import { awaitOtherSaves } from '../../database/saves/documentSaves'
import { rememberOutsideChange } from './currentSave'
import { lockedBy } from './lockedBy'
import { recordOutsideChange } from './recordSave'
import { listNewest } from '@/database/documents/stored'

interface OutsideChange {
  /** Slug of a content type. */
  collection: string
  /** Names of the top-level fields that may change. */
  fields: string[]
  ids: string[]
}

export interface OutsideChanged<Result> {
  /** Documents that somebody else is editing, which stay as they are: id of the person by id of the document. */
  leftOut: Map<string, string>
  result: Result
}

/**
 * Changes documents from somewhere else than their forms (a tree, a calendar, a job, a synchronisation), in the request's
 * transaction. It counts as a save of each of them: saves that are under way come first, what somebody else is editing is
 * left out, and a form that was opened before keeps what has changed here, or learns of it where it says otherwise
 * (`guardStale`). The system, which is nobody, leaves out whatever anybody is editing.
 *
 * Values that hooks work out anew on every save (addresses of pages below, the span of an event, the search index) are
 * no content of a form and need none of this.
 * @param change writes the documents that it is given, which may be none
 */
export async function changeManyOutsideForms<Result>(
  req: PayloadRequest,
  { collection, fields, ids }: OutsideChange,
  change: (ids: string[]) => Promise<Result>,
): Promise<OutsideChanged<Result>> {
  await awaitOtherSaves(req, ...ids)
  const leftOut = await holdersOf(req, collection, ids, req.user?.id)
  const free = ids.filter((id) => !leftOut.has(id))
  const before = await readNewest(req, collection, free, fields)
  const forget = rememberOutsideChange(req, collection, free)
  const result = await change(free)
  forget()
  const after = await readNewest(req, collection, free, fields)
  const now = new Date().toISOString()
  for (const id of free) {
    const [was, is] = [before.get(id), after.get(id)]
    const changed = was && is ? valueChanges(fields, was, is) : {}
    if (Object.keys(changed).length === 0) continue
    // What Payload has written has a new moment already.
    if (is?.updatedAt === was?.updatedAt) await touchDocuments(await dbOf(req), collection, [id], now)
    await recordOutsideChange(req, { changed, collection, id })
  }
  return { leftOut, result }
}

/**
 * Changes one document from somewhere else than its form.
 * @throws APIError 423 with the name of whoever is editing it
 */
export async function changeOutsideForm<Result>(
  req: PayloadRequest,
  { id, ...change }: Omit<OutsideChange, 'ids'> & { id: string },
  write: () => Promise<Result>,
): Promise<Result> {
  const { leftOut, result } = await changeManyOutsideForms(req, { ...change, ids: [id] }, async ([free]) =>
    free ? { written: await write() } : null,
  )
  if (!result) throw await lockedBy(req, leftOut.get(id) ?? '')
  return result.written
}

/** The newest versions as they are stored: references as ids, translated values under their languages. */
async function readNewest(
  req: PayloadRequest,
  collection: string,
  ids: string[],
  fields: string[],
): Promise<Map<string, FieldValues>> {
  if (ids.length === 0) return new Map()
  const { docs } = await listNewest<FieldValues & { id: string }>(req, {
    collection: collection as CollectionSlug,
    pagination: false,
    select: { parent: true, version: Object.fromEntries([...fields, 'updatedAt'].map((name) => [name, true])) },
    where: { parent: { in: ids } },
  })
  return new Map(docs.map((doc) => [String(doc.id), doc]))
}
