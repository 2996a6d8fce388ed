import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { readScheduledOf } from '@/database/documents/schedules'
import { listStored } from '@/database/documents/stored'

interface Document {
  collection: string
  id: string
}

export interface PlannedDocument extends Document {
  /** Of what a plugin has planned, such as a release; null for a set time. */
  planId: string | null
}

/** Finds what waits for documents of a tenant: releases that would fail without them, and set times of publishing. */
export async function findPlanned(
  req: PayloadRequest,
  tenantId: string,
  documents: Document[],
): Promise<PlannedDocument[]> {
  if (documents.length === 0) return []
  const planned: PlannedDocument[] = []
  for (const [collection, group] of Map.groupBy(documents, (document) => document.collection)) {
    const scheduled = await readScheduledOf(
      req,
      collection,
      group.map(({ id }) => id),
    )
    for (const id of await filterOwn(req, tenantId, { collection, ids: scheduled.map(({ id }) => id) }))
      planned.push({ collection, id, planId: null })
  }
  for (const plannedOf of callboardOf(req.payload).planned)
    for (const { collection, id, planId } of await plannedOf(req, tenantId, documents))
      planned.push({ collection, id, planId })
  return planned
}

/** The ids of those documents that belong to the tenant: times are stored without theirs. */
async function filterOwn(
  req: PayloadRequest,
  tenantId: string,
  { collection, ids }: { collection: string; ids: string[] },
): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await listStored(req, {
    collection: collection as CollectionSlug,
    pagination: false,
    select: {},
    where: { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }] },
  })
  return docs.map(({ id }) => String(id))
}
