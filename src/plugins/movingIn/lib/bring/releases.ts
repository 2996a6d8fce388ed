import { featuresOf } from '@/config/feature'
import { personOf } from '@/access/personOf'
import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import type { AnyOperation, Operation } from '@/endpoints/define'
import { runOperation } from '@/endpoints/runOperation'
import { translatorOf } from '@/i18n/translator'
import { addToRelease, canCreateReleases, createRelease, removeRelease } from '@/plugins/releases/published'
import { listForRelease, markInRelease } from '../../database/items'
import { writeOldWebsite } from '../../database/oldWebsites'
import { MAX_RELEASES, RELEASE_SIZE } from '../limits'
import { asPerson, type Bringing } from './Bringing'

/**
 * Puts the drafts into releases, so that they can be previewed and published together: what others refer to first.
 * What was a draft in the old website, and what is too much for them, stays a draft. Whoever may not publish gets none.
 */
export async function fillReleases(bringing: Bringing): Promise<void> {
  const { payload, tenant, website } = bringing
  if (!featuresOf(payload.config).some(({ name }) => name === 'releases')) return
  const documents = await listForRelease({ payload }, website.id)
  const releases = [...website.releases]
  for (let start = 0; start < documents.length && releases.length < MAX_RELEASES; start += RELEASE_SIZE) {
    const part = documents.slice(start, start + RELEASE_SIZE)
    const number = releases.length + 1
    const id = await asPerson(bringing, async (req) => {
      if (!canCreateReleases(req, await personOf(req), tenant.id)) return null
      const title = translatorOf(req.i18n)('movingInRelease', { number, title: website.title || tenant.name })
      const made = await run(createRelease, req, { tenantId: tenant.id, title: title.slice(0, 200) })
      await run(addToRelease, req, {
        documents: part.map(({ collection, documentId }) => ({ collection, id: documentId })),
        id: made.id,
      })
      await markInRelease(
        req,
        part.map((item) => item.id),
      )
      await writeOldWebsite(req, website.id, { releases: [...releases, made.id] })
      return made.id
    })
    if (!id) return
    releases.push(id)
  }
}

/** Removes the releases that have not gone live. */
export async function removeReleases(bringing: Bringing): Promise<void> {
  for (const id of bringing.website.releases)
    // One that is live, or that somebody has removed, stays as it is.
    await asPerson(bringing, (req) => run(removeRelease, req, { id })).catch(() => undefined)
}

/** Runs an operation of the releases with the rights of the person. */
const run = async (operation: AnyOperation, req: PayloadRequest, input: object): Promise<{ id: string }> =>
  z.looseObject({ id: z.string().default('') }).parse(await runOperation(operation as Operation, req, input))
