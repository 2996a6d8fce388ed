import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/exports/server'
import { links } from '../tables/links'
import type { ConnectionKey } from './connections'
import type { LinkedCollection } from './links'
import { copyLinksToDocuments } from './copyLinksToDocuments'

/** Deletes all links of a tenant's documents to a box office. The documents stay unchanged. */
export async function deleteAllLinks(req: PayloadRequest, { provider, tenant }: ConnectionKey): Promise<void> {
  for (const collection of ['event-instances', 'events'] satisfies LinkedCollection[]) {
    const isOfConnection = and(
      eq(links.tenantId, tenant),
      eq(links.provider, provider),
      eq(links.collection, collection),
    )
    const deleted = await (await dbOf(req)).delete(links).where(isOfConnection).returning({ id: links.documentId })
    await copyLinksToDocuments(
      req,
      collection,
      deleted.map(({ id }) => ({ id, link: null })),
    )
  }
}
