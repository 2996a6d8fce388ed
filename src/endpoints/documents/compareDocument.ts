import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { canAccess } from '@/access/canAccess'
import { findDocumentLock } from '@/access/documentLocks'
import { tenantOf } from '@/access/tenants'
import { anyDocuments } from '@/collections/anyDocuments'
import { findPersonName } from '@/collections/hooks/findPersonName'
import { referencesOf } from '@/collections/references/references'
import { readNewerSave } from '@/database/saves/documentSaves'
import { idsIn } from '@/lib/content/changes/headingOf'
import { describeChanges } from '@/lib/content/changes/describeChanges'
import { screenIn } from '@/lib/content/editScreen'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { documentLabels } from './changeLabels'
import { readDocumentNames, readNamesByIds } from './documentNames'
import { contentTypeOf, tenantOfDocument } from './siteDocument'

/** Maximum number of listed changes. */
const MAX_CHANGES = 40

const change = z.object({
  after: z.string().nullable(),
  before: z.string().nullable(),
  path: z.string(),
  place: z.array(z.string()),
})

/** Describes what others have saved since the caller read the document. */
export const compareDocument = defineOperation({
  name: 'compareDocument',
  area: 'documents',
  audit: null,
  input: z.strictObject({
    /** The document as the caller read it: one language, references as ids. */
    base: z.record(z.string(), z.unknown()),
    id: z.uuid(),
    locale: z.string().max(10),
    /** Id of the browser tab, whose own saves do not count. */
    screen: z.string().max(40).optional(),
    type: z.string().max(60),
  }),
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'post',
  output: z.object({
    changes: z.array(change),
    /** Name of the user who holds the lock; null for none or the caller. */
    lockedBy: z.string().nullable(),
    /** Number of changes beyond those listed. */
    more: z.number(),
    savedAt: z.string().nullable(),
    savedBy: z.string().nullable(),
    /** To be sent with a save that takes these changes into account. */
    updatedAt: z.string(),
  }),
  path: '/documents/:type/:id/compare',
  run: async ({ input: { base, id, locale, screen, type }, person, req, tenantId }) => {
    const { slug } = contentTypeOf(req, type)
    if (!tenantId || !(await canAccess(req, slug, id, 'update'))) throw notFound('documents')
    const current = await readCurrent(req, slug, id, locale)
    if (!current) throw notFound('documents')
    const { config } = req.payload.collections[slug as CollectionSlug]
    const names = await readDocumentNames(
      req,
      [...referencesOf(req, config, base), ...referencesOf(req, config, current)],
      tenantId,
    )
    const nestedNames = await readNamesByIds(
      req,
      config.flattenedFields.flatMap(({ name, type: kind }) =>
        kind === 'json' || kind === 'blocks' ? idsIn([base[name], current[name]]) : [],
      ),
      tenantId,
    )
    const labels = await documentLabels(req, {
      collection: slug,
      named: new Map([...nestedNames, ...names]),
      site: { id: tenantId, timezone: (await tenantOf(req, tenantId))?.timezone },
    })
    const changes = describeChanges(config.flattenedFields, base, current, req.payload.blocks, labels)
    const since =
      typeof base.updatedAt === 'string' && !Number.isNaN(Date.parse(base.updatedAt))
        ? new Date(base.updatedAt).toISOString()
        : null
    const save = since && (await readNewerSave(req, { collection: slug, id, screen: screenIn(screen), since }))
    const lock = await findDocumentLock(req, slug, id)
    return {
      changes: changes.slice(0, MAX_CHANGES),
      lockedBy: lock?.isFresh && lock.holder !== person?.id ? await findPersonName(req, lock.holder) : null,
      more: Math.max(0, changes.length - MAX_CHANGES),
      savedAt: save ? save.savedAt : null,
      savedBy: save ? await findPersonName(req, save.person) : null,
      updatedAt: String(current.updatedAt),
    }
  },
  summary: 'Compare a document with the version that the caller read',
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})

/** Reads the newest draft as the edit view does: in one language, without fallback texts. */
async function readCurrent(
  req: PayloadRequest,
  slug: string,
  id: string,
  locale: string,
): Promise<Record<string, unknown> | null> {
  const { localization } = req.payload.config
  const knownLocale = localization && localization.localeCodes.includes(locale) ? locale : undefined
  return anyDocuments(req).findByID({
    id,
    collection: slug,
    depth: 0,
    disableErrors: true,
    draft: true,
    fallbackLocale: false,
    locale: knownLocale,
    overrideAccess: false,
    req,
  })
}
