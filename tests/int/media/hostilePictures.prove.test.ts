import { boot, type TestApp } from '@tests/support/boot'
import { hostilePictures } from '@tests/support/pictures/hostile'
import { photo } from '@tests/support/pictures/photo'
import { makeWorld, type World } from '@tests/support/world'
import { stored, upload } from './support'

/** Far below what a single one of these costs a process that opens it: 900 MB to 15 GB. */
const MAX_GROWTH = 500 * 1024 * 1024

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const send = (one: { data: Uint8Array; file: string; type: string }, collection?: 'avatars') =>
  upload({ client: world.clients['owner-a']!, ...(collection && { collection }), tenant: world.a, ...one })

describe('pictures that are made to do harm', () => {
  it('are at least 60', () => expect(hostilePictures.length).toBeGreaterThanOrEqual(60))

  it('are refused with a reason and leave nothing behind, or are kept without their load, and cost the server little memory', async () => {
    await send({ data: await photo(), file: 'a.jpg', type: 'image/jpeg' })
    const wrong: string[] = []
    const before = process.memoryUsage.rss()
    let growth = 0
    for (const { data, file, name, status, type } of hostilePictures) {
      const files = stored()
      const answer = await send({ data: await data(), file, type })
      if (answer.status !== status) wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 160)}`)
      if (
        answer.status === 201 &&
        Math.max(...Object.values(answer.body.doc.sizes).map(({ width }) => width ?? 0)) > answer.body.doc.width
      )
        wrong.push(`${name}: a size is larger than the picture`)
      if (answer.status !== 201 && stored().join() !== files.join()) wrong.push(`${name}: something of it was stored`)
      if (answer.status !== 201 && !answer.body.errors?.[0]?.message) wrong.push(`${name}: no reason`)
      growth = Math.max(growth, process.memoryUsage.rss() - before)
    }
    expect(wrong).toEqual([])
    expect(growth).toBeLessThan(MAX_GROWTH)
    expect((await app.payload.count({ collection: 'media' })).totalDocs).toBe(
      1 + hostilePictures.filter(({ status }) => status === 201).length,
    )
  }, 300_000)

  it('are refused as portraits, too', async () => {
    const wrong: string[] = []
    for (const { data, file, name, status, type } of hostilePictures.filter(({ file }) => /png|jpg|webp/.test(file))) {
      const answer = await send({ data: await data(), file, type }, 'avatars')
      if (status !== 201 && (answer.status < 400 || answer.status >= 500)) wrong.push(`${name}: ${answer.status}`)
    }
    expect(wrong).toEqual([])
    expect(stored('avatars').length).toBeLessThan(20)
  }, 300_000)
})
