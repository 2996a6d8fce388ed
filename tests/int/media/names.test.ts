import { boot, type TestApp } from '@tests/support/boot'
import { photo } from '@tests/support/pictures/photo'
import { makeWorld, type World } from '@tests/support/world'
import { stored, upload } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const send = (data: Uint8Array | string, file: string, type: string, collection: 'files' | 'media' = 'media') =>
  upload({
    client: world.clients['owner-a']!,
    collection,
    data: Buffer.from(data as string),
    file,
    tenant: world.a,
    type,
  })

const PDF = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \ntrailer<</Size 3/Root 1 0 R>>\nstartxref\n98\n%%EOF\n`

describe('the name of an upload', () => {
  it.each([
    ['shell.php', 'Shell'],
    ['page.html', 'Page'],
    ['a.html.png', 'A.html'],
    ['a.png.svg.exe', 'A.png.svg'],
    ['CON.png', 'CON'],
    ['LPT1', 'LPT1'],
    ['exe.\u202egnp.php', 'Exe.gnp'],
    [`${'long '.repeat(60)}.png`, /^Long long/],
    ['.htaccess', 'Untitled'],
    ['ملصق.png', 'ملصق'],
    ['a;rm -rf $HOME|`id`.png', 'A;rm rf $HOME|`id`'],
    ['"><img src=x onerror=alert(1)>.png', /onerror/],
    ['web.config', 'Web'],
  ])('%j is safe on disk and in its address, and ends as a picture does', async (file, title) => {
    const { body, status } = await send(await photo('jpeg', 40, 30), file, 'image/png')
    expect(status).toBe(201)
    expect(body.doc.filename).toMatch(/^[a-z0-9][a-z0-9-]{9,55}\.jpg$/)
    expect(stored()).toContain(body.doc.filename)
    expect(body.doc.title).toEqual(typeof title === 'string' ? title : expect.stringMatching(title))
    const served = await world.clients['owner-a']!.get(`/media/file/${body.doc.filename}`)
    expect([served.headers.get('Content-Type'), served.headers.get('X-Content-Type-Options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ])
  })

  it.each(['a\u0007b.png', 'a\u0000b.png', 'a\tb.png', 'a\u007fb.png'])(
    '%j is refused in words: nobody can type it',
    async (file) => {
      const before = stored()
      const { body, status } = await send(await photo('jpeg', 40, 30), file, 'image/jpeg')
      expect([status, body.errors?.[0]?.message]).toEqual([
        400,
        expect.stringMatching(/name of this file|cannot be read/),
      ])
      expect(stored()).toEqual(before)
    },
  )

  it.each(['../../../etc/passwd', '..\\..\\windows\\system.ini', '/etc/cron.d/job', 'a/../../b.png'])(
    '%j stays in its folder',
    async (file) => {
      const { body, status } = await send(await photo('jpeg', 40, 30), file, 'image/jpeg')
      if (status === 201) expect(stored()).toContain(body.doc.filename)
      else expect(status).toBe(400)
    },
  )
})

describe('a file that is no picture', () => {
  it.each([
    ['programme.pdf', 'application/pdf', PDF, 'application/pdf', '.pdf'],
    ['times.csv', 'text/csv', 'a,b\n1,2\n', 'text/csv', '.csv'],
    ['page.txt', 'text/plain', '<!doctype html><script>alert(1)</script>', 'text/plain', '.txt'],
  ])('%s is kept as what it is', async (file, type, content, kept, ending) => {
    const { body, status } = await send(content, file, type, 'files')
    expect([status, body.doc.mimeType, body.doc.filename.slice(-4)]).toEqual([201, kept, ending])
    const { headers } = await world.clients['owner-a']!.get(`/files/file/${body.doc.filename}`)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
    // What a browser cannot show in safety is saved, under a name that people can read.
    expect(headers.get('Content-Disposition')).toBe(kept === 'application/pdf' ? null : 'attachment')
    expect(body.doc.filename).toContain(file.split('.')[0])
  })

  it.each([
    ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
    ['page.html', 'text/plain', '<!doctype html><script>alert(1)</script>'],
    ['drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['page.txt', 'text/plain', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['shell.php', 'application/pdf', '<?php system($_GET[0]);'],
    ['run.exe', 'application/zip', 'MZ\0\0'],
    ['script.js', 'text/csv', 'alert(1)'],
    ['noname', 'text/plain', 'text'],
  ])('%s as %s is refused', async (file, type, content) => {
    const before = stored('files')
    expect((await send(content, file, type, 'files')).status).toBe(415)
    expect(stored('files')).toEqual(before)
  })
})
