import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

interface Doc {
  id: string
  slug: string | null
}
interface Answer {
  doc: Doc
  errors?: { data?: { errors: { message: string; path: string }[] } }[]
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const make = async (data: object) =>
  (await editor().post<Answer>('/series', { _status: 'published', tenant: world.a, ...data })).body.doc
const TAKEN = { message: 'Another document already has this address.', path: 'slug' }

describe('an address that somebody else has taken meanwhile', () => {
  it('is a sentence on the field when a document with a drafted address goes off the site or on it', async () => {
    const drafted = await make({ title: 'Late nights' })
    await editor().patch(`/series/${drafted.id}?draft=true`, { slug: 'after-hours', slugLock: false })
    const other = await make({ slug: 'after-hours', slugLock: false, title: 'After hours' })
    expect(other.slug).toBe('after-hours')
    for (const state of ['draft', 'published']) {
      const refused = await editor().patch<Answer>(`/series/${drafted.id}`, { _status: state })
      expect([state, refused.status, refused.body.errors?.[0]?.data?.errors]).toEqual([
        state,
        400,
        [expect.objectContaining(TAKEN)],
      ])
    }
    await editor().patch(`/series/${drafted.id}?draft=true`, { slug: 'small-hours' })
    expect((await editor().patch<Answer>(`/series/${drafted.id}`, { _status: 'draft' })).status).toBe(200)
  })

  it('does not stop anybody from going on writing', async () => {
    const drafted = await make({ title: 'Matinees' })
    await editor().patch(`/series/${drafted.id}?draft=true`, { slug: 'afternoons', slugLock: false })
    await make({ slug: 'afternoons', slugLock: false, title: 'Afternoons' })
    const saved = await editor().patch(`/series/${drafted.id}?draft=true&autosave=true`, { summary: 'Still writing' })
    expect(saved.status).toBe(200)
  })

  it('steps aside where it follows the title, however long that is', async () => {
    const title = 'The long and winding road '.repeat(8).trim()
    const slugs = []
    for (let count = 0; count < 12; count++) slugs.push((await make({ title })).slug!)
    expect(new Set(slugs).size).toBe(12)
    for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(120)
    expect(slugs[1]).toMatch(/-2$/)
    expect(slugs[11]).toMatch(/-12$/)
  })
})

describe('what only the server sets', () => {
  it('stays as it is, whatever a caller sends, and is not made up for a new document', async () => {
    const page = (
      await editor().post<{ doc: { id: string; publishedAt?: string | null; order: string; relativePath: string } }>(
        '/pages?draft=true',
        {
          order: 'zz',
          publishedAt: '2001-01-01T00:00:00.000Z',
          relativePath: '/elsewhere',
          tenant: world.a,
          title: 'Visit us',
        },
      )
    ).body.doc
    expect([page.publishedAt ?? null, page.relativePath]).toEqual([null, '/visit-us'])
    expect(page.order).not.toBe('zz')
    await editor().patch(`/pages/${page.id}`, { _status: 'published' })
    const before = (await editor().get<{ publishedAt: string; order: string }>(`/pages/${page.id}`)).body
    await editor().patch(`/pages/${page.id}`, {
      _status: 'published',
      order: 'zz',
      publishedAt: '2001-01-01T00:00:00.000Z',
      relativePath: '/elsewhere',
    })
    const after = (
      await editor().get<{ publishedAt: string; order: string; relativePath: string }>(`/pages/${page.id}`)
    ).body
    expect([after.publishedAt, after.order, after.relativePath]).toEqual([
      before.publishedAt,
      before.order,
      '/visit-us',
    ])
  })
})
