import { changeManyOutsideForms, readNewestVersions, withoutAudit } from '@/exports/server'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { findPerformanceIds } from '@/database/performances/trash'
import { findUsesOfDocuments } from '@/endpoints/documents/listUses'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { filterBrought, listToTakeBack, writeItem, type Item } from '../../database/items'
import { asPerson, type Bringing } from './Bringing'
import { assertLasting, reasonOf } from './failures'
import { isPlannedElsewhere, leaveReleases, removeReleases } from './releases'

const BATCH = 20

type KeptReason = 'keptChanged' | 'keptEdited' | 'keptFailed' | 'keptUsed'

/**
 * Deletes what was brought, until the turn is over: what refers to others first. Documents that somebody has changed or
 * published since, is editing, has set a time for, or uses in a document or release of their own are kept.
 * @returns whether nothing is left
 */
export async function takeBack(bringing: Bringing, isOver: () => boolean): Promise<boolean> {
  const { payload, website } = bringing
  const fail = (id: string, detail: string | null) =>
    writeItem({ payload }, id, { detail, problem: 'keptFailed' satisfies KeptReason, state: 'kept' })
  // Before the documents: a release of which some are gone can never go live.
  await removeReleases(bringing)
  for (;;) {
    const items = await listToTakeBack({ payload }, website.id, BATCH)
    if (items.length === 0) return true
    const held = await leaveReleases(bringing, items)
    for (const item of items) {
      if (isOver()) return false
      const reason = held.get(item.documentId ?? '')
      if (reason !== undefined) {
        await fail(item.id, reason)
        continue
      }
      try {
        await asPerson(bringing, (req) => withoutAudit(req, () => takeItemBack(req, bringing, item)))
      } catch (error) {
        assertLasting(error)
        await fail(item.id, reasonOf(error, bringing.actor.i18n.language))
      }
    }
  }
}

/** Deletes what an item became, unless somebody has changed, published or used it since. */
export async function takeItemBack(
  req: PayloadRequest,
  bringing: Pick<Bringing, 'tenant' | 'website'>,
  item: Item,
): Promise<void> {
  const { collection, documentId: id } = item
  if (!collection || !id) return writeItem(req, item.id, { state: 'takenBack' })
  await awaitOtherSaves(req, id)
  const [version] = await readNewestVersions(req, collection, [id], bringing.website.locale)
  if (!version) return writeItem(req, item.id, { problem: null, state: 'takenBack' })
  const keep = (problem: KeptReason) => writeItem(req, item.id, { detail: null, problem, state: 'kept' })
  if (version.isTrashed || Date.parse(version.updatedAt) !== item.leftAt?.getTime()) return keep('keptChanged')
  if (!(await arePerformancesUntouched(req, item, id, bringing.website.locale))) return keep('keptChanged')
  const own = new Set(Object.keys(item.data.performances ?? {}))
  const uses = (await findUsesOfDocuments(req, { collection, ids: [id], tenantId: bringing.tenant.id })).filter(
    (use) => !own.has(use.id),
  )
  const along = await filterBrought(
    req,
    bringing.website.id,
    uses.map((use) => use.id),
  )
  if (uses.some((use) => !along.has(use.id))) return keep('keptUsed')
  if (await isPlannedElsewhere(req, bringing, { collection, id }, [...own])) return keep('keptUsed')
  const { leftOut } = await changeManyOutsideForms(
    req,
    { collection, fields: ['updatedAt'], ids: [id] },
    async ([free]) => {
      if (!free) return
      await req.payload.delete({
        collection: collection as CollectionSlug,
        depth: 0,
        id: free,
        // Taking back does not require the delete permission: the document came from the export and nobody has touched it.
        overrideAccess: true,
        req,
      })
      await writeItem(req, item.id, { detail: null, problem: null, state: 'takenBack' })
    },
  )
  if (leftOut.size > 0) await keep('keptEdited')
}

/** Whether an event has the performances that came with it, as they came, and no others. */
async function arePerformancesUntouched(req: PayloadRequest, item: Item, id: string, locale: string): Promise<boolean> {
  if (item.kind !== 'event') return true
  const left = item.data.performances ?? {}
  const ids = await findPerformanceIds(req, id)
  const versions = await readNewestVersions(req, 'event-instances', ids, locale)
  return versions.every((version) => left[version.id] === version.updatedAt)
}
