import { boot, type TestApp } from '@tests/support/boot'
import { hostileSvgs, NEVER } from '@tests/support/pictures/hostileSvgs'
import { makeWorld, type World } from '@tests/support/world'
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
      expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(/SVG/)])
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
      'Tom &amp; Ana&#160;é',
      'viewBox="0 0 80 40"',
    ])
      expect(file).toContain(part)
  })

  it('may have 15,000 parts', async () => {
    const map = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${'<g><path d="M0 0"/></g>'.repeat(7_500)}</svg>`
    expect((await send(map)).status).toBe(201)
  })
})
