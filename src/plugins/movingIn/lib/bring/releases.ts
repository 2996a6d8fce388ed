import { featuresOf } from '@/config/feature'
import { personOf, translatorOf } from '@/exports/server'
import { z } from 'zod'
import type { PayloadRequest } from 'payload'
import type { AnyOperation, Operation } from '@/endpoints/define'
import { inSavepoint } from '@/database/transactions'
import { findPlanned } from '@/endpoints/documents/findPlanned'
import { runOperation } from '@/endpoints/runOperation'
import {
  addToRelease,
  canCreateReleases,
  createRelease,
  findOpenReleases,
  removeFromRelease,
  removeRelease,
} from '@/plugins/releases/published'
import { leftRelease, listInRelease, markInRelease } from '../../database/inRelease'
import { listForRelease, type Item } from '../../database/items'
import { writeOldWebsite } from '../../database/oldWebsites'
import { MAX_RELEASES, RELEASE_SIZE } from '../limits'
import { cut } from '../texts/cut'
import { asPerson, type Bringing } from './Bringing'
import { assertLasting, reasonOf } from './failures'

/**
 * Puts the drafts into releases, so that they can be previewed and published together: what others refer to first.
 * What was a draft in the old website, what is too much for them, and what they refuse stays a draft. Whoever may not
 * publish gets none.
 */
export async function fillReleases(bringing: Bringing): Promise<void> {
  const { payload, website } = bringing
  if (!hasReleases(payload)) return
  const documents = await listForRelease({ payload }, website.id)
  const releases = [...website.releases]
  for (let start = 0; start < documents.length && releases.length < MAX_RELEASES; start += RELEASE_SIZE) {
    const part = documents.slice(start, start + RELEASE_SIZE)
    try {
      const id = await asPerson(bringing, (req) => createFilled(req, bringing, releases, part))
      if (id) releases.push(id)
    } catch (error) {
      assertLasting(error)
    }
  }
}

/**
 * Puts drafts that came later into the last release, else into another, so that they are published with the rest.
 * What no release takes stays a draft.
 */
export async function addLater(req: PayloadRequest, work: Work, part: Part): Promise<void> {
  const { releases } = work.website
  const last = releases.at(-1)
  if (part.length === 0 || !last || !hasReleases(req.payload)) return
  try {
    await inSavepoint(req, async () => {
      await run(addToRelease, req, { documents: part.map(namesOf), id: last })
      await markInRelease(
        req,
        part.map(({ id }) => id),
      )
    })
  } catch (error) {
    assertLasting(error)
    // It is full, or has gone live.
    if (releases.length >= MAX_RELEASES) return
    await inSavepoint(req, () => createFilled(req, work, releases, part)).catch(assertLasting)
  }
}

/**
 * Takes documents out of the releases that were made and have not gone live.
 * @throws OperationError if the person may not: a release that is planned needs whoever may publish
 */
export async function removeFromReleases(
  req: PayloadRequest,
  { tenant, website }: Work,
  documents: { collection: string; id: string }[],
): Promise<void> {
  if (documents.length === 0 || !hasReleases(req.payload)) return
  const found = await findOpenReleases(req, tenant.id, documents)
  for (const [id, group] of Map.groupBy(found, ({ releaseId }) => releaseId))
    if (website.releases.includes(id)) await run(removeFromRelease, req, { documents: group.map(namesOf), id })
}

/**
 * Whether somebody has planned something with a document, or with one that is deleted with it: it lies in a release that
 * was not made here, which could never go live without it, or has a set time.
 * @param along ids of its performances
 */
export async function isPlannedElsewhere(
  req: PayloadRequest,
  { tenant, website }: Work,
  document: { collection: string; id: string },
  along: string[],
): Promise<boolean> {
  const performances = along.map((id) => ({ collection: 'event-instances', id }))
  const found = await findPlanned(req, tenant.id, [document, ...performances])
  // Performances are put into releases by people alone.
  return found.some(({ id, planId }) => id !== document.id || !planId || !website.releases.includes(planId))
}

const hasReleases = ({ config }: PayloadRequest['payload']): boolean =>
  featuresOf(config).some(({ name }) => name === 'releases')

type Work = Pick<Bringing, 'tenant' | 'website'>
type Part = Awaited<ReturnType<typeof listForRelease>>

const namesOf = ({ collection, documentId }: { collection: string; documentId: string }) => ({
  collection,
  id: documentId,
})

/** @returns the id of the release; null if nothing can go into one */
async function createFilled(
  req: PayloadRequest,
  { tenant, website }: Work,
  before: string[],
  part: Part,
): Promise<string | null> {
  if (!canCreateReleases(req, await personOf(req), tenant.id)) return null
  const title = translatorOf(req.i18n)('movingInRelease', {
    number: before.length + 1,
    title: website.title || tenant.name,
  })
  const { id } = await run(createRelease, req, { tenantId: tenant.id, title: cut(title, 200) })
  const added = await addAccepted(req, id, part)
  if (added.length === 0) {
    await run(removeRelease, req, { id })
    return null
  }
  await markInRelease(
    req,
    added.map((item) => item.id),
  )
  await writeOldWebsite(req, website.id, { releases: [...before, id] })
  return id
}

/** Adds documents to a release, as many as it accepts. @returns those that were added */
async function addAccepted(req: PayloadRequest, id: string, part: Part): Promise<Part> {
  try {
    await inSavepoint(req, () => run(addToRelease, req, { documents: part.map(namesOf), id }))
    return part
  } catch (error) {
    assertLasting(error)
    if (part.length === 1) return []
    const middle = Math.ceil(part.length / 2)
    return [...(await addAccepted(req, id, part.slice(0, middle))), ...(await addAccepted(req, id, part.slice(middle)))]
  }
}

/** Removes the releases that have not gone live, as far as the person may. */
export async function removeReleases(bringing: Bringing): Promise<void> {
  const { payload, tenant, website } = bringing
  if (!hasReleases(payload)) return
  let left = website.releases
  for (const id of website.releases) {
    const others = left.filter((other) => other !== id)
    try {
      await asPerson(bringing, async (req) => {
        const documents = await listInRelease(req, website.id)
        const held = (await findOpenReleases(req, tenant.id, documents)).filter(({ releaseId }) => releaseId === id)
        await run(removeRelease, req, { id })
        // If the rest is given up, no release is shown that is gone, and another can take its drafts.
        const ids = held.map(({ documentId }) => documentId)
        await leftRelease(req, website.id, ids)
        await writeOldWebsite(req, website.id, { releases: others })
      })
      left = others
    } catch (error) {
      // One that is live, or that somebody has removed, stays as it is.
      assertLasting(error)
    }
  }
}

/**
 * Takes documents out of the releases that could not be removed.
 * @returns why those of a release stay in it, by their ids
 */
export async function leaveReleases(bringing: Bringing, items: Item[]): Promise<Map<string, string | null>> {
  const { actor, payload, tenant } = bringing
  const held = new Map<string, string | null>()
  if (!hasReleases(payload)) return held
  const documents = items.flatMap(({ collection, documentId: id }) => (collection && id ? [{ collection, id }] : []))
  const found = await findOpenReleases({ payload }, tenant.id, documents)
  for (const group of Map.groupBy(found, ({ releaseId }) => releaseId).values())
    try {
      await asPerson(bringing, (req) => removeFromReleases(req, bringing, group.map(namesOf)))
    } catch (error) {
      assertLasting(error)
      const reason = reasonOf(error, actor.i18n.language)
      for (const { documentId } of group) held.set(documentId, reason)
    }
  return held
}

/** Runs an operation of the releases with the rights of the person. */
const run = async (operation: AnyOperation, req: PayloadRequest, input: object): Promise<{ id: string }> =>
  z.looseObject({ id: z.string().default('') }).parse(await runOperation(operation as Operation, req, input))
