import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { poolOf } from '@/database/connections'
import { anonymous } from '@tests/support/client'
import { visit } from '@tests/support/visitor'
import type { Uploaded } from '../media/support'
import { A, B } from '../site/support'
import { addPicture, bootWithBucket, fileForm, namesOf, onDisk, work, type Kept, type Media } from './support'

let kept: Kept

beforeAll(async () => {
  kept = await bootWithBucket()
})
afterAll(() => kept.close())
beforeEach(() => kept.s3.setMode('ok'))

const client = (who: string) => kept.world.clients[who]!
const add = (fields?: Record<string, unknown>) => addPicture(client('editor-a'), kept.world.a, fields)
const keysOf = (media: Media, tenant = kept.world.a) => namesOf(media).map((name) => `media/${tenant}/${name}`)
const stored = (media: Media) => keysOf(media).filter((key) => kept.s3.objects.has(key))
const live = async (id: string) => (await client('editor-a').get<Media>(`/media/${id}?depth=0`)).body
const drafted = async (id: string) => (await client('editor-a').get<Media>(`/media/${id}?depth=0&draft=true`)).body
const open = (name: string, who?: string) =>
  (who ? client(who) : anonymous(kept.app)).get(`/media/file/${encodeURIComponent(name)}`)
const remove = () => work(kept.app, 'removeFiles')

describe('an upload', () => {
  it('lies in the bucket with all of its sizes, below its tenant, and nowhere on disk', async () => {
    const media = await add()
    expect(namesOf(media).length).toBeGreaterThan(3)
    expect(stored(media)).toEqual(keysOf(media))
    expect(onDisk()).toEqual([])
    const original = kept.s3.objects.get(keysOf(media)[0]!)!
    expect([original.type, original.data.length]).toEqual(['image/jpeg', media.filesize])
    expect(original.metadata.sha256).toBe(createHash('sha256').update(original.data).digest('hex'))
    const { filename, width } = media.sizes.card!
    expect((await sharp(kept.s3.objects.get(`media/${kept.world.a}/${filename}`)!.data).metadata()).width).toBe(width)
  })

  it('is served as ever: with the headers that keep what is in it asleep, in parts, and not again to who has it', async () => {
    const media = await add()
    const { data } = kept.s3.objects.get(keysOf(media)[0]!)!
    const ask = (headers: Record<string, string> = {}) =>
      kept.app.send(new Request(`http://localhost:3000/api/media/file/${media.filename}`, { headers }))
    const whole = await ask()
    expect([whole.status, whole.headers.get('Content-Type'), whole.headers.get('Content-Length')]).toEqual([
      200,
      'image/jpeg',
      String(data.length),
    ])
    expect([whole.headers.get('Content-Security-Policy'), whole.headers.get('X-Content-Type-Options')]).toEqual([
      expect.stringContaining('sandbox'),
      'nosniff',
    ])
    expect(Buffer.from(await whole.arrayBuffer()).equals(data)).toBe(true)
    const part = await ask({ Range: 'bytes=100-199' })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 100-199/${data.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(data.subarray(100, 200))).toBe(true)
    expect((await ask({ Range: `bytes=${data.length}-` })).status).toBe(416)
    const again = await ask({ 'If-None-Match': whole.headers.get('ETag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('an upload that is larger than the memory limit passes whole', async () => {
    const text = Buffer.from('A programme.\n'.repeat(400_000))
    const form = await fileForm({
      data: text,
      fields: { _status: 'published', tenant: kept.world.a },
      name: 'programme.txt',
      type: 'text/plain',
    })
    const { body, status } = await client('editor-a').post<Uploaded>('/files?depth=0', form)
    expect(status).toBe(201)
    const answer = await anonymous(kept.app).get(`/files/file/${body.doc.filename}`)
    expect([answer.status, answer.text.length, answer.headers.get('Content-Disposition')]).toEqual([
      200,
      text.length,
      'attachment',
    ])
  })
})

describe('who gets a file', () => {
  it('everybody gets a live picture, and staff alone a private one or a draft', async () => {
    const [shown, hidden, draft] = [await add(), await add({ visibility: 'private' }), await add({ _status: 'draft' })]
    const asked = await Promise.all(
      [shown, hidden, draft].flatMap(({ filename }) =>
        [undefined, 'editor-a', 'viewer-a', 'owner-b', 'super'].map(async (who) => (await open(filename, who)).status),
      ),
    )
    expect(asked).toEqual([200, 200, 200, 200, 200, 403, 200, 200, 403, 200, 403, 200, 200, 403, 200])
  })

  it('a neighbour reaches none, whatever is said of its place', async () => {
    const { filename } = await add({ visibility: 'private' })
    const key = `media/${kept.world.a}/${filename}`
    expect(kept.s3.objects.has(key)).toBe(true)
    const own = await addPicture(client('editor-b'), kept.world.b)
    const before = kept.s3.requests.length
    for (const path of [
      `/media/file/${filename}?prefix=media/${kept.world.a}`,
      `/media/file/${filename}?prefix=`,
      `/media/file/${encodeURIComponent(`../${kept.world.a}/${filename}`)}`,
      `/media/file/${encodeURIComponent(`${kept.world.a}/${filename}`)}`,
      `/media/file/${own.filename}?prefix=media/${kept.world.a}`,
      `/files/file/${filename}`,
      `/avatars/file/${filename}`,
    ])
      expect([400, 403, 404]).toContain((await client('owner-b').get(path)).status)
    // Not even asked for.
    expect(kept.s3.requests.slice(before).map((request) => request.key)).not.toContain(key)
    expect((await open(own.filename, 'owner-b')).status).toBe(200)
  })

  it('a document cannot be made to name a file of the neighbour’s', async () => {
    const foreign = await add({ visibility: 'private' })
    const own = await addPicture(client('editor-b'), kept.world.b)
    await client('editor-b').patch(`/media/${own.id}`, {
      filename: foreign.filename,
      prefix: `media/${kept.world.a}`,
      sizes: { card: { filename: foreign.filename } },
      tenant: kept.world.a,
      url: `/api/media/file/${foreign.filename}`,
    })
    expect((await open(foreign.filename, 'editor-b')).status).toBe(403)
    expect((await open(own.filename, 'editor-b')).status).toBe(200)
  })

  it('a site hands out its own, and with a password to whom it has let in', async () => {
    const { filename } = await add()
    const from = async (host: string, cookie?: string) =>
      (await visit(kept.app, host, `/api/media/file/${filename}`, cookie ? { cookie } : {})).status
    expect([await from(A), await from(B)]).toEqual([200, 404])
    const { hashPassword } = await import('@/lib/crypto/passwords')
    const protect = (hash: string | null) =>
      poolOf(kept.app.payload).query(
        'update tenants set password_protection_enabled = $2, password_protection_password_hash = $3 where id = $1',
        [kept.world.a, hash !== null, hash],
      )
    await protect(await hashPassword('open sesame'))
    try {
      const unlocked = await visit(kept.app, A, '/-/unlock', { form: { next: '/', password: 'open sesame' } })
      const cookie = unlocked.headers.get('Set-Cookie')!.split(';')[0]!
      expect([await from(A), await from(A, cookie), await from(B, cookie)]).toEqual([404, 200, 404])
      expect([(await open(filename)).status, (await open(filename, 'viewer-a')).status]).toEqual([403, 200])
    } finally {
      await protect(null)
    }
    expect(await from(A)).toBe(200)
  })

  it('a file that is nowhere is not there, for somebody who may read everything too', async () => {
    const media = await add()
    for (const key of keysOf(media)) kept.s3.objects.delete(key)
    expect([(await open(media.filename)).status, (await open(media.filename, 'super')).status]).toEqual([404, 404])
    expect((await open('nothing-0123456789.jpg', 'super')).status).toBe(404)
  })
})

describe('another file', () => {
  it('another file in a draft leaves the live one, and goes with the draft that follows', async () => {
    const before = await add()
    const draft = async () => {
      const form = await fileForm({ fields: {}, name: 'draft.jpg' })
      expect((await client('editor-a').patch(`/media/${before.id}?draft=true&depth=0`, form)).status).toBe(200)
      return drafted(before.id)
    }
    const first = await draft()
    await remove()
    expect([stored(before), stored(first)]).toEqual([keysOf(before), keysOf(first)])
    expect([(await open(before.filename)).status, (await open(first.filename)).status]).toEqual([200, 403])
    expect((await open(first.filename, 'editor-a')).status).toBe(200)
    const second = await draft()
    await remove()
    expect([stored(before), stored(first), stored(second)]).toEqual([keysOf(before), [], keysOf(second)])
  })

  it('replaces one everywhere: the old one is there until that is committed, and gone after', async () => {
    const before = await add()
    const form = new FormData()
    form.append('id', before.id)
    form.append(
      'file',
      new File(
        [
          new Uint8Array(
            await sharp(Buffer.alloc(900 * 900 * 3), { raw: { channels: 3, height: 900, width: 900 } })
              .png()
              .toBuffer(),
          ),
        ],
        'new.png',
        { type: 'image/png' },
      ),
    )
    expect((await client('editor-a').post('/documents/replace-file', form)).status).toBe(200)
    const after = await live(before.id)
    expect(after.filename).not.toBe(before.filename)
    expect([stored(before), stored(after)]).toEqual([keysOf(before), keysOf(after)])
    await remove()
    expect([stored(before), stored(after), onDisk()]).toEqual([[], keysOf(after), []])
  })

  it('a file that cannot be saved leaves the old one, and a document that has it', async () => {
    const before = await add()
    const pool = poolOf(kept.app.payload)
    await pool.query(
      `create function refuse_media() returns trigger language plpgsql as $$ begin raise exception 'refused by a test'; end $$`,
    )
    await pool.query(
      'create trigger refuse_media before insert on _media_v for each row execute function refuse_media()',
    )
    try {
      const form = await fileForm({ fields: { _status: 'published' } })
      expect((await client('editor-a').patch(`/media/${before.id}`, form)).status).toBeGreaterThanOrEqual(400)
    } finally {
      await pool.query('drop trigger refuse_media on _media_v')
    }
    await remove()
    expect((await live(before.id)).filename).toBe(before.filename)
    expect([stored(before), (await open(before.filename)).status]).toEqual([keysOf(before), 200])
  })
})

describe('what is made of a stored file', () => {
  it('a crop and another focal point are cut out of the file in the bucket, and stored anew', async () => {
    const before = await add()
    const cropped = await client('editor-a').patch<Uploaded>(
      `/media/${before.id}?depth=0&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=800&uploadEdits[heightInPixels]=600`,
      { _status: 'published' },
    )
    expect(cropped.status).toBe(200)
    const after = await live(before.id)
    expect([after.width, after.height, after.filename === before.filename]).toEqual([800, 600, false])
    await remove()
    expect([stored(before), stored(after)]).toEqual([[], keysOf(after)])
    expect((await sharp(kept.s3.objects.get(keysOf(after)[0]!)!.data).metadata()).width).toBe(800)
    const focused = await client('editor-a').patch(
      `/media/${before.id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`,
      { _status: 'published' },
    )
    expect([focused.status, (await live(before.id)).focalX]).toEqual([200, 20])
    expect(stored(await live(before.id))).toEqual(keysOf(await live(before.id)))
    expect(onDisk().filter((name) => namesOf(after).includes(name))).toEqual([])
  })

  it('a copy has files of its own, and the original is nowhere on disk after', async () => {
    const before = await add()
    const made: Media[] = []
    for (const _ of [1, 2]) {
      const { body, status } = await client('editor-a').post<{ doc: Media }>(
        `/media/${before.id}/duplicate?depth=0`,
        {},
      )
      expect(status).toBe(200)
      made.push(body.doc)
    }
    expect(new Set([before, ...made].flatMap(namesOf)).size).toBe(3 * namesOf(before).length)
    for (const copy of made) {
      expect(stored(copy)).toEqual(keysOf(copy))
      expect((await open(copy.filename, 'editor-a')).status).toBe(200)
    }
    expect(onDisk()).not.toContain(before.filename)
  })

  it('several copies at once leave nothing on disk, those that are refused too', async () => {
    const before = await add()
    const copies = await Promise.all([1, 2, 3].map(() => client('editor-a').post(`/media/${before.id}/duplicate`, {})))
    expect(copies.map(({ status }) => status)).toContain(200)
    expect(onDisk()).not.toContain(before.filename)
    expect((await open(before.filename)).status).toBe(200)
  })

  it('a version that is restored is one of a document whose file is there', async () => {
    const before = await add({ caption: 'The first' })
    const form = await fileForm({ fields: { _status: 'published', caption: 'The second' }, name: 'other.jpg' })
    expect((await client('editor-a').patch(`/media/${before.id}`, form)).status).toBe(200)
    await remove()
    const { body } = await client('editor-a').get<{ docs: { id: string }[] }>(
      `/media/versions?where[parent][equals]=${before.id}&where[version.caption][equals]=The first&depth=0`,
    )
    expect((await client('editor-a').post(`/media/versions/${body.docs[0]!.id}`, {})).status).toBe(200)
    expect((await client('editor-a').patch(`/media/${before.id}`, { _status: 'published' })).status).toBe(200)
    await remove()
    const after = await live(before.id)
    // Payload gives a restored version the file that the document has.
    expect(after).toMatchObject({ caption: 'The first', filename: expect.stringMatching(/^other-/) })
    expect([stored(after), (await open(after.filename)).status]).toEqual([keysOf(after), 200])
  })
})

describe('a document that is deleted', () => {
  const del = async (id: string) => {
    await client('owner-a').patch(`/media/${id}`, { deletedAt: new Date().toISOString() })
    return client('owner-a').delete(`/media/${id}?trash=true`)
  }

  it('loses its files when that is committed, those of its draft too', async () => {
    const before = await add()
    await client('editor-a').patch(`/media/${before.id}?draft=true`, await fileForm({ fields: {} }))
    const draft = await drafted(before.id)
    const neighbour = await add()
    expect((await del(before.id)).status).toBe(200)
    expect(stored(before)).toEqual(keysOf(before))
    await remove()
    expect([stored(before), stored(draft), stored(neighbour)]).toEqual([[], [], keysOf(neighbour)])
  })

  it('keeps them where it cannot be deleted', async () => {
    const before = await add()
    const pool = poolOf(kept.app.payload)
    await pool.query(
      `create function refuse_deletion() returns trigger language plpgsql as $$ begin raise exception 'refused by a test'; end $$`,
    )
    await pool.query(
      'create trigger refuse_deletion before delete on media for each row execute function refuse_deletion()',
    )
    try {
      expect((await del(before.id)).status).toBeGreaterThanOrEqual(400)
    } finally {
      await pool.query('drop trigger refuse_deletion on media')
    }
    await remove()
    expect(stored(before)).toEqual(keysOf(before))
  })
})
