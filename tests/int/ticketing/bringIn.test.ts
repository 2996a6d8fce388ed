import { poolOf } from '@/database/connections'
import { addEvent, deleteEvent, renameEvent } from '@/plugins/ticketing/demo/season'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'
import { create } from '@tests/support/world'
import type { Client } from '@tests/support/client'
import { connect, doJobs, editor, owner, soon, startStage, type Run, type Stage } from './support'

let stage: Stage
const day = (days: number) => soon(days).slice(0, 10)

interface Unlinked {
  docs: {
    externalId: string
    firstDay: string
    lastDay: string
    matches: { id: string; reasons: string[]; title: string }[]
    name: string
    performances: number
    suggested: string | null
    venue: string
  }[]
  listed: number
  total: number
  unlinked: number
}
interface Linked {
  docs: { event: string; externalId: string; remark: string | null; result: string; title: string }[]
}
interface Imported {
  records: { event: string | null; externalId: string; problems: { name: string }[]; result: string; title: string }[]
  run: Run
}

beforeAll(async () => {
  const show = (name: string, days: number, venue = 'Main Stage') => ({
    instances: [{ start: soon(days) }, { start: soon(days + 2) }],
    name,
    venue,
  })
  stage = await startStage([
    show('Hamlet', 10),
    show('Macbeth', 20),
    show('The Tempest', 30, 'Studio'),
    show('Othello', 40),
    show('King Lear', 50),
  ])
  for (const name of ['Main Stage', 'Studio'])
    await create(stage.app.payload, 'venues', { name, tenant: stage.world.a })
  await connect(stage)
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const idOf = (name: string): string =>
  spektrixId([...stage.season.events.values()].find((event) => event.name === name)!.number)
const list = (query = '', client: Client = owner(stage), tenant = stage.world.a) =>
  client.get<Unlinked>(`/ticketing/spektrix/unlinked?tenant=${tenant}${query}`)
const link = (links: { event: string; externalId: string }[], client: Client = editor(stage), tenant = stage.world.a) =>
  client.post<Linked & { code: string }>('/ticketing/spektrix/links', { links, tenant })
const add = async (title: string, more: object = {}, tenant = stage.world.a) =>
  create(stage.app.payload, 'events', { tenant, title, ...more })
/** The box office is asked anew, as after a minute. */
const forget = () => poolOf(stage.app.payload).query('delete from ticketing_lists')
const results = (answer: Awaited<ReturnType<typeof link>>) => answer.body.docs.map(({ result }) => result)
const bringIn = async (ids: string[], before: () => Promise<unknown> | void = () => undefined): Promise<Imported> => {
  const { body } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/import', { ids, tenant: stage.world.a })
  const waiting = await owner(stage).get<Imported>(`/ticketing/imports/${body.run.id}`)
  expect(new Set(waiting.body.records.map(({ result }) => result))).toEqual(new Set(['waiting']))
  await before()
  await doJobs(stage)
  return (await owner(stage).get<Imported>(`/ticketing/imports/${body.run.id}`)).body
}

describe('events of a box office that nobody follows', () => {
  it('[A-275] are listed with days, venue and performances, in the order of their days', async () => {
    const { body, status } = await list()
    expect(status).toBe(200)
    expect(body.docs.map(({ name }) => name)).toEqual(['Hamlet', 'Macbeth', 'The Tempest', 'Othello', 'King Lear'])
    expect(body.docs[2]).toMatchObject({
      externalId: idOf('The Tempest'),
      firstDay: day(30),
      lastDay: day(32),
      performances: 2,
      venue: 'Studio',
    })
    expect([body.listed, body.total, body.unlinked]).toEqual([5, 5, 5])
    for (const name of ['events', 'productions', 'instances', 'performances', 'memberships', 'donations', 'attributes'])
      expect((await editor(stage).get(`/ticketing/spektrix/${name}?tenant=${stage.world.a}`)).status).toBe(200)
  })

  it('are found by name and venue, page by page', async () => {
    expect((await list('&q=tempést')).body.docs.map(({ name }) => name)).toEqual(['The Tempest'])
    expect((await list('&q=studio')).body).toMatchObject({ total: 1, unlinked: 5 })
    expect((await list('&limit=2&page=2')).body.docs.map(({ name }) => name)).toEqual(['The Tempest', 'Othello'])
    expect((await list('&limit=2&page=9')).body).toMatchObject({ docs: [], total: 5 })
    expect((await list('&limit=501')).status).toBe(400)
    expect((await list('&page=0')).status).toBe(400)
  })

  it('come with the events of the site that they may be, and why', async () => {
    const venue = (await editor(stage).get<{ docs: { id: string }[] }>('/venues?where[name][equals]=Main Stage')).body
      .docs[0]!.id
    const own = await add('HAMLET', {
      endDate: `${day(12)}T19:30:00.000Z`,
      startDate: `${day(10)}T19:30:00.000Z`,
      venue,
    })
    await add('Hamlet', {}, stage.world.b)
    const { body } = await list()
    const [hamlet] = body.docs
    expect(hamlet!.matches).toMatchObject([
      { id: own, reasons: ['sameTitle', 'sameDays', 'sameVenue'], title: 'HAMLET' },
    ])
    expect(hamlet!.suggested).toBe(own)
    expect(body.docs.slice(1).map(({ suggested }) => suggested)).toEqual([null, null, null, null])
    await stage.app.payload.delete({ collection: 'events', id: own })
    expect((await list()).body.docs[0]!.matches).toEqual([])
  })

  it('are for those who set it up or work on events, of this site alone', async () => {
    const { clients, world } = { ...stage.world, world: stage.world }
    expect((await list('', editor(stage))).status).toBe(200)
    expect((await list('', clients['viewer-a'])).status).toBe(403)
    expect((await list('', clients['owner-b'])).status).toBe(404)
    expect((await list('', clients['owner-b'], world.b)).status).toBe(409)
    const event = await add('Mine')
    expect((await link([{ event, externalId: idOf('Hamlet') }], clients['viewer-a'])).status).toBe(403)
    expect((await link([{ event, externalId: idOf('Hamlet') }], clients['owner-b'])).status).toBe(404)
    expect((await link([{ event, externalId: idOf('Hamlet') }], clients['owner-b'], world.b)).status).toBe(409)
    expect((await list()).body.unlinked).toBe(5)
  })
})

describe('many links at once', () => {
  it('are decided one by one: a bad one never stops the rest', async () => {
    const [own, other, trashed] = [await add('Our Macbeth'), await add('Another'), await add('Gone')]
    const foreign = await add('A neighbour’s', {}, stage.world.b)
    await stage.app.payload.update({
      collection: 'events',
      data: { deletedAt: new Date().toISOString() },
      id: trashed,
      overrideAccess: true,
    })
    const answer = await link([
      { event: foreign, externalId: idOf('Othello') },
      { event: trashed, externalId: idOf('The Tempest') },
      { event: other, externalId: 'NOSUCHEVENT' },
      { event: own, externalId: idOf('Macbeth') },
      { event: own, externalId: idOf('King Lear') },
      { event: '00000000-0000-7000-8000-000000000000', externalId: idOf('Hamlet') },
    ])
    expect(answer.status).toBe(200)
    expect(results(answer)).toEqual(['noEvent', 'noEvent', 'gone', 'linked', 'twice', 'noEvent'])
    expect(answer.body.docs.map(({ remark }) => remark === null)).toEqual([false, false, false, true, false, false])
    expect(answer.body.docs[3]!.title).toBe('Our Macbeth')
    const { body } = await editor(stage).get<{ eventName: string; syncConnected: boolean; ticketing: object }>(
      `/events/${own}?draft=true&depth=0`,
    )
    expect(body).toMatchObject({
      eventName: 'Macbeth',
      syncConnected: true,
      ticketing: { externalId: idOf('Macbeth'), provider: 'spektrix' },
    })
    expect(
      (
        await poolOf(stage.app.payload).query(
          'select count(*)::int as n from ticketing_links where document_id = any($1)',
          [[foreign, trashed, other]],
        )
      ).rows[0].n,
    ).toBe(0)
    // Nothing of a neighbour's is told, not even its title.
    expect(answer.body.docs[0]!.title).toBe('')
    expect((await list()).body.docs.map(({ name }) => name)).not.toContain('Macbeth')
    await doJobs(stage)
    const performances = await editor(stage).get<{ totalDocs: number }>(
      `/event-instances?draft=true&where[event][equals]=${own}`,
    )
    expect(performances.body.totalDocs).toBe(2)
  })

  it('say again what was done already, and refuse what follows something else by now', async () => {
    const [own] = (
      await editor(stage).get<{ docs: { id: string }[] }>(
        `/events?draft=true&where[ticketing.externalId][equals]=${idOf('Macbeth')}`,
      )
    ).body.docs
    const other = await add('Second Macbeth')
    expect(results(await link([{ event: own!.id, externalId: idOf('Macbeth') }]))).toEqual(['already'])
    expect(results(await link([{ event: own!.id, externalId: idOf('Othello') }]))).toEqual(['follows'])
    const taken = await editor(stage).post<Linked>(
      '/ticketing/spektrix/links',
      { links: [{ event: other, externalId: idOf('Macbeth') }], tenant: stage.world.a },
      { headers: { 'accept-language': 'es' } },
    )
    expect(taken.body.docs[0]).toMatchObject({
      remark: 'No se enlazó: otro evento de su sitio ya sigue a este.',
      result: 'taken',
    })
  })

  it('links that several people make at once leave one for each, and never an error', async () => {
    const events = await Promise.all(Array.from({ length: 6 }, (_, at) => add(`Ours ${at}`)))
    const externals = ['Othello', 'King Lear', 'The Tempest'].map(idOf)
    // Each in another order, so that they meet in the middle.
    const wishes = events.map((event, at) =>
      externals
        .map((externalId, place) => ({ event: events[(at + place) % events.length]!, externalId }))
        .toSorted(() => (at % 2 === 0 ? 1 : -1)),
    )
    const answers = await Promise.all(wishes.map((links) => link(links)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const { rows } = await poolOf(stage.app.payload).query<{ document_id: string; external_id: string }>(
      `select document_id, external_id from ticketing_links where collection = 'events' and external_id = any($1)`,
      [externals],
    )
    expect(rows).toHaveLength(3)
    expect(new Set(rows.map(({ document_id }) => document_id)).size).toBe(3)
    expect(answers.flatMap(results).filter((result) => result === 'linked')).toHaveLength(3)
    await poolOf(stage.app.payload).query('delete from ticketing_links where document_id = any($1)', [events])
  })

  it('take what a list of theirs leaves out for gone only when they are asked for it', async () => {
    const own = await Promise.all(Array.from({ length: 6 }, (_, at) => add(`Six ${at}`)))
    const over = addEvent(stage.season, { instances: [{ start: soon(-40) }], name: 'Long over', venue: 'Main Stage' })
    const ids = [spektrixId(over.number), 'NOSUCH1', 'NOSUCH2', 'NOSUCH3', 'NOSUCH4', 'NOSUCH5']
    expect(results(await link(own.map((event, at) => ({ event, externalId: ids[at]! }))))).toEqual([
      'linked',
      'gone',
      'gone',
      'gone',
      'gone',
      'gone',
    ])
    stage.fake.setMode('html403')
    const silent = await link([{ event: own[1]!, externalId: idOf('Othello') }])
    stage.fake.setMode('ok')
    expect([silent.status, silent.body.code]).toEqual([503, 'unavailable:ticketing'])
  }, 60_000)

  it('are two hundred at most, each named as it should be', async () => {
    const event = await add('One of many')
    expect((await link([])).status).toBe(400)
    expect((await link(Array.from({ length: 201 }, () => ({ event, externalId: 'x' })))).status).toBe(400)
    expect((await link([{ event: 'no-id', externalId: 'x' }])).status).toBe(400)
    expect((await link([{ event, externalId: 'x', tenant: stage.world.b } as never])).status).toBe(400)
  })
})

describe('drafts of events that are brought in', () => {
  it('are told one by one: created, taken meanwhile, gone meanwhile', async () => {
    const vanishing = addEvent(stage.season, {
      instances: [{ start: soon(60) }],
      name: 'Vanishing',
      venue: 'Main Stage',
    })
    const taken = await add('Somebody’s Othello')
    const ids = ['King Lear', 'Othello', 'Vanishing'].map(idOf)
    const { records, run } = await bringIn(ids, async () => {
      deleteEvent(stage.season, vanishing.number)
      await link([{ event: taken, externalId: idOf('Othello') }])
    })
    expect(run.status).toBe('done')
    expect(records.map(({ externalId, result }) => [externalId, result])).toEqual([
      [ids[0], 'created'],
      [ids[1], 'taken'],
      [ids[2], 'gone'],
    ])
    const lear = (
      await editor(stage).get<{ _status: string; title: string }>(`/events/${records[0]!.event}?draft=true&depth=0`)
    ).body
    expect([lear._status, lear.title]).toEqual(['draft', 'King Lear'])
    await forget()
    expect((await list()).body.docs.map(({ name }) => name)).not.toContain('King Lear')
  })

  it('come with remarks of their own, and a bad record never stops the rest', async () => {
    await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
    addEvent(stage.season, { instances: [{ start: soon(70) }], name: 'x'.repeat(290), venue: 'Nowhere Hall' })
    addEvent(stage.season, { instances: [{ start: soon(71) }], name: 'Good one', venue: 'Studio' })
    const { records, run } = await bringIn(['x'.repeat(290), 'Good one'].map(idOf))
    expect(records.map(({ result }) => result)).toEqual(['created', 'created'])
    expect(run.problems.map(({ detail, name }) => [name, detail])).toContainEqual(['noVenue', 'Nowhere Hall'])
  })

  it('a bringing in that fails as a whole is told, and makes nothing', async () => {
    const ids = ['The Tempest'].map(idOf)
    const { records, run } = await bringIn(ids, () => void stage.fake.setMode('html403'))
    stage.fake.setMode('ok')
    expect([run.status, records[0]!.result]).toEqual(['failed', 'failed'])
    expect((await bringIn(ids)).records[0]!.result).toBe('created')
  }, 60_000)

  it('are read by members who may see events, and look like nothing to others', async () => {
    const { body } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/import', {
      ids: ['NOSUCH'],
      tenant: stage.world.a,
    })
    const { clients } = stage.world
    expect((await clients['owner-b']!.get(`/ticketing/imports/${body.run.id}`)).status).toBe(404)
    expect((await clients['viewer-a']!.get(`/ticketing/imports/${body.run.id}`)).status).toBe(200)
    expect(
      (await editor(stage).post('/ticketing/spektrix/import', { ids: ['NOSUCH'], tenant: stage.world.a })).status,
    ).toBe(403)
    await doJobs(stage)
    const [sync] = (
      await owner(stage).get<{ docs: { id: string; kind: string }[] }>(`/ticketing/runs?tenant=${stage.world.a}`)
    ).body.docs.filter(({ kind }) => kind === 'sync')
    expect((await owner(stage).get(`/ticketing/imports/${sync!.id}`)).status).toBe(404)
  })
})

it('a renamed event is found under its new name once the box office is asked again', async () => {
  const event = addEvent(stage.season, { instances: [{ start: soon(90) }], name: 'Old name', venue: 'Studio' })
  await forget()
  expect((await list('&q=old')).body.total).toBe(1)
  renameEvent(stage.season, event.number, 'New name')
  expect((await list('&q=new name')).body.total).toBe(0)
  await forget()
  expect((await list('&q=new name')).body.total).toBe(1)
})
