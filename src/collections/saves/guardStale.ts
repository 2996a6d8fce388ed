import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { canTouch } from '../../access/canTouch'
import { isUuid } from '../../lib/ids/isUuid'
import { STALE_AT } from '../../lib/content/refusedSave'
import { isolated } from '../../lib/text/isolated'
import { EDIT_SCREEN, screenIn } from '../../lib/content/editScreen'
import { translatorOf } from '../../i18n/translator'
import { nameOfPerson } from '../hooks/nameOfPerson'
import { rememberSave } from './currentSave'
import { awaitOtherSaves, newerSaves, type DocumentSave } from '../../database/saves/documentSaves'
import { isSameValue, joinChanges } from '@/lib/content/valueChanges'

const STALE = 409
const STATE = new Set(['_status', 'deletedAt'])

/**
 * Refuses to save over what the caller has not seen: whoever sends the `updatedAt` that they read is told when somebody
 * else, or another tab of theirs, has saved since. A caller that sends none is served. Saves of one document wait for
 * each other, so that of two at once the second sees the first.
 *
 * What has been changed outside the form since (a move in the tree, say) stays as it is now, and the save goes through
 * on top of it, unless the caller has changed the same fields to something else.
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
  // Of many at once those that are named are read when the saves of them that are under way have ended.
  if (id === undefined && 'where' in args) await awaitOtherSaves(req, ...idsNamed(args.where))
  if (!req.user || req.payloadAPI !== 'REST' || !isUuid(id) || req.routeParams?.id !== id) return
  await awaitOtherSaves(req, id)
  const since = data?.updatedAt
  if (typeof since !== 'string' || Number.isNaN(Date.parse(since))) return
  const saves = await newerSaves(req, { collection: collection.slug, id, screen, since: new Date(since).toISOString() })
  const newer =
    saves.findLast(({ changed }) => changed === null) ?? keepOutsideChanges(collection, data!, saves, req.locale)
  // Whoever may not change the document learns from what comes next that they may not, and nothing else.
  if (newer && (await canTouch(req, collection.slug, id, 'update'))) throw await savedMeanwhile(req, newer)
}

/** Most documents that are named one by one. */
const MOST_NAMED = 1_000

/** The ids in a condition, wherever they stand in it. */
function idsNamed(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return []
  return Object.values(where)
    .flatMap((value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap((one) => (isUuid(one) ? [one] : idsNamed(one)))
        : isUuid(value)
          ? [value]
          : idsNamed(value),
    )
    .slice(0, MOST_NAMED)
}

async function savedMeanwhile(req: PayloadRequest, { person }: DocumentSave): Promise<APIError> {
  const t = translatorOf(req.i18n)
  const name = await nameOfPerson(req, person)
  const message = name ? t('editingSavedBy', { person: isolated(name) }) : t('editingSavedElsewhere')
  return new APIError(message, STALE, { code: 'stale:documents', errors: [{ message, path: STALE_AT }] }, true)
}

/**
 * Takes out of a save what it only repeats from before changes outside the form, so that these stay.
 * @param data as it was sent; changed in place
 * @returns the change that says something else than the caller, who has changed the same field; null where none does
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
  for (const [name, [before, after]] of Object.entries(joinChanges(saves.map(({ changed }) => changed ?? {})))) {
    if (!(name in data) || isSameValue(data[name], inLocale(name, after))) continue
    if (!isSameValue(data[name], inLocale(name, before)))
      return saves.findLast(({ changed }) => changed && name in changed) ?? null
    repeated.push(name)
  }
  for (const name of repeated) delete data[name]
  return null
}
