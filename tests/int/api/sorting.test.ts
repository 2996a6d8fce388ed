import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import type { Target } from './support/malformed'
import { makeTarget } from './support/target'

let app: TestApp
let target: Target

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
  const { tenant } = target
  for (const [name, year] of [
    ['Peer Gynt', 1867],
    ['Aida', 1871],
  ] as const)
    await create(app.payload, 'works', { tenant, title: name, year })
})
afterAll(() => app.close())

const ask = async (slug: string, sort: string) => {
  const { body, status } = await target.client.get<{ docs?: { title: string }[]; errors?: { message: string }[] }>(
    `/${slug}?sort=${encodeURIComponent(sort)}`,
  )
  return { reason: body.errors?.[0]?.message, status, titles: body.docs?.map(({ title }) => title) }
}

describe('an order of documents', () => {
  it.each([
    ['by two columns', 'year,-createdAt', ['Peer Gynt', 'Aida']],
    ['downwards', '-year', ['Aida', 'Peer Gynt']],
    ['by the title of a language', 'title', ['Aida', 'Peer Gynt']],
  ])('is kept: %s', async (_what, sort, titles) => {
    expect(await ask('works', sort)).toEqual({ reason: undefined, status: 200, titles })
  })

  it.each([
    ['a list and a column of the document', 'works', 'creators.role,year'],
    ['a field with several values', 'events', 'categories'],
    ['a list of the site', 'people', 'tenant.domains.domain'],
    ['two columns of another document', 'people', 'tenant.name,-tenant.slug'],
  ])('is possible by %s', async (_what, slug, sort) => {
    expect((await ask(slug, sort)).status).toBe(200)
  })

  it.each([
    ['a list and another document', 'people', 'tenant.domains.id,-tenant.dateTimeFormats.dateTimeSeparator'],
    ['a list and what is translated', 'works', 'title,creators.role'],
    ['one column of another document, twice', 'people', 'tenant.name,-tenant__name'],
    ['columns of one name', 'pages', 'parent.seo.image,seo.image'],
    ['two fields of a list', 'people', 'tenant.domains.domain,tenant.domains.status'],
  ])('cannot be by %s at once', async (_what, slug, sort) => {
    const { reason, status } = await ask(slug, sort)
    expect(status).toBe(400)
    expect(reason).toMatch(/^Documents cannot be sorted by ".+" and ".+" at once\.$/)
  })

  it.each([
    ['whether rows of a list are ticked', 'people', 'tenant.domains.isPrimary', /none comes first/],
    ['references in rows of a list', 'works', 'creators.person', /none comes first/],
    ['rich text', 'events', 'description.root.type', /part of rich text/],
  ])('cannot be by %s', async (_what, slug, sort, reason) => {
    expect(await ask(slug, sort)).toEqual({ reason: expect.stringMatching(reason), status: 400, titles: undefined })
  })
})
