import { MAX_ROWS } from '@/endpoints/documents/export/exportList'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() =>
  poolOf(app.payload).query('truncate events, event_instances, venues, people cascade; delete from rate_limits'),
)

const exported = async (type: string, query: Record<string, string> = {}, name = 'editor-a') => {
  const answer = await world.clients[name]!.get(
    `/documents/${type}/export?${new URLSearchParams({ tenantId: world.a, ...query })}`,
  )
  return {
    ...answer,
    lines: answer.text
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1),
  }
}

describe('CSV export of a list', () => {
  it("contains the requested columns, names instead of ids, and times in the site's time zone", async () => {
    const venue = await create(app.payload, 'venues', {
      _status: 'published',
      name: 'Main House',
      tenant: world.a,
      timezone: 'Europe/London',
    })
    const event = await create(app.payload, 'events', {
      _status: 'published',
      eventStatus: 'sold_out',
      tenant: world.a,
      title: '=SUM(1), "Lear"',
      venue,
    })
    await create(app.payload, 'event-instances', {
      _status: 'published',
      event,
      start: '2031-07-10T18:30:00.000Z',
      tenant: world.a,
    })
    const { headers, lines, status } = await exported('events', {
      columns: 'title,startDate,venue,eventStatus,_status',
    })
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="Events \d{4}-\d\d-\d\d.csv"/)
    expect(lines).toEqual([
      '"Title","Start date (Europe/London)","Venue","State","Publication"',
      `"'=SUM(1), ""Lear""","2031-07-10 19:30","Main House","Sold out","Published"`,
    ])
  })

  it('contains all pages of the list as searched, filtered and sorted', async () => {
    for (let number = 0; number < 130; number++)
      await create(app.payload, 'people', {
        name: `Person ${String(number).padStart(3, '0')}`,
        profession: number % 2 ? 'Alto' : 'Bass',
        tenant: world.a,
      })
    const all = await exported('people', { columns: 'name', sort: '-name' })
    expect([all.lines.length, all.lines[0], all.lines[1], all.lines.at(-1)]).toEqual([
      131,
      '"Name"',
      '"Person 129"',
      '"Person 000"',
    ])
    expect((await exported('people', { columns: 'name', search: 'person 129' })).lines).toEqual([
      '"Name"',
      '"Person 129"',
    ])
    expect(
      (await exported('people', { columns: 'name', where: JSON.stringify({ profession: { equals: 'Alto' } }) })).lines,
    ).toHaveLength(66)
    await create(app.payload, 'events', { eventStatus: 'cancelled', tenant: world.a, title: 'Off' })
    await create(app.payload, 'events', {
      endDate: '2020-01-02T00:00:00.000Z',
      startDate: '2020-01-01T00:00:00.000Z',
      tenant: world.a,
      title: 'Old',
    })
    expect((await exported('events', { columns: 'title', state: 'cancelled' })).lines).toEqual(['"Title"', '"Off"'])
    expect((await exported('events', { columns: 'title', when: 'past' })).lines).toEqual(['"Title"', '"Old"'])
    expect((await exported('events', { columns: 'title', when: 'coming' })).lines).toEqual(['"Title"', '"Off"'])
  })

  it('contains nothing of other sites, of the trash or of fields that the person may not read', async () => {
    await create(app.payload, 'people', { name: 'Theirs', tenant: world.b })
    await create(app.payload, 'people', { deletedAt: new Date().toISOString(), name: 'Gone', tenant: world.a })
    await create(app.payload, 'people', { name: 'Mine', tenant: world.a })
    expect((await exported('people', { columns: 'name' })).lines).toEqual(['"Name"', '"Mine"'])
    expect(
      (await exported('people', { columns: 'name', where: JSON.stringify({ tenant: { equals: world.b } }) })).lines,
    ).toEqual(['"Name"'])
    expect(
      (
        await exported(
          'people',
          {
            columns: 'name',
            where: JSON.stringify({ or: [{ tenant: { equals: world.b } }, { name: { exists: true } }] }),
          },
          'both',
        )
      ).lines,
    ).toEqual(['"Name"', '"Mine"'])
    // The site has no app that sells tickets.
    await create(app.payload, 'events', { bookingLinkURL: 'https://tickets.example', tenant: world.a, title: 'Lear' })
    const { lines, text } = await exported('events', {
      columns: 'title,bookingLinkURL,tenant,slugLock,nothing,tenant.name,venue.name',
    })
    expect([lines[0], text.includes('tickets.example')]).toEqual(['"Title"', false])
    for (const [name, status] of [
      ['viewer-a', 200],
      ['editor-b', 404],
      ['stranger', 404],
    ] as const)
      expect([name, (await exported('people', {}, name)).status]).toEqual([name, status])
    expect((await exported('people', { tenantId: world.b }, 'both')).status).toBe(403)
  })

  it('refuses invalid filters, sort orders, types and parameters', async () => {
    const where = (condition: unknown) =>
      exported('people', { where: typeof condition === 'string' ? condition : JSON.stringify(condition) })
    for (const condition of [
      '[',
      '[]',
      '"text"',
      { 'portrait.tenant.owner.email': { like: 'a' } },
      { name: { near: 'x' } },
    ])
      expect([condition, (await where(condition)).status]).toEqual([condition, 400])
    expect((await exported('people', { sort: 'tenant.owner.email' })).status).toBe(400)
    expect((await exported('users')).status).toBe(404)
    expect((await exported('people', { more: '1' })).status).toBe(400)
    expect((await where({ name: { equals: 'Nobody' } })).lines).toEqual([
      '"Name","Sort name","Profession","Publication","Changed (Europe/London)"',
    ])
  })

  it('writes an audit log entry, and says so in the file when it ends at the maximum number of rows', async () => {
    await poolOf(app.payload).query(
      `with made as (insert into people (id, tenant_id, name, sort_name, _status) select gen_random_uuid(), $1, 'n' || n, 'n' || lpad(n::text, 6, '0'), 'published' from generate_series(1, ${MAX_ROWS + 1}) n returning id, tenant_id, name, sort_name)
       insert into _people_v (id, parent_id, version_tenant_id, version_name, version_sort_name, version__status, latest) select gen_random_uuid(), id, tenant_id, name, sort_name, 'published', true from made`,
      [world.a],
    )
    const { lines } = await exported('people', { columns: 'name', sort: 'sortName' })
    expect([lines.length, lines[MAX_ROWS]]).toEqual([MAX_ROWS + 2, `"n${MAX_ROWS}"`])
    expect(lines.at(-1)).toMatch(/^"This file contains only the first 10000 rows/)
    const { rows } = await poolOf(app.payload).query<{ after: object }>(
      `select after from audit_log where action = 'documents.exported' order by created_at desc limit 1`,
    )
    expect(rows[0]?.after).toEqual({ list: 'People', outcome: 'complete' })
  }, 120_000)
})
