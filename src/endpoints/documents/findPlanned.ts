import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { readScheduledOf } from '@/database/documents/schedules'

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
    const ids = group.map(({ id }) => id)
    for (const { id } of await readScheduledOf(req, collection, ids)) planned.push({ collection, id, planId: null })
  }
  for (const plannedOf of callboardOf(req.payload).planned)
    for (const { collection, id, planId } of await plannedOf(req, tenantId, documents))
      planned.push({ collection, id, planId })
  return planned
}
