import { z } from 'zod'
import { dbOf } from '../../../database/connections'
import { publicStates } from '../../../database/documents/publicStates'
import { lockValues } from '../../../database/locks'
import { defineOperation } from '../../../endpoints/define'
import { namedKey, namesOf } from '../../../endpoints/documents/namesOf'
import { contentTypeOf, requireKey, requirePublish } from '../../../endpoints/documents/siteDocument'
import { conflict, notFound, refused } from '../../../endpoints/OperationError'
import { member } from '../../../endpoints/routeRules'
import { translatorOf } from '../../../i18n/translator'
import { documentsOf, dropDocument, openHolders, putDocuments } from '../database/documents'
import { writeRelease } from '../database/releases'
import { AREA, MOST_DOCUMENTS, openRelease, requireReader, tenantOfRelease } from '../lib/rights'
import { callboardOf } from '../../../access/registryOf'

const document = z.strictObject({ collection: z.string().max(60), id: z.uuid() })

/** Adds documents to a release, or says otherwise of those that are in it whether they are published or taken off. */
export const addToRelease = defineOperation({
  name: 'addToRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({
    documents: z.array(document).min(1).max(MOST_DOCUMENTS),
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
    const asked = [...new Map(documents.map((one) => [namedKey(one), one])).values()]
    for (const { collection } of asked) {
      const type = contentTypeOf(req, collection)
      requireKey(person, type, 'manage', tenantId)
      if (type.group.hasPublish === false) throw refused(AREA, t('releaseNotThisType'))
      // Nothing joins what is about to go live by itself with the word of somebody who may not publish it.
      if (release.state === 'planned') requirePublish(req, person, type, tenantId)
    }
    await lockValues(await dbOf(req), 'release', asked.map(namedKey))
    const states = new Map((await publicStates(req, tenantId, asked)).map((one) => [namedKey(one), one]))
    const names = await namesOf(req, asked, tenantId)
    if (
      asked.some(
        (one) => !states.has(namedKey(one)) || states.get(namedKey(one))!.isTrashed || !names.has(namedKey(one)),
      )
    )
      throw notFound(AREA)
    const taken = (await openHolders(req, tenantId, asked)).find(({ releaseId }) => releaseId !== id)
    if (taken)
      throw conflict(
        AREA,
        t('releaseTaken', {
          release: taken.title,
          title: names.get(namedKey({ collection: taken.collection, id: taken.documentId }))?.title || t('untitled'),
        }),
      )
    const stored = await documentsOf(req, id)
    const known = new Set(stored.map(({ collection, documentId }) => namedKey({ collection, id: documentId })))
    const fresh = asked.filter((one) => !known.has(namedKey(one)))
    if (stored.length + fresh.length > MOST_DOCUMENTS)
      throw refused(AREA, t('releaseMostDocuments', { count: MOST_DOCUMENTS }))
    const first = (stored.at(-1)?.position ?? 0) + 1
    await putDocuments(
      req,
      asked.map((one, index) => ({
        addedBy: person.id,
        collection: one.collection,
        documentId: one.id,
        isPublish,
        position: first + index,
        releaseId: id,
        tenantId,
        title: (names.get(namedKey(one))?.title ?? '').slice(0, 300),
      })),
    )
    await writeRelease(req, id, {})
    return { added: fresh.length }
  },
  summary: 'Add documents to a release',
  tenant: tenantOfRelease,
  who: member,
})

/** Takes documents out of a release. They stay as they are. */
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
    requireReader(req, person, tenantId)
    const release = await openRelease(req, id)
    const known = new Set(
      (await documentsOf(req, id)).map(({ collection, documentId }) => namedKey({ collection, id: documentId })),
    )
    const found = documents.filter((one) => known.has(namedKey(one)))
    for (const one of found) {
      // Of a type that is gone there is nothing left to be allowed.
      const type = callboardOf(req.payload).contentTypes.find(({ slug }) => slug === one.collection)
      if (type) requireKey(person, type, 'manage', tenantId)
      if (type && release.state === 'planned') requirePublish(req, person, type, tenantId)
      await dropDocument(req, id, one)
    }
    if (found.length > 0) await writeRelease(req, id, {})
    return { removed: found.length }
  },
  summary: 'Take documents out of a release',
  tenant: tenantOfRelease,
  who: member,
})
