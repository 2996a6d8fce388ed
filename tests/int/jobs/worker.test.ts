import { run, type Runner } from 'graphile-worker'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { runAccountJobs } from '@tests/support/mails'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { queueMail } from '@/emails/queueMail'
import { mailTransport } from '@/emails/mailTransport'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { sendMail } from '@/jobs/tasks/sendMail'
import { taskList } from '@/jobs/worker/taskList'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const statusOf = async (id: string) => (await app.payload.findByID({ collection: 'pages', id }))._status

describe('Scheduled publishing', () => {
  const schedule = (page: string, when: Date, user: string, type: 'publish' | 'unpublish' = 'publish') =>
    app.payload.jobs.queue({
      input: {
        doc: { relationTo: 'pages', value: page },
        locale: type === 'publish' ? 'en' : undefined,
        type,
        user: { relationTo: 'users', value: user },
      } as never,
      overrideAccess: true,
      task: 'schedulePublish',
      waitUntil: when,
    })

  it("lists the next scheduled time of each document in the site's time zone for people who may view it", async () => {
    const page = (title: string, tenant = world.a) => create(app.payload, 'pages', { _status: 'draft', tenant, title })
    const [twice, leaving, foreign, trashed] = [
      await page('Comes and goes'),
      await page('Leaves'),
      await page('Of theatre B', world.b),
      await page('In the trash'),
    ]
    const by = world.users['editor-a']!
    const jobs = [
      await schedule(twice, new Date('2126-07-04T09:00:00Z'), by, 'unpublish'),
      await schedule(twice, new Date('2126-07-03T09:00:00Z'), by),
      await schedule(leaving, new Date('2126-12-03T10:30:00Z'), by, 'unpublish'),
      await schedule(foreign, new Date('2126-07-03T09:00:00Z'), world.users['editor-b']!),
      await schedule(trashed, new Date('2126-07-03T09:00:00Z'), by),
    ]
    await world.clients['owner-a']!.patch(`/pages/${trashed}`, { deletedAt: new Date().toISOString() })
    const ask = (who: string, tenant = world.a, type = 'pages') =>
      world.clients[who]!.get<{ schedules: object[] }>(`/documents/${type}/schedules?tenantId=${tenant}`)
    expect((await ask('viewer-a')).body.schedules).toEqual([
      { id: twice, isPublish: true, moment: 'Jul 3, 2126 at 10:00 AM' },
      { id: leaving, isPublish: false, moment: 'Dec 3, 2126 at 10:30 AM' },
    ])
    expect((await ask('editor-b', world.b)).body.schedules).toEqual([
      { id: foreign, isPublish: true, moment: 'Jul 3, 2126 at 5:00 AM' },
    ])
    expect((await ask('editor-a', world.a, 'posts')).body.schedules).toEqual([])
    // Reads pages in theatre B, and nothing else there.
    expect([
      (await ask('editor-b')).status,
      (await ask('stranger')).status,
      (await ask('both', world.b)).status,
      (await ask('both', world.b, 'posts')).status,
    ]).toEqual([404, 404, 200, 403])
    await poolOf(app.payload).query('delete from payload_jobs where id = any($1)', [jobs.map(({ id }) => id)])
  })

  it('publishes only what is due, once, with several workers running', async () => {
    const due = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Due' })
    const later = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Later' })
    await schedule(due, new Date(Date.now() - 1000), world.users['editor-a']!)
    await schedule(later, new Date(Date.now() + 3_600_000), world.users['editor-a']!)
    await Promise.all([1, 2, 3].map(() => publishScheduled(app.payload)))
    expect([await statusOf(due), await statusOf(later)]).toEqual(['published', 'draft'])
    const { rows } = await poolOf(app.payload).query('select 1 from audit_log where target = $1', [`pages/${due}`])
    expect(rows).toHaveLength(1)
  })

  it('unpublishes at the scheduled time, and notifies the person who scheduled it', async () => {
    const [shown, ended] = [
      await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Announced' }),
      await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Over' }),
    ]
    await schedule(shown, new Date(Date.now() - 1000), world.users['admin-a']!)
    await schedule(ended, new Date(Date.now() - 1000), world.users['admin-a']!, 'unpublish')
    await publishScheduled(app.payload)
    expect([await statusOf(shown), await statusOf(ended)]).toEqual(['published', 'draft'])
    const notices = async (who: string) =>
      (await world.clients[who]!.get<{ docs: { href: string; title: string }[] }>('/notices')).body.docs
    expect((await notices('admin-a')).map(({ title }) => title).sort()).toEqual([
      'Announced was published as scheduled',
      'Over was taken off the site as scheduled',
    ])
    expect((await notices('admin-a')).map(({ href }) => href)).toContain(`/admin/collections/pages/${shown}`)
    expect((await notices('owner-a')).map(({ title }) => title)).not.toContain('Announced was published as scheduled')
  })

  it('publishes a locked document at its time, and lets its editor continue saving', async () => {
    const page = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'On sale' })
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'pages', value: page },
      user: { relationTo: 'users', value: world.users['editor-a'] },
    })
    const form = (await world.clients['editor-a']!.get<{ updatedAt: string }>(`/pages/${page}?draft=true&depth=0`)).body
    await schedule(page, new Date(Date.now() - 1000), world.users['admin-a']!)
    await publishScheduled(app.payload)
    expect(await statusOf(page)).toBe('published')
    const save = (who: string) =>
      world.clients[who]!.patch(`/pages/${page}?draft=true&autosave=true`, {
        summary: 'From noon',
        updatedAt: form.updatedAt,
      })
    expect((await save('admin-a')).status).toBe(423)
    expect((await save('editor-a')).status).toBe(200)
    expect(await app.payload.findByID({ id: page, collection: 'pages', draft: true })).toMatchObject({
      summary: 'From noon',
      title: 'On sale',
    })
  })

  it('runs jobs that a killed worker left unfinished', async () => {
    const page = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Left behind' })
    await schedule(page, new Date(Date.now() - 1000), world.users['editor-a']!)
    await poolOf(app.payload).query(
      `update payload_jobs set processing = true, updated_at = now() - interval '1 hour' where completed_at is null`,
    )
    await publishScheduled(app.payload)
    expect(await statusOf(page)).toBe('published')
  })

  it('publishes nothing for somebody without the permission to publish', async () => {
    const page = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Not any more' })
    await schedule(page, new Date(Date.now() - 1000), world.users['viewer-a']!)
    await publishScheduled(app.payload)
    expect(await statusOf(page)).toBe('draft')
  })
})

describe('Email', () => {
  const received: { to: string; source: string }[] = []
  let refuse = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
      stream.on('end', () => {
        if (refuse-- > 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        received.push({ source, to: session.envelope.rcptTo[0]!.address })
        done()
      })
    },
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

  const transport = () =>
    mailTransport({
      CALLBOARD_DATA: process.env.CALLBOARD_DATA!,
      MAIL_FROM: 'Callboard <no-reply@callboard.test>',
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    })

  const queued = async () =>
    (await poolOf(app.payload).query<{ id: string }>(`select id from mails where status = 'queued'`)).rows[0]!.id

  it('is sent once by several workers, and its body is deleted afterwards', async () => {
    await anonymous(app).post('/users/forgot-password', { email: 'owner-b@test.example' })
    await runAccountJobs(app)
    const id = await queued()
    await Promise.all([1, 2, 3, 4].map(() => sendMail(app.payload, { id }, transport())))
    expect(received.map((mail) => mail.to)).toEqual(['owner-b@test.example'])
    expect(received[0]!.source).toContain('Choose a new password')
    const { rows } = await poolOf(app.payload).query('select status, sealed from mails where id = $1', [id])
    expect(rows).toEqual([{ sealed: null, status: 'sent' }])
  })

  it('stays queued while the mail server refuses it, and is sent later', async () => {
    await anonymous(app).post('/users/forgot-password', { email: 'editor-b@test.example' })
    await runAccountJobs(app)
    const id = await queued()
    refuse = 1
    await expect(sendMail(app.payload, { id }, transport())).rejects.toThrow()
    expect((await poolOf(app.payload).query('select status, attempts from mails where id = $1', [id])).rows).toEqual([
      { attempts: '1', status: 'queued' },
    ])
    await sendMail(app.payload, { id }, transport())
    expect(received.at(-1)!.to).toBe('editor-b@test.example')
  })

  it('is not sent when the transaction that queued it is rolled back', async () => {
    const before = await poolOf(app.payload).query('select count(*) from mails')
    const taken = await world.clients.super!.post('/tenants/onboard', {
      name: 'Twice',
      ownerEmail: 'new@test.example',
      planId: '01999999-0000-7000-8000-000000000000',
      slug: 'twice',
    })
    expect(taken.status).toBe(422)
    expect((await poolOf(app.payload).query('select count(*) from mails')).rows).toEqual(before.rows)
  })

  it('contains neither a mail header nor a link from a name that somebody entered', async () => {
    const name = 'Eve\r\nBcc: all@test.example <https://evil.example/login>'
    const { status } = await world.clients.super!.post('/tenants/onboard', {
      name: 'Safe Names',
      ownerEmail: 'eve@test.example',
      ownerFirstName: name,
      slug: 'safe-names',
    })
    expect(status).toBe(201)
    await sendMail(app.payload, { id: await queued() }, transport())
    const { source, to } = received.at(-1)!
    expect(to).toBe('eve@test.example')
    expect(source).not.toMatch(/^Bcc:/im)
    expect(source).not.toContain('evil.example')
  })
})

describe('Job queue', () => {
  it('runs a job added in a transaction after its commit, and never one that was rolled back', async () => {
    const runner: Runner = await run({
      concurrency: 2,
      connectionString: app.databaseUrl,
      noHandleSignals: true,
      pollInterval: 100,
      taskList: taskList(app.payload),
    })
    try {
      const req = await createLocalReq({}, app.payload)
      await initTransaction(req)
      await queueMail(req, {
        content: { link: 'https://example.test', name: 'Nobody', template: 'resetPassword', askedBy: '' },
        to: 'never@test.example',
      })
      await killTransaction(req)
      await anonymous(app).post('/users/forgot-password', { email: 'admin-a@test.example' })
      const sent = async () =>
        (await poolOf(app.payload).query(`select 1 from mails where "to" = 'admin-a@test.example' and status = 'sent'`))
          .rows.length
      await until(async () => (await sent()) === 1)
      expect(await sent()).toBe(1)
      expect((await poolOf(app.payload).query(`select 1 from mails where "to" = 'never@test.example'`)).rows).toEqual(
        [],
      )
    } finally {
      await runner.stop()
    }
  })
})
