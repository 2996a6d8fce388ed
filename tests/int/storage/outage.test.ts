import { jest } from '@jest/globals'
import { poolOf } from '@/database/connections'
import { anonymous } from '@tests/support/client'
import { visit } from '@tests/support/visitor'
import type { Uploaded } from '../media/support'
import { A } from '../site/support'
import { addPicture, bootWithBucket, fileForm, namesOf, onDisk, work, type Kept, type Media } from './support'

let kept: Kept

beforeAll(async () => {
  kept = await bootWithBucket()
})
afterAll(() => kept.close())
// What is wrong with the bucket is said in the log, once.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => kept.s3.setMode('ok'))

const client = (who: string) => kept.world.clients[who]!
const count = async (): Promise<Record<string, unknown>> =>
  (
    await poolOf(kept.app.payload).query<Record<string, unknown>>(
      `select (select count(*)::int from media) as documents, (select count(*)::int from _media_v) as versions,
        (select count(*)::int from audit_log) as lines, (select count(*)::int from avatars) as avatars`,
    )
  ).rows[0]!
const live = async (id: string) => (await client('editor-a').get<Media>(`/media/${id}?depth=0`)).body

/** What an upload met, and whether it says when to come back. */
async function tryUpload(fields: Record<string, unknown> = {}) {
  const form = await fileForm({ fields: { _status: 'published', tenant: kept.world.a, ...fields } })
  const { body, headers, status } = await client('editor-a').post<Uploaded & { code?: string }>('/media', form)
  return { code: body.code, retryAfter: Number(headers.get('Retry-After')), status }
}

describe.each(['away', 'denied', 'overloaded'] as const)('while the bucket is %s', (mode) => {
  it('an upload is refused with 503 and a moment to come back, and nothing is half saved', async () => {
    const [before, files, disk] = [await count(), [...kept.s3.objects.keys()], onDisk()]
    kept.s3.setMode(mode)
    const { code, retryAfter, status } = await tryUpload()
    expect([status, code, retryAfter > 0]).toEqual([503, 'unavailable:files', true])
    expect([await count(), onDisk()]).toEqual([before, disk])
    kept.s3.setMode('ok')
    expect([...kept.s3.objects.keys()]).toEqual(files)
    expect((await tryUpload()).status).toBe(201)
  })

  it('a file cannot be opened, which is no fault of its own: 503, and for a reader without a right 403 as ever', async () => {
    const [shown, hidden] = [
      await addPicture(client('editor-a'), kept.world.a),
      await addPicture(client('editor-a'), kept.world.a, { visibility: 'private' }),
    ]
    kept.s3.setMode(mode)
    const answer = await anonymous(kept.app).get<{ code?: string }>(`/media/file/${shown.filename}`)
    expect([answer.status, answer.body.code, Number(answer.headers.get('Retry-After')) > 0]).toEqual([
      503,
      'unavailable:files',
      true,
    ])
    const fromSite = await visit(kept.app, A, `/api/media/file/${shown.filename}`)
    expect([fromSite.status, fromSite.headers.get('Cache-Control')]).toEqual([
      503,
      expect.not.stringContaining('public'),
    ])
    expect((await anonymous(kept.app).get(`/media/file/${hidden.filename}`)).status).toBe(403)
    kept.s3.setMode('ok')
    expect((await anonymous(kept.app).get(`/media/file/${shown.filename}`)).status).toBe(200)
  })

  it('a document keeps the file that it has', async () => {
    const before = await addPicture(client('editor-a'), kept.world.a)
    kept.s3.setMode(mode)
    const form = await fileForm({ fields: { _status: 'published', caption: 'Another' }, name: 'another.jpg' })
    expect((await client('editor-a').patch(`/media/${before.id}`, form)).status).toBe(503)
    const cut = `/media/${before.id}?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10`
    expect((await client('editor-a').patch(cut, {})).status).toBe(503)
    const replacement = new FormData()
    replacement.append('id', before.id)
    replacement.append('file', (await fileForm({})).get('file')!)
    expect((await client('editor-a').post('/documents/replace-file', replacement)).status).toBe(503)
    kept.s3.setMode('ok')
    await work(kept.app, 'removeFiles')
    expect(await live(before.id)).toMatchObject({
      filename: before.filename,
      updatedAt: before.updatedAt,
    })
    expect((await anonymous(kept.app).get(`/media/file/${before.filename}`)).status).toBe(200)
  })

  it('documents are saved and deleted, and their files go when it is back', async () => {
    const media = await addPicture(client('editor-a'), kept.world.a)
    kept.s3.setMode(mode)
    expect((await client('editor-a').patch(`/media/${media.id}`, { caption: 'Words alone' })).status).toBe(200)
    await client('owner-a').patch(`/media/${media.id}`, { deletedAt: new Date().toISOString() })
    expect((await client('owner-a').delete(`/media/${media.id}?trash=true`)).status).toBe(200)
    await expect(work(kept.app, 'removeFiles')).rejects.toThrow('The file storage is unavailable')
    kept.s3.setMode('ok')
    expect(kept.s3.objects.has(`media/${kept.world.a}/${media.filename}`)).toBe(true)
    await work(kept.app, 'removeFiles')
    expect(namesOf(media).filter((name) => kept.s3.objects.has(`media/${kept.world.a}/${name}`))).toEqual([])
  })
})

it('a bucket that takes some of the files of an upload and not all has none of them in the end', async () => {
  const [before, files] = [await count(), [...kept.s3.objects.keys()].sort()]
  let puts = 0
  kept.s3.setMode('denied', ({ method }) => method === 'PUT' && ++puts > 3)
  expect((await tryUpload()).status).toBe(503)
  expect(puts).toBeGreaterThan(3)
  expect([await count(), [...kept.s3.objects.keys()].sort(), onDisk()]).toEqual([before, files, []])
})

it('a signature that is wrong is refused by the bucket, and no key stands in an answer', async () => {
  const answer = await fetch(`${kept.s3.env.S3_ENDPOINT}/${kept.s3.env.S3_BUCKET}/media/${kept.world.a}/x.jpg`)
  expect(answer.status).toBe(403)
  kept.s3.setMode('denied')
  const media = await client('editor-a').post('/media', await fileForm({ fields: { tenant: kept.world.a } }))
  for (const secret of [kept.s3.env.S3_SECRET_ACCESS_KEY!, kept.s3.env.S3_ACCESS_KEY_ID!, kept.s3.env.S3_BUCKET!])
    expect(media.text).not.toContain(secret)
})
