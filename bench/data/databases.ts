import { migrateDatabase } from '../../scripts/lib/migrate.mjs'
import { createDatabase, dropDatabase } from '../../scripts/lib/postgres.mjs'
import { addressOf, withClient } from '../../scripts/lib/postgres/databases.mjs'
import { runProgram } from '../runProgram'
import { copyDatabase } from './copyDatabase'
import type { Tenant } from './fillTenant'
import { addLogins, addNeighbours } from './neighbours'
import { LOGINS } from './people'

export interface Databases {
  tenant: Tenant
  /** URL of an app's database with the given number of tenants. */
  urlOf: (app: 'bare' | 'ours', tenants: number) => string
  /** URL of an empty Callboard database. */
  emptyUrl: string
}

const OWNER = 'callboard'
const nameOf = (app: string, tenants: number | string): string => `bench_${app}_${tenants}`

/**
 * Recreates the empty Callboard database.
 * @returns its URL
 */
export async function makeEmptyDatabase(adminUrl: string, appUrl: string): Promise<string> {
  const url = addressOf(appUrl, nameOf('ours', 'empty'))
  await dropDatabase(adminUrl, nameOf('ours', 'empty'))
  await createDatabase(adminUrl, nameOf('ours', 'empty'), { owner: OWNER })
  await migrateDatabase({ ...process.env, DATABASE_URL: url })
  return url
}

/**
 * Recreates a Callboard database with a tenant and a small neighbour, for measurements without bare Payload.
 * @returns what `startApp` needs
 */
export async function makePairOfTenants(adminUrl: string, appUrl: string): Promise<Databases> {
  const url = await makeEmptyDatabase(adminUrl, appUrl)
  const tenant = JSON.parse(await runProgram('data/fill.ts', url)) as Tenant
  await withClient(addressOf(adminUrl, nameOf('ours', 'empty')), (client) => addNeighbours(client, 1, 1))
  return { emptyUrl: url, tenant, urlOf: () => url }
}

/**
 * Recreates the databases: one per app and number of tenants, with the same rows, and an empty Callboard database.
 * @param counts numbers of tenants, ascending, starting at 1
 */
export async function makeDatabases(adminUrl: string, appUrl: string, counts: number[]): Promise<Databases> {
  const urlOf = (app: 'bare' | 'ours', tenants: number) => addressOf(appUrl, nameOf(app, tenants))
  const emptyUrl = addressOf(appUrl, nameOf('ours', 'empty'))
  const make = (name: string, template?: string) => createDatabase(adminUrl, name, { owner: OWNER, template })
  // Dropping a database forces a checkpoint, so drop all of them before writing anything.
  for (const app of ['ours', 'bare'])
    for (const count of ['empty', ...counts]) await dropDatabase(adminUrl, nameOf(app, count))
  await make(nameOf('ours', 'empty'))
  await migrateDatabase({ ...process.env, DATABASE_URL: emptyUrl })
  await make(nameOf('ours', 1), nameOf('ours', 'empty'))
  await make(nameOf('bare', 'empty'))
  await runProgram('bare/makeTables.ts', addressOf(appUrl, nameOf('bare', 'empty')))
  const tenant = JSON.parse(await runProgram('data/fill.ts', urlOf('ours', 1))) as Tenant
  await withClient(urlOf('ours', 1), (client) => addLogins(client, LOGINS))

  for (const [index, tenants] of counts.entries()) {
    if (index > 0) await make(nameOf('ours', tenants), nameOf('ours', counts[index - 1]!))
    await withClient(addressOf(adminUrl, nameOf('ours', tenants)), async (client) => {
      if (index > 0) await addNeighbours(client, counts[index - 1]!, tenants - 1)
      await client.query('vacuum analyze')
    })
    await make(nameOf('bare', tenants), nameOf('bare', 'empty'))
    await copyDatabase(adminUrl, nameOf('ours', tenants), nameOf('bare', tenants))
  }
  return { emptyUrl, tenant, urlOf }
}
