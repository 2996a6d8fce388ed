import { z } from 'zod'
import { readFromPrimary } from '@/database/replicas/readFromReplica'
import { defineOperation, tenantInput, tenantOfInput, withAnyPermission } from '@/exports/server'
import { findUploaded } from '../database/uploads'
import { AREA } from '../lib/area'

/** Finds the media document that an upload of the same person created, for those whose connection broke meanwhile. */
export const findUploadedMedia = defineOperation({
  name: 'findUploadedMedia',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    /** That its browser gave the upload. */
    id: z.uuid(),
  }),
  method: 'get',
  output: z.object({
    /** Id of the document; null if nothing of the upload is stored. */
    document: z.string().nullable(),
  }),
  path: '/media/uploads/:id',
  run: async ({ input: { id }, person, req, tenantId }) => ({
    // A replica may be behind: a file that is stored must not be called lost.
    document:
      tenantId && person
        ? await readFromPrimary(() => findUploaded(req, { person: person.id, tenantId, uploadId: id }))
        : null,
  }),
  summary: 'Find what an upload has stored',
  tenant: tenantOfInput,
  who: withAnyPermission('media:manage'),
})
