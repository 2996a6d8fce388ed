import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { callboardOf } from '@/access/registryOf'
import { tenantOf } from '@/access/tenants'
import {
  collectReferences,
  type FoundReferences,
  type Reference,
  type WalkContext,
} from '@/lib/content/collectReferences'
import { idOf, isUuid } from '@/lib/values'
import {
  deleteReferences,
  findTargets,
  referenceParts,
  replaceReferences,
  type StoredReference,
  type Target,
  writeLanguageReferences,
} from '@/database/documents/savedReferences'
import { listNewest } from '@/database/documents/stored'
import { executeParts, writeWithSave } from '@/database/saves/saveWrites'
import { translatorOf } from '@/i18n/translator'
import { isTextsOnly } from '@/collections/hooks/publishing'

const contexts = new WeakMap<object, WalkContext>()

/** Every reference to content in a document's data of one language. */
export function referencesOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): Reference[] {
  return allReferencesOf(req, collection, data).references
}

/** As `referencesOf`, plus the references to collections that content must not refer to. */
function allReferencesOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  data: Record<string, unknown>,
): FoundReferences {
  return collectReferences(collection.flattenedFields, data, contextOf(req))
}

function contextOf({ payload }: PayloadRequest): WalkContext {
  let context = contexts.get(payload.config)
  if (!context) {
    const targets = new Set(callboardOf(payload).contentTypes.map((type) => type.slug))
    context = { blocks: payload.blocks, targets }
    contexts.set(payload.config, context)
  }
  return context
}

const copyKey = (collection: string): string => `copiesDocument/${collection}`

/** Whether the request creates the document of a collection as a copy of another. */
export const isCopy = ({ context }: PayloadRequest, collection: string): boolean =>
  context[copyKey(collection)] === true

/** Remembers that the document is created as a copy; later hooks cannot tell. */
export const rememberCopy: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create')
    req.context[copyKey(collection.slug)] = 'duplicateFromID' in args && Boolean(args.duplicateFromID)
}

/**
 * Rejects new references to documents that do not exist or belong to another tenant, also in drafts and autosaves, and
 * new references by users to trashed documents. Existing references are not checked: a target deleted later must not
 * block saving. A restored version keeps its references whatever their state, and a copy keeps those of the original.
 */
export const guardReferences: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { references, strays } = allReferencesOf(req, collection, data)
  if (references.length === 0 && strays.length === 0) return data
  const stored = originalDoc ? allReferencesOf(req, collection, originalDoc) : { references: [], strays: [] }
  const before = new Set([...stored.references, ...stored.strays].map(keyOf))
  const isNew = (reference: Reference): boolean => !before.has(keyOf(reference))
  const isRestoring = req.context.isRestoringVersion === true
  await assertTargets(
    req,
    collection.slug,
    { references: references.filter(isNew), strays: strays.filter(isNew) },
    {
      mayBeGone: isRestoring,
      mayBeTrashed: isRestoring || isCopy(req, collection.slug) || !req.user,
      tenant: idOf(data.tenant ?? originalDoc?.tenant),
    },
  )
  return data
}

/**
 * As `guardReferences`, for new values of documents that are written without the hooks of a save.
 * @param values of each document
 */
export async function assertReferences(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  values: Record<string, unknown>[],
  tenant: string,
): Promise<void> {
  const found = values.map((own) => allReferencesOf(req, collection, own))
  await assertTargets(
    req,
    collection.slug,
    { references: found.flatMap(({ references }) => references), strays: found.flatMap(({ strays }) => strays) },
    { mayBeGone: false, mayBeTrashed: !req.user, tenant },
  )
}

/** @throws ValidationError for references to what is not the tenant's or, unless allowed, gone or in its trash */
async function assertTargets(
  req: PayloadRequest,
  collection: string,
  { references, strays }: FoundReferences,
  { mayBeGone, mayBeTrashed, tenant }: { mayBeGone: boolean; mayBeTrashed: boolean; tenant: string | null },
): Promise<void> {
  const found = await targetsOf(req, references, tenant)
  const foreign = [
    ...references.filter(
      (reference) => (found.get(keyOf(reference)) ?? (mayBeGone ? 'gone' : 'foreign')) === 'foreign',
    ),
    ...strays,
  ]
  const trashed = mayBeTrashed ? [] : references.filter((reference) => found.get(keyOf(reference)) === 'trashed')
  if (foreign.length === 0 && trashed.length === 0) return
  const t = translatorOf(req.i18n)
  const toErrors = (invalid: Reference[], message: string) => invalid.map(({ path }) => ({ message, path }))
  throw new ValidationError({
    collection,
    errors: [...toErrors(foreign, t('checkForeign')), ...toErrors(trashed, t('referenceTrashed'))],
  })
}

const keyOf = ({ collection, id }: Pick<Reference, 'collection' | 'id'>): string => `${collection}/${id}`

/** The state of each target as seen from the tenant; targets that do not exist are omitted. */
async function targetsOf(
  req: PayloadRequest,
  references: Reference[],
  tenant: string | null,
): Promise<Map<string, Target>> {
  if (!tenant) return new Map()
  const found = await findTargets(
    req,
    references.filter(({ id }) => isUuid(id)),
    tenant,
  )
  return new Map(found.map((row) => [keyOf(row), row.target]))
}

/**
 * Stores the references of the saved data in the same transaction. The draft of a published document has rows of its
 * own, which become the published rows on publication. A copy and a restored version are saved in all languages at once.
 */
export const recordReferences: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  operation,
  req,
}) => {
  const id = idOf(doc)
  const tenant = idOf(data.tenant ?? doc.tenant)
  if (!id || !tenant) return doc
  const isTexts = await isTextsOnly(req, collection.slug, id)
  const state = (data._status === 'published' && !isTexts) || !collection.versions ? 'published' : 'draft'
  const rowsOf = (values: Record<string, unknown>) =>
    referencesOf(req, collection, values).map((reference) => toRow(reference, req.locale ?? ''))
  const saved = {
    collection: collection.slug,
    hasDrafts: Boolean(collection.versions?.drafts),
    id,
    locale: req.locale ?? null,
    state,
    tenant,
  } as const
  if (context.isRestoringVersion === true || (operation === 'create' && isCopy(req, collection.slug))) {
    await replaceReferences(req, saved, await storedReferencesOf(req, collection, { id, tenant }))
    return doc
  }
  const parts = referenceParts(saved, rowsOf(data))
  if (!isTexts) {
    writeWithSave(req, collection.slug, id, { parts })
    return doc
  }
  // What is live of one language alone is in the saved document; everything else is still a draft.
  await executeParts(req, parts)
  await writeLanguageReferences(req, saved, rowsOf(doc as Record<string, unknown>))
  return doc
}

const toRow = ({ collection, id, localized, path }: Reference, language: string): StoredReference => ({
  locale: localized ? language : '',
  path,
  target_collection: collection,
  target_id: id,
})

/** The references of the newest version of a document, in all languages of its site. */
async function storedReferencesOf(
  req: PayloadRequest,
  { flattenedFields, slug }: SanitizedCollectionConfig,
  { id, tenant }: { id: string; tenant: string },
): Promise<StoredReference[]> {
  const { docs } = await listNewest<Record<string, unknown>>(req, {
    collection: slug,
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  const [newest] = docs
  const languages = (await tenantOf(req, tenant))?.languages ?? []
  return newest
    ? languages.flatMap((language) =>
        collectReferences(flattenedFields, newest, { ...contextOf(req), language }).references.map((reference) =>
          toRow(reference, language),
        ),
      )
    : []
}

/** Deletes the stored references of a deleted document. */
export const deleteReferencesOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteReferences(req, collection.slug, String(id))
