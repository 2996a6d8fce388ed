import { screen, within } from '@testing-library/react'
import { callboardOf } from '@/access/registryOf'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { button } from '@tests/support/screens/controls'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, findToast, openScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await loadComponents(app, ...callboardOf(app.payload).components.provider)
})
afterEach(closeScreens)
afterAll(() => app.close())

const query = (text: string, values: unknown[] = []) => poolOf(app.payload).query(text, values)
const open = (person = 'super') => openScreen(app, world.clients[person]!, '/admin/provider')
const card = (name: string | RegExp) => within(screen.getByRole('region', { name }))

/** A job that its worker has given up. */
async function giveUp(job: string): Promise<void> {
  await query(`select graphile_worker.add_job($1, '{}'::json, max_attempts => 1)`, [job])
  await query(
    `update graphile_worker._private_jobs j set attempts = 1, last_error = 'The bucket refused'
      from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [job],
  )
}

describe('the overview of the provider', () => {
  it.each(['owner-a', 'admin-a', 'viewer-a'])('is closed to %s', async (person) => {
    await open(person)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You don’t have access to this page.')
    expect(screen.queryByText('Background jobs')).toBeNull()
  })

  it('says that all is well, and how many sites there are', async () => {
    await open()
    expect(card('Sites that need attention').getByText('All sites are well')).toBeTruthy()
    expect(card('Background jobs').getByText('Nothing is waiting')).toBeTruthy()
    expect(card('Sites by month').getByRole('link').getAttribute('href')).toBe('/admin/collections/tenants')
    expect(card('Sites by month').getByRole('link').textContent).toBe('2 sites')
    expect(card('Storage').getByText('Database')).toBeTruthy()
  })

  it('names sites with problems, with the screens where they are put right', async () => {
    await query(
      `insert into tenants_domains (id, _order, _parent_id, domain, status) values (gen_random_uuid()::text, 9, $1, 'www.broken.example', 'error')`,
      [world.a],
    )
    await query(`update tenants set suspended_at = now() where id = $1`, [world.b])
    await open()
    const attention = card(/^Sites that need attention · 1$/)
    expect(attention.getByRole('button', { name: 'Open Theatre A' })).toBeTruthy()
    expect(attention.getByRole('button', { name: /www\.broken\.example.* has stopped working/ })).toBeTruthy()
    expect(attention.queryByText(/Theatre B/)).toBeNull()
    expect(attention.getByRole('link', { name: '1 suspended site' }).getAttribute('href')).toContain('state=suspended')
    await query(`delete from tenants_domains where domain = 'www.broken.example'`)
    await query(`update tenants set suspended_at = null where id = $1`, [world.b])
  })

  it('names an owner who has not signed in for long', async () => {
    await query(`update tenants set created_at = now() - interval '61 days' where id = $1`, [world.a])
    await query(`delete from sign_ins where user_id = (select owner_id from tenants where id = $1)`, [world.a])
    await query(`update users set email_verified = true where id = (select owner_id from tenants where id = $1)`, [
      world.a,
    ])
    await open()
    expect(card(/^Sites that need attention/).getByText(/has not signed in for 60 days/)).toBeTruthy()
    await query(`update tenants set created_at = now() where id = $1`, [world.a])
  })

  it('runs jobs again that were given up', async () => {
    await giveUp('countSites')
    const { user } = await open()
    expect(card('Background jobs').getByText('Given up: countSites')).toBeTruthy()
    expect(card('Background jobs').getByText('1 × The bucket refused')).toBeTruthy()
    await user.click(button('Run again: countSites'))
    expect(await findToast('They run again now')).toBeTruthy()
    const { rows } = await query(`select attempts::int from graphile_worker.jobs where task_identifier = 'countSites'`)
    expect(rows).toEqual([{ attempts: 0 }])
  })

  it('lets nobody but super-admins run jobs again, and only jobs that were given up', async () => {
    await giveUp('tidy')
    const retry = (person: string) => world.clients[person]!.post('/provider/jobs/retry', { job: 'tidy' })
    expect((await retry('owner-a')).status).toBe(404)
    expect((await retry('super')).status).toBe(200)
    expect((await retry('super')).status).toBe(404)
  })

  it('leads from the outbox to the emails that it counts', async () => {
    await query(
      `insert into mails (id, "to", template, status, attempts) values (gen_random_uuid(), 'a@nobody.example', 'formAnswer', 'failed', 9)`,
    )
    await open()
    const link = card('Email').getByRole('link', { name: 'Could not be delivered in the last 90 days' })
    expect(link.closest('li')!.textContent).toContain('1')
    expect(link.getAttribute('href')).toMatch(/^\/admin\/collections\/mails\?.*failed$/)
  })
})

describe('the links of the provider', () => {
  it('are words in groups, and no names of collections', async () => {
    await openFrame(app, world.clients.super!, '/admin/provider')
    const links = within(screen.getByRole('navigation', { name: 'Admin' }))
    expect(links.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Sites',
      'People',
      'Operation',
    ])
    expect(links.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page')
    for (const name of ['Invitations', 'Profile pictures', 'Activity log', 'Emails', 'Access to sites'])
      expect(links.getByRole('link', { name })).toBeTruthy()
    expect(links.queryByText(/tokens|avatars|audit|memberships/i)).toBeNull()
  })
})
