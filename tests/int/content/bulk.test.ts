import { boot, type TestApp } from '@tests/support/boot'
import { recordStatements } from '@tests/support/countStatements'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Bulk {
  docs: { id: string }[]
  errors: { id: string; message: string }[]
}

const newPages = (tenant: string, ...titles: string[]) =>
  Promise.all(titles.map((title) => create(app.payload, 'pages', { _status: 'published', tenant, title })))

const where = (ids: string[]) => ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')

const change = (who: string, ids: string[], data: object, query = '') =>
  world.clients[who]!.patch<Bulk>(`/pages?${where(ids)}${query}`, data)

const changed = ({ body }: { body: Bulk }) => body.docs.map(({ id }) => id).sort()

const stored = async (id: string) =>
  (
    await world.clients.super!.get<{ _status: string; deletedAt: string | null; summary: string }>(
      `/pages/${id}?trash=true`,
    )
  ).body

describe('Bulk edit', () => {
  it('changes, publishes, unpublishes, trashes and restores several documents at once', async () => {
    const ids = await newPages(world.a, 'One', 'Two')
    expect(changed(await change('owner-a', ids, { summary: 'For both' }))).toEqual(ids.toSorted())
    expect((await Promise.all(ids.map(stored))).map(({ summary }) => summary)).toEqual(['For both', 'For both'])
    for (const _status of ['draft', 'published']) {
      expect(changed(await change('owner-a', ids, { _status }))).toEqual(ids.toSorted())
      expect((await Promise.all(ids.map(stored))).map((one) => one._status)).toEqual([_status, _status])
    }
    expect(changed(await change('owner-a', ids, { deletedAt: new Date().toISOString() }))).toEqual(ids.toSorted())
    expect((await Promise.all(ids.map(stored))).every(({ deletedAt }) => deletedAt !== null)).toBe(true)
    expect(changed(await change('owner-a', ids, { deletedAt: null }, '&trash=true'))).toEqual(ids.toSorted())
    expect((await Promise.all(ids.map(stored))).every(({ deletedAt }) => !deletedAt)).toBe(true)
  })

  it('loses nothing of drafts that are trashed and restored: languages, and those without a title', async () => {
    const owner = world.clients['owner-a']!
    const ids: string[] = []
    for (const title of ['First', '']) {
      const made = await owner.post<{ doc: { id: string } }>('/pages?draft=true', { tenant: world.a, title })
      ids.push(made.body.doc.id)
    }
    await owner.patch(`/pages/${ids[0]}?draft=true&autosave=true`, { title: 'English' })
    await owner.patch(`/pages/${ids[0]}?draft=true&locale=cy`, { title: 'Cymraeg' })
    for (const [deletedAt, query] of [
      [new Date().toISOString(), ''],
      [null, '&trash=true'],
    ] as const)
      expect(
        changed(await change('owner-a', ids, { deletedAt, ...(deletedAt ? {} : { _status: 'draft' }) }, query)),
      ).toEqual(ids.toSorted())
    const { body } = await owner.get<{ title: object }>(`/pages/${ids[0]}?draft=true&locale=all`)
    expect(body.title).toEqual({ cy: 'Cymraeg', en: 'English' })
  })

  it('a bulk edit of drafts keeps their other changes, and the rows of each', async () => {
    const person = await create(app.payload, 'people', { _status: 'published', name: 'Ada Lane', tenant: world.a })
    const credits = [{ group: 'cast', person, role: 'Hamlet' }]
    const id = await create(app.payload, 'events', { _status: 'published', credits, tenant: world.a, title: 'Live' })
    const owner = world.clients['owner-a']!
    await owner.patch(`/events/${id}?draft=true`, { title: 'Drafted' })
    for (const _status of ['draft', 'published']) {
      const query = `/events?${where([id])}&draft=true`
      expect(changed(await owner.patch<Bulk>(query, { _status, ageGuidance: `12+ ${_status}` }))).toEqual([id])
      const { body } = await owner.get<Record<string, unknown>>(`/events/${id}?draft=true&depth=0`)
      expect(body).toMatchObject({ _status, ageGuidance: `12+ ${_status}`, credits, title: 'Drafted' })
    }
  })

  it("changes only documents of the person's own site, with the permission for it", async () => {
    const [own, foreign] = [await newPages(world.a, 'Own'), await newPages(world.b, 'Foreign')]
    expect(changed(await change('editor-a', [...own, ...foreign], { summary: 'Mine' }))).toEqual(own)
    expect((await stored(foreign[0]!)).summary).toBeNull()
    expect((await change('viewer-a', own, { summary: 'Not mine' })).status).toBe(403)
    // Editors of the test world may not delete.
    expect((await change('editor-a', own, { deletedAt: new Date().toISOString() })).status).toBe(403)
    expect(await stored(own[0]!)).toMatchObject({ summary: 'Mine' })
  })

  it('skips and reports a document that somebody else is editing', async () => {
    const [free, held] = await newPages(world.a, 'Free', 'Held')
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'pages', value: held },
      user: { relationTo: 'users', value: world.users['admin-a'] },
    })
    const answer = await change('editor-a', [free!, held!], { summary: 'All of them' })
    expect(changed(answer)).toEqual([free])
    expect(answer.body.errors).toMatchObject([
      { id: held, message: expect.stringMatching(/^\W?Held\W?: admin-a is editing this now/) },
    ])
    expect([(await stored(free!)).summary, (await stored(held!)).summary]).toEqual(['All of them', null])
    expect(changed(await change('admin-a', [free!, held!], { summary: 'By its holder' }))).toEqual([free, held].sort())
  })

  it('names who is editing the documents in as many statements for many as for few', async () => {
    const holders = ['admin-a', 'owner-a', 'both', 'super', 'studio', 'viewer-a']
    const locked = async (count: number) => {
      const ids = await newPages(world.a, ...Array.from({ length: count }, (_, number) => `Held ${number}`))
      for (const [index, id] of ids.entries())
        await create(app.payload, 'payload-locked-documents', {
          document: { relationTo: 'pages', value: id },
          user: { relationTo: 'users', value: world.users[holders[index]!] },
        })
      return ids
    }
    const costs = []
    for (const ids of [await locked(2), await locked(holders.length)]) {
      const errors: string[] = []
      const { statements } = await recordStatements(async () => {
        const { body } = await change('editor-a', ids, { summary: 'All' })
        errors.push(...body.errors.map(({ message }) => message))
      })
      expect(errors.filter((message) => message.includes('is editing this now'))).toHaveLength(ids.length)
      costs.push(statements.filter(({ text }) => / from "users"/.test(text)).length)
    }
    expect(costs[1]).toBe(costs[0])
  })

  it('publishes images from a screen only when they have alternative text or are decorative', async () => {
    const png = (name: string) =>
      new File(
        [
          Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
            'base64',
          ),
        ],
        name,
        { type: 'image/png' },
      )
    const picture = async (title: string, more: object = {}) => {
      const form = new FormData()
      form.append('_payload', JSON.stringify({ _status: 'draft', tenant: world.a, title, ...more }))
      form.append('file', png(`${title}.png`))
      const { body } = await world.clients['editor-a']!.post<{ doc: { id: string } }>('/media', form)
      return body.doc.id
    }
    const [bare, described, decorative] = [
      await picture('Bare'),
      await picture('Described', { alt: 'The foyer' }),
      await picture('Decorative', { isDecorative: true }),
    ]
    const publish = (ids: string[], headers = {}) =>
      world.clients['editor-a']!.patch<Bulk>(`/media?${where(ids)}&draft=true`, { _status: 'published' }, { headers })
    const screen = { 'Sec-Fetch-Site': 'same-origin' }
    const answer = await publish([bare, described, decorative], screen)
    expect(changed(answer)).toEqual([described, decorative].sort())
    expect(answer.body.errors).toEqual([
      {
        id: bare,
        isPublic: true,
        message: expect.stringMatching(/^\W?Bare\W?: Say what the picture shows, or tick that it is decorative\.$/),
      },
    ])
    const state = async (id: string) =>
      (await world.clients.super!.get<{ _status: string }>(`/media/${id}`)).body._status
    expect(await Promise.all([bare, described, decorative].map(state))).toEqual(['draft', 'published', 'published'])
    await world.clients['editor-a']!.patch(`/media/${bare}?draft=true`, { alt: 'A bare stage' })
    expect(changed(await publish([bare], screen))).toEqual([bare])
    // Programs have no words for what they bring in.
    const brought = await picture('Brought in')
    expect(changed(await publish([brought]))).toEqual([brought])
  })

  it('a bulk edit from a screen must name the documents by id or limit the query to one site', async () => {
    const ids = await newPages(world.a, 'Meant by a screen')
    const set = (query: string, headers = {}) =>
      world.clients['editor-a']!.patch<Bulk>(
        `/pages?where[and][0][title][equals]=Meant by a screen${query}`,
        { summary: 'Meant' },
        { headers },
      )
    const screen = { 'Sec-Fetch-Site': 'same-origin' }
    const refused = await set('', screen)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Choose the documents by their IDs')])
    expect(changed(await set(`&where[and][1][tenant][equals]=${world.a}`, screen))).toEqual(ids)
    expect(changed(await set(''))).toEqual(ids)
  })

  it('changes and deletes nothing when a program asks for a value that a field cannot have', async () => {
    const ids = await newPages(world.a, 'Without a picture', 'Without one, too')
    const editor = world.clients['editor-a']!
    const mine = `where[and][0][tenant][equals]=${world.a}&where[and][1]`
    for (const condition of ['[image][equals]=abc', '[image][equals]=', '[publishDate][less_than]=soon']) {
      expect((await editor.patch(`/pages?${mine}${condition}`, { summary: 'Changed' })).status).toBe(400)
      expect((await editor.delete(`/pages?${mine}${condition}`)).status).toBe(400)
    }
    expect(changed(await editor.patch<Bulk>(`/pages?${mine}[id][in]=${ids.join()}`, { summary: 'Changed' }))).toEqual(
      ids.toSorted(),
    )
  })

  it('refuses a reference to a document of another site', async () => {
    const ids = await newPages(world.a, 'Refers', 'Refers too')
    const [own, foreign] = [
      await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Above' }),
      await create(app.payload, 'pages', { _status: 'published', tenant: world.b, title: 'Theirs' }),
    ]
    const refused = await change('editor-a', ids, { parent: foreign })
    expect(refused.body.docs).toEqual([])
    expect(refused.body.errors).toHaveLength(2)
    expect(changed(await change('editor-a', ids, { parent: own }))).toEqual(ids.toSorted())
  })

  it('does not offer fields that only make sense for a single document', () => {
    const { flattenedFields } = app.payload.collections.pages.config
    const offered = flattenedFields
      .filter(({ admin }) => !(admin && 'disableBulkEdit' in admin && admin.disableBulkEdit))
      .map(({ name }) => name)
    for (const name of ['order', 'parent', 'relativePath', 'slug', 'slugLock', 'tenant', 'title'])
      expect(offered).not.toContain(name)
    for (const name of ['hideFromNavigation', 'summary', 'image']) expect(offered).toContain(name)
  })
})
