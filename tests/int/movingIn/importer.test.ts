import { jest } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'
import { importer } from '@/plugins/movingIn/importer'
import { alone } from '@/plugins/movingIn/lib/bring/bringAll'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr } from '@tests/support/oldWebsite'
import { makeWorld, type World } from '@tests/support/world'
import { send, stateOf, work } from './support'

let app: TestApp
let world: World
let folder: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  folder = await mkdtemp(path.join(tmpdir(), 'old-website-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(() =>
  poolOf(app.payload).query(
    'truncate pages, notices, old_websites, old_website_items, old_website_parts cascade; delete from rate_limits',
  ),
)

const client = () => world.clients['owner-a']!
const page = { content: '[slider id="1"]', id: 1, name: 'hello', title: 'Hello', type: 'page' }

/** Runs the import of a file, and returns the lines that it printed. */
async function run(text: string, ...more: string[]): Promise<string[]> {
  const file = path.join(folder, 'export.xml')
  await writeFile(file, text)
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  // The command ends its connections; those of the test go on.
  const payload = Object.assign(Object.create(app.payload) as BasePayload, { destroy: () => Promise.resolve() })
  try {
    await importer.run([file, '--tenant', 'a', ...more], () => Promise.resolve(payload))
    return log.mock.calls.map(([line]) => String(line))
  } finally {
    log.mockRestore()
  }
}

describe('An old website that is brought from the command line', () => {
  it('comes as drafts, is described in sentences, and is noted in the audit log', async () => {
    const lines = await run(wxr({ items: [page] }))
    expect(lines).toEqual([
      'Pages: 1 found, 1 brought, 0 were there already, 0 failed',
      expect.stringMatching(/^Hello: .*slider.* was left out\.$/),
    ])
    expect((await stateOf(client(), world.a)).state).toBe('done')
    const { rows } = await poolOf(app.payload).query(
      `select action, actor_email from audit_log where action like 'movingIn.%' order by created_at, action`,
    )
    expect(rows).toEqual([
      { action: 'movingIn.begun', actor_email: 'owner-a@test.example' },
      { action: 'movingIn.done', actor_email: 'owner-a@test.example' },
    ])
  })

  it('is refused with a sentence if it is no export, or nothing comes of it', async () => {
    await expect(run('Dear theatre')).rejects.toThrow('This is not an XML file.')
    await expect(run(wxr({ items: [] }))).rejects.toThrow('Nothing of the export was brought.')
  })

  it('maps types that have no counterpart as it is told', async () => {
    const file = wxr({ items: [{ ...page, content: 'Hello', meta: { lead: 'In short' }, type: 'production' }] })
    await expect(run(file, '--map', 'production=menu')).rejects.toThrow('names no type and one of page, post')
    await expect(run(file, '--map', 'production=page', '--map', 'production=event')).rejects.toThrow(
      'Map each type once',
    )
    const saved = { as: 'page', fields: [{ from: 'lead', to: 'summary' }], type: 'production' }
    const value = { types: [saved] }
    expect((await client().post('/payload-preferences/old-website-types', { value })).status).toBe(200)
    await expect(run(file, '--map', 'staff=author')).rejects.toThrow('Nothing of the export was brought.')
    expect(await run(file, '--map', 'staff=author', '--map', 'production=page')).toEqual([
      'Pages: 1 found, 1 brought, 0 were there already, 0 failed',
    ])
    // Its fields come as the owner has chosen before.
    const { docs } = (await client().get<{ docs: object[] }>('/pages?draft=true')).body
    expect(docs).toMatchObject([{ summary: 'In short', title: 'Hello' }])
  })

  it('leaves to a worker what it is bringing just now, and goes on with what nobody brings any more', async () => {
    const file = wxr({ items: [page] })
    const id = await send(client(), world.a, [file])
    await work(app)
    expect((await client().post(`/old-websites/${id}/bring`, {})).status).toBe(200)
    // As a worker has it in the middle of its turn.
    await alone({ payload: app.payload, website: { id } }, () =>
      expect(run(file)).rejects.toThrow('being brought to this site already'),
    )
    expect(await stateOf(client(), world.a)).toMatchObject({ id, kinds: [{ failed: 0 }], state: 'bringing' })
    const titles = async () =>
      (await client().get<{ docs: { title: string }[] }>('/pages?draft=true')).body.docs.map(({ title }) => title)
    expect(await titles()).toEqual([])
    expect(await run(file)).toEqual([expect.stringMatching(/^Pages: 1 found, 0 brought, 1 were there already/)])
    expect(await titles()).toEqual(['Hello'])
    // The job of the worker finds nothing left to do.
    await work(app)
    const { rows } = await poolOf(app.payload).query(`select 1 from notices where title like '%has been brought'`)
    expect(rows).toHaveLength(2)
  })

  it('does not begin beside another that began while it was read', async () => {
    const earlier = await send(client(), world.a, [wxr({ items: [{ ...page, title: 'Before' }] })])
    await work(app)
    expect((await client().post(`/old-websites/${earlier}/bring`, {})).status).toBe(200)
    await work(app)
    const pool = poolOf(app.payload)
    // As if somebody tried the earlier one again just then.
    await pool.query(`create function begin_meanwhile() returns trigger language plpgsql as $$ begin
        update old_websites set state = 'bringing' where id = '${earlier}'; return new; end $$;
      create trigger begin_meanwhile after insert on old_website_items for each row execute function begin_meanwhile()`)
    const other = wxr({ address: 'https://other.example.org', items: [page] })
    try {
      await expect(run(other)).rejects.toThrow('being brought to this site already')
    } finally {
      await pool.query('drop trigger begin_meanwhile on old_website_items; drop function begin_meanwhile()')
    }
    const titles = async () =>
      (await client().get<{ docs: { title: string }[] }>('/pages?draft=true')).body.docs.map(({ title }) => title)
    expect(await titles()).toEqual(['Before'])
    await pool.query(`update old_websites set state = 'done' where id = $1`, [earlier])
    expect(await run(other)).toContain('Pages: 1 found, 1 brought, 0 were there already, 0 failed')
  })

  it('waits for one that a worker brings', async () => {
    await send(client(), world.a, [wxr({ items: [page] })])
    await expect(run(wxr({ items: [page] }))).rejects.toThrow('being brought to this site already')
    await work(app)
    await expect(run(wxr({ items: [page] }))).resolves.toHaveLength(2)
  })
})
