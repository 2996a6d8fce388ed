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

// A program of its own: node --import tsx bench/importSpeed.ts <programmes> <of them looped>, on an empty database.

/** Documents a second. */
interface ImportSpeed {
  bulk: number
  loop: number
  documents: number
}

const FILE = join(root, 'tests', 'fixtures', 'nyphil', 'programmes.json')

/** Documents of one transaction, as the import writes them. */
const CHUNK = 200

/**
 * Imports programmes in bulk, and the first of them by a loop over the Local API, into two tenants of an otherwise
 * empty database.
 * @param programmes how many to import: those of the fixture, performed again and again
 * @param loop how many of them the loop makes
 */
async function importSpeed(programmes: number, loop: number): Promise<ImportSpeed> {
  const { default: config } = await import('../payload.config')
  const payload = await getPayload({ config })
  try {
    const [one, other] = [await fillTenant(payload), await fillTenant(payload, 'harbour')]
    const all = repeated(programmes)
    const looped = await rate(() => byLoop(payload, one.id, planned(all.slice(0, loop), one.id)))
    const bulk = await rate(() => inBulk(payload, other.id, planned(all, other.id)))
    return { bulk: bulk.perSecond, documents: bulk.count, loop: looped.perSecond }
  } finally {
    await payload.destroy()
  }
}

/** The programmes of the fixture, each time under other names, so that people and works grow with them. */
function repeated(count: number): Programme[] {
  const own = readProgrammes(JSON.parse(readFileSync(FILE, 'utf8')), newReport())
  const again = (one: Programme, number: number): Programme =>
    JSON.parse(
      JSON.stringify({ ...one, id: `${one.id}-${number}`, label: `${one.label} ${number}` }).replaceAll(
        /"(composerName|conductorName|soloistName)":"([^",]+)/g,
        `"$1":"$2 ${roman(number)}`,
      ),
    ) as Programme
  return Array.from({ length: count }, (_, index) => again(own[index % own.length]!, Math.floor(index / own.length)))
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
  const known = (data: object) =>
    JSON.parse(
      JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? (ids.get(value) ?? value) : value)),
    ) as object
  for (const [collection, documents] of plan) {
    for (const { data, id } of documents) {
      const made = await payload.create({
        collection,
        data: { ...known(data), _status: 'published', tenant } as never,
        overrideAccess: true,
      })
      ids.set(id, String(made.id))
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
