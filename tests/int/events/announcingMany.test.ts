import { poolOf } from '@/database/connections'
import { MAX_ATTEMPTS, openMail } from '@/emails/queueMail'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let venue: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  venue = await published('venues', { name: 'Main House', slug: 'main-house', timezone: 'Europe/London' })
})
afterAll(() => app.close())

interface Preview {
  performances: { id: string; seen: string }[]
}

const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })
const client = () => world.clients['editor-a']!

/** An event with performances at 19:30 in winter, from a day on. */
async function makeRun(slug: string, from: string, count: number): Promise<{ event: string; ids: string[] }> {
  const event = await published('events', { slug, title: `Title of ${slug}`, venue })
  const ids: string[] = []
  for (let day = 0; day < count; day++) {
    const start = new Date(Date.parse(`${from}T19:30:00.000Z`) + day * 86_400_000).toISOString()
    ids.push(await published('event-instances', { event, start, start_tz: 'Europe/London' }))
  }
  return { event, ids }
}

const preview = (choice: object, outcome: object) =>
  client().post<Preview>('/announcements/preview', { choice, outcome, tenantId: world.a })
const takeBack = (id: string) => client().post<{ restored: number }>(`/announcements/${id}/take-back`, {})
const statesOf = (ids: string[]) =>
  Promise.all(
    ids.map(
      async (id) => (await client().get<{ instanceStatus: string }>(`/event-instances/${id}`)).body.instanceStatus,
    ),
  )

describe('many performances', () => {
  /** What announcing, changing and taking back cost for some performances of one event, in statements. */
  async function costOf(slug: string, from: string, count: number) {
    const { event, ids } = await makeRun(slug, from, count)
    const { performances } = (await preview({ ids }, { kind: 'cancelled' })).body
    const seen = performances.map(({ id, seen: at }) => ({ id, seen: at }))
    let id = ''
    const announcing = await countStatements(async () => {
      const { body } = await client().post<{ changed: number; id: string }>('/announcements', {
        outcome: { kind: 'cancelled' },
        performances: seen,
        tenantId: world.a,
      })
      expect(body.changed).toBe(count)
      id = body.id
    })
    expect(new Set(await statesOf(ids))).toEqual(new Set(['cancelled']))
    const takingBack = await countStatements(async () => expect((await takeBack(id)).body.restored).toBe(count))
    expect(new Set(await statesOf(ids))).toEqual(new Set(['scheduled']))
    const { docs } = (
      await client().get<{ docs: { id: string; updatedAt: string }[] }>(`/events/${event}/performances`)
    ).body
    const changing = await countStatements(async () => {
      const { body } = await client().post<{ changed: number }>(`/events/${event}/performances/change`, {
        change: { instanceStatus: 'sold_out', shiftMinutes: 15 },
        performances: docs.map((one) => ({ id: one.id, seen: one.updatedAt })),
      })
      expect(body.changed).toBe(count)
    })
    return { announcing, changing, takingBack }
  }

  it('are announced, changed and taken back in as many statements as two', async () => {
    const few = await costOf('few', '2033-01-01', 2)
    expect(await costOf('many', '2033-02-01', 25)).toEqual(few)
    expect(few.announcing).toBeLessThan(65)
  })

  it('are previewed, announced and taken back in as many statements for many events as for two, each event with its new dates', async () => {
    const costOfEvents = async (slug: string, count: number) => {
      const runs = await Promise.all(
        Array.from({ length: count }, (_, number) => makeRun(`${slug}-${number}`, `2033-06-${10 + number}`, 2)),
      )
      const ids = runs.map((run) => run.ids[1]!)
      const outcome = { kind: 'moved', time: '21:00' }
      let performances: Preview['performances'] = []
      const previewing = await countStatements(async () => {
        performances = (await preview({ ids }, outcome)).body.performances
      })
      let id = ''
      const announcing = await countStatements(async () => {
        const { body } = await client().post<{ changed: number; id: string }>('/announcements', {
          outcome,
          performances: performances.map(({ id: performance, seen }) => ({ id: performance, seen })),
          tenantId: world.a,
        })
        expect(body.changed).toBe(count)
        id = body.id
      })
      const lastDays = () =>
        Promise.all(
          runs.map(async ({ event }) => (await client().get<{ endDate: string }>(`/events/${event}`)).body.endDate),
        )
      const days = (time: string) => runs.map((_, number) => `2033-06-${11 + number}T${time}:00.000Z`)
      expect(await lastDays()).toEqual(days('20:00'))
      const takingBack = await countStatements(async () => expect((await takeBack(id)).body.restored).toBe(count))
      expect(await lastDays()).toEqual(days('19:30'))
      return { announcing, previewing, takingBack }
    }
    const few = await costOfEvents('two-events', 2)
    expect(await costOfEvents('twelve-events', 12)).toEqual(few)
  })

  it('are announced to many colleagues in as many statements as to few, each in their own language', async () => {
    const before = await costOf('heard-by-few', '2033-03-01', 2)
    const started = new Date().toISOString()
    const people = await Promise.all(
      ['en', 'es', 'ar', 'cy', 'es', 'en'].map(async (language, number) => {
        const email = `colleague-${number}@test.example`
        const user = await create(app.payload, 'users', { email, language, password: 'a long enough password' })
        await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.a, user })
        return { email, language, user }
      }),
    )
    expect((await costOf('heard-by-many', '2033-03-10', 2)).announcing).toBe(before.announcing)
    const { rows } = await poolOf(app.payload).query<{ id: string; sealed: string; status: string; to: string }>(
      `select m.id, m.sealed, m.status::text, m."to" from mails m join graphile_worker.jobs j on j.key = 'sendMail:' || m.id
       where m."to" like 'colleague-%' and m.created_at >= $1 and j.task_identifier = 'sendMail' and j.max_attempts = $2 order by m."to"`,
      [started, MAX_ATTEMPTS],
    )
    expect(rows.map(({ sealed, status, to }) => [to, openMail(sealed).language, status])).toEqual(
      people.map(({ email, language }) => [email, language, 'queued']),
    )
    const { docs } = await app.payload.find({
      collection: 'notices',
      where: { recipient: { in: people.map(({ user }) => user) } },
    })
    expect(docs.map(({ recipient }) => (typeof recipient === 'object' ? recipient.id : recipient)).toSorted()).toEqual(
      people.map(({ user }) => user).toSorted(),
    )
    expect(new Set(docs.map(({ title }) => title)).size).toBe(4)
  })

  it('are announced whatever the titles that the notices of colleagues are cut at', async () => {
    for (const length of [187, 188, 189]) {
      const event = await published('events', {
        slug: `masks-${length}`,
        title: `${'x'.repeat(length)}🎭 and more`,
      })
      const id = await published('event-instances', { event, start: `2031-05-01T19:30:00.000Z` })
      const { performances } = (await preview({ ids: [id] }, { kind: 'cancelled' })).body
      const { status } = await client().post('/announcements', {
        outcome: { kind: 'cancelled' },
        performances: performances.map(({ id: performance, seen }) => ({ id: performance, seen })),
        tenantId: world.a,
      })
      expect([length, status]).toEqual([length, 200])
    }
  })
})
