import type { Client } from '@tests/support/client'
import { create } from '@tests/support/world'
import type { Doors } from '../doors.test'

let client: Client

const arrange = async ({ app, target }: Doors) => {
  client = target.client
  const { tenant } = target
  for (const [name, year] of [
    ['Peer Gynt', 1867],
    ['Aida', 1871],
  ] as const)
    await create(app.payload, 'works', { tenant, title: name, year })
}

const ask = async (slug: string, sort: string) => {
  const { body, status } = await client.get<{ docs?: { title: string }[]; errors?: { message: string }[] }>(
    `/${slug}?sort=${encodeURIComponent(sort)}`,
  )
  return { reason: body.errors?.[0]?.message, status, titles: body.docs?.map(({ title }) => title) }
}

/** Orders that a client can ask for. */
export function describeSorting(doors: () => Doors): void {
  describe('List of documents', () => {
    beforeAll(() => arrange(doors()))

    it.each([
      ['two columns', 'year,-createdAt', ['Peer Gynt', 'Aida']],
      ['a column downwards', '-year', ['Aida', 'Peer Gynt']],
      ['the title in a language', 'title', ['Aida', 'Peer Gynt']],
    ])('is returned in the requested order: %s', async (_what, sort, titles) => {
      expect(await ask('works', sort)).toEqual({ reason: undefined, status: 200, titles })
    })

    it.each([
      ['a list and a column of the document', 'works', 'creators.role,year'],
      ['a field with several values', 'events', 'categories'],
      ['a list of the site', 'people', 'tenant.domains.domain'],
      ['two columns of another document', 'people', 'tenant.name,-tenant.slug'],
    ])('can be sorted by %s', async (_what, slug, sort) => {
      expect((await ask(slug, sort)).status).toBe(200)
    })

    it.each([
      ['a list and another document', 'people', 'tenant.domains.id,-tenant.dateTimeFormats.dateTimeSeparator'],
      ['a list and what is translated', 'works', 'title,creators.role'],
      ['one column of another document, twice', 'people', 'tenant.name,-tenant__name'],
      ['columns of one name', 'pages', 'parent.seo.image,seo.image'],
      ['two fields of a list', 'people', 'tenant.domains.domain,tenant.domains.status'],
    ])('refuses to be sorted by %s at once', async (_what, slug, sort) => {
      const { reason, status } = await ask(slug, sort)
      expect(status).toBe(400)
      expect(reason).toMatch(/^Documents cannot be sorted by ".+" and ".+" at once\.$/)
    })

    it.each([
      ['whether rows of a list are ticked', 'people', 'tenant.domains.isPrimary', /none comes first/],
      ['references in rows of a list', 'works', 'creators.person', /none comes first/],
      ['rich text', 'events', 'description.root.type', /part of rich text/],
    ])('refuses to be sorted by %s', async (_what, slug, sort, reason) => {
      expect(await ask(slug, sort)).toEqual({ reason: expect.stringMatching(reason), status: 400, titles: undefined })
    })
  })
}
