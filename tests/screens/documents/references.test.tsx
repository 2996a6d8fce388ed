import { createLocalReq } from 'payload'
import { screen, waitFor } from '@testing-library/react'
import { referenceNames } from '@/components/document/ReferenceNames/referenceNames'
import { boot, type TestApp } from '@tests/support/boot'
import { recordStatements } from '@tests/support/countStatements'
import type { Client } from '@tests/support/client'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'
import { tableRows, untilRows } from './listSupport'

let app: TestApp
let site: Site
let world: World

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'references', { people: { Rhys: ['posts:view'] } })
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

/** Opens a list in a browser that gets no documents by themselves, so that only the server can have named any. */
const openUnaided = (client: Client, path: string) =>
  openPayloadScreen(app, client, `/admin/collections/${path}`, {
    onConnect: ({ disconnect }) => disconnect(({ method, search }) => method === 'GET' && search!.includes('where')),
  })

const cells = (name: string) => tableRows().map((row) => row.querySelector(`.cell-${name}`)?.textContent)

describe('a list of what refers to something', () => {
  it('names it in what the server sends, says what is in the trash, and hides what the person may not read', async () => {
    const blogOf = (title: string, more: object = {}) =>
      create(app.payload, 'blogs', { tenant: site.id, title, ...more })
    const [news, old] = [await blogOf('News'), await blogOf('Old news')]
    for (const [blog, title] of [
      [news, 'First'],
      [old, 'Second'],
      [null, 'Third'],
    ])
      await create(app.payload, 'posts', { blog, tenant: site.id, title })
    await app.payload.update({ collection: 'blogs', data: { deletedAt: new Date().toISOString() }, id: old })
    await openUnaided(site.clients.owner, 'posts')
    await untilRows(3)
    expect(cells('blog').toSorted()).toEqual(['News', 'No Blog', 'Old news (in the trash)'])
    await closeScreens()
    await openUnaided(site.clients.Rhys!, 'posts')
    await untilRows(3)
    expect(cells('blog').toSorted()).toEqual(['No Blog', 'No access', 'No access'])
  })

  it('names targets of redirects, and the people and sites of access', async () => {
    const page = await create(app.payload, 'pages', { tenant: site.id, title: 'About us' })
    const to = { relationTo: 'pages', value: page }
    await create(app.payload, 'redirects', { from: '/about', tenant: site.id, to })
    await openUnaided(site.clients.owner, 'redirects')
    await waitFor(() => expect(cells('to')).toEqual(['About us']))
    await closeScreens()
    await openUnaided(world.clients.super!, `memberships?where[tenant][equals]=${world.a}`)
    await waitFor(() => expect(cells('tenant')).toContain('Theatre A'))
    expect(cells('user')).toContain('editor-a@test.example')
    expect(screen.getByRole('link', { name: 'editor-a@test.example' }).getAttribute('href')).toMatch(
      /^\/admin\/collections\/memberships\//,
    )
    expect(document.body.textContent).not.toContain('Loading')
  })

  it('reads names in as many statements for a hundred rows as for one, and none of another site', async () => {
    const user = await app.payload.findByID({ collection: 'users', id: world.users['owner-a']! })
    const reqOf = () => createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
    const blogs: string[] = []
    for (let number = 0; number < 12; number++)
      blogs.push(await create(app.payload, 'blogs', { tenant: world.a, title: `Blog ${number}` }))
    const elsewhere = await create(app.payload, 'blogs', { tenant: world.b, title: 'Secret' })
    const columns = [
      { accessor: 'blog', active: true, field: { name: 'blog', relationTo: 'blogs', type: 'relationship' } },
    ]
    const read = async (ids: string[]) => {
      const req = await reqOf()
      const rows = ids.map((blog) => ({ blog }))
      let names = {}
      const { statements } = await recordStatements(async () => {
        names = await referenceNames(req, rows, columns as never)
      })
      return { count: statements.length, names: names as Record<string, Record<string, unknown>> }
    }
    const [one, many] = [await read([blogs[0]!]), await read([...blogs, ...blogs, elsewhere])]
    expect(one.names).toEqual({ blogs: { [blogs[0]!]: { title: 'Blog 0' } } })
    expect([Object.keys(many.names.blogs!).length, many.count]).toEqual([13, one.count])
    expect(many.names.blogs![elsewhere]).toEqual({ title: 'No access' })
    expect((await read([])).count).toBe(0)
    const hidden = await reqOf()
    expect(await referenceNames(hidden, [{ blog: blogs[0] }], [{ ...columns[0], active: false }] as never)).toEqual({})
  })
})
