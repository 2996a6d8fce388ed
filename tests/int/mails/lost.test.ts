import type { MailContent } from '@/emails/content'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { startMailServer, type MailServer, type Refusal } from './support/mailServer'
import { queue, rowOf, trySending } from './support/outbox'

let app: TestApp
let world: World
let server: MailServer

beforeAll(async () => {
  ;[app, server] = await Promise.all([boot(), startMailServer()])
  world = await makeWorld(app)
})
afterAll(() => Promise.all([app.close(), server.close()]))
beforeEach(() => poolOf(app.payload).query('delete from notices'))

const GONE: Refusal = { at: 'to', code: 550, words: '5.1.1 No such user' }
const link = 'https://callboard.test/admin'
const invitation: MailContent = {
  inviter: 'Robin',
  isAgain: false,
  link,
  name: 'Sam',
  role: '',
  site: 'Theatre A',
  template: 'invitation',
}

async function lose(
  content: MailContent,
  { said = GONE, tenantId, to = 'sam@gone.example' }: { said?: Refusal; tenantId?: string; to?: string } = {},
) {
  server.refusals.set(to, said)
  const id = await queue(app, { content, tenantId, to })
  await trySending(app, id, server.url)
  expect(await rowOf(app, id)).toMatchObject({ sealed: null, status: 'failed' })
  return id
}

interface Told {
  who: string
  title: string
  body: string
  href: string
}

const told = async () =>
  (
    await poolOf(app.payload).query<Told>(
      `select split_part(u.email, '@', 1) as who, title, body, href from notices n join users u on u.id = n.recipient_id order by who`,
    )
  ).rows

describe('a mail that is lost', () => {
  it('is told to everybody who looks after the people of the site, in their language, and to nobody else', async () => {
    await poolOf(app.payload).query(`update users set language = 'es' where id = $1`, [world.users['admin-a']])
    await lose(invitation, { tenantId: world.a })
    const notices = await told()
    expect(notices.map(({ who }) => who)).toEqual(['admin-a', 'both', 'owner-a'])
    expect(notices[0]!.title).toBe('Un correo a sam@gone.example no ha llegado')
    expect(notices[2]).toEqual({
      body: 'There is no such mailbox. It is not sent again automatically: check the address for typing errors.',
      href: '/admin/settings/users',
      title: 'An email to sam@gone.example did not arrive',
      who: 'owner-a',
    })
  })

  it('is told once until it is read', async () => {
    await lose(invitation, { tenantId: world.a })
    await lose(invitation, { tenantId: world.a })
    expect(await told()).toHaveLength(3)
    await poolOf(app.payload).query('update notices set read_at = now()')
    await lose(invitation, { tenantId: world.a })
    expect(await told()).toHaveLength(6)
  })

  it.each<[string, string]>([
    ['5.1.1 No such user', 'There is no such mailbox.'],
    ['5.2.2 Over quota', 'Their mailbox is full.'],
    ['5.7.1 Not wanted', 'Their mail server rejected it.'],
  ])('says why in words: %s', async (words, body) => {
    await lose(invitation, { said: { at: 'to', code: 550, words }, tenantId: world.b })
    expect((await told()).map((notice) => [notice.who, notice.body.slice(0, body.length)])).toEqual([['owner-b', body]])
  })

  it('a lost mail about a form is told to those who look after forms', async () => {
    await lose({ form: 'Choir', link, name: '', template: 'formAnswer' }, { tenantId: world.b })
    expect((await told()).map(({ href, who }) => [who, href])).toEqual([
      ['editor-b', '/admin/collections/forms'],
      ['owner-b', '/admin/collections/forms'],
    ])
  })

  it('a lost mail about an account is told to its person, and one about no account to nobody', async () => {
    await lose({ link, name: '', template: 'verifyAddress' }, { to: 'stranger@test.example' })
    expect((await told()).map(({ href, who }) => [who, href])).toEqual([['stranger', '/admin/auth/account']])
    await lose({ link, name: '', template: 'changeAddress' }, { to: 'unknown@gone.example' })
    expect(await told()).toHaveLength(1)
  })

  it('a lost mail to an owner who never signed in is told to the provider', async () => {
    const id = await lose(
      { isNew: true, link, name: '', site: 'Theatre A', template: 'welcomeOwner' },
      { tenantId: world.a },
    )
    expect((await told()).map(({ href, who }) => [who, href])).toEqual([['super', `/admin/collections/mails/${id}`]])
    const read = await world.clients.super!.get<{ problem: string; status: string }>(`/mails/${id}`)
    expect(read.body).toMatchObject({ problem: 'Refused: 550 5.1.1 No such user', status: 'failed' })
    expect(read.text).not.toContain('sealed')
    expect((await world.clients['owner-a']!.get(`/mails/${id}`)).status).not.toBe(200)
  })

  it('is behind the bell of whoever can act', async () => {
    const editor = await create(app.payload, 'user-roles', {
      permissions: { 'users:admin': true },
      tenant: world.a,
      title: 'People',
    })
    await poolOf(app.payload).query('update memberships set user_role_id = $1 where user_id = $2', [
      editor,
      world.users['editor-a'],
    ])
    await lose(invitation, { tenantId: world.a })
    const bell = await world.clients['editor-a']!.get<{ docs: { title: string }[] }>('/notices')
    expect(bell.body.docs.map(({ title }) => title)).toEqual(['An email to sam@gone.example did not arrive'])
    expect((await world.clients['viewer-a']!.get<{ docs: object[] }>('/notices')).body.docs).toEqual([])
  })
})
