import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { treeOf, type Tree } from './support/tree'

let app: TestApp
let world: World
let tree: Tree

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  tree = treeOf(app, world.clients['editor-a']!, world.a)
})
afterAll(() => app.close())
beforeEach(() =>
  poolOf(app.payload).query(
    'delete from pages; delete from _pages_v; delete from redirects; delete from _redirects_v; delete from document_references; delete from search_entries',
  ),
)

const redirects = async () =>
  (
    await poolOf(app.payload).query<{ from: string; page: string }>(
      `select r."from", l.pages_id as page from redirects r join redirects_rels l on l.parent_id = r.id and l.path = 'to' order by r."from"`,
    )
  ).rows

const letters = async () => {
  const [a, b, c] = [await tree.page('A'), await tree.page('B'), await tree.page('C')]
  return { a, a1: await tree.page('A1', a), a2: await tree.page('A2', a), b, c }
}

describe('Moving a page [B-289, B-122, B-189, B-190, B-191, B-192, B-193, B-194, B-296]', () => {
  it('places it above, below or inside another page, or out to a given level', async () => {
    const { a, a1, a2, b, c } = await letters()
    expect(await tree.drawn()).toBe('A(A1,A2),B,C')
    const answer = await tree.move(c, 'reorder-above', a)
    expect([answer.status, answer.body.message]).toEqual([200, 'Reorganised the site tree successfully.'])
    expect(await tree.drawn()).toBe('C,A(A1,A2),B')
    await tree.move(c, 'reorder-below', a1)
    expect(await tree.drawn()).toBe('A(A1,C,A2),B')
    await tree.move(b, 'make-child', a1)
    expect(await tree.drawn()).toBe('A(A1(B),C,A2)')
    await tree.move(c, 'make-child', a1)
    expect(await tree.drawn()).toBe('A(A1(B,C),A2)')
    // Out of the end of a branch: below the ancestor at that level.
    await tree.move(b, 'reparent', a2, { desiredLevel: 0 })
    expect(await tree.drawn()).toBe('A(A1(C),A2),B')
    // Pulled out on the spot.
    await tree.move(c, 'reparent', c, { desiredLevel: 1 })
    expect(await tree.drawn()).toBe('A(A1,C,A2),B')
    expect(
      (
        await world.clients['editor-a']!.post('/pages/navigation', {
          instruction: 'reorder-above',
          itemId: b,
          targetId: a,
        })
      ).status,
    ).toBe(200)
    expect(await tree.drawn()).toBe('B,A(A1,C,A2)')
  })

  it('writes an audit log entry with the title and both addresses', async () => {
    const { a1, c } = await letters()
    await tree.move(c, 'make-child', a1)
    const { rows } = await poolOf(app.payload).query(
      'select actor_email, before, after from audit_log where action = $1 and target = $2',
      ['pages.moved', `pages/${c}`],
    )
    expect(rows).toEqual([
      {
        actor_email: 'editor-a@test.example',
        after: { relativePath: '/a/a1/c', title: 'C' },
        before: { relativePath: '/c', title: 'C' },
      },
    ])
  })

  it('refuses a move that would break the tree, with an error and no change [B-290]', async () => {
    const { a, a1, b } = await letters()
    const draft = await tree.page('Draft', null, { _status: 'draft' })
    const foreign = await treeOf(app, world.clients['editor-b']!, world.b).page('Theirs')
    const before = await tree.drawn()
    const tried = async (item: string, type: string, target: string, more = {}) =>
      (await tree.move(item, type, target, more)).status
    expect(await tried(a, 'make-child', a)).toBe(422)
    expect(await tried(a, 'make-child', a1)).toBe(422)
    expect(await tried(a, 'reorder-above', a1)).toBe(422)
    expect(await tried(a, 'reparent', a1, { desiredLevel: 1 })).toBe(422)
    expect(await tried(b, 'make-child', draft)).toBe(422)
    expect(await tried(b, 'make-child', foreign)).toBe(404)
    expect(await tried(foreign, 'make-child', b)).toBe(404)
    expect(await tried(b, 'make-child', crypto.randomUUID())).toBe(404)
    expect(await tried(b, 'reparent', a1, { desiredLevel: 5 })).toBe(400)
    expect(await tried(b, 'reparent', a1)).toBe(400)
    expect(await tried(b, 'explode', a1)).toBe(400)
    expect(await tried(b, 'make-child', 'a1')).toBe(400)
    expect(
      (
        await world.clients['viewer-a']!.post('/pages/navigation', {
          instruction: 'make-child',
          itemId: b,
          targetId: a,
        })
      ).status,
    ).toBe(403)
    const failed = await tree.move(a, 'make-child', a)
    expect(failed.body).toMatchObject({ code: expect.stringMatching(/:pages$/), error: expect.stringMatching(/\.$/) })
    expect(await tree.drawn()).toBe(before)
    expect((await tree.move(b, 'reorder-above', a)).body).not.toHaveProperty('error')
  })

  it('refuses a second page with the same slug below one parent', async () => {
    const { a, b } = await letters()
    const twin = await tree.page('A1', b)
    expect((await tree.move(twin, 'make-child', a)).status).toBe(409)
    expect((await tree.move(twin, 'make-child', twin)).status).toBe(422)
    expect(await tree.drawn()).toBe('A(A1,A2),B(A1),C')
  })

  it('accepts a draft, but no page below a draft', async () => {
    const { b } = await letters()
    const draft = await tree.page('Draft', null, { _status: 'draft' })
    expect((await tree.move(draft, 'make-child', b)).status).toBe(200)
    expect(await tree.drawn()).toBe('A(A1,A2),B(Draft),C')
  })
})

describe('Addresses and redirects', () => {
  it('follow a moved published page and its descendants', async () => {
    const { a, a1, b } = await letters()
    const deep = await tree.page('Deep', a1)
    await tree.move(a, 'make-child', b)
    expect(await Promise.all([a, a1, deep].map(tree.address))).toEqual(['/b/a', '/b/a/a1', '/b/a/a1/deep'])
    expect((await redirects()).map((row) => row.from)).toEqual(['/a', '/a/a1', '/a/a1/deep', '/a/a2'])
    expect((await redirects()).find((row) => row.from === '/a/a1/deep')?.page).toBe(deep)
    // And the editors' own view says the same.
    expect((await tree.pages()).find(({ id }) => id === deep)?.path).toBe('/b/a/a1/deep')
  })

  it('form neither chains nor loops, however often a page moves', async () => {
    const { a, b, c } = await letters()
    await tree.move(c, 'make-child', a)
    await tree.move(c, 'make-child', b)
    expect(await redirects()).toEqual([
      { from: '/a/c', page: c },
      { from: '/c', page: c },
    ])
    await tree.move(c, 'reorder-below', b)
    expect(await tree.address(c)).toBe('/c')
    expect((await redirects()).map((row) => row.from)).toEqual(['/a/c', '/b/c'])
  })

  it('leave redirects that somebody created by hand unchanged', async () => {
    const { a, c } = await letters()
    // None can be published from the address of a page, but the page can be published after it.
    await world.clients['editor-a']!.post('/redirects', {
      _status: 'published',
      from: '/later',
      tenant: world.a,
      toAddress: 'https://elsewhere.example',
    })
    await poolOf(app.payload).query(`update redirects set "from" = '/c'`)
    await tree.move(c, 'make-child', a)
    const { rows } = await poolOf(app.payload).query('select "from", to_address from redirects')
    expect(rows).toEqual([{ from: '/c', to_address: 'https://elsewhere.example' }])
  })

  it('are listed like any other redirect', async () => {
    const { a, c } = await letters()
    await tree.move(c, 'make-child', a)
    const list = await world.clients['editor-a']!.get<{ docs: { _status: string; from: string; tenant: string }[] }>(
      '/redirects?depth=0',
    )
    expect(list.body.docs).toMatchObject([{ _status: 'published', from: '/c', tenant: world.a }])
  })

  it('the address of a draft stays the same for visitors until it is published', async () => {
    const { a, b, a1 } = await letters()
    const editor = world.clients['editor-a']!
    await editor.patch(`/pages/${a}?draft=true`, { _status: 'draft', summary: 'New words' })
    expect((await tree.move(a, 'make-child', b)).status).toBe(200)
    expect(await tree.drawn()).toBe('B(A(A1,A2)),C')
    expect(await Promise.all([a, a1].map(tree.address))).toEqual(['/a', '/a/a1'])
    expect(await redirects()).toEqual([])
    await editor.patch(`/pages/${a}`, { _status: 'published' })
    expect(await Promise.all([a, a1].map(tree.address))).toEqual(['/b/a', '/b/a/a1'])
    expect((await redirects()).map((row) => row.from)).toEqual(['/a', '/a/a1', '/a/a2'])
  })

  it("follow a parent's new slug once that is published", async () => {
    const { a, a1 } = await letters()
    const editor = world.clients['editor-a']!
    await editor.patch(`/pages/${a}?draft=true`, { _status: 'draft', slug: 'first', slugLock: false })
    expect(await tree.address(a1)).toBe('/a/a1')
    expect((await tree.pages()).find(({ id }) => id === a1)?.path).toBe('/first/a1')
    await editor.patch(`/pages/${a}`, { _status: 'published', slug: 'first', slugLock: false })
    expect(await tree.address(a1)).toBe('/first/a1')
    expect((await redirects()).map((row) => row.from)).toEqual(['/a', '/a/a1', '/a/a2'])
  })
})

describe('Page tree in the database', () => {
  it("refuses a page below itself or below another site's page, in published and draft rows", async () => {
    const { a, a1, b } = await letters()
    const foreign = await treeOf(app, world.clients['editor-b']!, world.b).page('Theirs')
    const pool = poolOf(app.payload)
    const write = (table: string, page: string, parent: string) =>
      table === 'pages'
        ? pool.query('update pages set parent_id = $2 where id = $1', [page, parent])
        : pool.query('update _pages_v set version_parent_id = $2 where parent_id = $1 and latest', [page, parent])
    for (const table of ['pages', '_pages_v']) {
      await expect(write(table, a, a1)).rejects.toMatchObject({ constraint: 'page_tree' })
      await expect(write(table, a, a)).rejects.toMatchObject({ constraint: 'page_tree' })
      await expect(write(table, a, foreign)).rejects.toMatchObject({ constraint: 'page_tree' })
      await expect(write(table, a, b)).resolves.toMatchObject({ rowCount: 1 })
    }
  })

  it('reports an invalid parent on the field in the form', async () => {
    const { a, a1 } = await letters()
    const editor = world.clients['editor-a']!
    for (const query of ['', '?draft=true']) {
      const answer = await editor.patch<{ errors: { data?: { errors: { path: string }[] } }[] }>(
        `/pages/${a}${query}`,
        { parent: a1 },
      )
      expect([answer.status, answer.body.errors[0]?.data?.errors[0]?.path]).toEqual([400, 'parent'])
    }
  })

  it('refuses a draft that would form a circle with another draft', async () => {
    const { a, b } = await letters()
    const editor = world.clients['editor-a']!
    expect((await editor.patch(`/pages/${a}?draft=true`, { _status: 'draft', parent: b })).status).toBe(200)
    expect((await editor.patch(`/pages/${b}?draft=true`, { _status: 'draft', parent: a })).status).toBe(400)
  })

  it('changes only the page that moves', async () => {
    const { a, c } = await letters()
    const before = await poolOf(app.payload).query<{ id: string; mark: string }>(
      `select parent_id as id, md5(_pages_v::text) as mark from _pages_v where latest`,
    )
    await tree.move(c, 'reorder-above', a)
    const after = await poolOf(app.payload).query<{ id: string; mark: string }>(
      `select parent_id as id, md5(_pages_v::text) as mark from _pages_v where latest`,
    )
    const marks = new Map(before.rows.map(({ id, mark }) => [id, mark]))
    expect(after.rows.filter(({ id, mark }) => marks.get(id) !== mark).map(({ id }) => id)).toEqual([c])
  })
})
