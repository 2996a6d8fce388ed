import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { budgets, reserveMemoryIn } from '@/lib/http/readBody'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { anonymous, clientOf } from '@tests/support/client'
import type { Target } from './support/malformed'
import { PICTURE } from './support/picture'
import { makeTarget } from './support/target'

const KB = 1024

let app: TestApp
let target: Target
let large: Buffer

beforeAll(async () => {
  app = await boot()
  target = await makeTarget(app)
  // Noise: it does not become smaller as a picture.
  large = await sharp(randomBytes(300 * 300 * 3), { raw: { channels: 3, height: 300, width: 300 } })
    .png()
    .toBuffer()
})
afterAll(() => app.close())

const upload = (content: Uint8Array<ArrayBuffer> | Buffer, name = 'picture.png'): FormData => {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'A picture', tenant: target.tenant }))
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), name)
  return form
}

/** A body that has begun and never ends; it counts what is taken of it. */
function endless(path: string, headers: Record<string, string> = {}) {
  const taken = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.bytes += 16 * KB
        controller.enqueue(new Uint8Array(16 * KB))
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request(`${ORIGIN}/api${path}`, {
    body,
    duplex: 'half',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
    method: 'POST',
  } as RequestInit)
  return { request, taken }
}

const statusOf = async (request: Request) => (await app.send(request)).status

describe('what somebody may send who is not signed in', () => {
  it('is little, wherever it goes', async () => {
    for (const path of [
      '/users/login',
      '/users/forgot-password',
      '/media',
      '/files',
      '/pages',
      '/nothing-here',
      '/payload-preferences/x',
    ]) {
      const { request, taken } = endless(path)
      expect([path, await statusOf(request)]).toEqual([path, 401])
      expect(taken.bytes).toBeLessThanOrEqual(128 * KB)
    }
    expect(
      (await anonymous(app).post('/users/login', { email: 'nobody@test.example', password: 'x'.repeat(900) })).status,
    ).toBe(401)
  })

  it('is not looked at where it is announced as more', async () => {
    const { request, taken } = endless('/users/login', { 'Content-Length': String(60 * KB * KB) })
    expect([await statusOf(request), taken.bytes]).toEqual([413, 0])
    const file = endless('/media', { 'Content-Length': String(53 * KB * KB) })
    expect([await statusOf(file.request), file.taken.bytes]).toEqual([401, 0])
  })

  it('is the same with a session that is none', async () => {
    expect((await clientOf(app, 'nonsense').post('/media', upload(large))).status).toBe(401)
  })

  it('may be a long answer to a form', async () => {
    expect(
      (await anonymous(app).post(`/forms/${target.page}/submit`, { answers: { story: 'x'.repeat(200 * KB) } })).status,
    ).toBe(404)
  })
})

describe('what somebody may send who is signed in', () => {
  it('is a document, and a file where files belong', async () => {
    const { client, page, tenant } = target
    expect((await client.post('/media', upload(large))).status).toBe(201)
    const summary = {
      root: {
        children: [
          { children: [{ text: 'x'.repeat(200 * KB), type: 'text', version: 1 }], type: 'paragraph', version: 1 },
        ],
        type: 'root',
        version: 1,
      },
    }
    expect((await client.post('/events?draft=true', { description: summary, tenant, title: 'Long' })).status).toBe(201)
    const tooMuch = upload(Buffer.alloc(2 * KB * KB))
    expect((await client.patch(`/pages/${page}`, tooMuch)).status).toBe(413)
    expect((await client.post('/users/login', upload(Buffer.alloc(2 * KB * KB)))).status).toBe(413)
  })
})

describe('a form with files', () => {
  it.each([['a\u0000b.png'], ['a\nb.png'], ['\u007f.png']])(
    'has names that can be stored: %j is none',
    async (name) => {
      // A browser would write another name: the bytes are made by hand.
      const body = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"x","tenant":"${target.tenant}"}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${'x'}\r\n--x--\r\n`
      expect(
        (await target.client.post('/media', body, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }))
          .status,
      ).toBe(400)
    },
  )

  it('says how its parts are kept apart', async () => {
    for (const boundary of ['a b', '"a b"', '']) {
      const body = '--a b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--a b--\r\n'
      expect([
        boundary,
        (
          await target.client.post('/media', body, {
            headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
          })
        ).status,
      ]).toEqual([boundary, 400])
    }
    expect((await target.client.post('/media', upload(Buffer.from(PICTURE)))).status).toBe(201)
  })
})

describe('the memory of the process', () => {
  it('has an end: who comes when it is used up is asked to come again, and people at work have their own', async () => {
    const hold = reserveMemoryIn(budgets.anyone)
    expect(hold.take(budgets.anyone.maxBytes - budgets.anyone.usedBytes)).toBe(true)
    const answer = await anonymous(app).post('/users/login', { email: 'nobody@test.example', password: 'x' })
    expect([answer.status, answer.headers.get('Retry-After'), answer.body.code]).toEqual([503, '5', 'unavailable:api'])
    expect((await anonymous(app).get('/health/ready')).status).toBe(200)
    expect((await target.client.patch(`/pages/${target.page}`, { title: 'At work' })).status).toBe(200)
    hold.release()
    expect((await anonymous(app).post('/users/login', { email: 'nobody@test.example', password: 'x' })).status).toBe(
      401,
    )
    const ofOthers = reserveMemoryIn(budgets.signedIn)
    ofOthers.take(budgets.signedIn.maxBytes)
    expect((await target.client.post('/media', upload(large))).status).toBe(503)
    ofOthers.release()
    expect((await target.client.post('/media', upload(large))).status).toBe(201)
    expect([budgets.anyone.usedBytes, budgets.signedIn.usedBytes]).toEqual([0, 0])
  })
})
