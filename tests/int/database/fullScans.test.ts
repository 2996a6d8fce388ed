import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { isActiveDomain } from '@/database/domains/domainRows'
import { refreshNextPerformances } from '@/database/events/nextPerformance'
import { readPersonRow } from '@/database/people/personRows'
import { poolOf } from '@/database/connections'
import { findTenantsByName } from '@/database/tenants/readTenants'
import { readSiteRow } from '@/database/website/siteRow'
import { findSites } from '@/endpoints/provider/findSites'
import { parseSitesQuery } from '@/lib/provider/sitesQuery'
import { discardUndoData } from '@/plugins/chat/database/proposals'
import { listMessages } from '@/plugins/chat/lib/chatMessages'
import { listChats, readChat } from '@/plugins/chat/lib/chats'
import { deleteOldRuns, unfinishedRuns } from '@/plugins/ticketing/database/runs'
import { boot, type TestApp } from '@tests/support/boot'
import { recordStatements, type Statement } from '@tests/support/countStatements'
import { explain, stepsOf } from '@tests/support/explain'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  // As a site has it that sells tickets: what is left out by a condition need not be looked for.
  await poolOf(app.payload).query('analyze')
})
afterAll(() => app.close())

/** Tables with rows of every site, by which a statement must never go from end to end. */
const LARGE = [
  '_events_v',
  'audit_log',
  'chat_messages',
  'chat_proposals',
  'chats',
  'event_instances',
  'events',
  'media',
  'memberships',
  'pages',
  'search_entries',
  'site_changes',
  'tenants',
  'tenants_domains',
  'ticketing_connections',
  'ticketing_runs',
  'user_roles',
  'users',
]

/**
 * The large tables that a statement can only read from end to end, because no index helps. As few rows as tests have are
 * read faster that way, so that is forbidden while PostgreSQL plans.
 */
async function scannedBy(statement: Statement): Promise<string[]> {
  const plan = await explain(poolOf(app.payload), statement, { without: ['seqscan'] })
  return stepsOf(plan)
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name']!)
    .filter((table) => LARGE.includes(table))
}

const EXPLAINED = /^\s*(?:delete|insert|select|update|with)\b/i

async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await recordStatements(work)
  const explained = statements.filter(({ text }) => EXPLAINED.test(text))
  expect(explained.length).toBeGreaterThan(0)
  const scans: string[] = []
  // One after the other: all at once they would wait for connections longer than they may.
  for (const statement of explained) scans.push(...(await scannedBy(statement)))
  return scans
}

const ofBoth = () => ({ limit: 20, tenantId: world.a, userId: world.users.both! })

const requestOf = () => createLocalReq({}, app.payload)

/** What is done at every request, or by the clock for all sites. */
const WORK: Record<string, () => Promise<unknown>> = {
  'a box office that is under way': async () => unfinishedRuns(await requestOf()),
  'a domain that wants a certificate': () => isActiveDomain(app.payload, 'www.theatre.example'),
  'a person with their places': () => readPersonRow(app.payload, { id: world.users.both!, sid: null, tenant: world.a }),
  'all sites': async () => findSites(await requestOf(), parseSitesQuery({})),
  'a conversation with its messages': async () => {
    const req = await requestOf()
    await readChat(req, randomUUID())
    await listMessages(req, randomUUID())
  },
  'conversations of a person': async () => listChats(await requestOf(), ofBoth()),
  'conversations of a person with a text in them': async () =>
    listChats(await requestOf(), { ...ofBoth(), search: 'spring' }),
  'events that time has passed': async () => refreshNextPerformances(await requestOf(), [world.a]),
  'proposals that can be undone': () => discardUndoData(app.payload, new Date()),
  'runs of long ago': async () => deleteOldRuns(await requestOf(), { days: 90, idleDays: 7 }),
  'sites to choose from': () => findTenantsByName(app.payload, '', 50),
  'sites to choose from, by name': () => findTenantsByName(app.payload, 'theatre', 50),
  'the first site of the provider': () =>
    readPersonRow(app.payload, { id: world.users.super!, sid: null, tenant: null }),
  'the site of a host': () => readSiteRow(app.payload, { names: ['a.test', 'a.test:3000'], slug: 'a' }),
}

describe('no table of all sites is read from end to end', () => {
  it.each(Object.entries(WORK))('no table is read from end to end for %s', async (_, work) => {
    expect(await scansOf(work)).toEqual([])
  })

  it('a table that is read from end to end would be seen', async () => {
    expect(await scansOf(() => poolOf(app.payload).query(`select 1 from tenants where currency = 'USD'`))).toEqual([
      'tenants',
    ])
  })
})
