import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import { startMailServer, type MailServer } from '../mails/support/mailServer'
import { trySending } from '../mails/support/outbox'
import { readSource } from '../mails/support/readSource'

let app: TestApp
let world: World
let server: MailServer

beforeAll(async () => {
  ;[app, server] = await Promise.all([boot(), startMailServer()])
  world = await makeWorld(app)
})
beforeEach(async () => {
  server.received.length = 0
  await poolOf(app.payload).query('delete from mails; delete from rate_limits')
})
afterAll(() => Promise.all([app.close(), server.close()]))

const TOPIC = {
  blockType: 'choiceQuestion',
  label: 'What is it about?',
  name: 'topic',
  options: [
    { label: 'Access', value: 'access' },
    { label: 'Tickets', value: 'tickets' },
  ],
}
const FIELDS = [
  TOPIC,
  { blockType: 'emailQuestion', label: 'Your address', name: 'email' },
  { blockType: 'longTextQuestion', label: 'Your message', name: 'message' },
]
const ACCESS = { address: 'access@riverside.example', match: 'is', questionName: 'topic', value: 'access' }

interface Saved {
  doc?: { id: string }
  errors?: { data?: { errors?: { message: string; path: string }[] } }[]
}

const save = (more: object) =>
  world.clients['editor-a']!.post<Saved>('/forms', {
    _status: 'published',
    fields: FIELDS,
    tenant: world.a,
    title: 'Contact',
    ...more,
  })

async function makeForm(more: object): Promise<string> {
  const { body, status, text } = await save(more)
  if (status !== 201 || !body.doc) throw new Error(text)
  return body.doc.id
}

/** Sends what is in the outbox, as the worker does. @returns what arrived, by recipient */
async function submit(form: string, answers: object) {
  expect((await anonymous(app).post(`/forms/${form}/submit`, { answers })).status).toBe(201)
  const { rows } = await poolOf(app.payload).query<{ id: string; tenant_id: string }>(
    `select id, tenant_id from mails where status = 'queued' order by "to"`,
  )
  expect(rows.every(({ tenant_id }) => tenant_id === world.a)).toBe(true)
  for (const { id } of rows) await trySending(app, id, server.url)
  return server.received.map(({ source, to }) => ({ ...readSource(source), to: to.join() }))
}

describe('the emails of a form', () => {
  it('go to those who get all answers and to those whose rule matches, each on its own', async () => {
    const form = await makeForm({
      mailRules: [
        ACCESS,
        { address: 'press@riverside.example', match: 'contains', questionName: 'message', value: 'review' },
        { address: 'news@riverside.example', match: 'answered', questionName: 'email' },
      ],
      notify: ['house@riverside.example'],
    })
    const toOf = async (answers: object) => (await submit(form, answers)).map(({ to }) => to)
    expect(await toOf({ message: 'A Review for the paper', topic: 'access' })).toEqual([
      'access@riverside.example',
      'house@riverside.example',
      'press@riverside.example',
    ])
    server.received.length = 0
    expect(await toOf({ email: 'visitor@home.example', topic: 'tickets' })).toEqual([
      'house@riverside.example',
      'news@riverside.example',
    ])
  })

  it('neither contain what was written nor say who wrote it, unless the form says so', async () => {
    const answers = { email: 'visitor@home.example', message: 'Is there a ramp?\nIn the foyer?', topic: 'access' }
    const [silent] = await submit(await makeForm({ mailRules: [ACCESS] }), answers)
    expect(silent!.headers.has('reply-to')).toBe(false)
    expect(JSON.stringify(silent)).not.toMatch(/ramp|visitor@home/)
    server.received.length = 0
    await poolOf(app.payload).query('delete from mails')
    const [open] = await submit(await makeForm({ mailAnswers: true, mailRules: [ACCESS] }), answers)
    expect(open!.headers.get('reply-to')?.join()).toBe('visitor@home.example')
    expect(open!.text).toContain('What is it about?: Access')
    expect(open!.text).toMatch(/Your message: Is there a ramp\? In the foyer\?/)
  })

  it('have no header that a visitor wrote', async () => {
    const form = await makeForm({ mailAnswers: true, mailRules: [ACCESS] })
    const message = 'Hello\r\nBcc: all@victims.example\r\n\r\n<b>Buy</b>'
    const injected = { email: 'a@home.example\r\nBcc: b@victims.example', topic: 'access' }
    expect((await anonymous(app).post(`/forms/${form}/submit`, { answers: injected })).status).toBe(400)
    // Letters that few mail servers deliver to are no target of replies.
    const [sent] = await submit(form, { email: 'jö@home.example', message, topic: 'access' })
    expect(server.received.map(({ to }) => to)).toEqual([['access@riverside.example']])
    expect([sent!.headers.has('bcc'), sent!.headers.has('reply-to')]).toEqual([false, false])
    expect(sent!.html).toContain('&lt;b&gt;Buy&lt;/b&gt;')
  })

  it.each([
    ['an address that is none', { address: 'access@riverside.example, b@c.example' }, 'mailRules.0.address', 'email'],
    ['an address with a header', { address: 'a@b.example\r\nBcc: c@d.example' }, 'mailRules.0.address', 'email'],
    ['a question that the form does not have', { questionName: 'gone' }, 'mailRules.0.questionName', 'a question'],
    ['no value', { value: ' ' }, 'mailRules.0.value', 'what the answer is'],
    ['an option that the choice does not have', { value: 'parking' }, 'mailRules.0.value', 'one of the options'],
  ])('are refused with %s', async (_title, more, path, message) => {
    const { body, status } = await save({ mailRules: [{ ...ACCESS, ...more }] })
    const [problem] = body.errors?.[0]?.data?.errors ?? []
    expect([status, problem?.path]).toEqual([400, path])
    expect(problem?.message).toContain(message)
  })

  it('are at most ten by rule', async () => {
    const rules = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...ACCESS, address: `access-${at}@riverside.example` }))
    expect((await save({ mailRules: rules(11) })).status).toBe(400)
    expect((await save({ mailRules: rules(10) })).status).toBe(201)
  })

  const pointsOf = (tenant: string) => `formMails:tenant:3600:${tenant}`
  const used = (tenant: string, points: number) =>
    poolOf(app.payload).query(
      `insert into rate_limits (key, points, expire) values ($1, $2, $3)
      on conflict (key) do update set points = excluded.points`,
      [pointsOf(tenant), points, Date.now() + 3_600_000],
    )

  it('stop for the hour when a site has sent very many, and its answers are stored all the same', async () => {
    const form = await makeForm({ mailRules: [ACCESS] })
    // What a neighbour has sent makes no difference.
    await used(world.b, 300)
    await used(world.a, 299)
    expect(await submit(form, { topic: 'access' })).toHaveLength(1)
    server.received.length = 0
    const before = await poolOf(app.payload).query('select 1 from form_submissions')
    expect(await submit(form, { topic: 'access' })).toHaveLength(0)
    const after = await poolOf(app.payload).query('select 1 from form_submissions')
    expect(after.rowCount).toBe(before.rowCount! + 1)
  })

  it('are not used up by answers that are refused, or that nobody gets', async () => {
    const form = await makeForm({ mailRules: [ACCESS] })
    await used(world.a, 299)
    const answers = { email: 'no address', topic: 'access' }
    expect((await anonymous(app).post(`/forms/${form}/submit`, { answers })).status).toBe(400)
    expect(await submit(form, { topic: 'tickets' })).toHaveLength(0)
    expect(await submit(form, { topic: 'access' })).toHaveLength(1)
    const { rows } = await poolOf(app.payload).query('select points from rate_limits where key = $1', [
      pointsOf(world.a),
    ])
    expect(rows).toEqual([{ points: 300 }])
  })

  it('are reported once an hour, when they stop, to those who manage the forms of the site', async () => {
    const told = async () => {
      const { rows } = await poolOf(app.payload).query<{ href: string; name: string; tenant_id: string }>(
        `select u.first_name as name, n.tenant_id, n.href from notices n join users u on u.id = n.recipient_id
        where n.title = 'Some answers were not emailed' order by u.first_name`,
      )
      expect(rows.every(({ href, tenant_id }) => tenant_id === world.a && href === '/admin/collections/forms')).toBe(
        true,
      )
      return rows.map(({ name }) => name)
    }
    await poolOf(app.payload).query('delete from notices')
    const form = await makeForm({ mailRules: [ACCESS] })
    await used(world.a, 299)
    await submit(form, { topic: 'access' })
    await used(world.a, 300)
    await submit(form, { topic: 'tickets' })
    expect(await told()).toEqual([])
    await submit(form, { topic: 'access' })
    const once = await told()
    expect(once).toEqual(expect.arrayContaining(['admin-a', 'editor-a', 'owner-a']))
    for (const name of ['viewer-a', 'owner-b', 'editor-b', 'stranger', 'super']) expect(once).not.toContain(name)
    await submit(form, { topic: 'access' })
    expect(await told()).toEqual(once)
  })

  it('are reported when the first answer that was not mailed could not be stored, once for all that come at once', async () => {
    const told = async () => {
      const { rows } = await poolOf(app.payload).query(
        `select 1 from notices n join users u on u.id = n.recipient_id
        where n.title = 'Some answers were not emailed' and u.first_name = 'owner-a'`,
      )
      return rows.length
    }
    await poolOf(app.payload).query('delete from notices')
    const form = await makeForm({ mailRules: [ACCESS] })
    await used(world.a, 300)
    const send = async () =>
      (await anonymous(app).post(`/forms/${form}/submit`, { answers: { topic: 'access' } })).status
    await poolOf(app.payload).query('alter table form_submissions add constraint full_disk check (false) not valid')
    expect(await send()).toBeGreaterThanOrEqual(400)
    await poolOf(app.payload).query('alter table form_submissions drop constraint full_disk')
    expect(await told()).toBe(0)
    expect(await Promise.all([send(), send(), send()])).toEqual([201, 201, 201])
    expect(await told()).toBe(1)
    // In the next hour again.
    await poolOf(app.payload).query(`update rate_limits set expire = $1 where key like 'formMailNotices%'`, [
      Date.now() - 1,
    ])
    expect(await send()).toBe(201)
    expect(await told()).toBe(2)
  })
})
