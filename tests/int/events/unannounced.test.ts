import { createLocalReq, type Where } from 'payload'
import { eventFacts } from '@/components/document/EventRow/eventFacts'
import { filterNotOver } from '@/database/performances/ofEvents'
import { eventListCondition } from '@/lib/events/eventChoice'
import { findUnlinkedEvents } from '@/plugins/ticketing/operations/unlinkedEvents'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A } from '../site/support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const newEvent = (title: string, more: object = {}) =>
  create(app.payload, 'events', { _status: 'published', tenant: world.a, title, ...more })
const perform = (event: string, start: string, _status = 'published') =>
  create(app.payload, 'event-instances', { _status, event, start, tenant: world.a })
const page = async (path: string) => (await visit(app, A, path)).text
const datesOf = async (id: string, draft = false) => {
  const { endDate, startDate } = (await editor().get<Record<string, string | null>>(`/events/${id}?draft=${draft}`))
    .body
  return [startDate, endDate].map((moment) => moment?.slice(0, 10) ?? null)
}

describe('a performance that is not published yet', () => {
  it('is not told to visitors by the dates of its event, whatever is saved, until it is published', async () => {
    const event = await newEvent('The run')
    await perform(event, '2032-03-01T19:30:00.000Z')
    const secret = await perform(event, '2032-06-20T19:30:00.000Z', 'draft')
    const isTold = async () =>
      (await Promise.all(['/events', '/events/the-run'].map(page))).map((html) => /Jun 2032|2032-06-20/.test(html))
    expect([await isTold(), await datesOf(event)]).toEqual([
      [false, false],
      ['2032-03-01', '2032-03-01'],
    ])
    // Staff who change the event see all of them, and publish no date with it.
    await editor().patch(`/events/${event}?draft=true`, { summary: 'Changed' })
    expect(await datesOf(event, true)).toEqual(['2032-03-01', '2032-06-20'])
    const form = (await editor().get<Record<string, unknown>>(`/events/${event}?draft=true&depth=0`)).body
    const saved = await editor().patch(`/events/${event}`, {
      _status: 'published',
      endDate: form.endDate,
      startDate: form.startDate,
    })
    expect([saved.status, await isTold()]).toEqual([200, [false, false]])
    await editor().patch(`/events/${event}`, { subtitle: 'By a program' })
    expect([await isTold(), await datesOf(event)]).toEqual([
      [false, false],
      ['2032-03-01', '2032-03-01'],
    ])

    await editor().patch(`/event-instances/${secret}`, { _status: 'published' })
    expect([await isTold(), await datesOf(event)]).toEqual([
      [true, true],
      ['2032-03-01', '2032-06-20'],
    ])
    await editor().patch(`/event-instances/${secret}`, { _status: 'draft' })
    expect([await isTold(), await datesOf(event)]).toEqual([
      [false, false],
      ['2032-03-01', '2032-03-01'],
    ])
  })

  it('puts its event into no list of dates while it is the only one, and leaves dates that were typed', async () => {
    const event = await app.payload.create({
      collection: 'events',
      data: { tenant: world.a, title: 'To be announced' } as never,
      draft: true,
    })
    await perform(event.id, '2032-07-01T19:30:00.000Z', 'draft')
    expect(await datesOf(event.id, true)).toEqual(['2032-07-01', '2032-07-01'])
    await editor().patch(`/events/${event.id}`, { _status: 'published', startDate: '2032-07-01T19:30:00.000Z' })
    expect(await datesOf(event.id)).toEqual([null, null])

    const typed = await newEvent('Exhibition', {
      endDate: '2032-09-01T16:00:00.000Z',
      startDate: '2032-08-01T10:00:00.000Z',
    })
    await perform(typed, '2032-10-01T19:30:00.000Z', 'draft')
    await editor().patch(`/events/${typed}`, { _status: 'published', summary: 'Changed' })
    expect(await datesOf(typed)).toEqual(['2032-08-01', '2032-09-01'])
    expect(await page('/events/exhibition')).not.toMatch(/Oct 2032|2032-10-01/)
  })

  it('is among what staff know of an event whose published performances are over', async () => {
    const event = await newEvent('Returning')
    await perform(event, '2021-03-01T19:30:00.000Z')
    await perform(event, '2032-06-20T19:30:00.000Z', 'draft')
    const req = await createLocalReq({}, app.payload)
    const ids = [event]
    expect([...(await filterNotOver(req, ids))]).toEqual(ids)
    const user = await app.payload.findByID({ collection: 'users', depth: 0, id: world.users['editor-a']! })
    const signedIn = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
    const facts = (await eventFacts(signedIn, ids))[event]
    expect([facts?.start, facts?.end]).toEqual(['2021-03-01T19:30:00.000Z', '2032-06-20T19:30:00.000Z'])
    const own = (await findUnlinkedEvents(req, world.a, { defaultLanguage: 'en', timezone: 'UTC' })).find(
      ({ id }) => id === event,
    )
    expect(own).toMatchObject({ firstDay: '2021-03-01', lastDay: '2032-06-20' })
    const found = async (when: 'coming' | 'past') => {
      const where = eventListCondition((name) => (name === 'when' ? when : undefined), new Date().toISOString())
      const { docs } = await app.payload.find({
        collection: 'events',
        where: { and: [{ id: { in: ids } }, where as Where] },
      })
      return docs.length
    }
    expect([await found('coming'), await found('past')]).toEqual([1, 0])
    expect(await page('/events')).not.toContain('Returning')
  })
})
