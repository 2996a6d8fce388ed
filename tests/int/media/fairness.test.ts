import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { photo } from '@tests/support/pictures/photo'
import { makePng } from '@tests/support/pictures/png'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { stored, upload } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot({ env: { DATABASE_TRANSACTION_POOL_MAX: '3' } })
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** A small file with a lot of work in it: 16 megapixels. */
const laborious = () => makePng({ bits: 8, colours: 2, height: 4_000, width: 4_000 })

const ofA = (data: Uint8Array, file = 'a.png', type = 'image/png') =>
  upload({ client: world.clients['owner-a']!, data, file, tenant: world.a, type })
const ofB = (data: Uint8Array) =>
  upload({ client: world.clients['owner-b']!, data, file: 'b.jpg', tenant: world.b, type: 'image/jpeg' })

/** Three uploads of the site that are worked on until they are told to end: as many as a site has at once. */
async function threeAtWork(): Promise<{ end: () => void }> {
  const { withUploadSlot, takeUploadSlot } = await import('@/collections/uploads/uploadSlot')
  const { promise, resolve } = Promise.withResolvers<void>()
  const req = await createLocalReq({}, app.payload)
  const begun = Array.from({ length: 3 }, () => {
    const slot = Promise.withResolvers<void>()
    void withUploadSlot(async () => {
      await takeUploadSlot(req, world.a, 0)
      slot.resolve()
      await promise
    })
    return slot.promise
  })
  await Promise.all(begun)
  return { end: resolve }
}

describe('while one site uploads a lot', () => {
  it('others are answered, another site uploads, and no transaction is held by those who wait', async () => {
    const data = laborious()
    const atWork = await threeAtWork()
    let uploaded = 0
    const many = Promise.all(Array.from({ length: 8 }, () => ofA(data).finally(() => void uploaded++)))
    // More than there are connections for transactions.
    for (let asked = 0; asked < 10; asked++)
      expect((await world.clients['editor-a']!.get('/pages?limit=1')).status).toBe(200)
    expect((await ofB(await photo('jpeg', 320, 200))).status).toBe(201)
    const titles = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((title) => create(app.payload, 'pages', { tenant: world.a, title })),
    )
    expect(titles.length).toBe(4)
    expect(uploaded).toBe(0)
    atWork.end()
    expect((await many).map(({ status }) => status)).toEqual(Array(8).fill(201))
  }, 180_000)

  it('too many uploads at once are refused with a sentence and the time to wait, and leave nothing behind; other sites get through', async () => {
    const data = await photo('jpeg', 320, 200)
    const before = stored().length
    const atWork = await threeAtWork()
    let answered = 0
    const answers = Promise.all(
      Array.from({ length: 45 }, () => ofA(data, 'a.jpg', 'image/jpeg').finally(() => void answered++)),
    )
    expect((await ofB(data)).status).toBe(201)
    // Thirty may wait; nobody else is kept.
    await until(() => answered === 15, 60_000)
    atWork.end()
    const all = await answers
    const refused = all.filter(({ status }) => status === 429)
    expect(all.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(30).fill(201),
      ...Array<number>(15).fill(429),
    ])
    expect(refused[0]!.body.errors![0]!.message).toMatch(/^Your site is uploading many files/)
    expect(Number(refused[0]!.headers.get('Retry-After'))).toBeGreaterThan(0)
    const files = (await app.payload.find({ collection: 'media', limit: 100 })).docs.length
    expect(files).toBe(9 + 1 + all.length - refused.length)
    expect(stored().length - before).toBeGreaterThan(0)
  }, 300_000)
})

describe('whoever may not upload', () => {
  it('is refused before anything of the file is opened', async () => {
    const files = stored()
    const send = (client: string) =>
      upload({
        client: world.clients[client]!,
        data: Buffer.from('<svg'),
        file: 'a.svg',
        tenant: world.a,
        type: 'image/svg+xml',
      })
    for (const client of ['viewer-a', 'stranger', 'owner-b'])
      expect([client, (await send(client)).status]).toEqual([client, 403])
    // Who may learns that the file is damaged.
    expect((await send('owner-a')).status).toBe(422)
    expect(stored()).toEqual(files)
  })
})
