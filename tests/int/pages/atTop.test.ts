import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import { treeOf } from './support/tree'

const AT_ONCE = 12
const ROUNDS = 8

let app: TestApp
let world: World
let editor: Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  editor = world.clients['editor-a']!
})
afterAll(() => app.close())

const post = (data: object) => editor.post<{ doc: { id: string } }>('/pages', { tenant: world.a, ...data })
const made = async (data: object) => (await post(data)).body.doc.id

/** The pages at the top as they are drawn. */
const atTop = async () =>
  (
    await poolOf(app.payload).query<{ id: string; key: string; slug: string }>(
      `select parent_id as id, version_order as key, version_slug as slug from _pages_v
       where latest and version_tenant_id = $1 and version_parent_id is null and version_deleted_at is null
       order by version_order`,
      [world.a],
    )
  ).rows

const expectDistinct = (values: string[]) => expect(values).toEqual([...new Set(values)])

describe('a new page at the top', () => {
  it('does not wait for whoever changes the tree, as one below another does', async () => {
    const parent = await made({ title: 'Above' })
    const other = await poolOf(app.payload).connect()
    try {
      await other.query('begin')
      await other.query('select lock_page_tree($1)', [world.a])
      let isDone = false
      const below = post({ parent, title: 'Below' }).finally(() => (isDone = true))
      for (let index = 0; index < 3; index++) expect((await post({ title: `Top ${index}` })).status).toBe(201)
      expect(isDone).toBe(false)
      await other.query('commit')
      expect((await below).status).toBe(201)
    } finally {
      await other.query('rollback')
      other.release()
    }
  })

  it('stands at the end, each in a place of its own, however many come at once', async () => {
    const before = (await atTop()).map(({ id }) => id)
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => made({ title: `At once ${index}` })))
    const rows = await atTop()
    expectDistinct(rows.map(({ key }) => key))
    expect(rows.slice(0, before.length).map(({ id }) => id)).toEqual(before)
    expect(
      rows
        .slice(before.length)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.sort())
    const tree = treeOf(app, editor, world.a)
    // Between any two of them there is room.
    expect((await tree.move(before[0]!, 'reorder-above', rows.at(-1)!.id)).status).toBe(200)
    expect((await atTop()).at(-2)!.id).toBe(before[0])
  })

  it('never takes the slug of one that moves to the top at the same moment', async () => {
    const tree = treeOf(app, editor, world.a)
    const parent = await made({ title: 'Parent of all' })
    for (let round = 0; round < ROUNDS; round++) {
      const title = `Gala of round ${round}`
      const child = await made({ parent, title })
      const [moved, created] = await Promise.all([tree.move(child, 'reorder-below', parent), post({ title })])
      expect(created.status).toBe(201)
      expect([200, 409]).toContain(moved.status)
      expectDistinct((await atTop()).map(({ slug }) => slug))
    }
    const free = await made({ parent, title: 'Nobody else has it' })
    expect((await tree.move(free, 'reorder-below', parent)).status).toBe(200)
  })
})
