import { jest } from '@jest/globals'
import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { until } from '@tests/support/until'
import { makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import type { OutgoingMail } from '@/emails/outgoingMail'
import { queueMail } from '@/emails/queueMail'
import { readAnnouncement, clearPlatformCache, readPlatformSettings } from '@/globals/platformOf'
import { sendMail } from '@/jobs/tasks/sendMail'
import { settings } from '@/lib/settings'

const GLOBALS = ['platform', 'announcement']
const VARIABLES = ['PRODUCT_NAME', 'ACCENT_COLOUR', 'HELP_URL', 'STUDIO_URL', 'TIMEZONES']

let app: TestApp
let world: World
let provider: Client

interface Saved {
  result: { accentColour?: string; productName?: string; updatedAt: string }
}

beforeAll(async () => {
  for (const name of VARIABLES) delete process.env[name]
  app = await boot()
  world = await makeWorld(app)
  provider = world.clients.super!
})
afterEach(() => {
  for (const name of VARIABLES) delete process.env[name]
})
afterAll(() => app.close())

const save = (slug: string, data: object, client = provider) => client.post<Saved>(`/globals/${slug}`, data)

describe('the settings of the platform', () => {
  it('are the defaults of the environment while nothing is saved', async () => {
    const { PRODUCT_NAME, HELP_URL, TIMEZONES, ACCENT_COLOUR } = settings()
    expect(await readPlatformSettings(app)).toMatchObject({
      accentColour: ACCENT_COLOUR,
      helpUrl: HELP_URL,
      languages: [],
      mailFooter: {},
      productName: PRODUCT_NAME,
      supportEmail: null,
      timezones: TIMEZONES,
    })
    expect(await readAnnouncement(app, 'en')).toBeNull()
  })

  it('[B-029] are read and written by super-admins alone, versions and rights included', async () => {
    const secret = {
      platform: { productName: 'Taken over' },
      announcement: { level: 'info', text: { en: 'Taken over' } },
    } as Record<string, object>
    for (const slug of GLOBALS) {
      for (const name of ['owner-a', 'admin-a', 'editor-a', 'viewer-a', 'studio', 'stranger']) {
        const client = world.clients[name]!
        const statuses = [
          (await client.get(`/globals/${slug}`)).status,
          (await client.get(`/globals/${slug}/versions`)).status,
          (await save(slug, secret[slug]!, client)).status,
        ]
        expect([name, slug, ...statuses]).toEqual([name, slug, 403, 403, 403])
      }
      const nobody = anonymous(app)
      expect([(await nobody.get(`/globals/${slug}`)).status, (await save(slug, secret[slug]!, nobody)).status]).toEqual(
        [403, 403],
      )
      expect((await provider.get(`/globals/${slug}`)).status).toBe(200)
    }
    expect((await readPlatformSettings(app)).productName).toBe('Callboard')
  })

  it('hold at once in the process that changed them, and within a second in another that reads for itself', async () => {
    expect((await save('platform', { accentColour: '#004488', productName: 'Playbill' })).status).toBe(200)
    expect(await readPlatformSettings(app)).toMatchObject({ accentColour: '#004488', productName: 'Playbill' })
    await poolOf(app.payload).query("update platform set product_name = 'Written elsewhere'")
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 1_000)
    const read = await readPlatformSettings(app).finally(() => clock.mockRestore())
    expect(read.productName).toBe('Written elsewhere')
    await save('platform', { productName: 'Playbill' })
  })

  it('cost a process two readings a second at most, however often they are asked for', async () => {
    clearPlatformCache(app.payload)
    const pool = poolOf(app.payload)
    const query = pool.query.bind(pool)
    let statements = 0
    pool.query = ((...args: unknown[]) => {
      statements++
      return (query as (...given: unknown[]) => unknown)(...args)
    }) as typeof pool.query
    const started = Date.now()
    for (let round = 0; round < 200; round++)
      await Promise.all([readPlatformSettings(app), readAnnouncement(app, 'es')])
    const readings = 1 + Math.ceil((Date.now() - started) / 500)
    pool.query = query
    // Two globals each time.
    expect(statements).toBeGreaterThanOrEqual(2)
    expect(statements).toBeLessThanOrEqual(2 * readings)
  })

  it('give way to a variable of the environment, which the field names and which nobody overwrites', async () => {
    process.env.PRODUCT_NAME = 'Callboard'
    expect((await readPlatformSettings(app)).productName).toBe('Callboard')
    await save('platform', { accentColour: '#115500', productName: 'Ignored' })
    delete process.env.PRODUCT_NAME
    expect(await readPlatformSettings(app)).toMatchObject({ accentColour: '#115500', productName: 'Playbill' })
  })

  it.each([
    ['a script for an address', { helpUrl: 'javascript:alert(1)' }, 'helpUrl'],
    ['an address of another kind', { supportUrl: 'ftp://files.example' }, 'supportUrl'],
    ['no address at all', { studioUrl: 'studio' }, 'studioUrl'],
    ['a colour by name', { accentColour: 'red' }, 'accentColour'],
    ['styles after a colour', { accentColour: '#112233;background:url(x)' }, 'accentColour'],
    ['a name over two lines', { productName: 'Play\nbill' }, 'productName'],
    ['a name that turns its surroundings', { productName: 'Play\u202Ebill' }, 'productName'],
    ['a name that is too long', { productName: 'x'.repeat(41) }, 'productName'],
    ['an object for a name', { productName: { $ne: 1 } }, 'productName'],
    ['a footer that is too long', { mailFooter: { en: 'x'.repeat(301) } }, 'mailFooter.en'],
    ['a time zone that does not exist', { timezones: ['Europe/London', 'Mars/Olympus'] }, 'timezones'],
    ['a language that does not exist', { languages: ['cy', 'xx'] }, 'languages'],
    ['an email address that is none', { supportEmail: 'nobody' }, 'supportEmail'],
  ])('refuse %s, and change nothing', async (_, data, path) => {
    const before = await readPlatformSettings(app)
    const answer = await save('platform', data)
    expect([answer.status, answer.text.includes(path)]).toEqual([400, true])
    expect(await readPlatformSettings(app)).toEqual(before)
  })

  it('refuse an announcement that ends before it begins, has no such level, or is too long', async () => {
    const wrong = [
      { showFrom: '2026-11-22T10:00:00.000Z', showUntil: '2026-11-22T10:00:00.000Z' },
      { level: 'shouting' },
      { text: { en: 'x'.repeat(301) } },
    ]
    for (const data of wrong) expect((await save('announcement', { level: 'info', ...data })).status).toBe(400)
    expect(
      (await save('announcement', { level: 'critical', text: { en: 'Down at noon', es: 'Parada a mediodía' } })).status,
    ).toBe(200)
    expect([await readAnnouncement(app, 'es'), await readAnnouncement(app, 'ar')]).toMatchObject([
      { level: 'critical', text: 'Parada a mediodía' },
      { text: 'Down at noon' },
    ])
  })

  it('refuse a save over what somebody else has saved meanwhile, and only that', async () => {
    const { body } = await save('platform', { productName: 'First' })
    const fresh = await save('platform', { productName: 'Second', updatedAt: body.result.updatedAt })
    expect(fresh.status).toBe(200)
    const stale = await save('platform', { productName: 'Third', updatedAt: body.result.updatedAt })
    expect([stale.status, stale.text.includes('stale:documents')]).toEqual([409, true])
    expect((await readPlatformSettings(app)).productName).toBe('Second')
    const both = await Promise.all(
      ['Left', 'Right'].map((productName) => save('platform', { productName, updatedAt: fresh.body.result.updatedAt })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('keep a version of each change, which can be restored, and a line of the audit log', async () => {
    await save('platform', { productName: 'Before' })
    await save('platform', { productName: 'After' })
    const { body } = await provider.get<{ docs: { id: string; version: { productName: string } }[] }>(
      '/globals/platform/versions?sort=-createdAt&limit=2',
    )
    expect(body.docs.map(({ version }) => version.productName)).toEqual(['After', 'Before'])
    expect((await provider.post(`/globals/platform/versions/${body.docs[1]!.id}`)).status).toBe(200)
    await until(async () => (await readPlatformSettings(app)).productName === 'Before')
    const { rows } = await poolOf(app.payload).query(
      "select action, actor_email, before, after from audit_log where target = 'globals/platform' and after ->> 'productName' = 'After'",
    )
    expect(rows).toEqual([
      {
        action: 'platform.updated',
        actor_email: 'super@test.example',
        after: { productName: 'After' },
        before: { productName: 'Before' },
      },
    ])
  })
})

describe('what browsers are told of the globals', () => {
  /** Paths of all functions: a page that holds one cannot be sent. */
  const functionsIn = (value: unknown, path: string): string[] => {
    if (typeof value === 'function') return [path]
    return value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => functionsIn(inner, `${path}.${key}`))
      : []
  }

  it('can be sent, function by function', () => {
    const found = app.config.globals.flatMap(({ admin, slug }) =>
      functionsIn({ ...admin, components: undefined, hidden: undefined }, slug),
    )
    expect(found).toEqual([])
  })
})

describe('what follows from the settings of the platform', () => {
  it('offers sites its time zones, and takes no other', async () => {
    await save('platform', { timezones: ['Pacific/Auckland', 'UTC'] })
    const general = (timezone: string) => world.clients['owner-a']!.post(`/tenants/${world.a}/general`, { timezone })
    expect([(await general('Europe/Paris')).status, (await general('Pacific/Auckland')).status]).toEqual([400, 200])
  })

  it('keeps the host of its help centre from every site', async () => {
    await save('platform', { helpUrl: 'https://help.playbill.example/start' })
    const add = (domain: string) =>
      world.clients['owner-a']!.patch(`/tenants/${world.a}`, { domains: [{ domain, isPrimary: true }] })
    expect((await add('help.playbill.example')).status).toBe(400)
    expect((await add('www.theatre-a.example')).status).toBe(200)
  })

  it('signs mails with its name and its footer, in the language of the recipient', async () => {
    await save('platform', {
      mailFooter: { en: 'Playbill Ltd\n1 Stage Street <London>', es: 'Playbill S. A.' },
      productName: 'Playbill',
    })
    const sent = async (language: string) => {
      const req = await createLocalReq({}, app.payload)
      const to = `${language}@nobody.example`
      await queueMail(req, {
        content: { link: 'https://admin.example', name: 'Ada', template: 'sessionsEnded' },
        language,
        to,
      })
      const { rows } = await poolOf(app.payload).query<{ id: string }>('select id from mails where "to" = $1', [to])
      const mails: OutgoingMail[] = []
      await sendMail(app.payload, rows[0]!, async (mail) => void mails.push(mail))
      return mails[0]!
    }
    const [english, spanish] = [await sent('en'), await sent('es')]
    expect(english.text).toContain('Playbill Ltd\n1 Stage Street <London>')
    expect(english.html).toContain('1 Stage Street &lt;London&gt;')
    expect([english.html, spanish.html].map((html) => html.includes('Callboard'))).toEqual([false, false])
    expect(spanish.text).toContain('Playbill S. A.')
    expect(spanish.text).not.toContain('Playbill Ltd')
  })
})
