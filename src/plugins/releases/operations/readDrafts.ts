import { z } from 'zod'
import { defineOperation, documentKey, member, notFound, readDocumentNames } from '@/exports/server'
import { readNewestDrafts } from '@/database/dashboard/newestDrafts'
import { draftableTypes } from '@/endpoints/documents/draftableTypes'
import { findTakenDocuments } from '../database/documents'
import { findRelease } from '../database/releases'
import { AREA, canAdd, releasableTypes, requireReleaseReader, tenantOfRelease } from '../lib/permissions'

const MAX_DRAFTS = 30

/**
 * Lists the newest drafts and changes that the person could add to a release, the latest first. Those in another open
 * release cannot be added.
 */
export const readReleaseDrafts = defineOperation({
  name: 'readReleaseDrafts',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output: z.object({
    docs: z.array(
      z.object({
        id: z.string(),
        collection: z.string(),
        state: z.enum(['changed', 'draft', 'published']),
        title: z.string(),
      }),
    ),
  }),
  path: '/releases/:id/drafts',
  run: async ({ input: { id }, person, req }) => {
    const release = await findRelease(req, id)
    if (!release) throw notFound(AREA)
    const { tenantId } = release
    requireReleaseReader(req, person, tenantId)
    const addable = releasableTypes(req).filter((type) => canAdd(person, type, release))
    const slugs = new Set(addable.map(({ slug }) => slug))
    const types = draftableTypes(req, person, tenantId).filter(({ slug }) => slugs.has(slug))
    const except = await findTakenDocuments(req, release)
    const rows = await readNewestDrafts(req, types, {
      except,
      languages: ['', ''],
      limit: MAX_DRAFTS,
      tenant: tenantId,
    })
    const names = await readDocumentNames(req, rows, tenantId)
    return {
      docs: rows.flatMap((row) => {
        const name = names.get(documentKey(row))
        return name ? [{ collection: row.collection, id: row.id, state: name.state, title: name.title }] : []
      }),
    }
  },
  summary: 'List the drafts that a release could take',
  tenant: tenantOfRelease,
  who: member,
})
