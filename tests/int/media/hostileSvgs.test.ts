import { boot, type TestApp } from '@tests/support/boot'
import { hostileSvgs, NEVER } from '@tests/support/pictures/hostileSvgs'
import { photo } from '@tests/support/pictures/photo'
import { makeWorld, type World } from '@tests/support/world'
import sharp from 'sharp'
import { logos } from '@tests/support/pictures/logos'
import { stored, upload } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const send = (text: Buffer | string, file = 'a.svg', type = 'image/svg+xml') =>
  upload({ client: world.clients['owner-a']!, data: Buffer.from(text as string), file, tenant: world.a, type })

describe('drawings that are made to do harm', () => {
  it('are at least 40', () => expect(hostileSvgs.length).toBeGreaterThanOrEqual(40))

  it.each(hostileSvgs)('$name: $verdict', async ({ text, verdict }) => {
    const before = stored()
    const answer = await send(text)
    if (verdict === 'refused') {
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(/SVG|picture/)])
      expect(stored()).toEqual(before)
      return
    }
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([201, expect.any(String)])
    const file = await world.clients['owner-a']!.get(`/media/file/${answer.body.doc.filename}`)
    expect(file.text).toContain('<circle')
    expect(file.text.replaceAll(/xmlns(:xlink)?="[^"]*"/g, '')).not.toMatch(NEVER)
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  it('are known by what is in them, whatever their name', async () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><circle r="4"/></svg>'
    for (const [file, type] of [
      ['a.png', 'image/png'],
      ['a.html', 'text/html'],
      ['a', 'application/octet-stream'],
      ['a.svg.png', 'image/png'],
    ] as const) {
      const { body, status } = await send(text, file, type)
      expect([file, status, body.doc.mimeType, body.doc.filename.slice(-4)]).toEqual([
        file,
        201,
        'image/svg+xml',
        '.svg',
      ])
      expect((await world.clients['owner-a']!.get(`/media/file/${body.doc.filename}`)).text).not.toContain('script')
    }
  })
})

it('others are answered while a drawing with much work in it is cleaned', async () => {
  const before = stored()
  let isDone = false
  const drawing = send(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${'<path d="M0 0"/>'.repeat(18_000)}</svg>`,
  ).finally(() => (isDone = true))
  let answered = 0
  while (!isDone) if ((await world.clients['editor-a']!.get('/pages?limit=1')).status === 200) answered++
  expect((await drawing).status).toBe(201)
  expect(stored().length).toBe(before.length + 1)
  // In the process that answers it would have been one or two.
  expect(answered).toBeGreaterThan(8)
})

describe('an ordinary drawing', () => {
  it('keeps its shapes, colours, gradients, texts and links to its own parts', async () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
      <!-- Made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="40" viewBox="0 0 80 40">
        <title>Mark</title><defs><linearGradient id="shade" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#27485f"/></linearGradient></defs>
        <g fill="url(#shade)" transform="translate(2 2)"><path d="M0 0h8v8z"/><text x="4" font-size="6">Tom &amp; Ana\u00a0é</text></g>
      </svg>`
    const { body, status } = await send(text, 'Mark.svg')
    expect([status, body.doc.width, body.doc.height]).toEqual([201, 80, 40])
    const file = (await world.clients['owner-a']!.get(`/media/file/${body.doc.filename}`)).text
    for (const part of [
      'linearGradient id="shade"',
      'gradientUnits',
      'fill="url(#shade)"',
      'd="M0 0h8v8z"',
      'Tom &amp; Ana\u00a0é',
      'viewBox="0 0 80 40"',
    ])
      expect(file).toContain(part)
  })

  it('may have 15,000 parts', async () => {
    const map = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${'<g><path d="M0 0"/></g>'.repeat(7_500)}</svg>`
    expect((await send(map)).status).toBe(201)
  })
})

describe('a logo', () => {
  const pixels = (svg: string) =>
    sharp(Buffer.from(svg), { density: 144 }).resize(80, 80, { fit: 'fill' }).raw().toBuffer()
  const fetch = async (text: string) => {
    const { body, status } = await send(text, 'Logo.svg')
    expect([status, body]).toEqual([201, expect.anything()])
    return (await world.clients['owner-a']!.get(`/media/file/${body.doc.filename}`)).text
  }

  it.each(logos)('a logo of %s keeps every pixel', async (_, make) => {
    const text = await make()
    const before = await pixels(text)
    const served = await fetch(text)
    expect((await pixels(served)).equals(before)).toBe(true)
    // It shows several colours, so an emptied or a black one would differ.
    expect((await sharp(before, { raw: { channels: 4, height: 80, width: 80 } }).stats()).entropy).toBeGreaterThan(0.5)
    expect(served).not.toMatch(NEVER)
  })

  it('loses metadata of an embedded photograph', async () => {
    const data = await sharp(await photo())
      .withExif({ IFD0: { Artist: 'Ada Private' } })
      .jpeg()
      .toBuffer()
    expect(data.includes('Ada Private')).toBe(true)
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><image href="data:image/jpeg;base64,${data.toString('base64')}"/></svg>`
    const embedded = Buffer.from(/base64,([^"]+)/.exec(await fetch(text))?.[1] ?? '', 'base64')
    expect([embedded.includes('Ada Private'), (await sharp(embedded).metadata()).width]).toEqual([false, 640])
  })

  it('loses filters that cost browsers seconds, and keeps ordinary ones', async () => {
    const filtered = (count: number, primitive: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><style>.b{filter:url(#f0);fill:red}</style><rect class="b" style="filter:blur(9px)"/>${Array.from(
        { length: count },
        (_, index) => `<filter id="f${index}">${primitive}</filter><circle r="4" filter="url(#f${index})"/>`,
      ).join('')}</svg>`
    const shadow = '<feOffset dy="1"/><feGaussianBlur stdDeviation="2"/><feBlend in="SourceGraphic"/>'
    expect(await fetch(filtered(20, shadow))).toContain('<feGaussianBlur')
    const blurred = '<feMorphology radius="2"/><feConvolveMatrix order="3" kernelMatrix="1 1 1 1 1 1 1 1 1"/>'
    expect(await fetch(filtered(2, blurred))).toContain('<feMorphology')
    for (const [count, primitive] of [
      [40, '<feTurbulence numOctaves="255"/><feGaussianBlur stdDeviation="400"/><feMorphology radius="300"/>'],
      [1, '<feTurbulence baseFrequency="1" numOctaves="999"/>'],
      [400, shadow],
      [2, '<feMorphology radius="100"/>'],
      [2, '<feConvolveMatrix order="9" kernelMatrix="1"/>'],
      [16, '<feSpecularLighting><fePointLight x="1"/></feSpecularLighting>'],
    ] as const) {
      const text = await fetch(filtered(count, primitive))
      expect(text).toContain('<circle r="4"/>')
      expect(text).toContain('.b{fill:red}')
      expect(text).not.toMatch(/filter/)
    }
  })
})
