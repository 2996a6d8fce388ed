import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { idOf, isUuid } from '@/lib/values'
import {
  awaitOtherSaves,
  deleteSaves,
  type DocumentSave,
  readNewerSaves,
  saveParts,
  writeOutsideSaves,
} from '@/database/saves/documentSaves'
import { sendSaveWrites, writeWithSave } from '@/database/saves/saveWrites'
import { isSameValue, mergeChanges, type ValueChanges } from '@/lib/content/values'
import { canAccess } from '@/access/canAccess'
import { isolateText } from '@/lib/text/isolated'
import { EDIT_SCREEN, screenIn, STALE_ERROR_PATH } from '@/lib/content/editScreen'
import { translatorOf } from '@/i18n/translator'
import { findPersonName } from '@/collections/hooks/findPersonName'

/** Details of a save in progress. */
interface CurrentSave {
  /** The browser tab that sent the save; null for other clients. */
  screen: string | null
  /** The save only publishes or unpublishes and leaves the content unchanged. */
  isStateOnly: boolean
}

/** @param id of the document; undefined for a bulk operation */
const keyOf = (collection: string, id: unknown): string => `save:${collection}/${typeof id === 'string' ? id : '*'}`

function rememberSave({ context }: PayloadRequest, collection: string, id: unknown, save: CurrentSave): void {
  context[keyOf(collection, id)] = save
}

/** The save in progress of a document, or the bulk save that includes it. */
const saveOf = ({ context }: PayloadRequest, collection: string, id: string): CurrentSave | undefined =>
  (context[keyOf(collection, id)] ?? context[keyOf(collection, undefined)]) as CurrentSave | undefined

/** Whether the save in progress of a document only publishes, unpublishes, trashes or restores it. */
export const isStateChange = (req: PayloadRequest, collection: string, id: string): boolean =>
  saveOf(req, collection, id)?.isStateOnly === true

const outsideKeyOf = (collection: string, id: string): string => `outside:${collection}/${id}`

/**
 * Marks documents as being changed outside their forms; that change is recorded as a whole.
 * @returns a function that removes the mark
 */
export function rememberOutsideChange({ context }: PayloadRequest, collection: string, ids: string[]): () => void {
  for (const id of ids) context[outsideKeyOf(collection, id)] = true
  return () => ids.forEach((id) => delete context[outsideKeyOf(collection, id)])
}

export const isOutsideChange = ({ context }: PayloadRequest, collection: string, id: string): boolean =>
  context[outsideKeyOf(collection, id)] === true

/**
 * Records who saved a document, in the same transaction. Creating a document or changing only its state cannot conflict
 * with other editors and is not recorded.
 */
export const recordSave: CollectionAfterChangeHook = ({ collection, doc, operation, req }) => {
  const id = idOf(doc)
  const save = id ? saveOf(req, collection.slug, id) : undefined
  if (!id || operation !== 'update' || save?.isStateOnly || isOutsideChange(req, collection.slug, id)) return doc
  const parts = saveParts({
    changed: null,
    collection: collection.slug,
    id,
    person: req.user?.id ?? null,
    writer: save?.screen ?? req.user?.id ?? '',
  })
  writeWithSave(req, collection.slug, id, { parts })
  return doc
}

/** Writes what the hooks of a save have added to it. The last of them. */
export const finishSave: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await sendSaveWrites(req, collection.slug, String(doc.id))
  return doc
}

/** Records the values changed outside forms, in the same transaction. */
export const recordOutsideChanges = (
  req: PayloadRequest,
  collection: string,
  changes: { changed: ValueChanges; id: string }[],
): Promise<void> => writeOutsideSaves(req, { changes, collection, person: req.user?.id ?? null })

/** Deletes the save records of a deleted document. */
export const deleteSavesOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteSaves(req, collection.slug, String(id))

const STALE = 409
const STATE = new Set(['_status', 'deletedAt'])

/**
 * Rejects a save with 409 if the request's `updatedAt` is older than a save by another user or another tab. Requests
 * without `updatedAt` are accepted. Saves of the same document run one after the other, so the second of two concurrent
 * saves sees the first.
 *
 * Changes made outside the form (such as moving a page in the tree) are kept and the save succeeds, unless it sets the
 * same fields to different values.
 */
export const guardStale: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return
  const id: unknown = 'id' in args ? args.id : undefined
  const data = ('data' in args ? args.data : undefined) as Record<string, unknown> | undefined
  const screen = screenIn(data?.[EDIT_SCREEN])
  if (data) delete data[EDIT_SCREEN]
  rememberSave(req, collection.slug, id, {
    isStateOnly: Object.keys(data ?? {}).every((key) => STATE.has(key)),
    screen,
  })
  // A bulk update waits for saves in progress of the documents that its condition names.
  if (id === undefined && 'where' in args) await awaitOtherSaves(req, ...namedIds(args.where))
  if (!req.user || req.payloadAPI !== 'REST' || !isUuid(id) || req.routeParams?.id !== id) return
  await awaitOtherSaves(req, id)
  const since = data?.updatedAt
  if (!data || typeof since !== 'string' || Number.isNaN(Date.parse(since))) return
  const saves = await readNewerSaves(req, {
    collection: collection.slug,
    id,
    screen,
    since: new Date(since).toISOString(),
  })
  const newer =
    saves.findLast(({ changed }) => changed === null) ?? keepOutsideChanges(collection, data, saves, req.locale)
  // Without update permission, access control rejects the request next, without revealing who saved.
  if (newer && (await canAccess(req, collection.slug, id, 'update'))) throw await staleError(req, newer)
}

/** Maximum number of ids read from a condition. */
const MAX_NAMED_IDS = 1_000

/** The ids in a condition, at any depth. */
function namedIds(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return []
  return Object.values(where)
    .flatMap((value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap((item) => (isUuid(item) ? [item] : namedIds(item)))
        : isUuid(value)
          ? [value]
          : namedIds(value),
    )
    .slice(0, MAX_NAMED_IDS)
}

async function staleError(req: PayloadRequest, { person }: DocumentSave): Promise<APIError> {
  const t = translatorOf(req.i18n)
  const name = await findPersonName(req, person)
  const message = name ? t('editingSavedBy', { person: isolateText(name) }) : t('editingSavedElsewhere')
  return new APIError(message, STALE, { code: 'stale:documents', errors: [{ message, path: STALE_ERROR_PATH }] }, true)
}

/**
 * Removes fields from a save that still have the value from before a change outside the form, so that the change is
 * kept.
 * @param data as received; modified in place
 * @returns the change that conflicts with the save; null if there is none
 */
function keepOutsideChanges(
  { flattenedFields }: SanitizedCollectionConfig,
  data: Record<string, unknown>,
  saves: DocumentSave[],
  locale: string | undefined,
): DocumentSave | null {
  const isLocalized = new Set(
    flattenedFields.filter(({ localized }) => localized && locale !== 'all').map(({ name }) => name),
  )
  const inLocale = (name: string, value: unknown): unknown =>
    isLocalized.has(name) ? (value as Record<string, unknown> | null)?.[locale ?? ''] : value
  const repeated: string[] = []
  for (const [name, [before, after]] of Object.entries(mergeChanges(saves.map(({ changed }) => changed ?? {})))) {
    if (!(name in data) || isSameValue(data[name], inLocale(name, after))) continue
    if (!isSameValue(data[name], inLocale(name, before)))
      return saves.findLast(({ changed }) => changed && name in changed) ?? null
    repeated.push(name)
  }
  for (const name of repeated) delete data[name]
  return null
}
