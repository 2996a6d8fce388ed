import { createLocalReq, type Where } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const client = (who: string) => world.clients[who]!

const newPage = async (title = 'Shared') =>
  create(app.payload, 'pages', { _status: 'published', tenant: world.a, title })

/** As opening and changing a document in the edit screen leaves it. */
const lock = (page: string, who: string) =>
  create(app.payload, 'payload-locked-documents', {
    document: { relationTo: 'pages', value: page },
    user: { relationTo: 'users', value: world.users[who] },
  })

const age = (id: string, seconds: number) =>
  poolOf(app.payload).query(
    `update payload_locked_documents set updated_at = now() - make_interval(secs => $2) where id = $1`,
    [id, seconds],
  )

const holders = async (page: string): Promise<string[]> => {
  const { rows } = await poolOf(app.payload).query<{ holder: string }>(
    `select holder.users_id as holder from payload_locked_documents_rels held join payload_locked_documents_rels holder on holder.parent_id = held.parent_id and holder.path = 'user' where held.path = 'document' and held.pages_id = $1`,
    [page],
  )
  return rows.map(({ holder }) => Object.keys(world.users).find((name) => world.users[name] === holder) ?? holder)
}

/** As the edit screen saves: a form, or an autosave. */
const save = (who: string, page: string, title: string, query = 'draft=true&autosave=true') => {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ title }))
  return client(who).patch<{ errors?: { message: string }[] }>(`/pages/${page}?${query}`, form)
}

const find = (who: string, page: string) =>
  client(who).get<{ docs: { id: string }[] }>(
    `/payload-locked-documents?where[document.relationTo][equals]=pages&where[document.value][equals]=${page}`,
  )

/** What the edit screen is told of locks when it is opened. */
const told = async (who: string, page: string) => {
  const user = await app.payload.findByID({ id: world.users[who]!, collection: 'users' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  const where: Where = { and: [{ 'document.value': { equals: page } }, { 'document.relationTo': { equals: 'pages' } }] }
  return (
    await app.payload.find({ collection: 'payload-locked-documents', depth: 1, overrideAccess: false, req, where })
  ).docs
}

const seen = async (who: string, page: string) => (await told(who, page)).length

describe('Document lock', () => {
  it('is shown to people who may change the document, and to nobody else', async () => {
    const page = await newPage()
    await lock(page, 'editor-a')
    expect([
      await seen('admin-a', page),
      await seen('super', page),
      await seen('viewer-a', page),
      await seen('stranger', page),
    ]).toEqual([1, 1, 0, 0])
  })

  it.each(['editor-a', 'super'])("shows its holder's display name and no other personal data: %s", async (holder) => {
    const page = await newPage()
    await lock(page, holder)
    expect((await told('admin-a', page)).map(({ user }) => user.value)).toEqual([
      { id: world.users[holder], collection: 'users', email: holder },
    ])
  })

  it('stays in place when its holder autosaves and saves [B-225]', async () => {
    const page = await newPage()
    await lock(page, 'editor-a')
    expect((await save('editor-a', page, 'One')).status).toBe(200)
    expect((await save('editor-a', page, 'Two', '')).status).toBe(200)
    expect(await holders(page)).toEqual(['editor-a'])
  })

  it('refuses saves by others for 300 seconds and names who is editing', async () => {
    const page = await newPage()
    const held = await lock(page, 'editor-a')
    for (const query of ['draft=true&autosave=true', '']) {
      const refused = await save('admin-a', page, 'Over it', query)
      expect(refused.status).toBe(423)
      expect(refused.body.errors?.[0]?.message).toMatch(/^editor-a is editing this now/)
    }
    expect(await holders(page)).toEqual(['editor-a'])
    expect((await client('viewer-a').get<{ title: string }>(`/pages/${page}?draft=true`)).body.title).toBe('Shared')
    await age(held, 290)
    expect((await save('admin-a', page, 'Not yet')).status).toBe(423)
    // Five minutes without a change, and it holds no more.
    await age(held, 301)
    expect((await save('admin-a', page, 'Mine now')).status).toBe(200)
  })

  it('is found by people who may change the document, and by nobody else', async () => {
    const page = await newPage()
    const held = await lock(page, 'editor-a')
    expect((await find('admin-a', page)).body).toEqual({ docs: [{ id: held }] })
    for (const who of ['viewer-a', 'owner-b', 'stranger'])
      expect([who, (await find(who, page)).status]).toEqual([who, 404])
    expect((await client('admin-a').get('/payload-locked-documents')).status).toBe(400)
    expect((await client('admin-a').get(`/payload-locked-documents/${held}`)).status).toBe(404)
  })

  it("reports when it was last changed in the site's time zone, to people who may change the document", async () => {
    const page = await newPage()
    const held = await lock(page, 'editor-a')
    const ask = (who: string) => client(who).get<{ changed: string | null }>(`/documents/pages/${page}/lock`)
    await poolOf(app.payload).query(`update tenants set timezone = 'America/New_York' where id = $1`, [world.a])
    const { rows } = await poolOf(app.payload).query<{ clock: string }>(
      `select to_char(updated_at at time zone 'America/New_York', 'FMHH12:MI AM') as clock from payload_locked_documents where id = $1`,
      [held],
    )
    expect((await ask('admin-a')).body.changed).toMatch(
      new RegExp(`^\\w{3} \\d{1,2}, \\d{4} at ${rows[0]!.clock} (?:GMT-[45]|E[DS]T)$`),
    )
    for (const who of ['viewer-a', 'owner-b', 'stranger']) expect([who, (await ask(who)).status]).toEqual([who, 404])
    await age(held, 301)
    expect((await ask('admin-a')).body).toEqual({ changed: null })
    await poolOf(app.payload).query(`update tenants set timezone = 'Europe/London' where id = $1`, [world.a])
  })

  it('can be taken over by anyone who may change the document, after which the former holder cannot save [B-221, B-222]', async () => {
    const page = await newPage()
    const held = await lock(page, 'editor-a')
    const takeOver = (who: string, forWhom = who) =>
      client(who).patch(`/payload-locked-documents/${held}`, {
        user: { relationTo: 'users', value: world.users[forWhom] },
      })
    for (const who of ['viewer-a', 'owner-b', 'stranger'])
      expect([who, (await takeOver(who)).status]).toEqual([who, 404])
    expect((await takeOver('admin-a', 'owner-a')).status).toBe(403)
    expect(await holders(page)).toEqual(['editor-a'])
    expect((await takeOver('admin-a')).status).toBe(200)
    expect(await holders(page)).toEqual(['admin-a'])
    expect((await save('editor-a', page, 'Too late')).status).toBe(423)
    expect((await save('admin-a', page, 'Taken over')).status).toBe(200)
  })

  it('prevents others from restoring a version until they take the lock over [B-221, B-222]', async () => {
    const page = await newPage('As it was')
    await client('editor-a').patch(`/pages/${page}`, { title: 'As it is' })
    const versions = await client('admin-a').get<{ docs: { id: string }[] }>(
      `/pages/versions?where[parent][equals]=${page}&where[version.title][equals]=As it was`,
    )
    const restore = (who: string, query = '') =>
      client(who).post<{ errors?: { data?: { code: string }; message: string }[] }>(
        `/pages/versions/${versions.body.docs[0]!.id}${query}`,
        {},
      )
    const titleNow = async () =>
      (await client('admin-a').get<{ title: string }>(`/pages/${page}?draft=true`)).body.title
    expect((await restore('admin-a')).status).toBe(200)
    expect(await titleNow()).toBe('As it was')
    await client('editor-a').patch(`/pages/${page}`, { title: 'As it is' })

    const held = await lock(page, 'editor-a')
    for (const query of ['', '?draft=true']) {
      const refused = await restore('admin-a', query)
      expect(refused.status).toBe(423)
      expect(refused.body.errors?.[0]).toMatchObject({
        data: { code: 'locked:documents' },
        message: expect.stringMatching(/^editor-a is editing this now/),
      })
    }
    // Who may not restore it learns nothing of the lock.
    expect([(await restore('viewer-a')).status, (await restore('owner-b')).status]).toEqual([403, 404])
    expect(await titleNow()).toBe('As it is')
    expect((await restore('editor-a')).status).toBe(200)
    expect([await titleNow(), await holders(page)]).toEqual(['As it was', ['editor-a']])

    expect(
      (
        await client('admin-a').patch(`/payload-locked-documents/${held}`, {
          user: { relationTo: 'users', value: world.users['admin-a'] },
        })
      ).status,
    ).toBe(200)
    expect((await restore('editor-a')).status).toBe(423)
    expect((await restore('admin-a')).status).toBe(200)
  })

  it('is released by its holder only [B-223]', async () => {
    const page = await newPage()
    const held = await lock(page, 'editor-a')
    const release = (who: string) => client(who).delete(`/payload-locked-documents/${held}`)
    const leave = (who: string) => client(who).post(`/documents/pages/${page}/leave`, {})
    for (const who of ['owner-a', 'viewer-a', 'owner-b']) expect([who, (await release(who)).status]).toEqual([who, 404])
    expect((await release('editor-a')).status).toBe(200)
    expect(await holders(page)).toEqual([])
    expect((await release('editor-a')).status).toBe(404)
    await lock(page, 'editor-a')
    for (const who of ['owner-a', 'stranger']) expect((await leave(who)).status).toBe(200)
    expect(await holders(page)).toEqual(['editor-a'])
    expect((await leave('editor-a')).status).toBe(200)
    expect(await holders(page)).toEqual([])
  })

  it("refuses saves by API clients unless they override it, and leaves changes made by a parent's save through", async () => {
    const [parent, child] = [await newPage('Parent'), await newPage('Child')]
    await client('owner-a').patch(`/pages/${child}`, { parent })
    await lock(child, 'editor-a')
    expect((await client('owner-a').patch(`/pages/${child}`, { summary: 'By a program' })).status).toBe(423)
    expect(
      (await client('owner-a').patch(`/pages/${child}?overrideLock=true`, { summary: 'By a program' })).status,
    ).toBe(200)
    await lock(child, 'editor-a')
    expect((await save('admin-a', parent, 'Renamed', '')).status).toBe(200)
    expect(await holders(child)).toEqual(['editor-a'])
  })
})
