import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anonymous } from '@tests/support/client'
import { visit } from '@tests/support/visitor'
import type { FakeS3 } from '@tests/fakes/s3'
import { A } from '../site/support'
import { packageOf, upload as uploadTheme } from '../themes/support/upload'
import { addPicture, bootWithBucket, fileForm, namesOf, type Kept, type Media } from './support'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

const PROGRAM = 'src/jobs/files/main.ts'
const PICTURES = 4
/** The command is started several times in one test, each time as a program that has to load; in milliseconds. */
const SEVERAL_RUNS = 180_000

/** Where the site keeps its files, and where they are moved to: the same bucket for who moves, empty. */
let kept: Kept
let target: FakeS3
let pictures: Media[]
let hidden: Media
let folder: string
/** All files as they lay on disk, by their path below the uploads. */
let before: Map<string, Buffer>

const client = (who: string) => kept.world.clients[who]!
const uploads = (...parts: string[]) => join(folder, 'uploads', ...parts)

function filesOnDisk(): Map<string, Buffer> {
  const entries = readdirSync(uploads(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map(({ name, parentPath }) => {
      const path = join(parentPath, name)
      return [path.slice(uploads().length + 1), readFileSync(path)]
    }),
  )
}

interface Ended {
  code: number | null
  said: string
}

/** Runs the command in a process of its own, on the files and the database of the site. */
function runMove(s3: FakeS3, args: string[] = [], onStart?: (kill: () => void) => void): Promise<Ended> {
  const child = spawn(process.execPath, sourceArgs(PROGRAM, args), {
    env: { ...process.env, ...s3.env, CALLBOARD_DATA: folder, LOG_LEVEL: 'error', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += String(data)))
  onStart?.(() => void child.kill('SIGKILL'))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

const puts = (s3: FakeS3) => s3.requests.filter(({ method, status }) => method === 'PUT' && status === 200)

beforeAll(async () => {
  kept = await bootWithBucket()
  target = kept.s3
  folder = process.env.CALLBOARD_DATA!
  pictures = []
  for (let index = 0; index < PICTURES; index++) pictures.push(await addPicture(client('editor-a'), kept.world.a))
  hidden = await addPicture(client('editor-b'), kept.world.b, { visibility: 'private' })
  // A draft over what is live has another file.
  await client('editor-a').patch(
    `/media/${pictures[0]!.id}?draft=true`,
    await fileForm({ fields: {}, name: 'draft.jpg' }),
  )
  const form = await fileForm({
    data: Buffer.from('A programme'),
    fields: { _status: 'published', tenant: kept.world.a },
    name: 'a.txt',
    type: 'text/plain',
  })
  expect((await client('editor-a').post('/files', form)).status).toBe(201)
  const { themeId } = (
    await uploadTheme(
      client('owner-a'),
      { key: 'moved', tenant: kept.world.a },
      packageOf({ name: 'Moved' }, 'moved theme'),
    )
  ).body
  await client('owner-a').post(`/themes/${themeId}/publish`, { tenant: kept.world.a })
  // As if there had never been a bucket: everything lies on disk.
  for (const [key, { data }] of target.objects) {
    const [kind = '', tenant = '', name = ''] = key.split('/')
    const path = kind === 'themes' ? uploads(kind, tenant, name.slice(0, 2), name) : uploads(kind, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, data)
  }
  target.objects.clear()
  writeFileSync(uploads('media', 'nobody-0123456789.jpg'), 'What no document names')
  before = filesOnDisk()
  expect(before.size).toBeGreaterThan(30)
})
afterAll(() => kept.close())

/** Puts everything back to disk and empties the bucket. */
beforeEach(() => {
  rmSync(uploads(), { recursive: true })
  for (const [path, data] of before) {
    mkdirSync(join(uploads(path), '..'), { recursive: true })
    writeFileSync(uploads(path), data)
  }
  target.objects.clear()
  target.requests.length = 0
  target.before(() => undefined)
  target.damage(null)
})

/** Everything that somebody has is in the bucket, as it lay on disk. */
function expectAllMoved(): void {
  const names = new Map([...before].map(([path, data]) => [path.split('/').at(-1), data]))
  names.delete('nobody-0123456789.jpg')
  expect([...target.objects.keys()].map((key) => key.split('/').at(-1)).sort()).toEqual([...names.keys()].sort())
  for (const [key, { data }] of target.objects) expect(data.equals(names.get(key.split('/').at(-1))!)).toBe(true)
}

describe('a site whose files have not been moved', () => {
  it('shows them from disk, by the same rules', async () => {
    const [{ filename }] = pictures as [Media]
    expect((await anonymous(kept.app).get(`/media/file/${filename}`)).status).toBe(200)
    expect((await visit(kept.app, A, `/api/media/file/${filename}`)).status).toBe(200)
    expect((await anonymous(kept.app).get(`/media/file/${hidden.filename}`)).status).toBe(403)
    expect((await client('editor-b').get(`/media/file/${hidden.filename}`)).status).toBe(200)
    expect((await client('editor-a').get(`/media/file/${hidden.filename}`)).status).toBe(403)
  })

  it('takes a file along when its document is saved anew', async () => {
    const [, { filename, id }] = pictures as [Media, Media]
    expect((await client('editor-a').patch(`/media/${id}`, { caption: 'Saved once more' })).status).toBe(200)
    expect(target.objects.has(`media/${kept.world.a}/${filename}`)).toBe(true)
    expect(filesOnDisk().has(`media/${filename}`)).toBe(false)
  })
})

describe('npm run move-files', () => {
  it('copies everything that somebody has, says how far it is, and deletes nothing', async () => {
    const { code, said } = await runMove(target)
    expect([code, said]).toEqual([0, expect.stringMatching(/media: \d+ of \d+ files/)])
    expect(said).toContain('1 skipped because no document uses them')
    expectAllMoved()
    expect(filesOnDisk()).toEqual(before)
    const { filename } = hidden
    expect(target.objects.get(`media/${kept.world.b}/${filename}`)?.type).toBe('image/jpeg')
    // Every copy was read back.
    expect(target.requests.filter(({ method }) => method === 'GET').length).toBeGreaterThanOrEqual(puts(target).length)
  })

  it(
    'killed in the middle, goes on where it was',
    async () => {
      let copied = 0
      const killed = await runMove(target, [], (kill) =>
        target.before(({ method }) => {
          if (method === 'PUT' && ++copied === 12) kill()
        }),
      )
      expect(killed.code).not.toBe(0)
      target.before(() => undefined)
      const first = puts(target).length
      expect(target.objects.size).toBeGreaterThan(5)
      expect(target.objects.size).toBeLessThan(before.size - 5)
      const there = target.objects.size
      target.requests.length = 0
      const { code, said } = await runMove(target)
      expect([code, said]).toEqual([0, expect.stringContaining('were already there')])
      expectAllMoved()
      // Nothing is sent twice.
      expect(puts(target).length).toBe(target.objects.size - there)
      expect(first).toBeGreaterThan(0)
      target.requests.length = 0
      expect((await runMove(target)).code).toBe(0)
      expect(puts(target)).toEqual([])
    },
    SEVERAL_RUNS,
  )

  it(
    '--delete, killed in the middle, loses nothing, and leaves on disk only what nobody has',
    async () => {
      let read = 0
      await runMove(target, ['--delete'], (kill) =>
        target.before(({ method, key }) => {
          if (method === 'GET' && key && ++read === 12) kill()
        }),
      )
      target.before(() => undefined)
      const left = filesOnDisk()
      expect(left.size).toBeLessThan(before.size)
      const inBucket = new Set([...target.objects.keys()].map((key) => key.split('/').at(-1)))
      for (const path of before.keys()) expect(left.has(path) || inBucket.has(path.split('/').at(-1))).toBe(true)
      expect((await runMove(target, ['--delete'])).code).toBe(0)
      expectAllMoved()
      expect([...filesOnDisk().keys()]).toEqual(['media/nobody-0123456789.jpg'])
      for (const media of pictures)
        expect((await anonymous(kept.app).get(`/media/file/${media.filename}`)).status).toBe(200)
    },
    SEVERAL_RUNS,
  )

  it('does not believe a copy that is damaged: the file stays on disk, and the next run sends it again', async () => {
    const [{ filename }] = pictures as [Media]
    target.damage((key, data) => (key.endsWith(filename) ? Buffer.concat([data.subarray(1), Buffer.from('x')]) : data))
    const { code, said } = await runMove(target, ['--delete'])
    expect([code, said]).toEqual([1, expect.stringContaining('1 damaged')])
    expect(target.objects.has(`media/${kept.world.a}/${filename}`)).toBe(false)
    expect(filesOnDisk().has(`media/${filename}`)).toBe(true)
    target.damage(null)
    expect((await runMove(target, ['--delete'])).code).toBe(0)
    expectAllMoved()
  })

  it('moving the files of a live site brings back nothing that is deleted meanwhile', async () => {
    const media = await addPicture(client('editor-a'), kept.world.a)
    await client('owner-a').patch(`/media/${media.id}`, { deletedAt: new Date().toISOString() })
    for (const name of namesOf(media)) {
      const key = `media/${kept.world.a}/${name}`
      writeFileSync(uploads('media', name), target.objects.get(key)!.data)
      target.objects.delete(key)
    }
    // The document goes in the moment in which its file is sent.
    target.before(async ({ key, method }) => {
      if (method !== 'PUT' || !key.endsWith(media.filename)) return
      expect((await client('owner-a').delete(`/media/${media.id}?trash=true`)).status).toBe(200)
    })
    expect((await runMove(target)).code).toBe(0)
    expect([...target.objects.keys()].filter((key) => namesOf(media).some((name) => key.endsWith(name)))).toEqual([])
  })

  it('says what to do where the bucket is away, or none is named', async () => {
    target.setMode('away')
    const { code, said } = await runMove(target)
    target.setMode('ok')
    expect([code, said]).toEqual([1, expect.stringContaining('Run the same command again')])
    expect(said).not.toContain(target.env.S3_SECRET_ACCESS_KEY)
    const none = { ...target, env: Object.fromEntries(Object.keys(target.env).map((name) => [name, ''])) }
    expect(await runMove(none)).toMatchObject({ code: 1, said: expect.stringContaining('S3_BUCKET') })
  })
})
