import { createLocalReq, type Payload } from 'payload'
import { loadTenant } from '../../access/loadTenant'
import { poolOf } from '../../database/poolOf'
import type { TenantSummary } from '../../access/person'
import { renamePerformances } from '../../collections/EventInstances/renamePerformances'
import { LockTaken, withLock } from '../../database/bulk/withLock'
import { writeDocuments, type BulkTarget } from '../../database/bulk/writeDocuments'
import { tenantBySlug } from '../../database/tenants/readTenants'
import { planImport } from './lib/plan/planImport'
import { ORDER, type PlannedCollection, type PlannedDocument } from './lib/plan/shelf'
import type { Programme } from './lib/programme/fileSchema'
import type { Report } from './lib/report'
import { ImportRefused } from '../../lib/import/ImportRefused'
import type { Progress } from './progress'
import { bulkTarget } from '../../collections/bulkTarget'

/** Documents of one transaction: enough to be quick, few enough to be over before a time-out. */
const CHUNK = 200

/** How long a killed import may take to be noticed by the database. */
const LOCK_WAIT_MS = 5_000

const SOURCE = 'nyphil'

interface ImportCounts {
  written: number
  known: number
}

export type ImportResult = Record<PlannedCollection, ImportCounts>

/**
 * Puts programmes of the archive into a tenant. What is there already stays as it is, so that a second run writes
 * nothing and one that was killed is finished by the next.
 * @param slug of the tenant
 * @throws ImportRefused when there is no such tenant, or another import into it is running
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
  // English, as the archive is; a site without English gets it as its own language.
  const target = bulkTarget(payload, tenant.id, tenant.languages.includes('en') ? 'en' : tenant.defaultLanguage)
  try {
    return await withLock(pool, `import ${tenant.id}`, LOCK_WAIT_MS, () =>
      writeAll(target, tenant, programmes, report, progress),
    )
  } catch (error) {
    if (error instanceof LockTaken)
      throw new ImportRefused(`Another import into ${slug} is running. Try again when it is done.`)
    throw error
  }
}

async function findTenant(payload: Payload, slug: string): Promise<TenantSummary> {
  const id = await tenantBySlug(payload, slug)
  const tenant = id && (await loadTenant(payload, id))
  if (!tenant) throw new ImportRefused(`There is no tenant with the slug "${slug}".`)
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
  await nameInAll(target.payload, tenant, planned['event-instances'])
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
    const { known, refused, written } = await writeDocuments(target, collection, chunk)
    counts.known += known
    counts.written += written
    for (const { id, reason } of refused) report.add('Documents refused', `${collection} ${nameOf(chunk, id)}`, reason)
    progress.step(collection, start + chunk.length, documents.length)
  }
  return counts
}

/** The archive knows one language; performances are named in all of the site. Those that another import left without are, too. */
async function nameInAll(payload: Payload, tenant: TenantSummary, performances: PlannedDocument[]): Promise<void> {
  if (tenant.languages.length < 2) return
  const req = await createLocalReq({}, payload)
  for (let start = 0; start < performances.length; start += CHUNK) {
    await renamePerformances(req, tenant.id, { ids: performances.slice(start, start + CHUNK).map(({ id }) => id) })
  }
}

function nameOf(documents: PlannedDocument[], id: string): string {
  const data = documents.find((one) => one.id === id)?.data
  return `"${String(data?.title ?? data?.name ?? id)}"`
}
