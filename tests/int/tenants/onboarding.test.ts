import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, signInWith } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { create, makeWorld, type World } from '@tests/support/world'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { sendMail } from '@/jobs/tasks/sendMail'
import { poolOf } from '@/database/connections'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const NEW_SITE = {
  name: 'Gate Theatre',
  ownerEmail: 'owner@gate.example',
  ownerFirstName: 'Robin',
  slug: 'gate',
  timezone: 'Europe/Dublin',
}

describe('onboarding a tenant', () => {
  it('makes a site whose owner chooses a password from the mail and writes a page', async () => {
    const made = await world.clients.super!.post<{ id: string }>('/tenants/onboard', NEW_SITE)
    expect(made.status).toBe(201)
    const { link, subject } = await lastMail()
    expect(subject).toBe('Your site is ready: Gate Theatre')
    const chosen = await anonymous(app).post<{ token: string }>('/users/reset-password', {
      password: 'a long new password',
      token: link.split('/').at(-1),
    })
    expect(chosen.status).toBe(200)
    const owner = await signInWith(app, NEW_SITE.ownerEmail, 'a long new password')
    const pages = await owner.get<{ docs: { title: string }[] }>('/pages?limit=20&draft=true')
    expect(pages.body.docs.map((page) => page.title)).toContain('Visit us')
    expect((await owner.post('/pages', { tenant: made.body.id, title: 'Our first page' })).status).toBe(201)
  })

  it('refuses a taken address, nonsense, and everybody but the provider', async () => {
    const { clients } = world
    expect((await clients.super!.post('/tenants/onboard', NEW_SITE)).status).toBe(409)
    expect((await clients.super!.post('/tenants/onboard', { ...NEW_SITE, slug: 'Not A Slug' })).status).toBe(400)
    expect((await clients.super!.post('/tenants/onboard', { ...NEW_SITE, plan: 'free', slug: 'other' })).status).toBe(
      400,
    )
    expect((await clients['owner-a']!.post('/tenants/onboard', { ...NEW_SITE, slug: 'other' })).status).toBe(404)
    expect((await anonymous(app).post('/tenants/onboard', { ...NEW_SITE, slug: 'other' })).status).toBe(401)
  })

  it('closes a suspended site to its people at the next call, and opens it again', async () => {
    const { b, clients } = world
    await create(app.payload, 'pages', { tenant: b, title: 'Before' })
    const form = new FormData()
    form.append('file', new File([tinyPng()], 'poster.png', { type: 'image/png' }))
    form.append('_payload', JSON.stringify({ _status: 'published', tenant: b, title: 'Poster', visibility: 'public' }))
    const { filename } = (await clients['editor-b']!.post<{ doc: { filename: string } }>('/media', form)).body.doc
    const poster = async () => (await anonymous(app).get(`/media/file/${filename}`)).status
    const list = () => clients['editor-b']!.get('/pages')
    expect(await poster()).toBe(200)
    expect((await list()).status).toBe(200)
    expect((await clients.super!.post(`/tenants/${b}/suspend`, { suspended: true })).status).toBe(200)
    expect((await list()).status).toBe(403)
    expect(await poster()).toBe(403)
    expect((await clients.super!.post(`/tenants/${b}/suspend`, { suspended: false })).status).toBe(200)
    expect((await list()).status).toBe(200)
    expect(await poster()).toBe(200)
  })

  it('deletes a suspended site for good, by its name, and nothing of another', async () => {
    const { a, clients } = world
    const doomed = await clients.super!.post<{ id: string }>('/tenants/onboard', {
      ...NEW_SITE,
      name: 'Closing House',
      slug: 'closing',
    })
    const id = doomed.body.id
    const form = await create(app.payload, 'forms', { _status: 'published', fields: [], tenant: id, title: 'Farewell' })
    expect((await anonymous(app).post(`/forms/${form}/submit`, { answers: {} })).status).toBe(201)
    const ask = (name: string) => clients.super!.post(`/tenants/${id}/delete`, { name })
    expect((await ask('Closing House')).status).toBe(409)
    await clients.super!.post(`/tenants/${id}/suspend`, { suspended: true })
    expect((await ask('Open House')).status).toBe(422)
    expect((await ask('Closing House')).status).toBe(200)
    const before = await rowsOfTenant(a)
    await deleteTenant(app.payload, { id })
    expect(await rowsOfTenant(id)).toEqual({})
    expect((await app.payload.count({ collection: 'tenants', where: { id: { equals: id } } })).totalDocs).toBe(0)
    expect(await rowsOfTenant(a)).toEqual(before)
  })
})

/** How many rows of each table name a tenant. */
async function rowsOfTenant(tenant: string): Promise<Record<string, number>> {
  const pool = poolOf(app.payload)
  const { rows: tables } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name in ('tenant_id', 'version_tenant_id')`,
  )
  const counts: Record<string, number> = {}
  for (const { column_name, table_name } of tables) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from "${table_name}" where ${column_name} = $1`,
      [tenant],
    )
    if (rows[0]!.count > 0) counts[table_name] = rows[0]!.count
  }
  return counts
}

/** Sends what is queued, as the worker does, and reads the newest mail from the folder. */
async function lastMail(): Promise<{ link: string; subject: string }> {
  const { rows } = await poolOf(app.payload).query<{ id: string }>(`select id from mails where status = 'queued'`)
  for (const { id } of rows) await sendMail(app.payload, { id })
  const folder = join(process.env.CALLBOARD_DATA!, 'mail')
  const mails = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sentAt: string; subject: string; text: string },
  )
  const mail = mails.sort((one, two) => one.sentAt.localeCompare(two.sentAt)).at(-1)!
  return { link: /http\S+\/reset\/\S+/.exec(mail.text)![0], subject: mail.subject }
}
