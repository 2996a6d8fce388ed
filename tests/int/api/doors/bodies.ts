import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { budgets, reserveMemoryIn } from '@/lib/http/readBody'
import { anonymous, clientOf } from '@tests/support/client'
import { PICTURE } from '@tests/support/pictures/pixel'
import { ORIGIN } from '@tests/support/boot'
import type { Doors } from '../doors.test'

const KB = 1024

let app: Doors['app']
let target: Doors['target']
let large: Buffer

const arrange = async (doors: Doors) => {
  app = doors.app
  target = doors.target
  // Noise: it does not become smaller as a picture.
  large = await sharp(randomBytes(300 * 300 * 3), { raw: { channels: 3, height: 300, width: 300 } })
    .png()
    .toBuffer()
}

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

/** How much a request may carry, for visitors and for staff. */
export function describeBodies(doors: () => Doors): void {
  beforeAll(() => arrange(doors()))

  describe('Request body of a visitor', () => {
    it('is read up to a small limit on every route', async () => {
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

    it('is refused by its announced length before it is read', async () => {
      const { request, taken } = endless('/users/login', { 'Content-Length': String(60 * KB * KB) })
      expect([await statusOf(request), taken.bytes]).toEqual([413, 0])
      const file = endless('/media', { 'Content-Length': String(53 * KB * KB) })
      expect([await statusOf(file.request), file.taken.bytes]).toEqual([401, 0])
    })

    it('is limited in the same way with an invalid session', async () => {
      expect((await clientOf(app, 'nonsense').post('/media', upload(large))).status).toBe(401)
    })

    it('can hold a long answer to a form', async () => {
      expect(
        (await anonymous(app).post(`/forms/${target.page}/submit`, { answers: { story: 'x'.repeat(200 * KB) } }))
          .status,
      ).toBe(404)
    })
  })

  describe('Request body of a member of staff', () => {
    it('can hold a long document, and a file on upload routes only', async () => {
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
      expect((await client.post('/events?draft=true', { description: summary, tenant, title: 'Long' })).status).toBe(
        201,
      )
      const tooMuch = upload(Buffer.alloc(2 * KB * KB))
      expect((await client.patch(`/pages/${page}`, tooMuch)).status).toBe(413)
      expect((await client.post('/users/login', upload(Buffer.alloc(2 * KB * KB)))).status).toBe(413)
    })
  })

  describe('Upload', () => {
    it.each([['a\u0000b.png'], ['a\nb.png'], ['\u007f.png']])(
      'is refused with a file name that cannot be stored: %j',
      async (name) => {
        // A browser would write another name: the bytes are made by hand.
        const body = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"x","tenant":"${target.tenant}"}\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${'x'}\r\n--x--\r\n`
        expect(
          (await target.client.post('/media', body, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }))
            .status,
        ).toBe(400)
      },
    )

    it('is refused with an invalid multipart boundary', async () => {
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

  describe('Memory for request bodies', () => {
    it('is limited separately for visitors and staff, and answers 503 with Retry-After when it is used up', async () => {
      const hold = reserveMemoryIn(budgets.anyone)
      expect(hold.take(budgets.anyone.maxBytes - budgets.anyone.usedBytes)).toBe(true)
      const answer = await anonymous(app).post('/users/login', { email: 'nobody@test.example', password: 'x' })
      expect([answer.status, answer.headers.get('Retry-After'), answer.body.code]).toEqual([
        503,
        '5',
        'unavailable:api',
      ])
      expect((await anonymous(app).get('/health/ready')).status).toBe(200)
      expect((await target.client.patch(`/pages/${target.page}`, { title: 'At work' })).status).toBe(200)
      hold.release()
      expect((await anonymous(app).post('/users/login', { email: 'nobody@test.example', password: 'x' })).status).toBe(
        401,
      )
      const ofOthers = reserveMemoryIn(budgets.signedIn)
      expect(ofOthers.take(budgets.signedIn.maxBytes - budgets.signedIn.usedBytes)).toBe(true)
      expect((await target.client.post('/media', upload(large))).status).toBe(503)
      ofOthers.release()
      expect((await target.client.post('/media', upload(large))).status).toBe(201)
      expect([budgets.anyone.usedBytes, budgets.signedIn.usedBytes]).toEqual([0, 0])
    })
  })
}
