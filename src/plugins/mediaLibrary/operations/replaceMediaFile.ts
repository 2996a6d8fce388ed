import { z } from 'zod'
import { canAccess } from '@/access/canAccess'
import { takeUploadSlot } from '@/collections/uploads/uploadSlot'
import { tenantOfUntrashed } from '@/database/documents/states'
import { badRequest, defineOperation, forbidden, notFound, translatorOf, withAnyPermission } from '@/exports/server'
import { AREA } from '../lib/area'
import { REPLACED_ID_KEY } from '../hooks/assertKindUnchanged'
import { replaceFile } from '../lib/replaceFile'

/** Replaces the file of a media document everywhere it is used. */
export const replaceMediaFile = defineOperation({
  name: 'replaceMediaFile',
  area: AREA,
  audit: 'media.fileReplaced',
  input: z.strictObject({
    id: z.uuid(),
    /** Filename the client last saw: responds with 409 if it has changed. Without it, the last write wins. */
    from: z.string().max(200).optional(),
  }),
  limit: { by: ['person'], points: 100, seconds: 600 },
  method: 'post',
  output: z.object({ filename: z.string(), updatedAt: z.string() }),
  path: '/documents/replace-file',
  // Runs before the transaction, so that no connection is held while waiting for an upload slot.
  prepare: async ({ input: { id }, req, tenantId }) => {
    if (!req.file || req.file.size === 0) throw badRequest(AREA, translatorOf(req.i18n)('mediaReplaceNone'))
    if (!(await canAccess(req, 'media', id, 'update'))) throw forbidden(AREA)
    await takeUploadSlot(req, tenantId ?? '', req.file.size)
  },
  run: async ({ audit, input: { from, id }, req }) => {
    req.context[REPLACED_ID_KEY] = id
    const { filename, mimeType, title, updatedAt } = await replaceFile(req, { from, id })
    audit({ after: { filename: filename ?? '', mimeType: mimeType ?? '', title }, target: `media/${id}` })
    return { filename: filename ?? '', updatedAt }
  },
  summary: 'Replace a file in the media library',
  takesFile: true,
  tenant: async ({ id }, req) => {
    const tenant = await tenantOfUntrashed(req, 'media', id)
    if (!tenant) throw notFound(AREA)
    return tenant
  },
  who: withAnyPermission('media:manage'),
})
