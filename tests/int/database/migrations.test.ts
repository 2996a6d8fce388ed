import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import * as baseline from '@/migrations/20261130_000000_baseline'
import * as rules from '@/migrations/20261130_000100_rules'
import { SCHEMA_FILE, writeSchemaTypes } from '@/database/schemaTypes'
import { boot, type TestApp } from '@tests/support/boot'
import { configWith } from '@tests/support/configWith'
import { productPlugins } from '@tests/support/productPlugins'
import { poolsOf } from './support/pools'

const MIGRATIONS = join(process.cwd(), 'src', 'migrations')

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

type Kit = {
  generateDrizzleJson: (schema: object) => Promise<object>
  generateMigration: (before: object, after: object) => Promise<string[]>
}

/** The statements that a new migration would hold: none when the last one knows the schema as it is. */
async function missingStatements({ db }: Payload): Promise<string[]> {
  const adapter = db as unknown as DrizzleAdapter & { requireDrizzleKit: () => Kit }
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const newest = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1)!
  return generateMigration(
    JSON.parse(readFileSync(join(MIGRATIONS, newest), 'utf8')),
    await generateDrizzleJson(adapter.schema),
  )
}

/** The product with one content type that has a field more than the migrations know. */
async function withOneMoreField(): Promise<Payload> {
  const [{ siteTypes }, { defineContentType }] = await Promise.all([
    import('@/collections/siteTypes'),
    import('@/collections/defineContentType'),
  ])
  const more = defineContentType({
    slug: 'exhibitions',
    fields: [{ name: 'curator', type: 'text' }],
    icon: 'Frame',
    labels: { plural: 'Exhibitions', singular: 'Exhibition' },
    section: 'events',
  })
  const seasons = siteTypes.find(({ slug }) => slug === 'seasons')!
  seasons.collection.fields.push({ name: 'motto', type: 'text' })
  try {
    return await getPayload({
      config: await configWith({ contentTypes: [...siteTypes, more], plugins: await productPlugins() }),
      disableDBConnect: true,
      disableOnInit: true,
      key: 'one more field',
    })
  } finally {
    seasons.collection.fields.pop()
  }
}

describe('the migrations', () => {
  it('make the schema that the configuration wants, and nothing is left to migrate', async () => {
    expect(await missingStatements(app.payload)).toEqual([])
  })

  it('are found wanting when a field or a content type is added without one', async () => {
    const statements = await missingStatements(await withOneMoreField())
    expect(statements.filter((one) => one.includes('"motto"'))).not.toEqual([])
    expect(statements.filter((one) => one.startsWith('CREATE TABLE "exhibitions"'))).toHaveLength(1)
  })

  it('have the tables and columns that statements are checked against, as "npm run generate" writes them', async () => {
    const typesOf = ({ db }: Payload) => writeSchemaTypes((db as unknown as { tables: Record<string, PgTable> }).tables)
    const file = readFileSync(SCHEMA_FILE, 'utf8')
    expect(typesOf(app.payload)).toBe(file)
    const changed = typesOf(await withOneMoreField())
    expect(file).not.toContain("'motto'")
    expect(changed).toContain("'motto'")
  })

  it('have made in the database every table and column that the application uses, and no other', async () => {
    const { tables } = app.payload.db as unknown as { tables: Record<string, PgTable> }
    const wanted = Object.values(tables).flatMap((table) => {
      const { columns, name } = getTableConfig(table)
      return columns.map((column) => `${name}.${column.name} ${column.notNull ? 'not null' : 'null'}`)
    })
    const { rows } = await poolsOf(app).lookups.query(
      `select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else ' null' end as made from information_schema.columns
       where table_schema = 'public' and table_name = any($1)`,
      [Object.values(tables).map((table) => getTableConfig(table).name)],
    )
    expect(rows.map(({ made }) => made as string).sort()).toEqual(wanted.sort())
    expect(wanted.length).toBeGreaterThan(500)
  })
})

describe('the baseline', () => {
  const run = async (which: 'down' | 'up') => {
    const db = (app.payload.db as unknown as { drizzle: object }).drizzle as never
    for (const step of [baseline, rules]) await step[which]({ db } as never)
  }
  const know = async (...names: string[]) => {
    const { lookups } = poolsOf(app)
    await lookups.query(`delete from payload_migrations where name < '20261130'`)
    for (const name of names)
      await lookups.query('insert into payload_migrations (id, name, batch) values (uuidv7(), $1, 1)', [name])
  }
  afterEach(() => know())

  it('leaves a database alone that the migrations before it have made, upwards and downwards', async () => {
    await know('20261121_024553_initial', '20261129_190500_taken_back_syncs')
    await run('up')
    await run('down')
    expect((await poolsOf(app).lookups.query('select count(*)::int from tenants')).rows).toEqual([{ count: 0 }])
    await know()
    await expect(run('up')).rejects.toMatchObject({ cause: { message: expect.stringMatching(/already exists/) } })
  })

  it('refuses a database that has only some of them, and says what to do', async () => {
    await know('20261121_024553_initial')
    await expect(run('up')).rejects.toThrow('Migrate it to 20261129_190500_taken_back_syncs')
  })
})
