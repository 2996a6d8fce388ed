import { lockSyncedEvents } from '@/plugins/ticketing/lib/sync/lockSyncedEvents'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { poolOf } from '@/database/connections'
import {
  addInstance,
  deleteEvent,
  deleteInstance,
  moveInstance,
  renameEvent,
  type BoxOfficeInstance,
} from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME } from '@tests/fakes/spektrix'
import { recordStatements } from '@tests/support/countStatements'
import { expireMinuteLimits } from '@tests/support/passMinute'
import { countAdvisoryWaits } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { create } from '@tests/support/world'
import { bringInOne, idOf, live, newest, NO_RUBBISH, publish, rubbish, type Followed } from './people.support'
import {
  connect,
  doJobs,
  editor,
  owner,
  performancesOf,
  readRun,
  soon,
  startStage,
  sync,
  type Run,
  type Stage,
} from './support'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a, timezone: 'Europe/London' })
  await connect(stage)
})
beforeEach(() => expireMinuteLimits(stage.app))
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const syncEvent = async ({ id }: Followed): Promise<Run> =>
  (await editor(stage).post<{ run: Run }>(`/ticketing/events/${id}/sync`, {})).body.run
const trash = (id: string, type: string) =>
  owner(stage).patch(`/${type}/${id}`, { deletedAt: new Date().toISOString() })
const restore = (id: string, type: string) =>
  owner(stage).patch(
    `/${type}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    { deletedAt: null },
    { headers: { 'Sec-Fetch-Site': 'same-origin' } },
  )
const waiting = () => countAdvisoryWaits(poolOf(stage.app.payload))

/** Does something while a sync is under way: it has read the box office, and waits for the event before it plans it. */
async function inMidRun<Result>(
  { externalId }: Followed,
  start: () => Promise<Result>,
  meanwhile: () => Promise<unknown>,
): Promise<Result> {
  let running: Promise<Result> | undefined
  await inOwnTransaction(stage.app.payload, async (req) => {
    await lockSyncedEvents(req, { provider: 'spektrix', tenant: stage.world.a }, [externalId])
    running = start()
    await until(async () => (await waiting()) >= 1)
    await meanwhile()
  })
  return running!
}

function listAgain({ there }: Followed, night: BoxOfficeInstance): void {
  const all = [...stage.season.instances.values(), night].sort((one, other) => one.number - other.number)
  stage.season.instances.clear()
  for (const one of all) stage.season.instances.set(one.number, one)
  there.instances.unshift(night)
}

/** Does something while the box office answers a sync: it is busy until that is done. */
async function whileItReads<Result>(
  start: () => Promise<Result>,
  change: () => Promise<{ status: number }>,
): Promise<Result> {
  let status: number | undefined
  let isAsked = false
  stage.fake.overrideResponse(({ path }) => {
    if (path.endsWith('/instances') && !isAsked) {
      isAsked = true
      void change().then((answer) => (status = answer.status))
    }
    return isAsked && status === undefined ? { json: { Message: 'busy' }, status: 503 } : null
  })
  const result = await start()
  stage.fake.setMode('ok')
  expect(status).toBe(200)
  return result
}

describe('syncs at the same moment', () => {
  it('make one performance of one, however many there are', async () => {
    const event = await bringInOne(stage, 'Hedda')
    for (const night of [20, 21, 22]) addInstance(stage.season, event.there.number, { start: soon(night) })
    const runs = await inMidRun(
      event,
      () => Promise.all([sync(stage), syncEvent(event), syncEvent(event)]),
      async () => {
        await until(async () => (await waiting()) === 3)
      },
    )
    expect(runs.map(({ counts }) => counts.created).sort()).toEqual([0, 0, 3])
    expect(await performancesOf(stage, event.id)).toHaveLength(6)
    expect(await rubbish(stage)).toEqual(NO_RUBBISH)
  })

  it('bring an event in once, also when somebody links it meanwhile', async () => {
    const event = await bringInOne(stage, 'Nora', 1)
    const own = await create(stage.app.payload, 'events', { tenant: stage.world.a, title: 'Our own Nora' })
    await owner(stage).delete(`/events/${event.id}`)
    const started = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/import', {
      ids: [event.externalId],
      tenant: stage.world.a,
    })
    const linking = await inMidRun(
      event,
      () =>
        Promise.all([
          doJobs(stage),
          editor(stage).post(`/ticketing/events/${own}/link`, { externalId: event.externalId, provider: 'spektrix' }),
        ]),
      async () => {
        await until(async () => (await waiting()) === 2)
      },
    )
    expect([200, 409]).toContain(linking[1].status)
    expect((await readRun(stage, started.body.run.id)).status).toBe('done')
    expect(await idOf(stage, event.externalId)).toBeTruthy()
    expect(await rubbish(stage)).toEqual(NO_RUBBISH)
  })
})

describe('what somebody does in the middle of a run', () => {
  it('unlinks an event: nothing more of it is written', async () => {
    const [event, other] = [await bringInOne(stage, 'Ghosts'), await bringInOne(stage, 'Wild Duck')]
    renameEvent(stage.season, event.there.number, 'Ghosts, a play')
    renameEvent(stage.season, other.there.number, 'The Wild Duck')
    let unlinking: Promise<unknown> | undefined
    await inMidRun(
      event,
      () => sync(stage),
      async () => {
        // As the call does; the call itself waits for the same lock.
        await poolOf(stage.app.payload).query(
          `update ticketing_links set is_connected = false where document_id = $1`,
          [event.id],
        )
        unlinking = editor(stage).post(`/ticketing/events/${event.id}/unlink`, {})
        await Promise.resolve()
      },
    )
    await unlinking
    expect([(await newest(stage, event.id)).title, (await newest(stage, other.id)).title]).toEqual([
      'Ghosts',
      'The Wild Duck',
    ])
  })

  it('disconnects the box office: the run ends, says so, and writes nothing more', async () => {
    const event = await bringInOne(stage, 'Rosmersholm')
    renameEvent(stage.season, event.there.number, 'The house of Rosmer')
    const run = await whileItReads(
      () => sync(stage),
      () => owner(stage).post('/ticketing/spektrix/disconnect', { tenant: stage.world.a }),
    )
    expect([run.status, run.problems.map(({ name }) => name)]).toEqual(['failed', ['notConnected']])
    expect((await newest(stage, event.id)).title).toBe('Rosmersholm')
    await connect(stage)
    expect((await sync(stage)).status).toBe('done')
    expect((await newest(stage, event.id)).title).toBe('The house of Rosmer')
  }, 30_000)

  it('changes the map: the rest goes by the new one', async () => {
    const event = await bringInOne(stage, 'Brand')
    const { body: map } = await owner(stage).get<{ events: { authority: string; source: string; target: string }[] }>(
      `/ticketing/spektrix/map?tenant=${stage.world.a}`,
    )
    const setRows = (rows: object[]) =>
      owner(stage).patch('/ticketing/spektrix/map', { events: rows, tenant: stage.world.a })
    renameEvent(stage.season, event.there.number, 'Brand, a poem')
    expect(
      (
        await whileItReads(
          () => sync(stage),
          () => setRows(map.events.filter(({ target }) => target !== 'title')),
        )
      ).status,
    ).toBe('done')
    expect((await newest(stage, event.id)).title).toBe('Brand')
    expect((await setRows(map.events)).status).toBe(200)
    await sync(stage)
    expect((await newest(stage, event.id)).title).toBe('Brand, a poem')
  }, 30_000)

  it('deletes the site: the run ends, and nothing is left of it', async () => {
    const { app, world } = stage
    const gone = await create(app.payload, 'tenants', {
      languages: ['en'],
      name: 'Closing',
      owner: world.users['owner-a'],
      plan: (await app.payload.findByID({ id: world.a, collection: 'tenants', depth: 0, overrideAccess: true })).plan,
      slug: 'closing',
    })
    const apps = (await app.payload.findByID({ id: world.a, collection: 'tenants', depth: 0, overrideAccess: true }))
      .installedApps
    await app.payload.update({ id: gone, collection: 'tenants', data: { installedApps: apps }, overrideAccess: true })
    expect(
      (
        await owner(stage).post<{ connected: boolean }>('/ticketing/spektrix/connect', {
          clientName: CLIENT_NAME,
          tenant: gone,
        })
      ).body.connected,
    ).toBe(true)
    const started = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/import', { all: true, tenant: gone })
    expect(started.status).toBe(202)
    stage.fake.overrideResponse(({ path }) => {
      if (path.endsWith('/instances'))
        void poolOf(app.payload).query(`update tenants set deletion = 'requested' where id = $1`, [gone])
      return null
    })
    await doJobs(stage)
    stage.fake.setMode('ok')
    const made = await poolOf(app.payload).query('select 1 from events where tenant_id = $1', [gone])
    expect(made.rowCount).toBe(0)
    const { rows } = await poolOf(app.payload).query<{ status: string }>(
      'select status from ticketing_runs where id = $1',
      [started.body.run.id],
    )
    expect(rows).toEqual([{ status: 'failed' }])
  })
})

describe('a document that cannot be written', () => {
  it('is named, and everything else follows', async () => {
    const [wrong, right] = [await bringInOne(stage, 'Peer'), await bringInOne(stage, 'Emperor')]
    await publish(stage, wrong)
    await publish(stage, right)
    // What no form would take, as an import or a theme of before may have left it.
    const label = (text: string) =>
      poolOf(stage.app.payload).query(
        `update _events_v_locales l set version_booking_link_label = $2 from _events_v v where v.id = l._parent_id and v.parent_id = $1 and v.latest`,
        [wrong.id, text],
      )
    await label('x'.repeat(5000))
    renameEvent(stage.season, wrong.there.number, 'Peer Gynt')
    renameEvent(stage.season, right.there.number, 'Emperor and Galilean')
    moveInstance(stage.season, wrong.there.instances[0]!.number, soon(10, '12:00:00'))
    for (const round of [1, 2]) {
      const run = await sync(stage)
      expect([round, run.status, run.counts.failed, run.problems.map(({ name }) => name)]).toEqual([
        round,
        'done',
        1,
        ['refused'],
      ])
    }
    expect([(await newest(stage, wrong.id)).title, (await newest(stage, right.id)).title]).toEqual([
      'Peer',
      'Emperor and Galilean',
    ])
    await label('Book')
    expect((await sync(stage)).counts).toMatchObject({ failed: 0, updated: 1 })
    expect((await live(stage, wrong.id)).title).toBe('Peer Gynt')
  })
})

describe('documents that cannot be written', () => {
  it('cost one attempt each: the others of their batch are written once', async () => {
    const events = [await bringInOne(stage, 'Brand'), await bringInOne(stage, 'Rosmersholm')]
    const wrong = [await bringInOne(stage, 'Wild Duck'), await bringInOne(stage, 'Little Eyolf')]
    for (const event of [...events, ...wrong]) await publish(stage, event)
    for (const { id } of wrong)
      await poolOf(stage.app.payload).query(
        `update _events_v_locales l set version_booking_link_label = $2 from _events_v v where v.id = l._parent_id and v.parent_id = $1 and v.latest`,
        [id, 'x'.repeat(5000)],
      )
    for (const { there } of [...wrong, ...events]) renameEvent(stage.season, there.number, `${there.name} again`)
    let run: Run | undefined
    const { statements } = await recordStatements(async () => (run = await sync(stage)))
    expect(run?.counts).toMatchObject({ failed: 2, updated: 2 })
    const saves = (id: string) =>
      statements.filter(({ text, values }) => /^insert into "_events_v" /.test(text) && values.includes(id)).length
    expect(events.map(({ id }) => saves(id))).toEqual([1, 1])
    expect(statements.filter(({ text }) => text.startsWith('rollback to savepoint'))).toHaveLength(2)
    for (const { id } of events) expect((await newest(stage, id)).title).toMatch(/ again$/)
    await poolOf(stage.app.payload).query(
      `update _events_v_locales l set version_booking_link_label = null from _events_v v where v.id = l._parent_id and v.parent_id = any($1)`,
      [wrong.map(({ id }) => id)],
    )
  })
})

describe('“Sync now” while a sync is running', () => {
  it('says so, and starts again once it has ended', async () => {
    const event = await bringInOne(stage, 'Lady from the Sea')
    renameEvent(stage.season, event.there.number, 'The Lady from the Sea')
    const start = () => owner(stage).post<{ error: string }>('/ticketing/spektrix/sync', { tenant: stage.world.a })
    const during: Awaited<ReturnType<typeof start>>[] = []
    await inMidRun(
      event,
      () => sync(stage),
      async () => void during.push(await start()),
    )
    expect(during.map(({ body, status }) => [status, body.error])).toEqual([
      [409, 'A sync or import with Spektrix is running. Sync again when it has finished.'],
    ])
    expect((await start()).status).toBe(202)
    await doJobs(stage)
  })
})

describe('a performance that changes its event', () => {
  it('here is not made there again', async () => {
    const event = await bringInOne(stage, 'Borkman')
    const other = await create(stage.app.payload, 'events', {
      _status: 'draft',
      tenant: stage.world.a,
      title: 'A gala',
    })
    const [first] = await performancesOf(stage, event.id)
    expect((await editor(stage).patch(`/event-instances/${first!.id}?draft=true`, { event: other })).status).toBe(200)
    for (const run of [await sync(stage), await syncEvent(event)])
      expect(run.counts).toMatchObject({ created: 0, removed: 0 })
    expect(await rubbish(stage)).toEqual(NO_RUBBISH)
  })

  it('a performance that changes its event at the box office stays one document, also among many events', async () => {
    const from = await bringInOne(stage, 'Solness')
    const to = await bringInOne(stage, 'Master Builder')
    const [night] = from.there.instances.splice(0, 1)
    night!.eventNumber = to.there.number
    to.there.instances.push(night!)
    const run = await sync(stage)
    expect(run.counts).toMatchObject({ created: 0, held: 1, removed: 0 })
    expect(await rubbish(stage)).toEqual(NO_RUBBISH)
  })
})

describe('the trash', () => {
  it('holds an event that nobody syncs, and that follows again when it is back', async () => {
    const event = await bringInOne(stage, 'Pillars')
    expect((await trash(event.id, 'events')).status).toBe(200)
    renameEvent(stage.season, event.there.number, 'Pillars of Society')
    const run = await sync(stage)
    expect(run.counts).toMatchObject({ created: 0, updated: 0 })
    expect((await newest(stage, event.id)).title).toBe('Pillars')
    expect((await restore(event.id, 'events')).status).toBe(200)
    expect((await sync(stage)).counts).toMatchObject({ created: 0, updated: 1 })
    expect((await newest(stage, event.id)).title).toBe('Pillars of Society')
    expect(await performancesOf(stage, event.id)).toHaveLength(3)
  })

  it('keeps a performance that somebody put there, which follows again when it is back', async () => {
    const event = await bringInOne(stage, 'Lady Inger')
    const [first] = await performancesOf(stage, event.id)
    expect((await trash(first!.id, 'event-instances')).status).toBe(200)
    moveInstance(stage.season, event.there.instances[0]!.number, soon(10, '11:00:00'))
    expect((await sync(stage)).counts).toMatchObject({ created: 0, held: 1, updated: 0 })
    expect(await performancesOf(stage, event.id)).toHaveLength(2)
    expect((await restore(first!.id, 'event-instances')).status).toBe(200)
    expect((await sync(stage)).counts).toMatchObject({ created: 0, updated: 1 })
    expect((await performancesOf(stage, event.id)).map(({ id }) => id)).toContain(first!.id)
  })

  it('gives back what the box office lists again, as visitors saw it', async () => {
    const event = await bringInOne(stage, 'Vikings', 8)
    const performances = await publish(stage, event)
    const night = event.there.instances[0]!
    deleteInstance(stage.season, night.number)
    expect((await sync(stage)).counts.removed).toBe(1)
    listAgain(event, night)
    expect((await sync(stage)).counts).toMatchObject({ created: 1, removed: 0 })
    expect((await performancesOf(stage, event.id)).map(({ id }) => id)).toEqual(performances.map(({ id }) => id))
    expect((await live(stage, performances[0]!.id, 'event-instances'))._status).toBe('published')
  })

  it('is no place where a draft of a box office makes visitors lose what they saw', async () => {
    const event = await bringInOne(stage, 'Feast', 8)
    const performances = await publish(stage, event)
    const night = event.there.instances[0]!
    const setLive = (syncToPublished: boolean) =>
      owner(stage).patch('/ticketing/spektrix/map', { syncToPublished, tenant: stage.world.a })
    await setLive(false)
    moveInstance(stage.season, night.number, soon(10, '11:00:00'))
    await sync(stage)
    deleteInstance(stage.season, night.number)
    expect((await sync(stage)).counts.removed).toBe(1)
    listAgain(event, night)
    await sync(stage)
    await setLive(true)
    expect(await live(stage, performances[0]!.id, 'event-instances')).toMatchObject({
      _status: 'published',
      start: performances[0]!.start,
    })
  })

  it('emptying the trash ends the link; the event can be brought in anew', async () => {
    const event = await bringInOne(stage, 'Olaf')
    expect((await owner(stage).delete(`/events/${event.id}`)).status).toBe(200)
    expect(await rubbish(stage)).toEqual(NO_RUBBISH)
    const { body } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/import', {
      ids: [event.externalId],
      tenant: stage.world.a,
    })
    await doJobs(stage)
    expect((await readRun(stage, body.run.id)).counts.created).toBe(4)
  })
})

describe('a run that is taken back', () => {
  it('leaves what somebody has published since', async () => {
    const event = await bringInOne(stage, 'Gynt')
    const { rows } = await poolOf(stage.app.payload).query<{ run_id: string }>(
      'select run_id from ticketing_changes where document_id = $1',
      [event.id],
    )
    await publish(stage, event)
    expect(
      (await owner(stage).post<{ left: unknown[] }>(`/ticketing/runs/${rows[0]!.run_id}/undo`, {})).body.left,
    ).toHaveLength(4)
    expect((await performancesOf(stage, event.id)).map(({ _status }) => _status)).toEqual([
      'published',
      'published',
      'published',
    ])
    // Of one that nobody has touched everything goes.
    const other = await bringInOne(stage, 'Untouched')
    const { rows: runs } = await poolOf(stage.app.payload).query<{ run_id: string }>(
      'select run_id from ticketing_changes where document_id = $1',
      [other.id],
    )
    expect(
      (await owner(stage).post<{ left: unknown[] }>(`/ticketing/runs/${runs[0]!.run_id}/undo`, {})).body.left,
    ).toEqual([])
    expect(await performancesOf(stage, other.id)).toEqual([])
    expect((await newest(stage, other.id)).deletedAt).toBeTruthy()
  })
})

describe('a copy of an event that follows a box office', () => {
  it('follows nothing, and its original goes on', async () => {
    const event = await bringInOne(stage, 'Catiline')
    const { body } = await editor(stage).post<{ doc: { id: string } }>(`/events/${event.id}/duplicate`, {})
    renameEvent(stage.season, event.there.number, 'Catilina')
    expect((await sync(stage)).counts.updated).toBe(1)
    expect([(await newest(stage, event.id)).title, (await newest(stage, body.doc.id)).title]).toEqual([
      'Catilina',
      expect.stringContaining('Catiline'),
    ])
    expect(await idOf(stage, event.externalId)).toBe(event.id)
    expect(await rubbish(stage)).toEqual(NO_RUBBISH)
  })
})

describe('a site in two languages', () => {
  it('is followed in its main language; names of performances follow in each', async () => {
    const event = await bringInOne(stage, 'Love')
    expect((await editor(stage).patch(`/events/${event.id}?draft=true&locale=cy`, { title: 'Cariad' })).status).toBe(
      200,
    )
    renameEvent(stage.season, event.there.number, "Love's Comedy")
    expect((await sync(stage)).counts.updated).toBe(1)
    const inWelsh = await newest(stage, event.id, 'events', '&locale=cy')
    expect([(await newest(stage, event.id)).title, inWelsh.title]).toEqual(["Love's Comedy", 'Cariad'])
    const [first] = await performancesOf(stage, event.id)
    expect(
      [first!.title, (await newest(stage, first!.id, 'event-instances', '&locale=cy')).title].map(
        (title) => title.split(',')[0],
      ),
    ).toEqual(["Love's Comedy", 'Cariad'])
  })
})

describe('a venue', () => {
  it('events follow a venue that is renamed or gets another zone from the next sync on', async () => {
    const hall = await create(stage.app.payload, 'venues', {
      name: 'Hall',
      tenant: stage.world.a,
      timezone: 'Europe/London',
    })
    const event = await bringInOne(stage, 'Warriors')
    stage.season.venues.push({ description: '', name: 'Grand Hall', number: 900 })
    event.there.venueNumber = 900
    const noted = await sync(stage)
    expect(noted.problems.map(({ name }) => name)).toContain('noVenue')
    await owner(stage).patch(`/venues/${hall}`, { name: 'Grand Hall' })
    await sync(stage)
    const first = async () => newest(stage, (await performancesOf(stage, event.id))[0]!.id, 'event-instances')
    expect((await first()).venue).toBe(hall)
    const wallClock = async () =>
      new Date((await performancesOf(stage, event.id))[0]!.start).toISOString().slice(11, 16)
    const inLondon = await wallClock()
    await owner(stage).patch(`/venues/${hall}`, { timezone: 'Europe/Paris' })
    await sync(stage)
    expect((await sync(stage)).counts).toMatchObject({ updated: 0 })
    // Spektrix says the moment itself: the clock on the wall changes, the moment stays.
    expect(await wallClock()).toBe(inLondon)
    expect((await first()).start_tz).toBe('Europe/Paris')
  })
})

describe('two sites with one account', () => {
  it('each have documents of their own', async () => {
    const { world } = stage
    const event = await bringInOne(stage, 'Bear')
    const b = world.clients['owner-b']!
    expect(
      (
        await b.post<{ connected: boolean }>('/ticketing/spektrix/connect', {
          clientName: CLIENT_NAME,
          tenant: world.b,
        })
      ).body.connected,
    ).toBe(true)
    expect((await b.post('/ticketing/spektrix/import', { ids: [event.externalId], tenant: world.b })).status).toBe(202)
    await doJobs(stage)
    const found = async (client: typeof b, tenant: string) =>
      (
        await client.get<{ docs: { id: string; title: string }[] }>(
          `/events?draft=true&depth=0&where[tenant][equals]=${tenant}&where[ticketing.externalId][equals]=${event.externalId}`,
        )
      ).body.docs
    const theirs = await found(b, world.b)
    expect([
      theirs.length,
      theirs[0]!.id === event.id,
      (await found(owner(stage), world.a)).map(({ id }) => id),
    ]).toEqual([1, false, [event.id]])
    renameEvent(stage.season, event.there.number, 'The Bear')
    await sync(stage)
    expect([(await newest(stage, event.id)).title, (await found(b, world.b))[0]!.title]).toEqual(['The Bear', 'Bear'])
  })
})

describe('an app that is no longer there', () => {
  it('is followed no more, until it is again', async () => {
    const { app, world } = stage
    const event = await bringInOne(stage, 'Swan')
    renameEvent(stage.season, event.there.number, 'Swan Song')
    const { docs } = await app.payload.find({
      collection: 'apps',
      depth: 0,
      overrideAccess: true,
      where: { handle: { equals: 'spektrix' } },
    })
    const { body } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/sync', { tenant: world.a })
    await app.payload.update({
      id: docs[0]!.id,
      collection: 'apps',
      data: { handle: 'spektrix-old' },
      overrideAccess: true,
    })
    await doJobs(stage)
    expect((await readRun(stage, body.run.id)).status).toBe('failed')
    expect((await newest(stage, event.id)).title).toBe('Swan')
    await app.payload.update({
      id: docs[0]!.id,
      collection: 'apps',
      data: { handle: 'spektrix' },
      overrideAccess: true,
    })
    await sync(stage)
    expect((await newest(stage, event.id)).title).toBe('Swan Song')
  })
})

describe('an event that is gone at the box office', () => {
  it('is marked and left to a person; one that is over is not asked for', async () => {
    const event = await bringInOne(stage, 'Ibsen')
    for (let more = 0; more < 4; more += 1) await bringInOne(stage, `More ${more}`, 8)
    deleteEvent(stage.season, event.there.number)
    await sync(stage)
    expect((await newest(stage, event.id)).ticketing).toMatchObject({ status: 'deleted' })
    const over = await bringInOne(stage, 'Long ago', 1)
    deleteEvent(stage.season, over.there.number)
    const isOver = `with over as (update events set start_date = '2025-01-01', end_date = null where id = $1)
      update _event_instances_v set version_start = '2025-01-01', version_end = null where version_event_id = $1`
    await poolOf(stage.app.payload).query(isOver, [over.id])
    stage.fake.clearRequests()
    await sync(stage)
    const asked = (id: string) => stage.fake.requests.filter(({ path }) => path.endsWith(`/events/${id}`)).length
    expect([asked(event.externalId), asked(over.externalId)]).toEqual([1, 0])
  })
})

it('leaves no rubbish behind', async () => {
  expect(await rubbish(stage)).toEqual(NO_RUBBISH)
})
