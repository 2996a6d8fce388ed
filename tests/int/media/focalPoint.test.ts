import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { boot, type TestApp } from '@tests/support/boot'
import { photo } from '@tests/support/pictures/photo'
import { makeWorld, type World } from '@tests/support/world'
import { work } from '../storage/support'
import { stored, upload, type Uploaded } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

type Media = Uploaded['doc'] & { _status: string; focalX: number; focalY: number }

const client = () => world.clients['editor-a']!
const add = async () =>
  (
    await upload({
      client: client(),
      data: await photo('jpeg', 1_600, 1_200),
      file: 'a.jpg',
      tenant: world.a,
      type: 'image/jpeg',
    })
  ).body.doc as Media
const read = async (id: string, query = '') => (await client().get<Media>(`/media/${id}?depth=0${query}`)).body

/** As a form saves: all that it was opened with. */
const save = async (id: string, changes: object, query = '') => {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ ...(await read(id, '&draft=true')), ...changes }))
  return client().patch<Uploaded>(`/media/${id}?depth=0${query}`, form)
}
const bytes = (name: string | null | undefined) =>
  readFileSync(join(process.env.CALLBOARD_DATA!, 'uploads', 'media', name!))
const green = async (name: string | null | undefined) => (await sharp(bytes(name)).stats()).channels[1]!.mean

describe('a focal point that is saved with its form', () => {
  it('has the sizes cut around it, under names that no cache knows', async () => {
    const before = await add()
    const was = await green(before.sizes.wide?.filename)
    expect((await save(before.id, { focalX: 50, focalY: 95 })).status).toBe(200)
    const after = await read(before.id)
    expect([after.focalX, after.focalY, after._status]).toEqual([50, 95, 'published'])
    expect(await green(after.sizes.wide?.filename)).toBeGreaterThan(was + 10)
    expect(after.filename).not.toBe(before.filename)
    expect(after.filename.length).toBe(before.filename.length)
    await work(app, 'removeFiles')
    expect(stored()).not.toContain(before.filename)
  })

  it('makes no new files where it stays where it was', async () => {
    const before = await add()
    const files = stored()
    expect((await save(before.id, { caption: 'A caption' })).status).toBe(200)
    expect([stored(), (await read(before.id)).filename]).toEqual([files, before.filename])
  })

  it('changes nothing that is live while it is a draft', async () => {
    const before = await add()
    const content = bytes(before.sizes.wide?.filename)
    expect((await save(before.id, { _status: 'draft', focalX: 50, focalY: 95 }, '&draft=true')).status).toBe(200)
    const [seen, draft] = [await read(before.id), await read(before.id, '&draft=true')]
    expect([seen.filename, seen.focalY, draft.focalY]).toEqual([before.filename, 50, 95])
    expect(bytes(seen.sizes.wide?.filename)).toEqual(content)
    expect(draft.sizes.wide?.filename).not.toBe(seen.sizes.wide?.filename)
    expect((await save(before.id, { _status: 'published' })).status).toBe(200)
    expect((await read(before.id)).sizes.wide?.filename).toBe(draft.sizes.wide?.filename)
  })

  it.each([
    [1e9, 50],
    [-5, 50],
  ])('is refused outside of the picture: %d, %d', async (focalX, focalY) => {
    const before = await add()
    expect((await save(before.id, { focalX, focalY })).status).toBe(400)
    expect((await read(before.id)).focalX).toBe(50)
  })

  it('is nobody else’s to set', async () => {
    const before = await add()
    const set = (who: string) => world.clients[who]!.patch(`/media/${before.id}`, { focalX: 10, focalY: 10 })
    expect([(await set('viewer-a')).status, (await set('owner-b')).status]).toEqual([403, 403])
    expect((await read(before.id)).filename).toBe(before.filename)
    expect((await set('admin-a')).status).toBe(200)
    expect((await read(before.id)).focalX).toBe(10)
  })
})
