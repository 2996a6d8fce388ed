import { createLocalReq } from 'payload'
import { personOf } from '@/access/personOf'
import { poolOf } from '@/database/connections'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { ReviewsBox } from '@/plugins/reviews/components/ReviewsBox'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { anonymous } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

interface Review {
  answer: { by: string | null; text: string } | null
  askedBy: string | null
  isOwn: boolean
  note: string | null
  state: 'asked' | 'sentBack'
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const role = await create(app.payload, 'user-roles', {
    permissions: { 'posts:manage': true, 'posts:delete': true },
    tenant: world.a,
    title: 'Author',
  })
  await poolOf(app.payload).query('update memberships set user_role_id = $1 where user_id = $2', [
    role,
    world.users['editor-a'],
  ])
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const client = (who: string) => world.clients[who] ?? anonymous(app)
const draft = (data: Record<string, unknown> = {}) =>
  create(app.payload, 'posts', { _status: 'draft', tenant: world.a, title: 'Season launch', ...data })
const ask = (who: string, id: string, note?: string, type = 'posts') =>
  client(who).post<Review>(`/documents/${type}/${id}/review`, note === undefined ? {} : { note })
const read = (who: string, id: string) =>
  client(who).get<{ mayDecide: boolean; review: Review | null }>(`/documents/posts/${id}/review`)
const sendBack = (who: string, id: string, answer: string) =>
  client(who).post<Review>(`/documents/posts/${id}/review/send-back`, { answer })
const withdraw = (who: string, id: string) =>
  client(who).delete<{ withdrawn: boolean }>(`/documents/posts/${id}/review`)
const publish = (who: string, id: string) => client(who).patch(`/posts/${id}`, { _status: 'published' })
const noticesOf = async (who: string, id: string): Promise<string[]> =>
  (
    await poolOf(app.payload).query<{ title: string }>(
      'select title from notices where recipient_id = $1 and href like $2 order by created_at',
      [world.users[who], `%${id}`],
    )
  ).rows.map(({ title }) => title)

describe('Review', () => {
  it('is requested with a note, notifies people who may publish, and ends when the document is published', async () => {
    const id = await draft()
    const asked = await ask('editor-a', id, 'Dates are checked.')
    expect([asked.status, asked.body]).toMatchObject([
      200,
      { answer: null, askedBy: 'editor-a', isOwn: true, note: 'Dates are checked.', state: 'asked' },
    ])
    expect((await read('admin-a', id)).body).toMatchObject({
      mayDecide: true,
      review: { isOwn: false, state: 'asked' },
    })
    expect((await read('viewer-a', id)).body).toMatchObject({ mayDecide: false, review: { state: 'asked' } })
    for (const who of ['owner-a', 'admin-a', 'studio'])
      expect(await noticesOf(who, id)).toEqual(['editor-a asks you to review “Season launch”'])
    for (const who of ['editor-a', 'viewer-a', 'owner-b']) expect([who, await noticesOf(who, id)]).toEqual([who, []])
    expect((await publish('admin-a', id)).status).toBe(200)
    expect((await read('editor-a', id)).body.review).toBeNull()
    expect(await noticesOf('editor-a', id)).toEqual(['“Season launch” was published'])
  })

  it('gives up the lock of the person who asks, and nobody else’s', async () => {
    const [own, held] = [await draft(), await draft()]
    const lock = (id: string, who: string) =>
      create(app.payload, 'payload-locked-documents', {
        document: { relationTo: 'posts', value: id },
        user: { relationTo: 'users', value: world.users[who] },
      })
    await lock(own, 'editor-a')
    await lock(held, 'admin-a')
    for (const id of [own, held]) expect((await ask('editor-a', id)).status).toBe(200)
    const { rows } = await poolOf(app.payload).query<{ posts_id: string }>(
      'select posts_id from payload_locked_documents_rels where posts_id = any($1)',
      [[own, held]],
    )
    expect(rows).toEqual([{ posts_id: held }])
  })

  it('is sent back with an answer, and can be requested again', async () => {
    const id = await draft()
    await ask('editor-a', id)
    expect((await sendBack('owner-a', id, 'The cast is missing.')).status).toBe(200)
    expect((await read('editor-a', id)).body.review).toMatchObject({
      answer: { by: 'owner-a', text: 'The cast is missing.' },
      state: 'sentBack',
    })
    expect(await noticesOf('editor-a', id)).toEqual(['“Season launch” was sent back to you'])
    expect((await sendBack('admin-a', id, 'Once more')).status).toBe(409)
    expect((await ask('editor-a', id, 'It is there now.')).body).toMatchObject({
      answer: null,
      note: 'It is there now.',
      state: 'asked',
    })
    expect(await noticesOf('owner-a', id)).toHaveLength(2)
  })

  it('notifies once, however often the note changes', async () => {
    const id = await draft()
    for (const note of ['One', 'Two', 'Three']) expect((await ask('editor-a', id, note)).body.note).toBe(note)
    expect(await noticesOf('owner-a', id)).toHaveLength(1)
  })

  it('can be withdrawn by the person who requested it or by people who may publish', async () => {
    const [one, other] = [await draft(), await draft()]
    await ask('editor-a', one)
    await ask('admin-a', other)
    expect((await withdraw('viewer-a', one)).status).toBe(403)
    expect((await withdraw('editor-a', other)).status).toBe(403)
    expect((await withdraw('editor-a', one)).body).toEqual({ withdrawn: true })
    expect((await withdraw('owner-a', other)).body).toEqual({ withdrawn: true })
    expect((await withdraw('editor-a', one)).body).toEqual({ withdrawn: false })
    expect((await read('owner-a', one)).body.review).toBeNull()
  })

  it('is refused for people without the permission to request, answer or withdraw it', async () => {
    const id = await draft()
    const statuses = async (call: (who: string) => Promise<{ status: number }>) =>
      Promise.all(['viewer-a', 'owner-b', 'stranger', 'nobody'].map(async (who) => (await call(who)).status))
    expect(await statuses((who) => ask(who, id, 'Mine'))).toEqual([403, 404, 404, 401])
    expect((await ask('editor-a', id)).status).toBe(200)
    expect(await statuses((who) => sendBack(who, id, 'No'))).toEqual([403, 404, 404, 401])
    expect(await statuses((who) => withdraw(who, id))).toEqual([403, 404, 404, 401])
    expect((await sendBack('editor-a', id, 'To myself')).status).toBe(403)
    for (const who of ['owner-b', 'stranger']) expect((await read(who, id)).status).toBe(404)
    expect((await sendBack('owner-a', id, '   ')).status).toBe(400)
  })

  it('is refused for a published or trashed document and for one of another type', async () => {
    const live = await create(app.payload, 'posts', { _status: 'published', tenant: world.a, title: 'Live' })
    expect([(await ask('editor-a', live)).status, (await ask('editor-a', live)).body]).toMatchObject([
      422,
      { errors: [{ message: 'Everything here is already published.' }] },
    ])
    await client('editor-a').patch(`/posts/${live}?draft=true`, { title: 'Live, and changed' })
    expect((await ask('editor-a', live)).status).toBe(200)
    const trashed = await draft({ deletedAt: '2026-01-01T00:00:00.000Z' })
    expect((await ask('editor-a', trashed)).status).toBe(404)
    const page = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'A page' })
    expect((await ask('editor-a', page, '', 'pages')).status).toBe(403)
    expect((await ask('editor-a', live, '', 'pages')).status).toBe(404)
  })

  it('stays through autosaves, renames and translations, and is deleted when its document is trashed or deleted', async () => {
    const id = await draft()
    await ask('editor-a', id, 'Look')
    await client('editor-a').patch(`/posts/${id}?draft=true&autosave=true`, { title: 'Another name' })
    await client('editor-a').patch(`/posts/${id}?draft=true&locale=cy`, { title: 'Enw arall' })
    expect((await read('owner-a', id)).body.review).toMatchObject({ note: 'Look', state: 'asked' })
    await client('editor-a').patch(`/posts/${id}`, { deletedAt: new Date().toISOString() })
    const rows = async () =>
      (await poolOf(app.payload).query('select 1 from document_reviews where document_id = $1', [id])).rowCount
    expect(await rows()).toBe(0)
    await client('editor-a').patch(`/posts/${id}?trash=true`, { _status: 'draft', deletedAt: null })
    await ask('editor-a', id)
    expect(await rows()).toBe(1)
    await client('editor-a').delete(`/posts/${id}`)
    expect(await rows()).toBe(0)
  })

  describe('of a live document of which one language alone is published', () => {
    const inWelsh = (id: string, data: object = {}) =>
      client('owner-a').patch(`/posts/${id}?locale=cy&publishSpecificLocale=cy`, { _status: 'published', ...data })

    it('stays while another language waits, and tells nobody that all is published', async () => {
      const id = await draft({ _status: 'published' })
      await client('editor-a').patch(`/posts/${id}?draft=true&locale=cy`, { title: 'Lansio’r tymor' })
      await client('editor-a').patch(`/posts/${id}?draft=true`, { title: 'Season launch, new' })
      await ask('editor-a', id, 'The English one')
      expect((await inWelsh(id)).status).toBe(200)
      expect((await read('owner-a', id)).body.review).toMatchObject({ note: 'The English one', state: 'asked' })
      expect(await noticesOf('editor-a', id)).toEqual([])
      await publish('owner-a', id)
      expect((await read('editor-a', id)).body.review).toBeNull()
      expect(await noticesOf('editor-a', id)).toEqual(['“Season launch, new” was published'])
    })

    it('ends when nothing else waits', async () => {
      const id = await draft({ _status: 'published' })
      await client('editor-a').patch(`/posts/${id}?draft=true&locale=cy`, { title: 'Lansio’r tymor' })
      await ask('editor-a', id, 'The Welsh one')
      expect((await inWelsh(id)).status).toBe(200)
      expect((await read('editor-a', id)).body.review).toBeNull()
      expect(await noticesOf('editor-a', id)).toEqual(['“Lansio’r tymor” was published'])
    })
  })

  it('ends when its document is published on schedule', async () => {
    const id = await draft()
    await ask('editor-a', id)
    await client('owner-a').post(`/documents/posts/${id}/schedule`, {
      day: '2031-03-01',
      isPublish: true,
      time: '10:00',
    })
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute' where input -> 'doc' ->> 'value' = $1`,
      [id],
    )
    await publishScheduled(app.payload)
    expect((await read('editor-a', id)).body.review).toBeNull()
    expect((await noticesOf('editor-a', id)).at(-1)).toBe('“Season launch” was published')
  })

  it('is on the dashboard of those who decide, with as many statements for many as for one', async () => {
    const box = async () => {
      const user = await app.payload.findByID({ collection: 'users', depth: 0, id: world.users['owner-a']! })
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
      const person = (await personOf(req))!
      const tenant = person.memberships.get(world.a)!.tenant
      let text = ''
      const count = await countStatements(async () => {
        const element = await ReviewsBox({ person, req, tenant } as never)
        text = JSON.stringify(element)
      })
      return { count, text }
    }
    await poolOf(app.payload).query('delete from document_reviews')
    await ask('editor-a', await draft({ title: 'The first' }), 'Please')
    const one = await box()
    for (const [index, who] of ['admin-a', 'both', 'editor-a', 'admin-a'].entries())
      await ask(who, await draft({ title: `Another ${index}` }))
    const many = await box()
    expect(one.text).toContain('The first')
    expect(
      ['The first', 'Another 0', 'Another 3', 'admin-a', 'both'].filter((shown) => !many.text.includes(shown)),
    ).toEqual([])
    expect(many.count).toBe(one.count)
  })

  it('accepts one answer when two people decide at the same moment', async () => {
    const id = await draft()
    await ask('editor-a', id)
    const answers = await Promise.all(['owner-a', 'admin-a'].map((who) => sendBack(who, id, `From ${who}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await noticesOf('editor-a', id)).toHaveLength(1)
  })
})
