import type { Client } from 'pg'
import { migrateDatabase } from '../../../scripts/lib/migrate.mjs'
import { createDatabase, dropDatabase } from '../../../scripts/lib/postgres.mjs'
import { addressOf, withClient } from '../../../scripts/lib/postgres/databases.mjs'
import { addLogins } from '../../data/neighbours'
import { LOGINS } from '../../data/people'
import { runProgram } from '../../runProgram'
import { DOCUMENTS_OF_A_SITE, type Options } from '../options'
import { LARGE_SITE } from '../people'
import { copyDocuments, copySites } from './copySites'
import type { Template } from './makeTemplate'
import { withoutIndexes } from './withoutIndexes'

export type Name = 'few' | 'many'
export const NAMES: Name[] = ['few', 'many']

export interface CapacityDatabases {
  template: Template
  urlOf: (name: Name) => string
  /** The same as superuser. */
  adminUrlOf: (name: Name) => string
}

const ROLE = 'callboard'
const nameOf = (name: Name | 'template'): string => `capacity_${name}`

/** Of so many sites one has a box office, and one an agency that works for it. */
const SITES_A_BOX_OFFICE = 4
const SITES_AN_AGENCY = 20

/** Makes both databases anew: the same site, as often as there are sites. */
export async function makeCapacityDatabases(
  adminUrl: string,
  appUrl: string,
  options: Options,
  say: (line: string) => void,
): Promise<CapacityDatabases> {
  const urlOf = (name: Name | 'template') => addressOf(appUrl, nameOf(name))
  const adminUrlOf = (name: Name | 'template') => addressOf(adminUrl, nameOf(name))
  for (const name of [...NAMES, 'template'] as const) await dropDatabase(adminUrl, nameOf(name))
  await createDatabase(adminUrl, nameOf('template'), { owner: ROLE })
  await migrateDatabase({ ...process.env, DATABASE_URL: urlOf('template') })
  say('Making the site that all others are copies of')
  const template = JSON.parse(await runProgram('capacity/data/makeTemplate.ts', urlOf('template'))) as Template
  await withClient(adminUrlOf('template'), async (client) => {
    await addLogins(client, LOGINS)
    await addBesideDocuments(client, template.id)
  })
  for (const name of NAMES) {
    say(`Making ${options[name].toLocaleString('en')} sites of it`)
    await createDatabase(adminUrl, nameOf(name), { owner: ROLE, template: nameOf('template') })
    await withClient(adminUrlOf(name), (client) => fill(client, template.id, options, name))
  }
  return { adminUrlOf, template, urlOf }
}

async function fill(client: Client, template: string, options: Options, name: Name): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'")
  await withoutIndexes(client, async () => {
    await copySites(client, template, [2, options[name]])
    if (name === 'many') await copyDocuments(client, template, LARGE_SITE, options.large / DOCUMENTS_OF_A_SITE - 1)
    await thinOut(client, template)
  })
  await client.query('vacuum analyze')
}

/** What a site has beside its documents: mails, notices, addresses with nothing at them, a box office, answers. */
async function addBesideDocuments(client: Client, tenant: string): Promise<void> {
  const values = [tenant]
  const owner = '(select owner_id from tenants where id = $1)'
  await client.query(
    `insert into mails (id, "to", template, tenant_id, status, sent_at, attempts, updated_at, created_at)
      select uuidv7(), 'somebody@riverside.test', 'invitation', $1, (case when n = 1 then 'failed' else 'sent' end)::enum_mails_status, now(), 1, now(), now() from generate_series(1, 5) n`,
    values,
  )
  await client.query(
    `insert into notices (id, recipient_id, tenant_id, title, updated_at, created_at) select uuidv7(), ${owner}, $1, 'Published', now(), now() from generate_series(1, 5)`,
    values,
  )
  await client.query(
    `insert into not_found_addresses (tenant_id, path, visits, first_seen, last_seen)
      select $1, '/was-here/' || n, n, now(), now() - n * interval '3 days' from generate_series(1, 20) n`,
    values,
  )
  await client.query(
    `insert into ticketing_connections (tenant_id, provider, is_connected, fields) values ($1, 'spektrix', true, '{"clientName":"bench"}')`,
    values,
  )
  await client.query(
    `insert into ticketing_runs (id, tenant_id, provider, kind, status, started_at, finished_at) select uuidv7(), $1, 'spektrix', 'sync', 'done', now() - n * interval '15 minutes', now() - n * interval '15 minutes' from generate_series(1, 200) n`,
    values,
  )
  await client.query(
    `insert into users_sessions (_parent_id, _order, id, created_at, expires_at) select ${owner}, 1, gen_random_uuid(), now(), now() + interval '1 day'`,
    values,
  )
  // As if each change had been merged with those before it.
  await client.query('delete from site_changes where id not in (select max(id) from site_changes)')
}

async function thinOut(client: Client, template: string): Promise<void> {
  const others = (column: string, part: number) =>
    `${column} <> '${template}' and abs(hashtext(${column}::text)) % ${part} > 0`
  await client.query(`delete from ticketing_connections where ${others('tenant_id', SITES_A_BOX_OFFICE)};
    delete from ticketing_runs where ${others('tenant_id', SITES_A_BOX_OFFICE)};
    delete from access_requests where ${others('tenant_id', SITES_AN_AGENCY)}`)
}
