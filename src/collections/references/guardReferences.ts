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

/** Remembers that a document is made as the copy of another, before that is all that hooks see of it. */
export const noteCopy: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create') req.context[COPY] = 'duplicateFromID' in args && Boolean(args.duplicateFromID)
}

/**
 * Refuses references to documents of another tenant, or to none at all, on drafts and autosaves too; and what a person
 * newly refers to must not lie in the trash. What the document referred to before is left alone: a target deleted since
 * must not make it impossible to save. An older version comes back with what it referred to, wherever that is by now, and
 * a copy with what its original refers to.
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
    ...added.filter((one) => (found.get(keyOf(one)) ?? (isRestoring ? 'gone' : 'foreign')) === 'foreign'),
    ...strays.filter(isNew),
  ]
  const trashed = mayBeTrashed ? [] : added.filter((one) => found.get(keyOf(one)) === 'trashed')
  if (foreign.length > 0 || trashed.length > 0) {
    const t = translatorOf(req.i18n)
    const complain = (all: Reference[], message: string) => all.map(({ path }) => ({ message, path }))
    throw new ValidationError({
      collection: collection.slug,
      errors: [...complain(foreign, t('checkForeign')), ...complain(trashed, t('referenceTrashed'))],
    })
  }
  return data
}

const keyOf = ({ collection, id }: Pick<Reference, 'collection' | 'id'>): string => `${collection}/${id}`

/** Where references lead, seen from a tenant; nothing of those that lead nowhere. */
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
