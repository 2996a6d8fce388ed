import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { conflict, contentTypeOf, defineOperation, member, translatorOf } from '@/exports/server'
import { filterLive } from '@/database/documents/states'
import { assertCanPublish } from '@/endpoints/documents/siteDocument'
import { AREA } from '../lib/limits'
import { findImportForUpdate, importTenant, markUndone } from '../lib/storedImports'
import { byType, KEPT_REASONS, undoChanges } from '../lib/undoChanges'
import { requireImport } from './input'

/** Undoes an import, except for documents that have been changed, are being edited, are in use or cannot be
 * restored. */
export const undoImport = defineOperation({
  name: 'undoImport',
  area: AREA,
  audit: 'imports.undone',
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({
    kept: z.array(z.object({ detail: z.string().optional(), reason: z.enum(KEPT_REASONS), title: z.string() })),
    undone: z.number().int(),
  }),
  path: '/imports/:id/undo',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const stored = await findImportForUpdate(req, id)
    if (!stored) throw conflict(AREA, translatorOf(req.i18n)('importUndoneBefore'))
    requireImport(req, person, stored.type, tenantId)
    // Undoing unpublishes live documents, which requires permission to publish.
    let isLive = false
    for (const [type, changes] of byType(stored))
      isLive ||=
        (
          await filterLive(
            req,
            type,
            changes.map((change) => change.id),
          )
        ).size > 0
    if (isLive) assertCanPublish(req, person, contentTypeOf(req, stored.type), tenantId)
    const result = await undoChanges(req, stored)
    await markUndone(req, id)
    const list = String(
      getTranslation(req.payload.collections[stored.type as CollectionSlug].config.labels.plural, req.i18n),
    )
    audit({ after: { list, undone: String(result.undone) }, target: stored.type })
    return result
  },
  summary: 'Undo an import from CSV',
  tenant: ({ id }, req) => importTenant(req, id),
  who: member,
})
