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

describe('Slug that another document has taken meanwhile', () => {
  it('is reported on the field when a document with that drafted slug is published or unpublished', async () => {
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

  it('does not prevent further autosaves', async () => {
    const drafted = await make({ title: 'Matinees' })
    await editor().patch(`/series/${drafted.id}?draft=true`, { slug: 'afternoons', slugLock: false })
    await make({ slug: 'afternoons', slugLock: false, title: 'Afternoons' })
    const saved = await editor().patch(`/series/${drafted.id}?draft=true&autosave=true`, { summary: 'Still writing' })
    expect(saved.status).toBe(200)
  })

  it('gets a number when it follows the title, within 120 characters', async () => {
    const title = 'The long and winding road '.repeat(8).trim()
    const slugs = []
    for (let count = 0; count < 12; count++) slugs.push((await make({ title })).slug!)
    expect(new Set(slugs).size).toBe(12)
    for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(120)
    expect(slugs[1]).toMatch(/-2$/)
    expect(slugs[11]).toMatch(/-12$/)
  })
})

describe('Fields that only the server sets', () => {
  it('keep their value, whatever a caller sends', async () => {
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
