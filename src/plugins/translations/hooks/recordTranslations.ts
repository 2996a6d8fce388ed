import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeOperationHook } from 'payload'
import { versionIds } from '../../../database/documents/versionIds'
import { idOf, isRecord } from '../../../lib/values'
import { deleteFacts, factsOfVersion, newestFacts, writeFacts } from '../database/facts'
import { countTexts, factsAfter, factsOfCopy, type Facts } from '../lib/facts'
import { languagesOf, readTexts, textsOfStored } from '../lib/readTexts'

/** Which document a copy is made of: Payload's hooks of the copy itself do not know it. Other hooks may make documents of other types meanwhile. */
const copiedTo = (collection: string): string => `translationsCopied:${collection}`

export const noteOriginal: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create')
    req.context[copiedTo(collection.slug)] = 'duplicateFromID' in args ? (idOf(args.duplicateFromID) ?? null) : null
}

/** Notes of which text each translation is, in the transaction of the save. Sites with one language have none. */
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
  const of = { collection: collection.slug, document }
  const versions = await versionIds(req, of.collection, document)
  const newest = versions.find(({ isNewest }) => isNewest)
  if (!newest) return doc
  const texts = await readTexts(req, of.collection, document)
  const before = async (): Promise<Facts | null> => {
    const original = operation === 'create' ? context[copiedTo(of.collection)] : null
    if (typeof original === 'string') {
      const known = await newestFacts(req, { collection: of.collection, document: original })
      return known && factsOfCopy(known, await readTexts(req, of.collection, original), texts)
    }
    const restored = context.isRestoringVersion === true ? req.routeParams?.id : null
    return typeof restored === 'string' ? factsOfVersion(req, of, restored) : newestFacts(req, of)
  }
  const isWritingMain =
    operation === 'update' && context.isRestoringVersion !== true && req.locale === main && isRecord(previousDoc)
  const facts = factsAfter({
    before: await before(),
    main,
    texts,
    ...(isWritingMain && {
      sourcesBefore: new Map(
        textsOfStored(req, of.collection, previousDoc, main).map(({ path, values }) => [path, values[main] ?? '']),
      ),
    }),
  })
  await writeFacts(
    req,
    { ...of, counts: countTexts(texts, main, facts), facts, tenant, version: newest.id },
    versions.map(({ id }) => id),
  )
  return doc
}

export const forgetTranslations: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteFacts(req, { collection: collection.slug, document: String(id) })
