import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { ApiResponse, Client } from '@tests/support/client'
import { recordStatements, type Statement } from '@tests/support/countStatements'
import { explain, stepsOf, type Plan } from '@tests/support/explain'
import { makeWorld, type World } from '@tests/support/world'
import { treeOf, type Tree } from './support/tree'

const OTHER_SITES = 500
const PAGES_EACH = 10
const OWN_PAGES = 200
/** A statement may look at a page and its version, and at a few more than its site has. */
const FEW = 2 * OWN_PAGES + 20

let app: TestApp
let world: World
let editor: Client
let tree: Tree
let pages: string[]
const parentPages: string[] = []

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  editor = world.clients['editor-a']!
  tree = treeOf(app, editor, world.a)
  const original = await tree.page('Original')
  for (const title of ['Visit', 'About us']) parentPages.push(await tree.page(title))
  pages = await copyPages(original, world.a, OWN_PAGES)
  await copySites(original)
  await poolOf(app.payload).query('analyze')
})
afterAll(() => app.close())

/** Adds pages like one to a site, in one statement. @returns their ids */
async function copyPages(original: string, tenant: string, count: number): Promise<string[]> {
  const { rows } = await poolOf(app.payload).query<{ id: string }>(
    `with copies as (select uuidv7() as id, n from generate_series(1, $3::int) n),
      made as (
        insert into pages select (jsonb_populate_record(p, jsonb_build_object('id', copies.id, 'tenant_id', $2::uuid,
          'slug', 'copy-' || n, 'relative_path', '/copy-' || n, 'order', 'b' || lpad(n::text, 4, '0') || '1'))).*
        from pages p, copies where p.id = $1 returning id)
      insert into _pages_v select (jsonb_populate_record(v, jsonb_build_object('id', uuidv7(), 'parent_id', copies.id,
        'version_tenant_id', $2::uuid, 'version_slug', 'copy-' || n, 'version_relative_path', '/copy-' || n,
        'version_order', 'b' || lpad(n::text, 4, '0') || '1'))).*
      from _pages_v v, copies where v.parent_id = $1 and v.latest returning parent_id as id`,
    [original, tenant, count],
  )
  return rows.map(({ id }) => id)
}

/** Adds sites with pages at the top. Their keys sort after ours, so that the last key of all pages is not of our site. */
async function copySites(original: string): Promise<void> {
  const { rows } = await poolOf(app.payload).query<{ id: string }>(
    `insert into tenants select (jsonb_populate_record(t, jsonb_build_object('id', uuidv7(), 'name', 'Site ' || n, 'slug', 'site-' || n))).*
     from tenants t, generate_series(1, $2::int) n where t.id = $1 returning id`,
    [world.b, OTHER_SITES],
  )
  for (const { id } of rows) await copyPages(original, id, PAGES_EACH)
  await poolOf(app.payload).query(
    `update _pages_v set version_order = 'c' || substr(version_order, 2) where version_tenant_id <> $1`,
    [world.a],
  )
}

const TABLES = ['_pages_v', 'pages']

/** Rows of pages and their versions that a statement looks at, whether it needs them or not. */
async function rowsSeenBy(statement: Statement): Promise<number> {
  const plan = await explain(poolOf(app.payload), statement, {
    isAnalyzed: true,
    without: ['seqscan', 'hashjoin', 'mergejoin'],
  })
  return stepsOf(plan)
    .filter((step) => step['Node Type'] === 'Bitmap Index Scan' || TABLES.includes(step['Relation Name'] ?? ''))
    .reduce((sum, step) => sum + rowsOf(step), 0)
}

const rowsOf = (step: Plan): number =>
  ((step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)) *
  (step['Actual Loops'] ?? 1)

/** Statements that can be run again: what was inserted is there already. */
const isAboutPages = ({ text }: Statement): boolean =>
  /^\s*(?:select|update|with recursive)\b/i.test(text) && /pages/.test(text)

async function greedyStatements(work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await recordStatements(work)
  const asked = statements.filter(isAboutPages)
  expect(asked.length).toBeGreaterThan(0)
  const greedy: string[] = []
  for (const statement of asked) {
    const rows = await rowsSeenBy(statement)
    if (rows > FEW) greedy.push(`${rows} rows: ${statement.text.replace(/\s+/g, ' ')}`)
  }
  return greedy
}

const done = async (answer: Promise<ApiResponse>): Promise<void> => {
  const { status, text } = await answer
  if (status >= 300) throw new Error(`${status} ${text}`)
}
const post = (data: object) => editor.post('/pages', { _status: 'published', tenant: world.a, ...data })

/** What staff do with pages. */
const WORK: Record<string, () => Promise<ApiResponse>> = {
  'a child of a page': () => post({ parent: parentPages[0], title: 'Getting here' }),
  'a list of pages': () => editor.get('/pages?limit=10&depth=0'),
  'a move among the pages at the top': () => tree.move(pages[40]!, 'reorder-above', pages[3]!),
  'a move below a page': () => tree.move(pages[41]!, 'make-child', parentPages[1]!),
  'a move to the end of the top': () => tree.move(pages[5]!, 'reorder-below', pages.at(-1)!),
  'a new address': () => editor.patch(`/pages/${pages[7]}`, { slug: 'somewhere-else', title: 'Somewhere else' }),
  'a page at the top': () => post({ title: 'What is on' }),
  'a save': () => editor.patch(`/pages/${pages[8]}`, { title: 'Another title' }),
  'the tree': () => editor.get(`/pages/tree?tenantId=${world.a}`),
}

describe('among many sites, only rows of the own site are read', () => {
  it.each(Object.entries(WORK))('only rows of the own site are read for %s', async (_, work) => {
    expect(await greedyStatements(() => done(work()))).toEqual([])
  })

  it('a statement that reads rows of other sites would be seen', async () => {
    const [first] = await greedyStatements(() =>
      poolOf(app.payload).query(`select count(*) from pages where hide_from_navigation`),
    )
    expect(first).toMatch(/^\d{4,} rows: select count/)
  })
})
