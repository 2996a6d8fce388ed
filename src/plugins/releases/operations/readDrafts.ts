import { z } from 'zod'
import { callboardOf, defineOperation, documentKey, member, notFound, readDocumentNames } from '@/exports/server'
import { readNewestDrafts } from '@/database/dashboard/newestDrafts'
import { draftableTypes } from '@/endpoints/documents/draftableTypes'
import { AREA, requireReleaseReader, tenantOfRelease } from '../lib/permissions'

const MAX_DRAFTS = 30

/** Lists the newest drafts and changes that the person could add to a release, the latest first. */
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
  run: async ({ person, req, tenantId }) => {
    if (!tenantId) throw notFound(AREA)
    requireReleaseReader(req, person, tenantId)
    const published = new Set(
      callboardOf(req.payload).contentTypes.flatMap(({ group, slug }) => (group.hasPublish === false ? [] : slug)),
    )
    const types = draftableTypes(req, person, tenantId).filter(({ slug }) => published.has(slug))
    const rows = await readNewestDrafts(req, types, { languages: ['', ''], limit: MAX_DRAFTS, tenant: tenantId })
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
