import type { CollectionSlug, PayloadRequest } from 'payload'
import { changeManyOutsideForms, findStored, readNewestVersions, withoutAudit } from '@/exports/server'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { lockTenant } from '@/database/transactions'
import { findPlanned } from '@/endpoints/documents/findPlanned'
import { findUsesOfDocuments } from '@/endpoints/documents/listUses'
import { idOf } from '@/lib/values'
import { newestVersion } from '@/plugins/themes/published'
import { forgetStarterDocuments, listStarterDocuments, type StarterDocument } from '../database/starterDocuments'
import { lockStarter, selectTheme } from './writeStarter'

export const KEPT_REASONS = ['changed', 'edited', 'used'] as const

interface Kept {
  collection: string
  id: string
  /** Somebody has changed it since, is editing it, or uses it in a document, release or set time of their own. */
  reason: (typeof KEPT_REASONS)[number]
}

export interface Removed {
  kept: Kept[]
  removed: number
}

/**
 * Deletes what the starter of a tenant has written and nobody has touched since, menus before the pages that they link
 * to. What stays belongs to the site from now on. The caller checks permissions.
 */
export async function removeStarter(req: PayloadRequest, tenant: { id: string; language: string }): Promise<Removed> {
  await lockStarter(req, tenant.id)
  const documents = await listStarterDocuments(req, tenant.id)
  const kept: Kept[] = []
  let removed = 0
  await withoutAudit(req, async () => {
    for (const document of documents) {
      const reason = await removeUntouched(req, document, tenant)
      if (reason === 'gone') continue
      if (reason) kept.push({ collection: document.collection, id: document.documentId, reason })
      else removed++
    }
  })
  await forgetStarterDocuments(
    req,
    documents.map(({ documentId }) => documentId),
  )
  return { kept, removed }
}

/** @returns why the document stays; null if it was removed, `gone` if somebody had deleted it before */
async function removeUntouched(
  req: PayloadRequest,
  { collection, documentId: id, leftAt }: StarterDocument,
  tenant: { id: string; language: string },
): Promise<Kept['reason'] | 'gone' | null> {
  await awaitOtherSaves(req, id)
  const [version] = await readNewestVersions(req, collection, [id], tenant.language)
  if (!version) return 'gone'
  if (version.isTrashed || Date.parse(version.updatedAt) !== leftAt.getTime()) return 'changed'
  if (collection === 'themes') {
    if (await newestVersion(req, id)) return 'changed'
  } else {
    const uses = await findUsesOfDocuments(req, { collection, ids: [id], tenantId: tenant.id })
    if (uses.length > 0) return 'used'
  }
  if ((await findPlanned(req, tenant.id, [{ collection, id }])).length > 0) return 'used'
  const { leftOut } = await changeManyOutsideForms(
    req,
    { collection, fields: ['updatedAt'], ids: [id] },
    async ([free]) => {
      if (!free) return
      if (collection === 'themes') await unselect(req, tenant.id, free)
      await req.payload.delete({
        collection: collection as CollectionSlug,
        depth: 0,
        id: free,
        // The caller has checked permissions. The document came from the starter, and nobody has touched it.
        overrideAccess: true,
        req,
      })
    },
  )
  return leftOut.size > 0 ? 'edited' : null
}

async function unselect(req: PayloadRequest, tenant: string, theme: string): Promise<void> {
  await lockTenant(req, tenant)
  const site = await findStored<{ id: string; selectedTheme?: unknown }>(req, {
    collection: 'tenants',
    where: { id: { equals: tenant } },
  })
  if (idOf(site?.selectedTheme) === theme) await selectTheme(req, tenant, null)
}
