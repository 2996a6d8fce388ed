import { Linter } from 'eslint'
import config from '../../../eslint.config.mjs'

const NAMES = "import { namesOf } from '@/database/names'\nconst t = namesOf('tenants', 't')\n"

const messagesAbout = (code: string, filename = 'src/database/tenants/readTenants.ts'): string[] =>
  new Linter()
    .verify(NAMES + code, config as Linter.Config[], { filename })
    .flatMap(({ message, ruleId }) => (ruleId === 'callboard/takes-names-from-schema' ? message : []))

describe('lint rule for names of tables and columns in statements', () => {
  it.each([
    'export const one = `select 1 from tenants`\n',
    "export const one = 'select 1 from tenants'\n",
    'export const one = `update "tenants" set name = $1`\n',
    'export const one = `insert into tenants (name) values ($1)`\n',
    'export const one = `delete from tenants`\n',
    'export const one = `select 1 from ${t} join tenants on true`\n',
    'export const one = `tenants t where ${t.slug} = $1`\n',
    'export const one = `select 1 from found f, tenants t where ${t.slug} = f.slug`\n',
  ])('refuses the name of a table as text: %s', (code) => {
    expect(messagesAbout(code)).toEqual([expect.stringContaining("namesOf('tenants')")])
  })

  it('refuses a column after the alias of its table as text', () => {
    expect(messagesAbout('export const one = `select t.name, ${t.slug} from ${t}`\n')).toEqual([
      expect.stringContaining('The schema knows t.name'),
    ])
  })

  it.each([
    'export const one = `select ${t.name} from ${t} where ${t.slug} = $1`\n',
    'export const one = `select found.name from found`\n',
    'export const one = `select tenants from jsonb_to_recordset($1) as tenants(id uuid)`\n',
    "export const one = 'The site comes from somewhere else.'\n",
  ])('allows names of the schema and of the statement itself: %s', (code) => {
    expect(messagesAbout(code)).toEqual([])
  })

  it('has its say in the repositories of plugins, and not where history is told', () => {
    const code = 'export const one = `select 1 from tenants`\n'
    expect(messagesAbout(code, 'src/plugins/search/database/entries.ts')).toHaveLength(1)
    expect(messagesAbout(code, 'src/migrations/20261130_000000_baseline.ts')).toEqual([])
  })
})
