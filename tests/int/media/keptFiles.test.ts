import { statSync } from 'node:fs'
import { join } from 'node:path'
import { removeUnusedFiles } from '@/collections/uploads/uploadOf'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { photo } from '@tests/support/pictures/photo'
import { create, makeWorld, type World } from '@tests/support/world'
import { addPicture, fileForm, namesOf, work, type Media } from '../storage/support'
import { stored, upload, type Uploaded } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const author = await create(app.payload, 'user-roles', {
    permissions: { 'files:manage': true, 'media:manage': true },
    tenant: world.a,
    title: 'Author',
  })
  await poolOf(app.payload).query(`update memberships set role = 'staff', user_role_id = $1 where user_id = $2`, [
    author,
    world.users['viewer-a'],
  ])
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const AUTHOR = 'viewer-a'
const add = (fields: Record<string, unknown> = {}) => addPicture(editor(), world.a, { alt: 'A poster', ...fields })
const live = async (id: string) => (await editor().get<Media>(`/media/${id}?depth=0`)).body
const drafted = async (id: string) => (await editor().get<Media>(`/media/${id}?depth=0&draft=true`)).body
const open = async ({ filename }: Media) => (await anonymous(app).get(`/media/file/${filename}`)).status
const remove = () => work(app, 'removeFiles', 'removeAbandonedFiles')
const onDisk = (media: Media) => stored().filter((name) => namesOf(media).includes(name))

/** The files of a picture, and since when nobody has touched them: not even moved them away and back. */
const filesOf = (media: Media, collection = 'media') =>
  namesOf(media).map((name) => {
    const { ctimeMs, ino } = statSync(join(process.env.CALLBOARD_DATA!, 'uploads', collection, name))
    return [name, ino, ctimeMs]
  })

const FOCUS = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80'
const CROP =
  'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=800&uploadEdits[heightInPixels]=600'

/** Has the database refuse a statement about a table, while something runs. */
async function whileRefused<Result>(statement: string, run: () => Promise<Result>): Promise<Result> {
  const pool = poolOf(app.payload)
  await pool.query(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by a test'; end $$`,
  )
  // At the commit, which is the last moment.
  await pool.query(
    `create constraint trigger refuse after ${statement} deferrable initially deferred for each row execute function refuse()`,
  )
  try {
    return await run()
  } finally {
    await pool.query(`drop trigger refuse on ${statement.split(' on ')[1]!}`)
  }
}

/** Uploads a profile picture, as the provider does. */
const newMark = async (): Promise<Media> =>
  (
    await upload({
      client: world.clients.super!,
      collection: 'avatars',
      data: await photo('png', 400, 400),
      file: 'mark.png',
      tenant: world.a,
      type: 'image/png',
    })
  ).body.doc as Media

describe('a published picture of which a draft was saved', () => {
  it.each([
    ['moves the focal point', async (id: string) => editor().patch(`/media/${id}?draft=true&${FOCUS}`, {})],
    ['moves it in the form', async (id: string) => editor().patch(`/media/${id}?draft=true`, { focalX: 9, focalY: 9 })],
    ['crops', async (id: string) => editor().patch(`/media/${id}?draft=true&${CROP}`, {})],
    [
      'chooses another file',
      async (id: string) => editor().patch(`/media/${id}?draft=true`, await fileForm({ name: 'other.jpg' })),
    ],
  ])('keeps its files when the next draft %s, and loses them when that is published', async (_, change) => {
    const before = await add()
    const files = filesOf(before)
    expect((await editor().patch(`/media/${before.id}?draft=true`, { caption: 'Later' })).status).toBe(200)
    expect((await change(before.id)).status).toBe(200)
    await remove()
    const draft = await drafted(before.id)
    expect(draft.filename).not.toBe(before.filename)
    expect([(await live(before.id)).filename, filesOf(before), await open(before)]).toEqual([
      before.filename,
      files,
      200,
    ])
    expect((await editor().patch(`/media/${before.id}`, { _status: 'published' })).status).toBe(200)
    expect([onDisk(before), await open(draft)]).toEqual([namesOf(before).sort(), 200])
    await remove()
    expect([onDisk(before), onDisk(draft), await open(draft)]).toEqual([[], namesOf(draft).sort(), 200])
  })

  it('loses the files of a draft that the next draft replaces', async () => {
    const before = await add()
    await editor().patch(`/media/${before.id}?draft=true&${FOCUS}`, {})
    const first = await drafted(before.id)
    await editor().patch(`/media/${before.id}?draft=true&${CROP}`, {})
    await remove()
    expect([onDisk(first), onDisk(before)]).toEqual([[], namesOf(before).sort()])
  })

  it('keeps its files while one language is published alone', async () => {
    const before = await add()
    const files = filesOf(before)
    const alone = `/media/${before.id}?locale=cy&publishSpecificLocale=cy&${FOCUS}`
    expect((await editor().patch(alone, { _status: 'published', alt: 'Poster Cymraeg' })).status).toBe(200)
    await remove()
    const seen = await live(before.id)
    expect([seen.filename, filesOf(before), await open(before)]).toEqual([before.filename, files, 200])
    expect((await editor().patch(`/media/${before.id}`, { _status: 'published' })).status).toBe(200)
    await remove()
    const after = await live(before.id)
    expect([after.focalX, onDisk(after), onDisk(before)]).toEqual([20, namesOf(after).sort(), []])
  })
})

describe('a save that does not take place', () => {
  const publish = (id: string, data: object, who = 'editor-a') =>
    world.clients[who]!.patch(`/media/${id}?${FOCUS}`, { _status: 'published', ...data })

  it.each([
    ['without an alternative text', 400, { alt: null }, { isDecorative: false }, 'editor-a'],
    ['that clears it', 400, { alt: 'A poster' }, { alt: '', isDecorative: false }, 'editor-a'],
    ['with a caption that is too long', 400, {}, { caption: 'x'.repeat(601) }, 'editor-a'],
    ['by somebody who may not publish', 403, {}, {}, AUTHOR],
    ['by them, saying nothing of publishing', 403, {}, { _status: undefined }, AUTHOR],
  ])('leaves the files of a published picture and none of its own: %s', async (_, status, was, data, who) => {
    const before = await add(was)
    const [files, all] = [filesOf(before), stored()]
    expect((await publish(before.id, data, who)).status).toBe(status)
    await remove()
    expect([(await live(before.id)).filename, filesOf(before), stored()]).toEqual([before.filename, files, all])
    expect(await open(before)).toBe(200)
    // What is allowed does replace them.
    expect((await publish(before.id, { alt: 'A poster', caption: '', isDecorative: false })).status).toBe(200)
    await remove()
    expect(onDisk(before)).toEqual([])
  })

  it('leaves the files when the database fails at the last moment, for each way to give another file', async () => {
    const before = await add()
    const [files, all] = [filesOf(before), stored()]
    const replacement = new FormData()
    replacement.append('id', before.id)
    replacement.append('file', (await fileForm({})).get('file')!)
    const data = await photo('jpeg', 900, 900)
    const ways = [
      () => publish(before.id, {}),
      async () => editor().patch(`/media/${before.id}`, await fileForm({ fields: { _status: 'published' } })),
      () => editor().post('/documents/replace-file', replacement),
      () =>
        app.payload
          .update({
            collection: 'media',
            data: { _status: 'published' },
            file: { data, mimetype: 'image/jpeg', name: 'local.jpg', size: data.length },
            id: before.id,
            overrideAccess: true,
          })
          .then(
            () => ({ status: 200 }),
            () => ({ status: 500 }),
          ),
    ]
    for (const way of ways) expect((await whileRefused('insert on _media_v', way)).status).toBeGreaterThanOrEqual(400)
    await remove()
    expect([(await live(before.id)).filename, filesOf(before), stored()]).toEqual([before.filename, files, all])
    expect(await open(before)).toBe(200)
    expect((await ways[3]!()).status).toBe(200)
    await remove()
    const after = await live(before.id)
    expect([after.width, onDisk(after), onDisk(before)]).toEqual([900, namesOf(after).sort(), []])
  })

  it('leaves a document that is no picture, and a profile picture', async () => {
    const file = (
      await upload({
        client: editor(),
        collection: 'files',
        data: Buffer.from('A programme'),
        file: 'programme.txt',
        tenant: world.a,
        type: 'text/plain',
      })
    ).body.doc as Media
    const avatar = await newMark()
    const programme = (fields: object) =>
      fileForm({ data: Buffer.from('Another'), fields: { ...fields }, name: 'other.txt', type: 'text/plain' })
    const mark = async (fields: object) =>
      fileForm({ data: await photo('png', 300, 300), fields: { ...fields }, name: 'other.png', type: 'image/png' })
    const patch = async (path: string, form: Promise<FormData>) =>
      (await world.clients.super!.patch<Uploaded>(path, await form)).status
    const files = [filesOf(file, 'files'), filesOf(avatar, 'avatars')]
    const all = [stored('files'), stored('avatars')]
    expect([
      await patch(`/files/${file.id}`, programme({ _status: 'published', title: 'x'.repeat(301) })),
      await patch(`/avatars/${avatar.id}`, mark({ alt: 'x'.repeat(121) })),
    ]).toEqual([400, 400])
    await remove()
    expect([filesOf(file, 'files'), filesOf(avatar, 'avatars')]).toEqual(files)
    expect([stored('files'), stored('avatars')]).toEqual(all)
    expect([
      await patch(`/files/${file.id}`, programme({ _status: 'published' })),
      await patch(`/avatars/${avatar.id}`, mark({ alt: 'A mark' })),
    ]).toEqual([200, 200])
    await remove()
    expect(stored('files')).toEqual([expect.stringMatching(/^other-/)])
    expect(stored('avatars').filter((name) => namesOf(avatar).includes(name))).toEqual([])
    expect(stored('avatars')).toHaveLength(namesOf(avatar).length)
  })
})

describe('a picture that another kind of file replaces', () => {
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><circle r="4"/></svg>')
  const MP3 = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])
  const KINDS: [string, () => Promise<Uint8Array>, string, string, boolean, [number, number] | null][] = [
    ['an SVG', async () => SVG, 'logo.svg', 'image/svg+xml', false, [80, 40]],
    ['a recording', async () => MP3, 'song.mp3', 'audio/mpeg', false, null],
    ['another picture', () => photo('png', 1_500, 900), 'other.png', 'image/png', true, [1_500, 900]],
  ]
  const sizesOf = (media: Media) => namesOf(media).slice(1)

  it.each(KINDS)('shows nothing of the old one: %s', async (_, content, name, type, hasSizes, measures) => {
    const sent = { data: await content(), name, type }
    const change = async (query: string, fields: object, id: string) =>
      editor().patch(`/media/${id}${query}`, await fileForm({ ...sent, fields: { ...fields } }))
    const replace = async (id: string) => {
      const form = new FormData()
      form.append('id', id)
      form.append('file', (await fileForm(sent)).get('file')!)
      return editor().post('/documents/replace-file', form)
    }
    const draft = async (id: string) => {
      await change('?draft=true', {}, id)
      return editor().patch(`/media/${id}`, { _status: 'published' })
    }
    const replaceUnderDraft = async (id: string) => {
      await editor().patch(`/media/${id}?draft=true`, { caption: 'Later' })
      return replace(id)
    }
    const locally = (id: string) =>
      app.payload
        .update({
          collection: 'media',
          data: { _status: 'published' },
          file: { data: Buffer.from(sent.data), mimetype: type, name, size: sent.data.length },
          id,
          overrideAccess: true,
        })
        .then(() => ({ status: 200 }))
    const save = (id: string) => change('', { _status: 'published' }, id)
    // Replacing a file refuses what is no picture.
    const replaces = measures ? [replace, replaceUnderDraft] : []
    for (const way of [save, draft, locally, ...replaces]) {
      const before = await add()
      expect(sizesOf(before)).not.toEqual([])
      expect((await way(before.id)).status).toBe(200)
      await remove()
      const after = await live(before.id)
      expect([after.mimeType, sizesOf(after).length > 0, onDisk(before)]).toEqual([type, hasSizes, []])
      expect([after.width ?? null, after.height ?? null]).toEqual(measures ?? [null, null])
      expect(onDisk(after)).toEqual(namesOf(after).sort())
      expect(JSON.stringify(after)).not.toContain(before.filename.replace('.jpg', ''))
    }
  })

  it.each(KINDS.filter(([, , , type]) => type !== 'audio/mpeg'))(
    'shows nothing of an old profile picture: %s',
    async (_, content, name, type, hasSizes) => {
      const { super: provider } = world.clients
      const before = await newMark()
      expect(sizesOf(before)).toHaveLength(1)
      const form = await fileForm({ data: await content(), name, type })
      const { body, status } = await provider!.patch<Uploaded>(`/avatars/${before.id}?depth=0`, form)
      await remove()
      expect([status, sizesOf(body.doc as Media).length > 0]).toEqual([200, hasSizes])
      expect(stored('avatars').filter((file) => namesOf(before).includes(file))).toEqual([])
      expect(stored('avatars')).toEqual(expect.arrayContaining(namesOf(body.doc as Media)))
    },
  )
})

it.each(['', '?draft=true'])('keeps the files of one of several saves at a time, and no others: %s', async (query) => {
  const before = await add()
  const all = stored()
  const saves = await Promise.all(
    ['one.jpg', 'two.jpg', 'three.jpg'].map(async (name) =>
      editor().patch(`/media/${before.id}${query}`, await fileForm({ name })),
    ),
  )
  expect(saves.map(({ status }) => status)).toEqual([200, 200, 200])
  await remove()
  const kept = namesOf(await drafted(before.id))
  const others = all.filter((name) => query || !namesOf(before).includes(name))
  expect(stored()).toEqual([...others, ...kept].sort())
})

describe('a deletion', () => {
  const byRest = async (id: string) => {
    await world.clients['owner-a']!.patch(`/media/${id}`, { deletedAt: new Date().toISOString() })
    return (await world.clients['owner-a']!.delete(`/media/${id}?trash=true`)).status === 200
  }
  const ofOne = (id: string) =>
    app.payload.delete({ collection: 'media', id, overrideAccess: true }).then(
      () => true,
      () => false,
    )
  const ofMany = (id: string) =>
    app.payload.delete({ collection: 'media', overrideAccess: true, where: { id: { equals: id } } }).then(
      ({ errors }) => errors.length === 0,
      () => false,
    )

  it.each([
    ['by REST', byRest],
    ['of one document', ofOne],
    ['of many', ofMany],
  ])('removes the files of a picture once it has taken place, and none before: %s', async (_, del) => {
    const [picture, neighbour] = [await add(), await add()]
    const files = filesOf(picture)
    expect(await whileRefused('delete on media', () => del(picture.id))).toBe(false)
    await remove()
    expect(filesOf(picture)).toEqual(files)
    expect(await del(picture.id)).toBe(true)
    await remove()
    expect([onDisk(picture), onDisk(neighbour)]).toEqual([[], namesOf(neighbour).sort()])
  })

  it('removes the files of a draft too', async () => {
    const before = await add()
    await editor().patch(`/media/${before.id}?draft=true&${FOCUS}`, {})
    const draft = await drafted(before.id)
    expect([onDisk(before), onDisk(draft)]).toEqual([namesOf(before).sort(), namesOf(draft).sort()])
    expect(await ofOne(before.id)).toBe(true)
    await remove()
    expect([onDisk(before), onDisk(draft)]).toEqual([[], []])
  })
})

it('keeps a file that another site of the same disk uses, and none that nobody uses', async () => {
  const picture = await add()
  await removeUnusedFiles(app.payload, { collection: 'media', names: namesOf(picture), tenant: world.b })
  expect(onDisk(picture)).toEqual(namesOf(picture).sort())
  await poolOf(app.payload).query('delete from media where id = $1', [picture.id])
  await poolOf(app.payload).query('delete from _media_v where parent_id is null or parent_id = $1', [picture.id])
  await removeUnusedFiles(app.payload, { collection: 'media', names: namesOf(picture), tenant: world.b })
  expect(onDisk(picture)).toEqual([])
})

it('changes the files of one document at a time, and the texts of many', async () => {
  const pictures = [await add(), await add()]
  const files = pictures.map((picture) => filesOf(picture))
  const bulk = `/media?depth=0&where[id][in]=${pictures.map(({ id }) => id).join()}`
  expect([
    (await editor().patch(`${bulk}&${FOCUS}`, {})).status,
    (await editor().patch(`${bulk}&draft=true&${FOCUS}`, {})).status,
    (await editor().patch(`${bulk}&draft=true`, await fileForm({ name: 'other.jpg' }))).status,
    (await editor().patch(bulk, { credit: 'A photographer' })).status,
  ]).toEqual([400, 400, 400, 200])
  await remove()
  expect(pictures.map((picture) => filesOf(picture))).toEqual(files)
  expect((await live(pictures[1]!.id)) as Media & { credit?: string }).toMatchObject({
    credit: 'A photographer',
    filename: pictures[1]!.filename,
  })
})
