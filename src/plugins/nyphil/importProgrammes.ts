import { createLocalReq, type Payload } from 'payload'
import { loadTenant, poolOf } from '@/exports/server'
import type { TenantSummary } from '@/exports/types'
import { renamePerformances } from '@/collections/EventInstances/renamePerformances'
import { LockTaken, withLock } from '@/database/bulk/withLock'
import { writeDocuments, type BulkTarget } from '@/database/bulk/writeDocuments'
import { findTenantBySlug } from '@/database/tenants/readTenants'
import { planImport } from './lib/plan/planImport'
import { ORDER, type PlannedCollection, type PlannedDocument } from './lib/plan/registry'
import type { Programme } from './lib/programme/fileSchema'
import type { Report } from './lib/report'
import { ImportError } from '@/lib/import/ImportError'
import type { Progress } from './progress'
import { bulkTarget } from '@/collections/hooks/bulk'

/** Documents per transaction: a balance between speed and the risk of a timeout. */
const CHUNK = 200

/** How long to wait for the lock of a killed import, in milliseconds, until the database notices. */
const LOCK_WAIT_MS = 5_000

const SOURCE = 'nyphil'

interface ImportCounts {
  written: number
  known: number
}

export type ImportResult = Record<PlannedCollection, ImportCounts>

/**
 * Imports programmes of the archive into a tenant. Existing documents are left unchanged, so a repeated import writes
 * nothing and an interrupted one can be completed by running it again.
 * @param slug of the tenant
 * @throws ImportRefused if the tenant does not exist, or another import into it is running
 */
export async function importProgrammes(
  payload: Payload,
  slug: string,
  programmes: Programme[],
  report: Report,
  progress: Progress,
): Promise<ImportResult> {
  const pool = poolOf(payload)
  const tenant = await findTenant(payload, slug)
  // The archive is in English; a site without English gets it in its default language.
  const target = bulkTarget(payload, tenant.id, tenant.languages.includes('en') ? 'en' : tenant.defaultLanguage)
  try {
    return await withLock(pool, `import ${tenant.id}`, LOCK_WAIT_MS, () =>
      writeAll(target, tenant, programmes, report, progress),
    )
  } catch (error) {
    if (error instanceof LockTaken)
      throw new ImportError(`Another import into ${slug} is running. Try again when it is done.`)
    throw error
  }
}

async function findTenant(payload: Payload, slug: string): Promise<TenantSummary> {
  const id = await findTenantBySlug(payload, slug)
  const tenant = id && (await loadTenant(payload, id))
  if (!tenant) throw new ImportError(`There is no tenant with the slug "${slug}".`)
  return tenant
}

async function writeAll(
  target: BulkTarget,
  tenant: TenantSummary,
  programmes: Programme[],
  report: Report,
  progress: Progress,
): Promise<ImportResult> {
  const planned = planImport(programmes, report, { source: SOURCE, tenant: tenant.id, timezone: tenant.timezone })
  const result = {} as ImportResult
  for (const collection of ORDER)
    result[collection] = await writeCollection(target, collection, planned[collection], report, progress)
  await addTitlesInAllLanguages(target.payload, tenant, planned['event-instances'])
  return result
}

async function writeCollection(
  target: BulkTarget,
  collection: PlannedCollection,
  documents: PlannedDocument[],
  report: Report,
  progress: Progress,
): Promise<ImportCounts> {
  const counts: ImportCounts = { known: 0, written: 0 }
  for (let start = 0; start < documents.length; start += CHUNK) {
    const chunk = documents.slice(start, start + CHUNK)
    const { skipped, refused, written } = await writeDocuments(target, collection, chunk)
    counts.known += skipped
    counts.written += written
    for (const { id, reason } of refused) report.add('Documents refused', `${collection} ${nameOf(chunk, id)}`, reason)
    progress.step(collection, start + chunk.length, documents.length)
  }
  return counts
}

/**
 * The archive has one language, but performances need a title in every language of the site, including those from an
 * earlier, interrupted import.
 */
async function addTitlesInAllLanguages(
  payload: Payload,
  tenant: TenantSummary,
  performances: PlannedDocument[],
): Promise<void> {
  if (tenant.languages.length < 2) return
  const req = await createLocalReq({}, payload)
  for (let start = 0; start < performances.length; start += CHUNK) {
    await renamePerformances(req, tenant.id, { ids: performances.slice(start, start + CHUNK).map(({ id }) => id) })
  }
}

function nameOf(documents: PlannedDocument[], id: string): string {
  const data = documents.find((document) => document.id === id)?.data
  return `"${String(data?.title ?? data?.name ?? id)}"`
}
