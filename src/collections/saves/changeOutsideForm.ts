import type { CollectionSlug, PayloadRequest } from 'payload'
import { findLockHolders } from '@/access/documentLocks'
import { dbOf } from '@/database/connections'
import { touchDocuments, listNewest } from '@/database/documents/stored'
import { valueChanges, type FieldValues } from '@/lib/content/values'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { rememberOutsideChange, recordOutsideChanges } from './saves'
import { lockedError } from './lockedError'

interface OutsideChange {
  /** Slug of a content type. */
  collection: string
  /** Names of the top-level fields that may change. */
  fields: string[]
  ids: string[]
}

export interface OutsideChanged<Result> {
  /** Documents that another user is editing and that were not changed: user id by document id. */
  leftOut: Map<string, string>
  result: Result
}

/**
 * Changes documents from outside their edit forms (the page tree, the calendar, a job, a sync) in the request's
 * transaction. The change counts as a save of each document: it waits for saves in progress and skips documents that
 * another user is editing. A form opened before the change keeps it when it saves, or reports a conflict if it changes
 * the same field (`guardStale`). Without a user (system jobs), documents locked by any user are skipped.
 *
 * Values that hooks recompute on every save (URLs of child pages, the date span of an event, the search index) are not
 * form content and do not need this.
 * @param change writes the given documents; may receive an empty list
 */
export async function changeManyOutsideForms<Result>(
  req: PayloadRequest,
  { collection, fields, ids }: OutsideChange,
  change: (ids: string[]) => Promise<Result>,
): Promise<OutsideChanged<Result>> {
  await awaitOtherSaves(req, ...ids)
  const leftOut = await findLockHolders(req, collection, ids, req.user?.id)
  const free = ids.filter((id) => !leftOut.has(id))
  const before = await readNewest(req, collection, free, fields)
  const forget = rememberOutsideChange(req, collection, free)
  const result = await change(free)
  forget()
  const after = await readNewest(req, collection, free, fields)
  const changes = free.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    const changed = was && is ? valueChanges(fields, was, is) : {}
    return Object.keys(changed).length > 0 ? [{ changed, id, isTouched: is?.updatedAt !== was?.updatedAt }] : []
  })
  // Payload has already updated `updatedAt` of what it wrote.
  const untouched = changes.filter(({ isTouched }) => !isTouched).map(({ id }) => id)
  await touchDocuments(await dbOf(req), collection, untouched, new Date().toISOString())
  await recordOutsideChanges(
    req,
    collection,
    changes.map(({ changed, id }) => ({ changed, id })),
  )
  return { leftOut, result }
}

/**
 * Changes one document from outside its edit form.
 * @throws APIError 423 with the name of the user who is editing it
 */
export async function changeOutsideForm<Result>(
  req: PayloadRequest,
  { id, ...change }: Omit<OutsideChange, 'ids'> & { id: string },
  write: () => Promise<Result>,
): Promise<Result> {
  const { leftOut, result } = await changeManyOutsideForms(req, { ...change, ids: [id] }, async ([free]) =>
    free ? { written: await write() } : null,
  )
  if (!result) throw await lockedError(req, leftOut.get(id) ?? '')
  return result.written
}

/** The newest versions as stored: references as ids, localized values by language. */
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
