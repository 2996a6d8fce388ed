import { create } from '@tests/support/world'
import { bringIn, connect, editor, HAMLET, owner, performancesOf, startStage, sync, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await startStage([HAMLET, { ...HAMLET, name: 'Lear' }, { ...HAMLET, name: 'Othello' }])
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

interface Row {
  id: string
  held: { by: string; fields: string[] } | null
  instanceStatus: string
  updatedAt: string
}

interface Changed {
  errors: { message: string; path: string }[]
  undo: { before: { instanceStatus: string }; id: string }[]
}

const list = async (event: string) =>
  (await editor(stage).get<{ docs: Row[] }>(`/events/${event}/performances`)).body.docs
const change = (event: string, rows: Row[], asked: object) =>
  editor(stage).post<Changed>(`/events/${event}/performances/change`, {
    change: asked,
    performances: rows.map(({ id, updatedAt }) => ({ id, seen: updatedAt })),
  })

describe('what a box office fills in of performances', () => {
  it('is said in their list, and refused there as a whole; what it leaves to staff can be changed', async () => {
    await bringIn(stage)
    const { docs } = (await owner(stage).get<{ docs: { id: string }[] }>('/events?draft=true&limit=1')).body
    const event = docs[0]!.id
    const own = await create(stage.app.payload, 'event-instances', {
      _status: 'draft',
      event,
      start: '2031-05-02T18:30:00.000Z',
      tenant: stage.world.a,
    })
    const rows = await list(event)
    const theirs = rows.filter(({ id }) => id !== own)
    expect(theirs).toHaveLength(3)
    for (const { held } of theirs)
      expect(held).toMatchObject({ by: 'Spektrix', fields: expect.arrayContaining(['instanceStatus', 'start']) })
    expect(rows.find(({ id }) => id === own)?.held).toBeNull()

    const refused = await change(event, rows, { instanceStatus: 'cancelled' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      theirs.map(({ id }) => ({ message: expect.stringContaining('Spektrix'), path: id })),
    ])
    expect((await change(event, theirs.slice(0, 1), { shiftMinutes: 15 })).status).toBe(422)
    expect((await list(event)).map(({ instanceStatus }) => instanceStatus)).toEqual(
      rows.map(({ instanceStatus }) => instanceStatus),
    )
    expect(
      (
        await change(
          event,
          rows.filter(({ id }) => id === own),
          { instanceStatus: 'cancelled' },
        )
      ).status,
    ).toBe(200)
    const open = await change(event, await list(event), { accessTypes: ['captioned'] })
    expect(open.status).toBe(200)
    // Nor is it put back by an undo that says otherwise.
    const forged = open.body.undo.map((one) => ({ ...one, before: { ...one.before, instanceStatus: 'moved' } }))
    expect(
      (await editor(stage).post(`/events/${event}/performances/restore`, { performances: forged })).body,
    ).toMatchObject({
      leftOut: [expect.stringContaining('Spektrix'), expect.anything(), expect.anything()],
      restored: 1,
    })
    await sync(stage)
    expect((await performancesOf(stage, event)).filter(({ ticketing }) => ticketing.externalId)).toHaveLength(3)

    // Each event has its own rules, also where performances of several change at once.
    const following = (await owner(stage).get<{ docs: { id: string }[] }>('/events?draft=true&limit=3')).body.docs
    const [second, third] = following.flatMap(({ id }) => (id === event ? [] : id)) as [string, string]
    const eventInstanceFieldMaps = { overrideInstanceMaps: true, rows: [] }
    expect((await owner(stage).patch(`/events/${third}?draft=true`, { eventInstanceFieldMaps })).status).toBe(200)
    const ids = await Promise.all([event, second, third].map(async (id) => (await performancesOf(stage, id))[0]!.id))
    const holders = async () => {
      const { body } = await editor(stage).post<{ performances: { heldBy: string | null; id: string }[] }>(
        '/announcements/preview',
        { choice: { ids: [...ids, own] }, outcome: { kind: 'postponed' }, tenantId: stage.world.a },
      )
      return [...ids, own].map((id) => body.performances.find((one) => one.id === id)?.heldBy)
    }
    expect(await holders()).toEqual(['Spektrix', 'Spektrix', null, null])

    // An event that follows no more leaves everything to staff.
    expect((await owner(stage).post(`/ticketing/events/${event}/unlink`)).status).toBe(200)
    expect((await list(event)).map(({ held }) => held)).toEqual([null, null, null, null])
    expect(await holders()).toEqual([null, 'Spektrix', null, null])
    expect((await change(event, await list(event), { instanceStatus: 'postponed' })).status).toBe(200)
  })
})

describe('a box office that the site has left', () => {
  /** Each way to leave, and the way back. */
  const ways: [string, leave: () => Promise<unknown>, comeBack: () => Promise<unknown>][] = [
    [
      'is disconnected',
      () => owner(stage).post('/ticketing/spektrix/disconnect', { tenant: stage.world.a }),
      () => connect(stage),
    ],
    ['has its app removed', () => updateSite({ installedApps: [] }), () => updateSite({ installedApps: [spektrix] })],
    ['is in no plan of the site', () => updateSite({ plan: small }), () => updateSite({ plan })],
  ]
  let event: string
  let plan: string
  let small: string
  let spektrix: string

  const updateSite = (data: object) =>
    stage.app.payload.update({ id: stage.world.a, collection: 'tenants', data, depth: 0, overrideAccess: true })
  const marksOf = async (type: string, id: string) =>
    (await editor(stage).get<{ fields: object[]; provider: string | null }>(`/ticketing/marks/${type}/${id}`)).body

  beforeAll(async () => {
    const { installedApps, plan: own } = await updateSite({})
    spektrix = String(installedApps?.[0])
    plan = String(own)
    small = await create(stage.app.payload, 'plans', { name: 'Small', ticketing_integrations: false })
    const { docs } = (
      await owner(stage).get<{ docs: { id: string; syncConnected: boolean }[] }>(
        '/events?draft=true&limit=1&where[title][equals]=Lear',
      )
    ).body
    event = docs[0]!.id
  })

  it.each(ways)(
    'leaves its performances to staff when it %s, and takes them back after',
    async (_, leave, comeBack) => {
      const before = await list(event)
      expect(before.map(({ held }) => held?.by)).toEqual(['Spektrix', 'Spektrix', 'Spektrix'])
      const first = before[0]!.id
      expect((await change(event, before, { instanceStatus: 'cancelled' })).status).toBe(422)
      expect((await marksOf('event-instances', first)).provider).toBe('Spektrix')
      expect((await marksOf('events', event)).provider).toBe('Spektrix')

      await leave()
      const free = await list(event)
      expect(free.map(({ held }) => held)).toEqual([null, null, null])
      expect(await marksOf('event-instances', first)).toMatchObject({ fields: [], provider: null })
      expect(await marksOf('events', event)).toMatchObject({ fields: [], provider: null })
      const changed = await change(event, free, { instanceStatus: 'cancelled' })
      expect(changed.status).toBe(200)
      expect(
        (await editor(stage).post(`/events/${event}/performances/restore`, { performances: changed.body.undo })).body,
      ).toMatchObject({ leftOut: [], restored: 3 })

      await comeBack()
      expect((await list(event)).map(({ held }) => held?.by)).toEqual(['Spektrix', 'Spektrix', 'Spektrix'])
      expect((await marksOf('event-instances', first)).provider).toBe('Spektrix')
    },
  )
})
