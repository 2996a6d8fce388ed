import sharp from 'sharp'
import { poolOf } from '@/database/connections'
import type { MailContent } from '@/emails/content'
import { ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'
import { renderMail } from '@/emails/renderMail'
import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { HOSTILE_NAMES, MISLEADING } from '@tests/unit/emails/hostileNames'
import { SAMPLES } from '@tests/unit/emails/samples'
import { startMailServer, type MailServer } from './support/mailServer'
import { queue, resetMail, trySending } from './support/outbox'
import { readSource, type ReadMail } from './support/readSource'

let app: TestApp
let server: MailServer
let tenant: string

beforeAll(async () => {
  ;[app, server] = await Promise.all([boot(), startMailServer()])
  const owner = await create(app.payload, 'users', { email: 'owner@test.example', password: 'callboard-demo' })
  tenant = await create(app.payload, 'tenants', {
    languages: ['en'],
    name: 'Riverside Theatre',
    owner,
    publishedLanguages: ['en'],
    slug: 'riverside',
  })
})
afterAll(() => Promise.all([app.close(), server.close()]))
beforeEach(() => void (server.received.length = 0))

/** Sends a mail over the wire and reads what came out at the other end. */
async function sent(mail: Parameters<typeof queue>[1]): Promise<ReadMail & { source: string }> {
  await trySending(app, await queue(app, mail), server.url)
  const { source } = server.received.at(-1)!
  return { ...readSource(source), source }
}

const invitation = (name: string): MailContent => ({
  inviter: name,
  isAgain: false,
  link: 'https://callboard.test/admin/invite/token',
  name,
  role: name,
  site: name,
  template: 'invitation',
})

/** What a message may have for headers; anything else somebody has smuggled in. */
const HEADERS = [
  'auto-submitted',
  'content-language',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

describe('a message as it goes over the wire', () => {
  it('is whole: one sender, one recipient, one subject, HTML and text, and says that no person wrote it', async () => {
    const { headers, html, subject, text } = await sent(resetMail('robin@test.example'))
    expect(subject).toBe('Choose a new password')
    expect(Object.fromEntries(headers)).toMatchObject({
      'auto-submitted': ['auto-generated'],
      'content-language': ['en'],
      from: ['Callboard <no-reply@callboard.test>'],
      'message-id': [expect.stringMatching(/^<[0-9a-f-]{36}@callboard\.test>$/)],
      to: ['robin@test.example'],
    })
    expect(text).toContain('Hello Robin,\n')
    expect(text).toContain('\nhttps://callboard.test/admin/reset/token\n')
    expect(html).toContain('<html dir="ltr" lang="en">')
  })

  it.each(HOSTILE_NAMES.map((name, at) => [name, at] as const))(
    'carries names as nothing but names: %j',
    async (name, at) => {
      await poolOf(app.payload).query('update tenants set name = $2 where id = $1', [tenant, name.replaceAll('\0', '')])
      const { headers, html, source, subject, text } = await sent({
        content: invitation(name),
        tenantId: tenant,
        to: `guest-${at}@test.example`,
      })
      expect([...headers.keys()].filter((header) => !HEADERS.includes(header))).toEqual([])
      expect([...headers.values()].filter((values) => values.length > 1)).toEqual([])
      expect(server.received.at(-1)!.to).toEqual([`guest-${at}@test.example`])
      expect(subject).toMatch(/^You are invited to ./)
      // Raw lines are ASCII and short, so nothing in between can be taken for a line of its own.
      expect(source).toMatch(/^[\x20-\x7E\r\n\t]*$/)
      expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998)
      const lines = [subject, ...text.split('\n')].map((line) =>
        line.replace('https://callboard.test/admin/invite/token', ''),
      )
      expect(lines.filter((line) => MISLEADING.some((pattern) => pattern.test(line)))).toEqual([])
      expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://callboard.test/admin/invite/token"'])
    },
  )
})

describe('the head of a mail', () => {
  const setAvatar = async (file: { data: Buffer; mimetype: string; name: string }) => {
    await poolOf(app.payload).query(`update tenants set name = 'Riverside Theatre' where id = $1`, [tenant])
    const avatar = await app.payload.create({
      collection: 'avatars',
      data: { tenant },
      file: { ...file, size: file.data.length },
      overrideAccess: true,
    })
    await poolOf(app.payload).query('update tenants set avatar_id = $2 where id = $1', [tenant, avatar.id])
  }
  const mail = () =>
    sent({
      content: { name: 'Robin', site: 'Riverside Theatre', template: 'accessRemoved' },
      tenantId: tenant,
      to: 'robin@test.example',
    })

  it('brings the mark of the site along as a small PNG, which the letter shows', async () => {
    const data = await sharp({ create: { background: '#27485f', channels: 3, height: 600, width: 900 } })
      .webp()
      .toBuffer()
    await setAvatar({ data, mimetype: 'image/webp', name: 'mark.webp' })
    const { attachments, html, text } = await mail()
    const [mark] = attachments
    expect(await sharp(mark!.content).metadata()).toMatchObject({ format: 'png', height: 80, width: 80 })
    expect(mark!.headers.get('content-disposition')?.join()).toMatch(/^inline/)
    expect(html).toContain(`src="cid:${mark!.headers.get('content-id')![0]!.slice(1, -1)}"`)
    expect(html).not.toMatch(/src="http/)
    expect(text).toMatch(/^Riverside Theatre\n/)
  })

  it('has initials where the mark is a drawing, or its file is gone: nothing is sent along', async () => {
    await setAvatar({
      data: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
      mimetype: 'image/svg+xml',
      name: 'mark.svg',
    })
    const drawing = await mail()
    await poolOf(app.payload).query(
      `update avatars set sizes_square_filename = 'gone.png' where id = (select avatar_id from tenants where id = $1)`,
      [tenant],
    )
    for (const { attachments, html } of [drawing, await mail()]) {
      expect(attachments).toEqual([])
      expect(html).not.toContain('<img')
      expect(html).toContain('>RT<')
    }
  })
})

describe('the language of a mail', () => {
  const languageOf = async (to: string, language?: string) =>
    (await sent({ ...resetMail(to), language })).headers.get('content-language')?.join()

  it('is that of the account; without an account the one that the writer knows; else English', async () => {
    await create(app.payload, 'users', { email: 'lucia@test.example', language: 'es', password: 'callboard-demo' })
    expect(await languageOf('lucia@test.example')).toBe('es')
    expect(await languageOf('Lucia@Test.Example', 'ar')).toBe('es')
    expect(await languageOf('newcomer@test.example', 'ar')).toBe('ar')
    expect(await languageOf('newcomer@test.example', 'fr')).toBe('en')
    expect(await languageOf('newcomer@test.example')).toBe('en')
  })

  it('stays what it was when the mail was written, however often it is tried', async () => {
    await create(app.payload, 'users', { email: 'omar@test.example', language: 'ar', password: 'callboard-demo' })
    const id = await queue(app, resetMail('omar@test.example'))
    server.refusals.set('omar@test.example', { at: 'data', code: 451, words: 'Later' })
    await trySending(app, id, server.url).catch(() => undefined)
    await poolOf(app.payload).query(`update users set language = 'en' where email = 'omar@test.example'`)
    server.refusals.clear()
    await trySending(app, id, server.url)
    const { headers, html } = readSource(server.received.at(-1)!.source)
    expect(headers.get('content-language')).toEqual(['ar'])
    expect(html).toContain('<html dir="rtl" lang="ar">')
  })

  it('is read on the other side as it was written, in every kind', async () => {
    for (const [at, content] of SAMPLES.entries()) {
      const language = ADMIN_LANGUAGES[at % ADMIN_LANGUAGES.length]!
      const written = await renderMail(content, { language, product: 'Callboard' })
      const { html, subject, text } = await sent({ content, language, to: `${language}-${at}@nobody.example` })
      expect({ html, subject, text }).toEqual({ html: written.html, subject: written.subject, text: written.text })
    }
  })
})
