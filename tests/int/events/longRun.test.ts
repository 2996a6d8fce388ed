import { bulkTarget } from '@/collections/hooks/bulk'
import { writeDocuments } from '@/database/bulk/writeDocuments'
import { newId, poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const NIGHTS = 397

async function longRun(nights = NIGHTS, hours = 24): Promise<{ event: string; ids: string[] }> {
  const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Long run' })
  const ids = Array.from({ length: nights }, () => newId(app.payload, 'event-instances'))
  await writeDocuments(
    bulkTarget(app.payload, world.a, 'en'),
    'event-instances',
    ids.map((id, index) => ({
      data: {
        event,
        start: new Date(Date.UTC(2128, 0, 1, 19 + index * hours)).toISOString(),
        start_tz: 'Europe/London',
      },
      id,
    })),
  )
  return { event, ids }
}

const countOf = async (text: string, ids: string[]) =>
  (await poolOf(app.payload).query<{ count: number }>(`select count(*)::int from ${text}`, [ids])).rows[0]!.count
const screen = { headers: { 'Sec-Fetch-Site': 'same-origin' } }

it('an event with hundreds of performances is deleted with everything of them, and nothing of others', async () => {
  const [gone, stays] = [await longRun(), await longRun()]
  const owner = world.clients['owner-a']!
  const [first] = gone.ids
  const lock = await create(app.payload, 'payload-locked-documents', {
    document: { relationTo: 'event-instances', value: first },
    user: { relationTo: 'users', value: world.users['owner-a'] },
  })
  for (const id of [first, stays.ids[0]]) {
    await app.payload.jobs.queue({
      input: {
        doc: { relationTo: 'event-instances', value: id },
        type: 'publish',
        user: { relationTo: 'users', value: world.users['owner-a'] },
      } as never,
      overrideAccess: true,
      task: 'schedulePublish',
      waitUntil: new Date('2127-12-01T00:00:00Z'),
    })
  }
  const begun = performance.now()
  expect((await owner.patch(`/events/${gone.event}`, { deletedAt: new Date().toISOString() }, screen)).status).toBe(200)
  const trashed = performance.now()
  expect((await owner.delete(`/events/${gone.event}?trash=true`, screen)).status).toBe(200)
  console.log(
    `FIGURE long run ${JSON.stringify({ deleteMs: Math.round(performance.now() - trashed), nights: NIGHTS, trashMs: Math.round(trashed - begun) })}`,
  )
  const left = async (ids: string[]) => ({
    beside: await countOf('document_references where document_id = any($1::uuid[])', ids),
    documents: await countOf('event_instances where id = any($1::uuid[])', ids),
    names: await countOf('event_instances_locales where _parent_id = any($1::uuid[])', ids),
    schedules: await countOf(`payload_jobs where input -> 'doc' ->> 'value' = any($1::text[])`, ids),
    versions: await countOf('_event_instances_v where parent_id = any($1::uuid[])', ids),
  })
  expect(await left(gone.ids)).toEqual({ beside: 0, documents: 0, names: 0, schedules: 0, versions: 0 })
  expect(await left(stays.ids)).toMatchObject({ beside: NIGHTS, documents: NIGHTS, schedules: 1, versions: NIGHTS })
  expect(await countOf('_event_instances_v where parent_id is null and $1::text[] is not null', [])).toBe(0)
  expect(await countOf('payload_locked_documents where id = any($1::uuid[])', [lock])).toBe(0)
  const { rows } = await poolOf(app.payload).query<{ action: string }>(
    'select action from audit_log where target = $1',
    [`events/${gone.event}`],
  )
  expect(rows.map(({ action }) => action)).toContain('document.deleted')
  expect(
    await countOf(
      `audit_log where target like 'event-instances/%' and action = 'document.deleted' and $1::text[] is not null`,
      [],
    ),
  ).toBe(0)
}, 60_000)

it('more performances than a list has are counted, and the first ones listed', async () => {
  const { event } = await longRun(2_001, 0.1)
  const read = async (path: string) =>
    (await world.clients['owner-a']!.get<{ docs: object[]; totalDocs: number }>(path)).body
  const all = await read(`/events/${event}/performances`)
  expect([all.docs.length, all.totalDocs]).toEqual([1_000, 2_001])
  const days = `/event-instances/calendar?tenantId=${world.a}&search=Long+run`
  const busy = await read(`${days}&from=2128-01-01&to=2128-01-20`)
  expect(busy.docs).toHaveLength(2_000)
  expect(busy.totalDocs).toBeGreaterThanOrEqual(2_001)
  const calm = await read(`${days}&from=2127-01-01&to=2127-01-20`)
  expect([calm.docs.length, calm.totalDocs]).toEqual([0, 0])
}, 120_000)
