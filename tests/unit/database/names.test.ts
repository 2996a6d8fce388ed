import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { readFileSync } from 'node:fs'
import { namesOf } from '@/database/names'
import { SCHEMA_FILE } from '@/database/schemaTypes'

const t = namesOf('tenants', 't')
const tenants = namesOf('tenants')

describe('names of tables and columns for statements', () => {
  it('stand in a plain text with the alias of their table', () => {
    expect(`select ${t.suspended_at} from ${t} where ${t.id} = $1`).toBe(
      'select t."suspended_at" from "tenants" t where t."id" = $1',
    )
  })

  it('stand alone without an alias, as the columns of an insert and of an update must', () => {
    expect(`update ${tenants} set ${tenants.deletion} = null`).toBe('update "tenants" set "deletion" = null')
  })

  it('stand after the name of the table when that is its alias', () => {
    const own = namesOf('tenants', 'tenants')
    expect(`select ${own.slug} from ${own}`).toBe('select "tenants"."slug" from "tenants"')
  })

  it('are parts of a statement of Drizzle, while values stay parameters', () => {
    const statement = sql`select ${t.name} from ${t} where ${t.slug} = ${'t.name'}`
    expect(new PgDialect().sqlToQuery(statement)).toMatchObject({
      params: ['t.name'],
      sql: 'select t."name" from "tenants" t where t."slug" = $1',
    })
  })

  it('are type errors when the schema has no such column or table', () => {
    // @ts-expect-error tenants have no such column
    expect(`${t.suspended}`).toBe('t."suspended"')
    // @ts-expect-error there is no such table
    expect(`${namesOf('theatres')}`).toBe('"theatres"')
  })

  it('are to be had for every column of the schema, whatever its name', () => {
    const lines = [...readFileSync(SCHEMA_FILE, 'utf8').matchAll(/^ {2}(\w+): (.+)$/gm)]
    expect(lines.length).toBeGreaterThan(200)
    for (const [, table, list] of lines) {
      const names = namesOf(table as 'tenants') as unknown as Record<string, unknown>
      for (const [, column] of list!.matchAll(/'(\w+)'/g)) expect(String(names[column!])).toBe(`"${column}"`)
    }
  })
})
