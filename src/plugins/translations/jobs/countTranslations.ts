import { createLocalReq, type BasePayload, type CollectionSlug, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf, queueJob } from '@/exports/server'
import { filterQueuedKeys } from '@/database/jobs/queue'
import type { Row } from '@/lib/content/changes/changedField'
import { listUncounted, writeMissingCounts } from '../database/counts'
import { newestFactsOf } from '../database/facts'
import { countTexts, type TextCounts } from '../lib/facts'
import { languagesOf, collectStoredTexts } from '../lib/readTexts'
import { translatedTypes } from '../lib/translatedTypes'
import { listNewest } from '@/database/documents/stored'

const ofTenant = z.object({ tenant: z.uuid() })

/** How many documents are read at a time. */
const BATCH = 50

/**
 * Counts documents that no save has counted: those older than the plugin, and all after the main language has changed.
 */
export async function countTranslations(payload: BasePayload, input: unknown): Promise<void> {
  const { tenant } = ofTenant.parse(input)
  const req = await createLocalReq({}, payload)
  const languages = await languagesOf(req, tenant)
  if (!languages) return
  const site = { main: languages.main, tenant }
  for (const { slug } of translatedTypes(req)) {
    for (
      let ids = await listUncounted(req, slug, site, BATCH);
      ids.length > 0;
      ids = await listUncounted(req, slug, site, BATCH)
    ) {
      await writeMissingCounts(req, slug, site, await countsOf(req, slug, ids, site.main))
    }
  }
}

async function countsOf(
  req: PayloadRequest,
  collection: string,
  ids: string[],
  main: string,
): Promise<Map<string, TextCounts>> {
  const facts = await newestFactsOf(req, collection, ids)
  const { docs } = await listNewest<Row & { id: string }>(req, {
    collection: collection as CollectionSlug,
    limit: 0,
    pagination: false,
    where: { parent: { in: ids } },
  })
  const stored = new Map(docs.map((doc) => [doc.id, doc]))
  // A document without a version counts as empty, so that it is not picked up again.
  return new Map(
    ids.map((id) => [
      id,
      countTexts(collectStoredTexts(req, collection, stored.get(id) ?? {}), main, facts.get(id) ?? null),
    ]),
  )
}

const keyOf = (tenant: string): string => `countTranslations:${tenant}`

/** Queues a count of uncounted documents, unless one is already queued. */
export async function queueCount(req: PayloadRequest, tenant: string): Promise<void> {
  const key = keyOf(tenant)
  if ((await filterQueuedKeys(req, [key])).has(key)) return
  await queueJob(await dbOf(req), 'countTranslations', { tenant }, { key, maxAttempts: 5 })
}
