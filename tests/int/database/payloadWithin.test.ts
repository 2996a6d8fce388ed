import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { dbOf, poolOf } from '@/database/connections'
import { isWithinTransaction, payloadWithin } from '@/database/payloadWithin'
import { sql } from 'drizzle-orm'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let req: PayloadRequest
let post: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  post = await create(app.payload, 'posts', { _status: 'published', tenant: world.a, title: 'Before' })
})
afterAll(() => app.close())
beforeEach(async () => {
  req = await createLocalReq({}, app.payload)
  await initTransaction(req)
  await app.payload.update({ collection: 'posts', data: { title: 'After' }, id: post, overrideAccess: true, req })
})
afterEach(() => killTransaction(req))

const where = { title: { equals: 'After' } }

describe('a payload that reads within a transaction', () => {
  it('sees what was changed there, by every way to read, and the others see nothing of it', async () => {
    const reader = await payloadWithin(req)
    const ways = async (payload: typeof reader) => [
      (await payload.find({ collection: 'posts', overrideAccess: true, where })).totalDocs,
      (await payload.count({ collection: 'posts', overrideAccess: true, where })).totalDocs,
      (await payload.findByID({ collection: 'posts', id: post, overrideAccess: true })).title === 'After' ? 1 : 0,
      (await payload.db.find({ collection: 'posts', locale: 'en', where })).docs.length,
      (await (await dbOf({ payload })).execute(sql`select 1 from posts_locales where title = 'After'`)).rows.length,
      (await poolOf(payload).query('select 1 from posts_locales where title = $1', ['After'])).rows.length,
    ]
    expect(await ways(reader)).toEqual([1, 1, 1, 1, 1, 1])
    expect(await ways(app.payload)).toEqual([0, 0, 0, 0, 0, 0])
    expect([isWithinTransaction(reader), isWithinTransaction(app.payload)]).toEqual([true, false])
  })

  it('reads nothing any more once the transaction is over', async () => {
    const reader = await payloadWithin(req)
    await killTransaction(req)
    await expect(async () => reader.find({ collection: 'posts', overrideAccess: true })).rejects.toThrow('has ended')
    await expect(dbOf({ payload: reader })).rejects.toThrow('has ended')
    await expect(async () => poolOf(reader).query('select 1')).rejects.toThrow('has ended')
  })
})
