import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { newTheme } from '@/plugins/themes/cli/themeCommand'
import { readFolder } from '@/plugins/themes/cli/readFolder'
import { writePackage } from '@/plugins/themes/lib/package/writePackage'
import type { TestApp } from '@tests/support/boot'
import { signIn, type Client } from '@tests/support/client'
import { visit } from '@tests/support/visitor'
import { upload, type Uploaded } from '../themes/support/upload'
import { query } from './support'

const HOST = 'riverside.localhost:3000'

/** Pages of the demo that are looked at. */
const PATHS = ['/', '/events', '/events/hamlet', '/visit', '/venues', '/about', '/nothing-here']

export const describeExampleTheme = (app: () => TestApp): void =>
  describe('The theme that new themes start from, on the website of the demo', () => {
    let folder: string
    let owner: Client
    let tenant: string
    let uploaded: Uploaded

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'callboard-example-'))
      await newTheme(folder, 'Example')
      owner = await signIn(app(), 'owner@riverside.test')
      const [riverside] = await query<{ id: string }>(
        app().databaseUrl,
        `select id from tenants where slug = 'riverside'`,
      )
      tenant = riverside!.id
      const zip = await buffer(writePackage(await readFolder(folder)))
      const { body, status, text } = await upload(owner, { tenant }, zip)
      expect([status, text]).toEqual([201, expect.stringContaining('themeId')])
      uploaded = body
    })
    afterAll(() => rmSync(folder, { force: true, recursive: true }))

    const errors = async () =>
      (await owner.get<{ docs: { file: string; message: string }[] }>(`/themes/${uploaded.themeId}/errors`)).body.docs
    const preview = (path: string) => visit(app(), `${uploaded.themeId}.preview.localhost:3000`, path)

    test('passes the check without a hint', () => {
      expect(uploaded.hints).toEqual([])
    })

    test.each(PATHS)('draws %s without an error', async (path) => {
      const { status, text } = await preview(path)
      expect([path, status]).toEqual([path, path === '/nothing-here' ? 404 : 200])
      expect(text).toContain('<header class="quay-top">')
      expect(text).toMatch(/<link href="\/-\/site\.[0-9a-f]{10}\.css" rel="stylesheet">/)
      expect(text).toContain('<link href="/-/colours/ffffff-16211f-0b5c63.css" rel="stylesheet">')
      expect(await errors()).toEqual([])
    })

    test('draws events, lists and the start page in its own markup', async () => {
      expect((await preview('/events/hamlet')).text).toContain('<article class="quay-event">')
      expect((await preview('/events')).text).toContain('<li class="quay-card">')
      expect((await preview('/')).text).toContain('class="quay-hero"')
    })

    test('draws its own block with each field that was filled in', async () => {
      const published = await owner.post(`/themes/${uploaded.themeId}/versions/${uploaded.version}/publish`, {
        force: true,
      })
      const live = await owner.post(`/themes/${uploaded.themeId}/publish`, { tenant })
      expect([published.status, live.status, live.text]).toEqual([200, 200, expect.any(String)])
      const [venue] = await query<{ id: string }>(
        app().databaseUrl,
        `select id from venues where tenant_id = $1 and _status = 'published' limit 1`,
        [tenant],
      )
      const values = {
        days: [{ day: { en: 'Monday' }, hours: '10–18' }, { day: { en: 'Sunday' } }],
        heading: { en: 'Box office' },
        look: 'boxed',
        until: '2031-06-30',
        venue: { relationTo: 'venues', value: venue!.id },
      }
      const page = await owner.post(
        '/pages',
        {
          _status: 'published',
          layout: [{ block: 'opening-hours', blockType: 'themeBlock', values }],
          slug: 'open',
          slugLock: false,
          tenant,
          title: 'Open',
        },
        { tenant },
      )
      expect([page.status, page.text]).toEqual([201, expect.any(String)])
      const { text } = await visit(app(), HOST, '/open')
      expect(text).toContain('<section class="quay-hours quay-boxed">')
      expect(text).toMatch(/<dt>Monday<\/dt><dd>10–18<\/dd>.*<dt>Sunday<\/dt><dd>Closed<\/dd>/s)
      expect(text).toMatch(/<p>Valid until [^<]*30 Jun[^<]* 2031<\/p>/)
      expect(text).toMatch(/<p><a href="\/venues\/[^"]+">[^<]+<\/a><\/p>/)
      expect(await errors()).toEqual([])
    })
  })
