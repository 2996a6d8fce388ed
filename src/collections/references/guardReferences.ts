import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { idOf, isUuid } from '../../lib/values'
import { findTargets, type Target } from '../../database/documents/savedReferences'
import { translatorOf } from '../../i18n/translator'
import type { Reference } from '../../lib/content/collectReferences'
import { allReferencesOf } from './referencesOf'

const COPY = 'copiesDocument'

/** Remembers that the document is created as a copy; later hooks cannot tell. */
export const rememberCopy: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create') req.context[COPY] = 'duplicateFromID' in args && Boolean(args.duplicateFromID)
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
  const added = references.filter(isNew)
  const isRestoring = req.context.isRestoringVersion === true
  const mayBeTrashed = isRestoring || req.context[COPY] === true || !req.user
  const found = await targetsOf(req, added, idOf(data.tenant ?? originalDoc?.tenant))
  const foreign = [
    ...added.filter((reference) => (found.get(keyOf(reference)) ?? (isRestoring ? 'gone' : 'foreign')) === 'foreign'),
    ...strays.filter(isNew),
  ]
  const trashed = mayBeTrashed ? [] : added.filter((reference) => found.get(keyOf(reference)) === 'trashed')
  if (foreign.length > 0 || trashed.length > 0) {
    const t = translatorOf(req.i18n)
    const toErrors = (invalid: Reference[], message: string) => invalid.map(({ path }) => ({ message, path }))
    throw new ValidationError({
      collection: collection.slug,
      errors: [...toErrors(foreign, t('checkForeign')), ...toErrors(trashed, t('referenceTrashed'))],
    })
  }
  return data
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
