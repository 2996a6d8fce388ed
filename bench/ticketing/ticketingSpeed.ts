import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createLocalReq, getPayload, type Payload } from 'payload'
import { fillTenant } from '../data/fillTenant'

// Standalone program: node --import tsx bench/ticketing/ticketingSpeed.ts <box office URL> <events of the sample>
// <performances per event>

interface TicketingSpeed {
  documents: number
  /** Milliseconds of the initial run, and of the next one, which has nothing to do. */
  first: number
  again: number
  /** Rows that the second run wrote to documents, versions, links, references and search entries. */
  rows: number
  /** Milliseconds per document of a loop over the Local API. */
  loopEach: number
  /** Peak memory of the initial run beyond what was in use before it, in MB. */
  heldMb: number
}

const [origin, sample, nights] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])]
const TABLES = [
  'events',
  'events_locales',
  '_events_v',
  '_events_v_locales',
  'event_instances',
  'event_instances_locales',
  '_event_instances_v',
  '_event_instances_v_locales',
  'document_references',
  'document_saves',
  'search_entries',
  'ticketing_links',
  'ticketing_changes',
]
const DAY_MS = 86_400_000
/** Interval of memory samples, in milliseconds; long enough to slow the run by only a few per cent. */
const SAMPLE_MS = 4_000

interface Database {
  query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

const poolOf = (payload: Payload): Database => (payload.db as unknown as { pool: Database }).pool

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Memory in use after garbage collection; the process's total size would measure how lazy the collector is. */
function inUseMb(): number {
  collectGarbage()
  const { external, heapUsed } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** Peak memory in use during some work, beyond what was in use before it. */
async function measurePeakMb(work: () => Promise<unknown>): Promise<number> {
  const before = inUseMb()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, inUseMb())), SAMPLE_MS)
  await work()
  clearInterval(timer)
  return Math.max(peak, inUseMb()) - before
}

/** Counts rows written by a transaction with this id or a later one. */
async function rowsSince(payload: Payload, transaction: string): Promise<number> {
  let count = 0
  for (const table of TABLES)
    count += (
      await poolOf(payload).query<{ count: number }>(
        `select count(*)::int from "${table}" where xmin::text::bigint >= $1::bigint`,
        [transaction],
      )
    ).rows[0]!.count
  return count
}

async function ticketingSpeed(): Promise<TicketingSpeed> {
  Object.assign(process.env, { PROVIDER_ALLOWED_HOSTS: new URL(origin).host, SPEKTRIX_BASE_URL: origin })
  const { default: config } = await import('../../payload.config')
  const { saveConnected } = await import('../../src/plugins/ticketing/database/connections')
  const { startRun } = await import('../../src/plugins/ticketing/database/runs')
  const { syncTicketing } = await import('../../src/plugins/ticketing/jobs/syncTicketing')
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const create = async (collection: string, data: object): Promise<string> =>
    String((await payload.create({ collection: collection as 'pages', data: data as never, overrideAccess: true })).id)
  const app =
    (
      await payload.find({
        collection: 'apps',
        limit: 1,
        overrideAccess: true,
        where: { handle: { equals: 'spektrix' } },
      })
    ).docs[0]?.id ?? (await create('apps', { name: 'Spektrix', category: 'ticketing', handle: 'spektrix' }))
  const plan = await create('plans', { name: `Bench ${process.pid}`, ticketing_integrations: true })
  const sites = await Promise.all(
    ['synced', 'looped'].map(async (slug) => (await fillTenant(payload, `${slug}-${process.pid}`)).id),
  )
  const [tenant, loopTenant] = sites as [string, string]
  await payload.update({
    id: tenant,
    collection: 'tenants',
    data: { installedApps: [app], plan },
    overrideAccess: true,
  })
  for (let hall = 0; hall < 5; hall += 1)
    await create('venues', { _status: 'published', name: `Hall ${hall}`, tenant, timezone: 'Europe/London' })

  const loop = await timed(async () => {
    for (let event = 0; event < sample; event += 1) {
      const id = await create('events', {
        _status: 'draft',
        summary: `About number ${event}`,
        tenant: loopTenant,
        title: `Event ${event}`,
      })
      for (let night = 0; night < nights; night += 1)
        await create('event-instances', {
          _status: 'draft',
          event: id,
          start: new Date(Date.now() + (2 + night) * DAY_MS).toISOString(),
          start_tz: 'Europe/London',
          tenant: loopTenant,
        })
    }
  })

  await saveConnected(req, { provider: 'spektrix', tenant }, { fields: { clientName: 'bench' }, organization: null })
  const run = await startRun(req, {
    input: { all: true },
    kind: 'import',
    provider: 'spektrix',
    startedBy: null,
    tenantId: tenant,
  })
  let first = 0
  const heldMb = await measurePeakMb(
    async () => (first = await timed(() => syncTicketing(payload, { provider: 'spektrix', run: run.id, tenant }))),
  )
  const { rows: counted } = await poolOf(payload).query<{ documents: number }>(
    'select (select count(*) from events where tenant_id = $1)::int + (select count(*) from event_instances where tenant_id = $1)::int as documents',
    [tenant],
  )
  const { rows: now } = await poolOf(payload).query<{ id: string }>('select pg_current_xact_id()::text as id')
  const again = await timed(() => syncTicketing(payload, { provider: 'spektrix', tenant }))
  return {
    again,
    documents: counted[0]!.documents,
    first,
    heldMb,
    loopEach: loop / (sample * (nights + 1)),
    rows: await rowsSince(payload, now[0]!.id),
  }
}

console.log(JSON.stringify(await ticketingSpeed()))
process.exit(0)
