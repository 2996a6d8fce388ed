import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { photo } from '@tests/support/pictures/photo'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A } from '../site/support'
import { work as runJobs } from '../storage/support'
import { stored, upload, type Uploaded } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

type Media = Uploaded['doc'] & {
  _status: string
  caption: string | null
  focalX: number
  focalY: number
  updatedAt: string
}

const client = (who: string) => world.clients[who]!
const add = async () =>
  (
    await upload({
      client: client('editor-a'),
      data: await photo('jpeg', 1_600, 1_200),
      file: 'poster.jpg',
      tenant: world.a,
      type: 'image/jpeg',
    })
  ).body.doc as Media

interface Sent {
  data?: Uint8Array
  from?: string
  type?: string
}

const replace = async (who: string, id: string, { data, from, type = 'image/png' }: Sent = {}) => {
  const form = new FormData()
  form.append('id', id)
  if (from !== undefined) form.append('from', from)
  form.append('file', new File([new Uint8Array(data ?? (await photo('png', 900, 900)))], 'better poster.png', { type }))
  return client(who).post<{ code?: string; error?: string; filename: string; updatedAt: string }>(
    '/documents/replace-file',
    form,
  )
}

const live = async (id: string) => (await client('editor-a').get<Media>(`/media/${id}?depth=0`)).body
const drafted = async (id: string) => (await client('editor-a').get<Media>(`/media/${id}?depth=0&draft=true`)).body
const namesOf = (media: Media): string[] => [
  media.filename,
  ...Object.values(media.sizes).flatMap(({ filename }) => filename ?? []),
]

/** What the worker would do. */
const work = () => runJobs(app, 'removeFiles')

describe('a file that takes the place of another', () => {
  it('keeps the document and what uses it, is made in all sizes under names of its own, and the old one goes', async () => {
    const before = await add()
    const page = await create(app.payload, 'pages', {
      _status: 'published',
      layout: [{ blockType: 'image', image: before.id }],
      tenant: world.a,
      title: 'With a picture',
    })
    const { body, status } = await replace('editor-a', before.id, { from: before.filename })
    expect(status).toBe(200)
    const after = await live(before.id)
    expect([after.filename, after.title, after.mimeType, after.width, after._status]).toEqual([
      body.filename,
      'Poster',
      'image/png',
      900,
      'published',
    ])
    expect(after.filename).toMatch(/^better-poster-[a-z0-9]{10}\.png$/)
    expect(namesOf(after).filter((name) => namesOf(before).includes(name))).toEqual([])
    expect(stored()).toEqual(expect.arrayContaining(namesOf(after)))
    const { body: using } = await client('editor-a').get<{ layout: { image: Media }[] }>(`/pages/${page}?depth=1`)
    expect(using.layout[0]?.image).toMatchObject({ filename: after.filename, id: before.id })
    // Nobody can open the old one any more, and the worker removes it.
    expect([
      (await anonymous(app).get(`/media/file/${before.filename}`)).status,
      (await anonymous(app).get(`/media/file/${after.filename}`)).status,
    ]).toEqual([403, 200])
    await work()
    expect(stored().filter((name) => namesOf(before).includes(name))).toEqual([])
    expect(stored()).toEqual(expect.arrayContaining(namesOf(after)))
  })

  it.each([
    ['of a live picture', {}],
    ['of one that has something drafted', { caption: 'Not yet' }],
  ])('is what visitors get at once, at a new address, in a page that was kept: %s', async (_, draft) => {
    const before = await add()
    const slug = `page-${before.id.slice(-8)}`
    await create(app.payload, 'pages', {
      _status: 'published',
      layout: [{ blockType: 'image', image: before.id }],
      slug,
      slugLock: false,
      tenant: world.a,
      title: 'With a picture',
    })
    if (Object.keys(draft).length > 0) await client('editor-a').patch(`/media/${before.id}?draft=true`, draft)
    const page = async () => (await visit(app, A, `/${slug}`)).text
    const stem = (media: Media) => media.filename.replace(/\.\w+$/, '')
    expect(await page()).toContain(stem(before))
    expect(await page()).toContain(stem(before))
    expect((await replace('editor-a', before.id)).status).toBe(200)
    const seen = await page()
    expect([seen.includes(stem(await live(before.id))), seen.includes(stem(before))]).toEqual([true, false])
  })

  it('is told in the activity of the site, once', async () => {
    const before = await add()
    await replace('editor-a', before.id)
    const { docs } = (
      await client('owner-a').get<{ docs: { action: string; after: object }[] }>(
        `/audit-log?where[target][equals]=media/${before.id}&sort=-createdAt&depth=0`,
      )
    ).body
    expect(docs.map(({ action }) => action).filter((action) => action === 'media.fileReplaced')).toHaveLength(1)
    expect(docs.find(({ action }) => action === 'media.fileReplaced')?.after).toMatchObject({ title: 'Poster' })
  })

  it('is live at once where something else was drafted, which stays a draft', async () => {
    const before = await add()
    expect((await client('editor-a').patch(`/media/${before.id}?draft=true`, { caption: 'Not yet' })).status).toBe(200)
    expect((await replace('editor-a', before.id)).status).toBe(200)
    const [seen, draft] = [await live(before.id), await drafted(before.id)]
    expect([seen.filename, seen.caption ?? null, seen.width, seen.sizes.card?.filename]).toEqual([
      draft.filename,
      null,
      900,
      draft.sizes.card?.filename,
    ])
    expect([draft.caption, draft._status, seen._status]).toEqual(['Not yet', 'draft', 'published'])
    await work()
    expect(stored()).toEqual(expect.arrayContaining(namesOf(draft)))
    expect(stored().filter((name) => namesOf(before).includes(name))).toEqual([])
    expect((await anonymous(app).get(`/media/file/${seen.sizes.card!.filename}`)).status).toBe(200)
  })

  it('replacing the file of a draft makes nothing public', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await photo('png', 500, 400))], 'a.png', { type: 'image/png' }))
    form.append('_payload', JSON.stringify({ _status: 'draft', tenant: world.a }))
    const { doc } = (await client('editor-a').post<Uploaded>('/media', form)).body
    const { body, status } = await replace('editor-a', doc.id)
    expect([status, (await live(doc.id))._status, (await drafted(doc.id)).filename]).toEqual([
      200,
      'draft',
      body.filename,
    ])
    expect((await anonymous(app).get(`/media/file/${body.filename}`)).status).toBe(403)
    expect((await client('editor-a').get(`/media/file/${body.filename}`)).status).toBe(200)
  })

  it('keeps the focal point, and a picture that nobody has described stays as public as it was', async () => {
    const { id } = await add()
    expect(
      (await client('editor-a').patch(`/media/${id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`, {}))
        .status,
    ).toBe(200)
    expect((await replace('editor-a', id)).status).toBe(200)
    expect(await live(id)).toMatchObject({ _status: 'published', focalX: 20, focalY: 80 })
  })
})

describe('a form of the document that a colleague has open', () => {
  it('is saved on top of the new file with what was typed, and brings nothing of the old one back', async () => {
    const { id } = await add()
    const form = await drafted(id)
    const { body } = await replace('owner-a', id)
    const sent = new FormData()
    sent.append('_payload', JSON.stringify({ ...form, _screen: 'a'.repeat(32), caption: 'Typed meanwhile' }))
    expect((await client('editor-a').patch(`/media/${id}`, sent)).status).toBe(200)
    expect(await live(id)).toMatchObject({
      caption: 'Typed meanwhile',
      filename: body.filename,
      height: 900,
      mimeType: 'image/png',
      width: 900,
    })
    expect((await live(id)).filesize).not.toBe(form.filesize)
  })

  it('keeps everybody else from replacing the file while it is being edited: 423', async () => {
    const { filename, id } = await add()
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'media', value: id },
      user: { relationTo: 'users', value: world.users['owner-a'] },
    })
    expect((await replace('editor-a', id)).status).toBe(423)
    expect((await live(id)).filename).toBe(filename)
    expect((await replace('owner-a', id)).status).toBe(200)
  })
})

describe('to replace a file is refused', () => {
  it('replacing a file that has been replaced since answers 409', async () => {
    const before = await add()
    const first = await replace('owner-a', before.id, { from: before.filename })
    expect(first.status).toBe(200)
    expect((await replace('editor-a', before.id, { from: before.filename })).status).toBe(409)
    expect((await live(before.id)).filename).toBe(first.body.filename)
    expect((await replace('editor-a', before.id, { from: first.body.filename })).status).toBe(200)
  })

  it('replacing a file is refused to readers, to neighbours, and in the trash', async () => {
    const { filename, id } = await add()
    const files = stored()
    expect([
      (await replace('viewer-a', id)).status,
      (await replace('owner-b', id)).status,
      (await replace('both', id)).status,
    ]).toEqual([403, 404, 200])
    const now = (await live(id)).filename
    expect(now).not.toBe(filename)
    expect((await client('owner-a').patch(`/media/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await replace('editor-a', id)).status).toBe(404)
    expect((await replace('editor-a', '0199c000-0000-7000-8000-000000000000')).status).toBe(404)
    // Of those who were refused nothing was stored.
    expect(
      stored()
        .filter((name) => !files.includes(name))
        .every((name) => name.startsWith(now.replace(/\.png$/, ''))),
    ).toBe(true)
  })

  it.each([
    [
      'a film in the place of a picture',
      Buffer.from('00000020667479706d703432000000006d70343269736f6d', 'hex'),
      'video/mp4',
      422,
    ],
    ['what is nothing that is taken', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png', 415],
    ['a damaged picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png', 422],
    ['an empty file', Buffer.alloc(0), 'image/png', 400],
  ])('%s, and the old one stays', async (_, data, type, status) => {
    const before = await add()
    const files = stored()
    expect((await replace('editor-a', before.id, { data, type })).status).toBe(status)
    expect((await live(before.id)).filename).toBe(before.filename)
    expect(stored()).toEqual(files)
    expect(
      (await sharp(readFileSync(join(process.env.CALLBOARD_DATA!, 'uploads', 'media', before.filename))).metadata())
        .width,
    ).toBe(1_600)
  })

  it('a replacement that cannot be saved leaves the old file', async () => {
    const before = await add()
    await poolOf(app.payload).query(
      `create function refuse_media() returns trigger language plpgsql as $$ begin raise exception 'refused by a test'; end $$`,
    )
    await poolOf(app.payload).query(
      'create trigger refuse_media before insert on _media_v for each row execute function refuse_media()',
    )
    try {
      expect((await replace('editor-a', before.id)).status).toBeGreaterThanOrEqual(400)
    } finally {
      await poolOf(app.payload).query('drop trigger refuse_media on _media_v')
    }
    expect((await live(before.id)).filename).toBe(before.filename)
    await work()
    expect(stored()).toEqual(expect.arrayContaining(namesOf(before)))
    expect((await replace('editor-a', before.id)).status).toBe(200)
  })
})
