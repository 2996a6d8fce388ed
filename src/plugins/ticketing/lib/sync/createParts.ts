import type { PayloadRequest } from 'payload'
import { bulkTarget } from '@/collections/hooks/bulk'
import { writeDocumentsWithin } from '@/database/bulk/writeDocuments'
import { newId } from '@/exports/server'
import { clientOf } from '@/database/connections'
import { slugOf } from '@/collections/hooks/slugTitles'
import type { PlanPart } from '../plan/types'
import { dataOf } from './dataOf'
import type { SyncContext } from './SyncContext'
import { groupBy } from '@/lib/lists/items'

export interface CreatedPart {
  id: string
  data: Record<string, unknown>
  part: PlanPart
}

/** A document rejected by field validation, with the validation message. */
export interface RefusedPart {
  part: PlanPart
  reason: string
  /** The error that said so; undefined for documents that are created in bulk. */
  cause?: Error
}

export interface Creation {
  created: CreatedPart[]
  refused: RefusedPart[]
}

/**
 * Creates documents in bulk. Derived data (names, spans) is left to the caller.
 * @param eventIds ids by external id of events created earlier in the same run
 */
export async function createParts(
  req: PayloadRequest,
  context: SyncContext,
  parts: readonly PlanPart[],
  eventIds: ReadonlyMap<string, string>,
): Promise<Creation> {
  const creation: Creation = { created: [], refused: [] }
  for (const [write, group] of groupBy(parts, (part) => `${part.type} ${part.write}`)) {
    const [{ type }] = group
    const documents = await Promise.all(
      group.map(async (part) => ({
        data: await newData(req, context, part, eventIds),
        id: newId(req.payload, type),
        part,
      })),
    )
    const client = await clientOf(req)
    const status = write.endsWith('live') ? 'published' : 'draft'
    // The writer adds defaults to its input; the run records the original data.
    const { refused } = await writeDocumentsWithin(
      client,
      bulkTarget(req.payload, context.tenant, context.settings.language, status),
      type,
      documents.map(({ data, id }) => ({ data: { ...data }, id })),
    )
    const reasons = new Map(refused.map(({ id, reason }) => [id, reason]))
    for (const { part, ...made } of documents) {
      const reason = reasons.get(made.id)
      if (reason === undefined) creation.created.push({ ...made, part })
      else creation.refused.push({ part, reason })
    }
  }
  return creation
}

async function newData(
  req: PayloadRequest,
  context: SyncContext,
  part: PlanPart,
  eventIds: ReadonlyMap<string, string>,
): Promise<Record<string, unknown>> {
  const data = dataOf(req.payload, context, part.type, {}, part.fields)
  const ticketing = { externalId: part.externalId, provider: context.provider }
  if (part.type === 'events')
    return {
      ...data,
      slug: await slugOf(part.title, context.settings.language),
      ticketing,
      title: data.title ?? part.title,
    }
  return { ...data, event: part.event?.id ?? eventIds.get(part.event?.externalId ?? ''), ticketing }
}
