import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Changed {
  drafts: number
  undo: { id: string }[]
}

const START = '2032-11-01T20:00:00.000Z'
const client = () => world.clients['editor-a']!
const made = (collection: string, data: object) =>
  create(app.payload, collection, { _status: 'published', tenant: world.a, ...data })

/** A published performance with a draft ahead of it. */
async function draftOf(draft: object, more: object = {}): Promise<{ event: string; id: string }> {
  const event = await made('events', { title: 'The Tempest' })
  const id = await made('event-instances', { event, start: START, start_tz: 'Europe/London', ...more })
  expect((await client().patch(`/event-instances/${id}?draft=true`, draft)).status).toBe(200)
  return { event, id }
}

const read = async (id: string, query = '') =>
  (await client().get<Record<string, unknown>>(`/event-instances/${id}${query}`)).body
const newest = (id: string) => read(id, '?draft=true')

async function change({ event, id }: { event: string; id: string }, asked: object): Promise<Changed> {
  const { updatedAt } = await newest(id)
  const answer = await client().post<Changed>(`/events/${event}/performances/change`, {
    change: asked,
    performances: [{ id, seen: updatedAt }],
  })
  expect(answer.status).toBe(200)
  return answer.body
}

const restore = ({ event }: { event: string }, performances: { id: string }[]) =>
  client().post(`/events/${event}/performances/restore`, { performances })

describe('a change of a performance whose draft is ahead of what visitors see', () => {
  it('gives visitors no length of the time to which the draft has moved it', async () => {
    const performance = await draftOf({ start: '2032-11-08T20:00:00.000Z' })
    expect((await change(performance, { durationMinutes: 120 })).drafts).toBe(1)
    expect(await read(performance.id)).toMatchObject({ end: null, start: START })
    expect(await newest(performance.id)).toMatchObject({ end: '2032-11-08T22:00:00.000Z' })
  })

  it('gives visitors no link to the day to which the draft has moved it', async () => {
    const performance = await draftOf({ start: '2032-11-08T20:00:00.000Z' })
    await change(performance, { bookingLinkURL: 'https://tickets.example/{date}' })
    expect((await read(performance.id)).bookingLinkURL).toBeNull()
    expect((await newest(performance.id)).bookingLinkURL).toBe('https://tickets.example/2032-11-08')
  })

  it('reaches visitors in what the draft has left as they see it', async () => {
    const performance = await draftOf({ bookingLinkURL: 'https://tickets.example/draft' })
    const { drafts, undo } = await change(performance, {
      bookingLinkURL: 'https://tickets.example/new',
      instanceStatus: 'cancelled',
    })
    expect(drafts).toBe(1)
    expect(await read(performance.id)).toMatchObject({ bookingLinkURL: null, instanceStatus: 'cancelled' })
    expect(await restore(performance, undo)).toMatchObject({ status: 200, body: { restored: 1 } })
    expect(await read(performance.id)).toMatchObject({ bookingLinkURL: null, instanceStatus: 'scheduled' })
    expect((await newest(performance.id)).bookingLinkURL).toBe('https://tickets.example/draft')
  })

  it('publishes nothing that never was public when it is undone', async () => {
    const performance = await draftOf({ instanceStatus: 'cancelled' })
    const { undo } = await change(performance, { instanceStatus: 'scheduled' })
    expect(await restore(performance, undo)).toMatchObject({ status: 200, body: { restored: 1 } })
    expect((await read(performance.id)).instanceStatus).toBe('scheduled')
    expect(await newest(performance.id)).toMatchObject({ _status: 'draft', instanceStatus: 'cancelled' })
  })

  it('publishes nothing of the draft when it is undone, also where the same change reached visitors in another field', async () => {
    const performance = await draftOf({ instanceStatus: 'cancelled' })
    const { undo } = await change(performance, { accessTypes: ['captioned'], instanceStatus: 'scheduled' })
    expect(await read(performance.id)).toMatchObject({ accessTypes: ['captioned'], instanceStatus: 'scheduled' })
    expect((await restore(performance, undo)).status).toBe(200)
    expect(await read(performance.id)).toMatchObject({ accessTypes: [], instanceStatus: 'scheduled' })
    expect(await newest(performance.id)).toMatchObject({ accessTypes: [], instanceStatus: 'cancelled' })
  })

  it('keeps the time from which the draft has moved it', async () => {
    const performance = await draftOf({ start: '2032-11-08T20:00:00.000Z' })
    const { previousStart } = await newest(performance.id)
    await change(performance, { instanceStatus: 'sold_out' })
    expect(await read(performance.id)).toMatchObject({ instanceStatus: 'sold_out', start: START })
    expect((await newest(performance.id)).previousStart).toBe(previousStart)
  })

  it('says of an announcement that it waits where the draft said so before and visitors see something else', async () => {
    const { id } = await draftOf({ instanceStatus: 'cancelled' })
    const asked = { choice: { ids: [id] }, outcome: { kind: 'cancelled' }, tenantId: world.a }
    const shown = await client().post<{ performances: { isLive: boolean; seen: string }[] }>(
      '/announcements/preview',
      asked,
    )
    expect(shown.body.performances).toMatchObject([{ isLive: false }])
    const announced = await client().post<{ drafts: number }>('/announcements', {
      messages: { en: 'We are sorry.' },
      outcome: asked.outcome,
      performances: [{ id, seen: shown.body.performances[0]!.seen }],
      tenantId: world.a,
    })
    expect(announced).toMatchObject({ status: 200, body: { drafts: 1 } })
    expect((await read(id)).instanceStatus).toBe('scheduled')
  })

  it('changes the dates of the event at which visitors see it', async () => {
    const other = await made('events', { title: 'The Winter’s Tale' })
    const { event, id } = await draftOf({ event: other })
    await change({ event: other, id }, { shiftMinutes: 24 * 60 })
    expect((await read(id)).start).toBe('2032-11-02T20:00:00.000Z')
    expect((await client().get(`/events/${event}`)).body).toMatchObject({ startDate: '2032-11-02T20:00:00.000Z' })
  })

  it('leaves a translation whose original the draft has changed marked as such', async () => {
    const performance = await draftOf({ note: 'Press night' })
    const states = async () => {
      const path = `/documents/event-instances/${performance.id}/translations?to=cy` as const
      const { texts } = (await client().get<{ texts: { path: string; state: string }[] }>(path)).body
      return texts.filter(({ path }) => path === 'note').map(({ state }) => state)
    }
    const save = (locale: string, note: string) =>
      client().patch(`/event-instances/${performance.id}?draft=true&locale=${locale}&fallback-locale=null`, { note })
    await save('cy', 'Noson y wasg')
    expect(await states()).toEqual(['done'])
    await save('en', 'Press night is cancelled')
    expect(await states()).toEqual(['changed'])
    await change(performance, { instanceStatus: 'sold_out' })
    expect((await read(performance.id)).instanceStatus).toBe('sold_out')
    expect(await states()).toEqual(['changed'])
  })
})
