import { countAnnouncedOtherwise } from '@/plugins/ticketing/database/differences'
import { cancelInstance } from '@/plugins/ticketing/demo/season'
import { create } from '@tests/support/world'
import { bringIn, connect, editor, owner, startStage, sync, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
  await bringIn(stage)
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

interface Preview {
  performances: { heldBy: string | null; id: string; seen: string }[]
}

const states = async (event: string) =>
  (await editor(stage).get<{ docs: { instanceStatus: string }[] }>(`/events/${event}/performances`)).body.docs.map(
    ({ instanceStatus }) => instanceStatus,
  )

describe('performances that a box office fills in', () => {
  it('keep the start and the end of an announced move, and then those of before it, over a sync', async () => {
    const event = (await owner(stage).get<{ docs: { id: string }[] }>('/events?draft=true&limit=1')).body.docs[0]!.id
    const tenantId = stage.world.a
    const outcome = { kind: 'moved', shiftMinutes: -7 * 24 * 60 }
    const timesOf = async (id: string) => {
      const { end, start } = (
        await editor(stage).get<{ end: string; start: string }>(`/event-instances/${id}?draft=true`)
      ).body
      return { end, start }
    }
    const { performances } = (
      await editor(stage).post<Preview>('/announcements/preview', { choice: { event }, outcome, tenantId })
    ).body
    const [{ id, seen }] = performances as [Preview['performances'][number]]
    const before = await timesOf(id)
    expect(before.end).not.toBeNull()
    const announced = await editor(stage).post<{ id: string }>('/announcements', {
      outcome,
      performances: [{ id, seen }],
      tenantId,
    })
    expect(announced.status).toBe(200)
    const moved = await timesOf(id)
    expect([
      Date.parse(moved.start) < Date.parse(before.start),
      Date.parse(moved.end) < Date.parse(before.end),
    ]).toEqual([true, true])
    await sync(stage)
    expect(await timesOf(id)).toEqual(moved)
    const taken = await editor(stage).post<{ restored: number }>(`/announcements/${announced.body.id}/take-back`, {})
    expect(taken.body.restored).toBe(1)
    expect(await timesOf(id)).toEqual(before)
    await sync(stage)
    expect(await timesOf(id)).toEqual(before)
  })

  it('stay as announced until the box office sends something new, which the announcement says', async () => {
    const event = (await owner(stage).get<{ docs: { id: string }[] }>('/events?draft=true&limit=1')).body.docs[0]!.id
    const first = await states(event)
    expect(first).not.toContain('postponed')
    const outcome = { kind: 'postponed' }
    const tenantId = stage.world.a
    const { performances } = (
      await editor(stage).post<Preview>('/announcements/preview', { choice: { event }, outcome, tenantId })
    ).body
    expect(performances.map(({ heldBy }) => heldBy)).toEqual(performances.map(() => 'Spektrix'))
    const announced = await editor(stage).post<{ id: string }>('/announcements', {
      outcome,
      performances: performances.map(({ id, seen }) => ({ id, seen })),
      tenantId,
    })
    expect(announced.status).toBe(200)
    const all = performances.map(() => 'postponed')
    const marksOf = async (id: string) =>
      (
        await editor(stage).get<{ fields: { field: string; says: string | null; state: string }[] }>(
          `/ticketing/marks/event-instances/${id}`,
        )
      ).body.fields.flatMap(({ field, says, state }) => (field === 'instanceStatus' ? [[state, says]] : []))
    const panelled = () => countAnnouncedOtherwise({ payload: stage.app.payload }, event)
    expect(await marksOf(performances[0]!.id)).toEqual([['announced', 'Taking place']])
    expect(await panelled()).toBe(performances.length)
    expect(await states(event)).toEqual(all)
    // The box office has not said anything new.
    await sync(stage)
    expect(await states(event)).toEqual(all)
    cancelInstance(stage.season, [...stage.season.events.values()][0]!.instances[0]!.number)
    await sync(stage)
    expect((await states(event)).toSorted()).toEqual(['cancelled', ...all.slice(1)].toSorted())
    expect(await panelled()).toBe(performances.length - 1)
    const { docs } = (await editor(stage).get<{ docs: { differing: number }[] }>(`/announcements?tenantId=${tenantId}`))
      .body
    expect(docs[0]).toMatchObject({ differing: 1 })
  })

  it('stay as announced while the box office was disconnected, once it is connected again', async () => {
    const event = (await owner(stage).get<{ docs: { id: string }[] }>('/events?draft=true&limit=1')).body.docs[0]!.id
    const tenantId = stage.world.a
    await owner(stage).post('/ticketing/spektrix/disconnect', { tenant: tenantId })
    const outcome = { kind: 'cancelled' }
    const { performances } = (
      await editor(stage).post<Preview>('/announcements/preview', { choice: { event }, outcome, tenantId })
    ).body
    expect(performances.map(({ heldBy }) => heldBy)).toEqual(performances.map(() => null))
    const announced = await editor(stage).post('/announcements', {
      outcome,
      performances: performances.map(({ id, seen }) => ({ id, seen })),
      tenantId,
    })
    expect(announced.status).toBe(200)
    const all = (await states(event)).map(() => 'cancelled')
    expect(await states(event)).toEqual(all)
    await connect(stage)
    await sync(stage)
    expect(await states(event)).toEqual(all)
  })
})
