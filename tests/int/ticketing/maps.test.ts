import { poolOf } from '@/database/connections'
import { create } from '@tests/support/world'
import { connect, editor, HAMLET, owner, soon, startStage, type Stage } from './support'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'

let stage: Stage

beforeAll(async () => {
  stage = await startStage([
    { ...HAMLET, instances: [{ attributes: { Captioned: true }, start: soon(10) }, { start: soon(11) }] },
  ])
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await create(stage.app.payload, 'venues', { name: 'Secret Cellar', tenant: stage.world.b })
  for (const [tenant, label] of [
    [stage.world.a, 'Dress code'],
    [stage.world.b, 'Secret code'],
  ] as const) {
    const theme = await create(stage.app.payload, 'themes', {
      _status: 'published',
      manifest: {
        attributes: { eventInstances: [{ label: 'Door', type: 'text' }], events: [{ label, type: 'text' }] },
      },
      name: 'House',
      renderMode: 'code',
      tenant,
    })
    await stage.app.payload.db.updateOne({ collection: 'tenants', data: { selectedTheme: theme }, id: tenant })
  }
  await connect(stage)
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

interface Row {
  authority: string
  source: string
  target: string
}
interface SyncMap {
  addInstances: boolean
  events: Row[]
  instances: Row[]
  modesOfSale: string[]
  removeInvalidInstances: boolean
  syncInstances: boolean
  syncToPublished: boolean
}
interface Source {
  isAttribute: boolean
  label: string
  name: string
  sample: string | null
  type: string
}
interface Fields {
  map: SyncMap
  modesOfSale: unknown
  sources: { events: Source[]; instances: Source[] }
  targets: {
    events: { kind: string; label: string; name: string }[]
    instances: { kind: string; label: string; name: string }[]
  }
  usual: SyncMap
}
interface Refusal {
  code: string
  errors: { message: string; path: string }[]
}

const FIELDS = '/ticketing/spektrix/map/fields'
const MAP = '/ticketing/spektrix/map'
const ofA = () => `?tenant=${stage.world.a}`
const readFields = async () => (await owner(stage).get<Fields>(`${FIELDS}${ofA()}`)).body
const readMap = async () => (await owner(stage).get<SyncMap>(`${MAP}${ofA()}`)).body
const save = (changes: object, client = owner(stage)) =>
  client.patch<Refusal & SyncMap>(MAP, { tenant: stage.world.a, ...changes })
const row = (target: string, source = 'name', authority = 'provider'): Row => ({ authority, source, target })
const hamlet = () => spektrixId([...stage.season.events.keys()][0]!)
const preview = (map: object, client = owner(stage), externalId = hamlet(), tenant = stage.world.a) =>
  client.post<
    Refusal & {
      event: { fields: { label: string; name: string; value: string | null }[]; title: string }
      instances: { docs: { fields: { name: string; value: string | null }[] }[]; total: number }
      problems: { name: string }[]
    }
  >('/ticketing/spektrix/map/preview', { externalId, map, tenant })

describe('what the editor of a field map is shown', () => {
  it('[A-275, B-301, B-302] is what the box office has, with values that are really there', async () => {
    const { sources } = await readFields()
    const of = (list: Source[], name: string) => list.find((one) => one.name === name)
    expect(of(sources.events, 'name')).toMatchObject({ label: 'Name', sample: 'Hamlet' })
    expect(of(sources.events, 'attribute_Genre')).toMatchObject({
      isAttribute: true,
      label: 'Genre',
      sample: 'Drama',
      type: 'text',
    })
    expect(of(sources.instances, 'attribute_Captioned')).toMatchObject({
      isAttribute: true,
      sample: 'Yes',
      type: 'boolean',
    })
    expect(of(sources.instances, 'venue')?.sample).toBe('Main Stage')
    expect(of(sources.instances, 'start')?.sample).toMatch(/7:30|19:30/)
    expect(of(sources.instances, 'state')?.sample).toBe('Taking place')
    const { body } = await editor(stage).get<{ docs: { id: string; label: string }[] }>(
      `/ticketing/spektrix/attributes${ofA()}`,
    )
    expect(body.docs).toEqual(expect.arrayContaining([{ id: 'attribute_Captioned', label: 'Captioned' }]))
    const samples = await editor(stage).get<{
      docs: { id: string; label: string; sample: string | null; type: string }[]
    }>(`/ticketing/spektrix/source-fields${ofA()}`)
    expect(samples.body.docs.find(({ id }) => id === 'attribute_Genre')).toMatchObject({
      label: 'Genre',
      sample: 'Drama',
      type: 'text',
    })
  })

  it('takes the site in the query to read and to change', async () => {
    const { status } = await owner(stage).patch(`${MAP}${ofA()}`, { syncToPublished: false })
    expect([status, (await readMap()).syncToPublished]).toEqual([200, false])
    const elsewhere = await owner(stage).patch(`${MAP}?tenant=${stage.world.b}`, { syncToPublished: true })
    expect([elsewhere.status, (await readMap()).syncToPublished]).toEqual([404, false])
    expect((await owner(stage).patch(`${MAP}${ofA()}`, { syncToPublished: true })).status).toBe(200)
  })

  it('is called as forms call it, in the reader’s language', async () => {
    const { body } = await owner(stage).get<Fields>(`${FIELDS}${ofA()}`, { headers: { 'accept-language': 'es' } })
    expect(body.sources.instances.find(({ name }) => name === 'start')?.label).toBe('Inicio')
    expect(body.targets.events.find(({ name }) => name === 'title')?.label).toBe('Título')
    const { targets } = await readFields()
    expect(targets.events.find(({ name }) => name === 'title')?.label).toBe('Title')
    expect(targets.instances.find(({ name }) => name === 'accessTypes.captioned')?.label).toBe(
      'Access performance: Captioned',
    )
  })

  it('[B-136] is useful from the start, and holds nothing that says who, where or whether a document is seen', async () => {
    const { map, targets, usual } = await readFields()
    expect(map).toEqual(usual)
    expect(map.events.map(({ target }) => target)).toEqual(expect.arrayContaining(['title', 'venue', 'bookingLinkURL']))
    expect(map.instances.map(({ target }) => target)).toEqual(
      expect.arrayContaining(['start', 'end', 'instanceStatus', 'accessTypes.captioned']),
    )
    expect(map).toMatchObject({
      addInstances: true,
      modesOfSale: [],
      removeInvalidInstances: true,
      syncInstances: true,
      syncToPublished: true,
    })
    const names = [...targets.events, ...targets.instances].map(({ name }) => name)
    for (const never of ['id', 'slug', 'tenant', '_status', 'event', 'ticketing', 'syncToPublished', 'createdBy'])
      expect(names).not.toContain(never)
  })

  it('is for those who set it up or work on events, and looks like nothing to a neighbour', async () => {
    const { clients } = stage.world
    expect((await editor(stage).get(`${FIELDS}${ofA()}`)).status).toBe(200)
    expect((await clients['viewer-a']!.get(`${FIELDS}${ofA()}`)).status).toBe(403)
    expect((await clients['owner-b']!.get(`${FIELDS}${ofA()}`)).status).toBe(404)
    expect(
      (
        await clients['viewer-a']!.post('/ticketing/spektrix/map/preview', {
          externalId: hamlet(),
          map: {},
          tenant: stage.world.a,
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await clients['owner-b']!.post('/ticketing/spektrix/map/preview', {
          externalId: hamlet(),
          map: {},
          tenant: stage.world.a,
        })
      ).status,
    ).toBe(404)
    // Their own site has no such connection: nothing of the neighbour's is read for them.
    expect(
      (
        await clients['owner-b']!.post('/ticketing/spektrix/map/preview', {
          externalId: hamlet(),
          map: {},
          tenant: stage.world.b,
        })
      ).status,
    ).toBe(409)
  })
})

describe('a field map that is saved', () => {
  it('[B-136] keeps rows, flags and modes of sale', async () => {
    const before = await readMap()
    const changes = {
      addInstances: false,
      events: [row('title', 'name', 'staff'), row('summary', 'description', 'untilEdited')],
      modesOfSale: ['m1'],
      removeInvalidInstances: false,
      syncInstances: true,
      syncToPublished: false,
    }
    expect((await save(changes)).status).toBe(200)
    expect(await readMap()).toEqual({ ...before, ...changes })
    expect((await save({ ...before })).status).toBe(200)
    expect(await readMap()).toEqual(before)
  })

  it.each([
    'slug',
    'tenant',
    'id',
    '_status',
    'event',
    'ticketing',
    'eventFieldMaps',
    'no.such.field',
    'custom.ofAnotherTheme',
    '__proto__',
    'constructor',
  ])('never fills %s', async (target) => {
    const before = await readMap()
    for (const list of ['events', 'instances'] as const) {
      const { body, status } = await save({ [list]: [...before[list], row(target)] })
      expect([status, body.errors[0]?.path]).toEqual([400, `${list}.${before[list].length}`])
    }
    expect(await readMap()).toEqual(before)
  })

  it('refuses at the row, in the reader’s language, what does not fit, is not there or comes twice', async () => {
    const before = await readMap()
    const { body, status } = await save({
      events: [
        row('title'),
        row('venue', 'isOnSale'),
        row('summary', 'attribute_Nothing'),
        row('title', 'description'),
      ],
    })
    expect([status, body.errors.map(({ path }) => path)]).toEqual([400, ['events.1', 'events.2', 'events.3']])
    expect(new Set(body.errors.map(({ message }) => message)).size).toBe(3)
    const spanish = await owner(stage).patch<Refusal>(
      MAP,
      { events: [row('venue', 'isOnSale')], tenant: stage.world.a },
      { headers: { 'accept-language': 'es' } },
    )
    expect(spanish.body.errors[0]?.message).toBe('Lo que envía la taquilla no cabe en este campo. Elija otro origen.')
    const missing = await save({ instances: before.instances.filter(({ target }) => target !== 'start') })
    expect([missing.status, missing.body.errors[0]?.path]).toEqual([400, 'instances'])
    expect(
      (await save({ addInstances: false, instances: before.instances.filter(({ target }) => target !== 'start') }))
        .status,
    ).toBe(200)
    expect((await save({ ...before })).status).toBe(200)
    expect(await readMap()).toEqual(before)
  })

  it('is not written over by somebody who has not seen the newest one', async () => {
    const before = await readMap()
    const { updatedAt } = (await owner(stage).get<{ updatedAt: string }>(`${FIELDS}${ofA()}`)).body
    const first = await save({ syncToPublished: false, updatedAt })
    expect(first.status).toBe(200)
    const second = await save({ removeInvalidInstances: false, updatedAt })
    expect([second.status, second.body.code]).toEqual([409, 'stale:ticketing'])
    expect(await readMap()).toEqual({ ...before, syncToPublished: false })
    expect(
      (await save({ ...before, updatedAt: (first.body as unknown as { updatedAt: string }).updatedAt })).status,
    ).toBe(200)
  })

  it('[B-136] fills attributes of the site’s theme, and none of a neighbour’s', async () => {
    const before = await readMap()
    const { targets } = await readFields()
    const own = targets.events.find(({ label }) => label === 'Dress code')!
    expect(own.name).toMatch(/^custom\./)
    expect(targets.instances.map(({ label }) => label)).toContain('Door')
    expect(targets.events.map(({ label }) => label)).not.toContain('Secret code')
    const secret = own.name.replace('dress', 'secret')
    expect((await save({ events: [...before.events, row(secret, 'attribute_Genre')] })).body.errors[0]?.path).toBe(
      `events.${before.events.length}`,
    )
    expect((await save({ events: [...before.events, row(own.name, 'attribute_Genre')] })).status).toBe(200)
    expect((await preview({})).body.event.fields).toContainEqual({
      label: 'Dress code',
      name: own.name,
      value: 'Drama',
    })
    expect((await save({ ...before })).status).toBe(200)
  })

  it('is changed by whoever may set up apps, and by nobody else', async () => {
    const { clients } = stage.world
    const before = await readMap()
    expect((await save({ syncToPublished: false }, editor(stage))).status).toBe(403)
    expect((await save({ syncToPublished: false }, clients['viewer-a']!)).status).toBe(403)
    expect((await save({ syncToPublished: false }, clients['owner-b']!)).status).toBe(404)
    expect(await readMap()).toEqual(before)
  })
})

describe('the preview of a map', () => {
  it('says what an event would get, and changes nothing', async () => {
    const count = async () =>
      (
        await poolOf(stage.app.payload).query(
          'select (select count(*) from events) + (select count(*) from event_instances) + (select count(*) from ticketing_links) as n',
        )
      ).rows[0].n
    const before = [await count(), await readMap()]
    const { body, status } = await preview({ events: [row('title'), row('ageGuidance', 'attribute_Genre')] })
    expect([status, body.event.title]).toEqual([200, 'Hamlet'])
    expect(body.event.fields.map(({ name, value }) => [name, value])).toEqual([
      ['title', 'Hamlet'],
      ['ageGuidance', 'Drama'],
    ])
    expect(body.instances.total).toBe(2)
    expect(body.instances.docs[0]!.fields.find(({ name }) => name === 'venue')?.value).toBe('Main Stage')
    expect(body.instances.docs[0]!.fields.find(({ name }) => name === 'accessTypes.captioned')?.value).toBe('Yes')
    expect([await count(), await readMap()]).toEqual(before)
  })

  it('knows no venue of a neighbour’s, and fills nothing that could not be saved', async () => {
    stage.season.events.values().next().value!.attributes.Genre = 'Secret Cellar'
    const { body } = await preview({
      events: [row('title'), row('venue', 'attribute_Genre'), row('slug'), row('tenant'), row('startDate', 'isOnSale')],
    })
    expect(body.event.fields.map(({ name }) => name)).toEqual(['title'])
    expect(body.problems.map(({ name }) => name)).toEqual(expect.arrayContaining(['noVenue']))
    stage.season.events.values().next().value!.attributes.Genre = 'Drama'
  })

  it('knows a venue by the name that a translator gave it', async () => {
    const [venue] = (await editor(stage).get<{ docs: { id: string }[] }>('/venues?draft=true&depth=0')).body.docs
    const cy = { _status: 'published', name: 'Prif Lwyfan' }
    expect((await editor(stage).patch(`/venues/${venue!.id}?locale=cy`, cy)).status).toBe(200)
    stage.season.events.values().next().value!.attributes.Genre = 'prif lwyfan'
    const { body } = await preview({ events: [row('title'), row('venue', 'attribute_Genre')] })
    expect(body.event.fields.find(({ name }) => name === 'venue')?.value).toBe('Main Stage')
    stage.season.events.values().next().value!.attributes.Genre = 'Drama'
  })

  it('says so when the event is gone, or the box office does not answer', async () => {
    const gone = await preview({}, owner(stage), '99999ABCDEFGHIJ')
    expect([gone.status, gone.body.errors[0]?.message]).toEqual([422, 'Spektrix no longer has this event.'])
    stage.fake.setMode('html403')
    const silent = await preview({})
    stage.fake.setMode('ok')
    expect([silent.status, silent.body.errors[0]?.message]).toEqual([503, expect.stringContaining('firewall')])
    expect((await preview({})).status).toBe(200)
  }, 60_000)

  it('takes a map of the right form alone', async () => {
    expect((await preview({ events: [{ ...row('title'), sql: 'x' }] })).status).toBe(400)
    expect((await preview({ events: [{ ...row('title'), authority: 'anybody' }] })).status).toBe(400)
    expect((await preview({ events: Array.from({ length: 201 }, () => row('title')) })).status).toBe(400)
  })
})

it('a site whose plan has no ticketing is refused', async () => {
  const plan = await create(stage.app.payload, 'plans', { name: 'Small', ticketing_integrations: false })
  const small = await create(stage.app.payload, 'tenants', {
    languages: ['en'],
    name: 'Small',
    owner: stage.world.users['owner-b'],
    plan,
    slug: 'small',
  })
  const { clients } = stage.world
  const answers = await Promise.all([
    clients['owner-b']!.get<Refusal>(`${FIELDS}?tenant=${small}`),
    preview({}, clients['owner-b']!, hamlet(), small),
    clients['owner-b']!.patch<Refusal>(MAP, { syncToPublished: false, tenant: small }),
  ])
  expect(answers.map(({ body, status }) => [status, body.code])).toEqual(Array(3).fill([403, 'plan:ticketing']))
})
