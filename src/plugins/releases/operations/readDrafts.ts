import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, documentKey, member, notFound, readDocumentNames } from '@/exports/server'
import type { ContentType, Person } from '@/exports/types'
import type { DocumentId } from '@/database/documents/publicStates'
import { readNewestDrafts } from '@/database/dashboard/newestDrafts'
import { draftableTypes } from '@/endpoints/documents/draftableTypes'
import { findTakenDocuments } from '../database/documents'
import { searchDocuments } from '../lib/searchDocuments'
import { AREA, canAdd, releasableTypes, requireReleaseReader, tenantOfRelease } from '../lib/permissions'
import { findOpenReleases, findRelease, type StoredRelease } from '../lib/releases'

const MAX_DRAFTS = 30

/**
 * Lists the newest drafts and changes that the person could add to a release, the latest first, without those that
 * another open release has. With `search`, lists whatever of these types has its words, published documents included,
 * and says which other release has it.
 */
export const readReleaseDrafts = defineOperation({
  name: 'readReleaseDrafts',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid(), search: z.string().trim().max(200).default('') }),
  method: 'get',
  output: z.object({
    docs: z.array(
      z.object({
        id: z.string(),
        collection: z.string(),
        state: z.enum(['changed', 'draft', 'published']),
        /** Title of another open release that has it: it cannot be added. */
        takenBy: z.string().nullable(),
        title: z.string(),
      }),
    ),
  }),
  path: '/releases/:id/drafts',
  run: async ({ input: { id, search }, person, req }) => {
    const release = await findRelease(req, id)
    if (!release) throw notFound(AREA)
    const { tenantId } = release
    requireReleaseReader(req, person, tenantId)
    const addable = releasableTypes(req).filter((type) => canAdd(person, type, release))
    const rows = search
      ? await searchDocuments(req, { search, tenantId, types: addable })
      : await newestDrafts(req, person, { addable, release })
    const [names, open] = await Promise.all([
      readDocumentNames(req, rows, tenantId),
      search ? findOpenReleases(req, tenantId, rows) : [],
    ])
    const takenBy = new Map(
      open
        .filter(({ releaseId }) => releaseId !== id)
        .map(({ collection, documentId, title }) => [documentKey({ collection, id: documentId }), title]),
    )
    return {
      docs: rows.flatMap((row) => {
        const { collection, id: documentId } = row
        const name = names.get(documentKey(row))
        if (!name) return []
        const { state, title } = name
        return [{ collection, id: documentId, state, takenBy: takenBy.get(documentKey(row)) ?? null, title }]
      }),
    }
  },
  summary: 'List what a release could take',
  tenant: tenantOfRelease,
  who: member,
})

async function newestDrafts(
  req: PayloadRequest,
  person: Person | null,
  { addable, release }: { addable: ContentType[]; release: StoredRelease },
): Promise<DocumentId[]> {
  const slugs = new Set(addable.map(({ slug }) => slug))
  return readNewestDrafts(
    req,
    draftableTypes(req, person, release.tenantId).filter(({ slug }) => slugs.has(slug)),
    {
      except: await findTakenDocuments(req, release),
      languages: ['', ''],
      limit: MAX_DRAFTS,
      tenant: release.tenantId,
    },
  )
}
