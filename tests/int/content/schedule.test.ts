import { poolOf } from '@/database/connections'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

interface Schedule {
  change?: 'gap' | 'twice' | null
  errors?: { message: string; path?: string }[]
  times: { id: string; isPublish: boolean; moment: string }[]
  zone: string
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const draft = (data: Record<string, unknown> = {}, collection = 'posts') =>
  create(app.payload, collection, { _status: 'draft', tenant: world.a, title: 'Season launch', ...data })
const client = (who: string) => world.clients[who] ?? anonymous(app)
const set = (who: string, id: string, when: object, type = 'posts') =>
  client(who).post<Schedule>(`/documents/${type}/${id}/schedule`, {
    day: '2031-03-01',
    isPublish: true,
    time: '10:00',
    ...when,
  })
const read = (who: string, id: string) => client(who).get<Schedule>(`/documents/posts/${id}/schedule`)
const cancel = (who: string, id: string, time: string) =>
  client(who).delete<Schedule>(`/documents/posts/${id}/schedule/${time}`)
const jobsOf = async (id: string): Promise<string[]> =>
  (
    await poolOf(app.payload).query<{ at: string }>(
      `select to_char(wait_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from payload_jobs where input -> 'doc' ->> 'value' = $1 order by wait_until`,
      [id],
    )
  ).rows.map(({ at }) => at)

describe('Schedule of a document', () => {
  it("is set, listed and cancelled in the site's time zone", async () => {
    const id = await draft()
    const { body, status } = await set('editor-a', id, { day: '2031-07-01' })
    expect([status, body.zone, body.change, body.times.length]).toEqual([200, 'Europe/London', null, 1])
    expect(body.times[0]).toMatchObject({ isPublish: true, moment: expect.stringMatching(/Jul 1, 2031 at 10:00 AM/) })
    expect(await jobsOf(id)).toEqual(['2031-07-01 09:00'])
    await set('editor-a', id, { day: '2031-08-01', isPublish: false })
    expect((await read('editor-a', id)).body.times.map(({ isPublish }) => isPublish)).toEqual([true, false])
    expect((await cancel('editor-a', id, body.times[0]!.id)).body.times).toHaveLength(1)
    expect(await jobsOf(id)).toEqual(['2031-08-01 09:00'])
  })

  it('refuses a time in the past with a message on the day', async () => {
    const id = await draft()
    const { body, status } = await set('editor-a', id, { day: '2020-01-01' })
    expect([status, body.errors]).toEqual([
      422,
      [{ message: 'This time has passed. Choose one that is still to come.', path: 'day' }],
    ])
    expect(await jobsOf(id)).toEqual([])
  })

  it('refuses a time that a daylight saving change skips, and reports one that it repeats', async () => {
    const id = await draft()
    const skipped = await set('editor-a', id, { day: '2031-03-30', time: '01:30' })
    expect([skipped.status, skipped.body.errors]).toEqual([
      422,
      [{ message: 'The clocks go forward that day and skip 01:30. Choose another time.', path: 'time' }],
    ])
    expect((await set('editor-a', id, { day: '2031-10-26', time: '01:30' })).body.change).toBe('twice')
    expect(await jobsOf(id)).toEqual(['2031-10-26 00:30'])
  })

  it('accepts the same time only once, also when two people set it at the same moment', async () => {
    const id = await draft()
    const answers = await Promise.all(['editor-a', 'owner-a'].map((who) => set(who, id, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await jobsOf(id)).toHaveLength(1)
  })

  it('refuses dates and times that do not exist', async () => {
    const id = await draft()
    for (const when of [{ day: '2031-02-30' }, { time: '24:00' }, { time: '9:00' }, { isPublish: 'yes' }, { other: 1 }])
      expect((await set('editor-a', id, when)).status).toBe(400)
    expect((await set('editor-a', id, {})).status).toBe(200)
  })

  it('can be changed by people who may publish the document, and read by people who may view it', async () => {
    const id = await draft()
    const { body } = await set('editor-a', id, {})
    expect((await read('viewer-a', id)).body.times).toHaveLength(1)
    expect((await set('viewer-a', id, { day: '2032-01-01' })).status).toBe(403)
    expect((await cancel('viewer-a', id, body.times[0]!.id)).status).toBe(403)
    for (const who of ['owner-b', 'nobody at all']) {
      expect([404, 401]).toContain((await read(who, id)).status)
      expect([404, 401]).toContain((await set(who, id, { day: '2032-01-01' })).status)
      expect([404, 401]).toContain((await cancel(who, id, body.times[0]!.id)).status)
    }
    expect(await jobsOf(id)).toHaveLength(1)
  })

  it('refuses to cancel a time of another document', async () => {
    const [mine, other] = [await draft(), await draft()]
    const { body } = await set('editor-a', mine, {})
    expect((await cancel('editor-a', other, body.times[0]!.id)).status).toBe(404)
    expect((await cancel('editor-a', mine, body.times[0]!.id)).status).toBe(200)
  })

  it('is cleared when the document is trashed or deleted, without affecting other documents', async () => {
    const [trashed, deleted, stays] = [await draft(), await draft(), await draft()]
    for (const id of [trashed, deleted, stays]) await set('editor-a', id, {})
    expect((await client('owner-a').patch(`/posts/${trashed}`, { deletedAt: new Date().toISOString() })).status).toBe(
      200,
    )
    await app.payload.delete({ id: deleted, collection: 'posts', overrideAccess: true })
    expect([await jobsOf(trashed), await jobsOf(deleted), (await jobsOf(stays)).length]).toEqual([[], [], 1])
    expect((await set('editor-a', trashed, {})).status).toBe(404)
  })

  it('is carried out by the worker', async () => {
    const id = await draft()
    await set('editor-a', id, {})
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute' where input -> 'doc' ->> 'value' = $1`,
      [id],
    )
    await publishScheduled(app.payload)
    expect((await app.payload.findByID({ id, collection: 'posts', overrideAccess: true }))._status).toBe('published')
  })

  it('is carried out on time when 60 documents share the same time', async () => {
    const ids: string[] = []
    for (let index = 0; index < 60; index += 1) {
      const id = await draft({ title: `At nine ${index}` })
      await set('editor-a', id, {})
      ids.push(id)
    }
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute' where input -> 'doc' ->> 'value' = any($1)`,
      [ids],
    )
    await publishScheduled(app.payload)
    const { docs } = await app.payload.find({
      collection: 'posts',
      depth: 0,
      overrideAccess: true,
      pagination: false,
      where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    })
    expect(docs).toHaveLength(60)
  })
})

describe('A time that comes while its site is suspended', () => {
  const suspend = (at: string | null) =>
    app.payload.update({ collection: 'tenants', data: { suspendedAt: at }, id: world.a })
  const statusOf = async (id: string) => (await app.payload.findByID({ collection: 'posts', id }))._status
  const carryOut = async (...ids: string[]) => {
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute' where input -> 'doc' ->> 'value' = any($1)`,
      [ids],
    )
    await publishScheduled(app.payload)
  }

  it('is kept until the site is opened again, and holds up no other site', async () => {
    const [id, other] = [await draft(), await draft({ tenant: world.b })]
    await set('editor-a', id, {})
    await set('owner-b', other, {})
    await poolOf(app.payload).query(
      `insert into payload_jobs (id, input, task_slug, queue, wait_until) select gen_random_uuid(), jsonb_set(input, '{doc,relationTo}', '"removed-type"'), task_slug, queue, wait_until from payload_jobs where input -> 'doc' ->> 'value' = $1`,
      [other],
    )
    await suspend(new Date().toISOString())
    await carryOut(id, other)
    expect([await statusOf(id), await statusOf(other)]).toEqual(['draft', 'published'])
    await suspend(null)
    await carryOut(id)
    expect([await statusOf(id), await jobsOf(id)]).toEqual(['published', []])
  })
})

describe('A time set by somebody who has left the site since', () => {
  it('publishes nothing, and those who may set one learn of it, not the one who left', async () => {
    const id = await draft({ title: 'Set by both' })
    const setBy = world.users['both']!
    expect((await set('both', id, {})).status).toBe(200)
    const left = { tenantId: world.a }
    expect((await client('owner-a').post(`/users/${setBy}/remove-tenant-access`, left)).status).toBe(200)
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute' where input -> 'doc' ->> 'value' = $1`,
      [id],
    )
    await publishScheduled(app.payload)
    const { docs } = await app.payload.find({
      collection: 'notices',
      depth: 0,
      where: { href: { contains: id } },
    })
    const recipients = docs.map(({ recipient }) => recipient)
    expect(recipients).toEqual(expect.arrayContaining([world.users['owner-a'], world.users['editor-a']]))
    expect(recipients).not.toContain(setBy)
    expect(docs[0]?.title).toContain('could not be published')
  })
})
