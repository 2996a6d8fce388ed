import { z } from 'zod'
import {
  assertPermission,
  callboardOf,
  conflict,
  contentTypeOf,
  dbOf,
  defineOperation,
  documentKey,
  member,
  notFound,
  readDocumentNames,
  refused,
  translatorOf,
} from '@/exports/server'
import { readPublicStates } from '@/database/documents/publicStates'
import { lockValues } from '@/database/transactions'
import { assertCanPublish } from '@/endpoints/documents/siteDocument'
import { documentsOf, removeDocument, upsertDocuments } from '../database/documents'
import { AREA, MAX_DOCUMENTS, openRelease, requireReleaseReader, tenantOfRelease } from '../lib/permissions'
import { findOpenReleases, writeRelease } from '../lib/releases'

const document = z.strictObject({ collection: z.string().max(60), id: z.uuid() })

/** Adds documents to a release; for those already in it, changes whether they are published or unpublished. */
export const addToRelease = defineOperation({
  name: 'addToRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({
    documents: z.array(document).min(1).max(MAX_DOCUMENTS),
    id: z.uuid(),
    isPublish: z.boolean().optional(),
  }),
  limit: { by: ['person'], points: 120, seconds: 600 },
  method: 'post',
  output: z.object({ added: z.number() }),
  path: '/releases/:id/documents',
  run: async ({ input: { documents, id, isPublish = true }, person, req, tenantId }) => {
    if (!tenantId || !person) throw notFound(AREA)
    const t = translatorOf(req.i18n)
    const release = await openRelease(req, id)
    const requested = [...new Map(documents.map((entry) => [documentKey(entry), entry])).values()]
    for (const { collection } of requested) {
      const type = contentTypeOf(req, collection)
      assertPermission(person, type, 'manage', tenantId)
      if (type.group.hasPublish === false) throw refused(AREA, t('releaseNotThisType'))
      // A planned release goes live without further checks by a person, so adding to it requires permission to publish.
      if (release.state === 'planned') assertCanPublish(req, person, type, tenantId)
    }
    await lockValues(await dbOf(req), 'release', requested.map(documentKey))
    const states = new Map(
      (await readPublicStates(req, tenantId, requested)).map((entry) => [documentKey(entry), entry]),
    )
    const names = await readDocumentNames(req, requested, tenantId)
    if (
      requested.some((entry) => {
        const state = states.get(documentKey(entry))
        return !state || state.isTrashed || !names.has(documentKey(entry))
      })
    )
      throw notFound(AREA)
    const conflicting = (await findOpenReleases(req, tenantId, requested)).find(({ releaseId }) => releaseId !== id)
    if (conflicting)
      throw conflict(
        AREA,
        t('releaseTaken', {
          release: conflicting.title,
          title:
            names.get(documentKey({ collection: conflicting.collection, id: conflicting.documentId }))?.title ||
            t('untitled'),
        }),
      )
    const stored = await documentsOf(req, id)
    const known = new Set(stored.map(({ collection, documentId }) => documentKey({ collection, id: documentId })))
    const added = requested.filter((entry) => !known.has(documentKey(entry)))
    if (stored.length + added.length > MAX_DOCUMENTS)
      throw refused(AREA, t('releaseMostDocuments', { count: MAX_DOCUMENTS }))
    const first = (stored.at(-1)?.position ?? 0) + 1
    await upsertDocuments(
      req,
      requested.map((entry, index) => ({
        addedBy: person.id,
        collection: entry.collection,
        documentId: entry.id,
        isPublish,
        position: first + index,
        releaseId: id,
        tenantId,
        title: (names.get(documentKey(entry))?.title ?? '').slice(0, 300),
      })),
    )
    await writeRelease(req, id, {})
    return { added: added.length }
  },
  summary: 'Add documents to a release',
  tenant: tenantOfRelease,
  who: member,
})

/** Removes documents from a release. The documents themselves do not change. */
export const removeFromRelease = defineOperation({
  name: 'removeFromRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({ documents: z.array(document).min(1).max(100), id: z.uuid() }),
  limit: { by: ['person'], points: 120, seconds: 600 },
  method: 'post',
  output: z.object({ removed: z.number() }),
  path: '/releases/:id/remove',
  run: async ({ input: { documents, id }, person, req, tenantId }) => {
    requireReleaseReader(req, person, tenantId)
    const release = await openRelease(req, id)
    const known = new Set(
      (await documentsOf(req, id)).map(({ collection, documentId }) => documentKey({ collection, id: documentId })),
    )
    const found = documents.filter((entry) => known.has(documentKey(entry)))
    for (const entry of found) {
      // A content type that no longer exists has no permissions to check.
      const type = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === entry.collection)
      if (type) assertPermission(person, type, 'manage', tenantId)
      if (type && release.state === 'planned') assertCanPublish(req, person, type, tenantId)
      await removeDocument(req, id, entry)
    }
    if (found.length > 0) await writeRelease(req, id, {})
    return { removed: found.length }
  },
  summary: 'Remove documents from a release',
  tenant: tenantOfRelease,
  who: member,
})
