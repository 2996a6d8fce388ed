import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { root } from '../scripts/lib/root.mjs'
import { writeDocuments } from '@/database/bulk/writeDocuments'
import { bulkTarget } from '@/collections/hooks/bulk'
import { planImport } from '../src/plugins/nyphil/lib/plan/planImport'
import { ORDER, type PlannedCollection, type PlannedDocument } from '../src/plugins/nyphil/lib/plan/registry'
import type { Programme } from '../src/plugins/nyphil/lib/programme/fileSchema'
import { readProgrammes } from '../src/plugins/nyphil/lib/programme/readProgrammes'
import { newReport } from '../src/plugins/nyphil/lib/report'
import { fillTenant } from './data/fillTenant'

// Standalone program, on an empty database: node --import tsx bench/importSpeed.ts <programmes> <how many of them to
// loop>

/** Documents per second. */
interface ImportSpeed {
  bulk: number
  loop: number
  documents: number
}

const FILE = join(root, 'tests', 'fixtures', 'nyphil', 'programmes.json')

/** Documents per transaction, as in the import. */
const CHUNK = 200

/**
 * Imports programmes in bulk into one tenant, and the first of them in a loop over the Local API into another, in an
 * otherwise empty database.
 * @param programmes how many to import; the fixture's programmes are repeated
 * @param loop how many of them to import in the loop
 */
async function importSpeed(programmes: number, loop: number): Promise<ImportSpeed> {
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config })
  try {
    const [loopTenant, bulkTenant] = [await fillTenant(payload), await fillTenant(payload, 'harbour')]
    const all = repeated(programmes)
    const looped = await rate(() => byLoop(payload, loopTenant.id, planned(all.slice(0, loop), loopTenant.id)))
    const bulk = await rate(() => inBulk(payload, bulkTenant.id, planned(all, bulkTenant.id)))
    return { bulk: bulk.perSecond, documents: bulk.count, loop: looped.perSecond }
  } finally {
    await payload.destroy()
  }
}

/** The fixture's programmes, repeated under different names, so that the numbers of people and works grow too. */
function repeated(count: number): Programme[] {
  const own = readProgrammes(JSON.parse(readFileSync(FILE, 'utf8')), newReport())
  const renamed = (programme: Programme, number: number): Programme =>
    JSON.parse(
      JSON.stringify({
        ...programme,
        id: `${programme.id}-${number}`,
        label: `${programme.label} ${number}`,
      }).replaceAll(/"(composerName|conductorName|soloistName)":"([^",]+)/g, `"$1":"$2 ${roman(number)}`),
    ) as Programme
  return Array.from({ length: count }, (_, index) => renamed(own[index % own.length]!, Math.floor(index / own.length)))
}

const roman = (number: number): string => [...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')

const planned = (programmes: Programme[], tenant: string) => {
  const documents = planImport(programmes, newReport(), { source: 'bench', tenant, timezone: 'Europe/London' })
  return ORDER.map((collection): [PlannedCollection, PlannedDocument[]] => [collection, documents[collection]])
}

async function inBulk(
  payload: Payload,
  tenant: string,
  plan: [PlannedCollection, PlannedDocument[]][],
): Promise<number> {
  let count = 0
  for (const [collection, documents] of plan) {
    for (let start = 0; start < documents.length; start += CHUNK) {
      count += (
        await writeDocuments(bulkTarget(payload, tenant, 'en'), collection, documents.slice(start, start + CHUNK))
      ).written
    }
  }
  return count
}

async function byLoop(
  payload: Payload,
  tenant: string,
  plan: [PlannedCollection, PlannedDocument[]][],
): Promise<number> {
  const ids = new Map<string, string>()
  const replaceIds = (data: object) =>
    JSON.parse(
      JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? (ids.get(value) ?? value) : value)),
    ) as object
  for (const [collection, documents] of plan) {
    for (const { data, id } of documents) {
      const created = await payload.create({
        collection,
        data: { ...replaceIds(data), _status: 'published', tenant } as never,
        overrideAccess: true,
      })
      ids.set(id, String(created.id))
    }
  }
  return ids.size
}

async function rate(work: () => Promise<number>): Promise<{ count: number; perSecond: number }> {
  const start = performance.now()
  const count = await work()
  return { count, perSecond: (1000 * count) / (performance.now() - start) }
}

const [programmes, loop] = process.argv.slice(2).map(Number)
console.log(JSON.stringify(await importSpeed(programmes!, loop!)))
process.exit(0)
