import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { idOf, isRecord } from '@/lib/values'
import { keepSavedVersions, takeSavedVersion } from '@/database/documents/savedVersions'
import { writeWithSave } from '@/database/saves/saveWrites'
import type { RecordBulkChange } from '@/access/registryOf'
import { addFacts, deleteFacts, factParts, factsOfVersion, newestFacts, newestFactsOf } from '../database/facts'
import type { DocumentText } from '../lib/collectTexts'
import { countTexts, factsAfter, factsOfCopy, type Facts } from '../lib/facts'
import { languagesOf, readNewest, readTexts, collectStoredTexts } from '../lib/readTexts'

/**
 * Context key for the original of a copy, which Payload does not pass to later hooks. Keyed by collection, as hooks may
 * create other documents.
 */
const originalKey = (collection: string): string => `translationsCopied:${collection}`

export const rememberOriginal: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create')
    req.context[originalKey(collection.slug)] = 'duplicateFromID' in args ? (idOf(args.duplicateFromID) ?? null) : null
}

/** Has the version that is saved next kept for `recordTranslations`. */
export const keepVersion: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  if (tenant && (await languagesOf(req, tenant))) keepSavedVersions(req)
  return data
}

/** Records the source text of each translation, in the transaction of the save. Skipped for sites with one language. */
export const recordTranslations: CollectionAfterChangeHook = async ({
  collection,
  context,
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const document = idOf(doc)
  const tenant = idOf(doc.tenant ?? data.tenant)
  const languages = document && tenant ? await languagesOf(req, tenant) : null
  if (!document || !tenant || !languages) return doc
  const { main } = languages
  const target = { collection: collection.slug, document }
  const saved = takeSavedVersion(req, document)
  const texts = saved
    ? collectStoredTexts(req, target.collection, saved)
    : (await readNewest(req, target.collection, document))?.texts
  if (!texts) return doc
  const before = async (): Promise<Facts | null> => {
    if (operation === 'create') {
      const original = context[originalKey(target.collection)]
      if (typeof original !== 'string') return null
      const originalFacts = await newestFacts(req, { collection: target.collection, document: original })
      return originalFacts && factsOfCopy(originalFacts, await readTexts(req, target.collection, original), texts)
    }
    const restored = context.isRestoringVersion === true ? req.routeParams?.id : null
    return typeof restored === 'string' ? factsOfVersion(req, target, restored) : newestFacts(req, target)
  }
  const isWritingMain =
    operation === 'update' && context.isRestoringVersion !== true && req.locale === main && isRecord(previousDoc)
  const facts = factsAfter({
    before: await before(),
    main,
    texts,
    ...(isWritingMain && {
      sourcesBefore: sourcesOf(collectStoredTexts(req, target.collection, previousDoc, main), main),
    }),
  })
  const parts = factParts({ ...target, counts: countTexts(texts, main, facts), facts, tenant })
  writeWithSave(req, target.collection, document, { parts, shared: ['saved_versions'] })
  return doc
}

/** The same for documents that are changed in bulk. */
export const recordTranslationsOfMany: RecordBulkChange = async (req, { collection, documents, tenantId }) => {
  const languages = await languagesOf(req, tenantId)
  if (!languages) return
  const { main } = languages
  const known = await newestFactsOf(
    req,
    collection,
    documents.map(({ id }) => id),
  )
  // What visitors see comes before the draft that is ahead of it.
  const newest = new Map(documents.map((document) => [document.id, document]))
  const seen = documents.filter((document) => newest.get(document.id) !== document)
  for (const saved of [seen, [...newest.values()]])
    await addFacts(
      req,
      { collection, main, tenant: tenantId },
      saved.map(({ before, data, id, version }) => {
        const texts = collectStoredTexts(req, collection, data)
        const sourcesBefore = sourcesOf(collectStoredTexts(req, collection, before), main)
        const facts = factsAfter({ before: known.get(id) ?? null, main, sourcesBefore, texts })
        return { counts: countTexts(texts, main, facts), facts, id, version }
      }),
    )
}

const sourcesOf = (texts: DocumentText[], main: string): Map<string, string> =>
  new Map(texts.map(({ path, values }) => [path, values[main] ?? '']))

export const deleteTranslationFacts: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteFacts(req, { collection: collection.slug, document: String(id) })
