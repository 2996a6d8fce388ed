import { create } from '@tests/support/world'
import {
  addInstance,
  cancelInstance,
  deleteInstance,
  moveInstance,
  renameEvent,
  type BoxOfficeEvent,
} from '@/plugins/ticketing/demo/season'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'
import { bringIn, connect, editor, owner, performancesOf, soon, startStage, sync, type Stage } from './support'

let stage: Stage
let event: string

beforeAll(async () => {
  stage = await startStage()
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

/** The only event of the box office. */
const there = (): BoxOfficeEvent => [...stage.season.events.values()][0]!

const readEvent = async () =>
  (
    await editor(stage).get<{
      _status: string
      eventId: string
      syncConnected: boolean
      ticketing: Record<string, unknown>
      title: string
      startDate: string
    }>(`/events/${event}?draft=true&depth=0`)
  ).body

describe('Ticketing connection', () => {
  it('connects with one request, and returns only the fields that were entered', async () => {
    const before = await owner(stage).post<{ connected: boolean }>('/ticketing/spektrix/check', {
      clientName: 'nobody',
      tenant: stage.world.a,
    })
    expect([before.status, before.body.connected]).toEqual([200, false])
    expect((await connect(stage)).body).toEqual({ connected: true, error: null, status: 'connected' })
    const { body } = await owner(stage).get<{ fields: Record<string, unknown>; status: string }>(
      `/ticketing/spektrix/connection?tenant=${stage.world.a}`,
    )
    expect([body.status, body.fields]).toEqual(['connected', { clientName: 'riverside' }])
  })

  it('lists the events of the box office', async () => {
    const { body, status } = await editor(stage).get<{ docs: { id: string; label: string }[]; isStale: boolean }>(
      `/ticketing/spektrix/events?tenant=${stage.world.a}`,
    )
    expect([status, body.docs.map(({ label }) => label.split(' (')[0])]).toEqual([200, ['Hamlet']])
  })

  it('imports an event as a draft with its performances', async () => {
    const run = await bringIn(stage)
    expect([run.status, run.problems]).toEqual(['done', []])
    expect([run.counts.events.created, run.counts.instances.created]).toEqual([1, 3])
    const { body } = await editor(stage).get<{ docs: { id: string; title: string }[] }>(
      `/events?draft=true&depth=0&where[ticketing.externalId][equals]=${spektrixId(there().number)}`,
    )
    expect(body.docs.map(({ title }) => title)).toEqual(['Hamlet'])
    event = body.docs[0]!.id
    expect(await readEvent()).toMatchObject({
      _status: 'draft',
      syncConnected: true,
      ticketing: { connected: true, provider: 'spektrix', status: 'linked' },
    })
    const performances = await performancesOf(stage, event)
    expect(performances.map(({ _status, title }) => [_status, title.split(',')[0]])).toEqual([
      ['draft', 'Hamlet'],
      ['draft', 'Hamlet'],
      ['draft', 'Hamlet'],
    ])
    expect((await readEvent()).startDate).toBe(performances[0]!.start)
  })

  it('changes nothing when nothing has changed in the box office', async () => {
    const run = await sync(stage)
    expect(run.counts).toMatchObject({ created: 0, failed: 0, held: 0, removed: 0, unchanged: 4, updated: 0 })
  })

  it('follows a moved, a cancelled and a new performance and a new name', async () => {
    const [first, second] = there().instances
    moveInstance(stage.season, first!.number, soon(10, '18:00:00'))
    cancelInstance(stage.season, second!.number)
    addInstance(stage.season, there().number, { start: soon(13) })
    renameEvent(stage.season, there().number, 'Hamlet, Prince of Denmark')
    const run = await sync(stage)
    expect(run.counts).toMatchObject({ created: 1, failed: 0, held: 0, removed: 0, updated: 3 })
    const performances = await performancesOf(stage, event)
    expect(performances.map(({ instanceStatus }) => instanceStatus)).toEqual([
      'scheduled',
      'cancelled',
      'scheduled',
      'scheduled',
    ])
    expect(performances.every(({ title }) => title.startsWith('Hamlet, Prince of Denmark'))).toBe(true)
  })

  it('keeps a title that was edited in Callboard', async () => {
    await editor(stage).patch(`/events/${event}?draft=true`, { title: 'Our Hamlet' })
    renameEvent(stage.season, there().number, 'Hamlet by the box office')
    const run = await sync(stage)
    expect(run.counts.held).toBe(1)
    expect((await readEvent()).title).toBe('Our Hamlet')
  })

  it('undoes a synchronisation', async () => {
    const [, , third] = there().instances
    const before = (await performancesOf(stage, event)).map(({ start }) => start)
    moveInstance(stage.season, third!.number, soon(12, '15:00:00'))
    const run = await sync(stage)
    expect((await performancesOf(stage, event)).map(({ start }) => start)).not.toEqual(before)
    const undone = await owner(stage).post<{ left: unknown[] }>(`/ticketing/runs/${run.id}/undo`, {})
    expect([undone.status, undone.body.left]).toEqual([200, []])
    expect((await performancesOf(stage, event)).map(({ start }) => start)).toEqual(before)
  })

  it('moves a performance to the trash that the box office has deleted', async () => {
    deleteInstance(stage.season, there().instances[3]!.number)
    const run = await sync(stage)
    expect(run.counts.removed).toBe(1)
    expect(await performancesOf(stage, event)).toHaveLength(3)
  })
})
