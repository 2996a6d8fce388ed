import { poolOf } from '@/database/connections'
import { startServices } from '@/jobs/worker/startServices'
import { readBoxOffice } from '@/plugins/ticketing/demo/store'
import type { BoxOfficeShown } from '@/plugins/ticketing/demo/shownBoxOffice'
import type { TestApp } from '@tests/support/boot'
import { signIn, type Client } from '@tests/support/client'
import { doJobs, type Run } from '../ticketing/support'

const PATH = '/ticketing/demo/box-office'
let app: TestApp
let riverside: string
let harbour: string
let owner: Client
let end: () => Promise<void>

const read = async (client = owner) => (await client.get<BoxOfficeShown>(`${PATH}?tenant=${riverside}`)).body
const change = (body: object, client = owner) =>
  client.post<BoxOfficeShown & { errors?: { message: string; path?: string }[] }>(`${PATH}/change`, {
    tenant: riverside,
    ...body,
  })
const runs = async () =>
  (await owner.get<{ docs: Run[] }>(`/ticketing/runs?tenant=${riverside}&provider=spektrix`)).body.docs
const count = async (collection: 'event-instances' | 'events') =>
  (await app.payload.count({ collection, overrideAccess: true, where: { tenant: { equals: riverside } } })).totalDocs

async function sync(): Promise<Run> {
  const { status } = await owner.post('/ticketing/spektrix/sync', { tenant: riverside })
  expect(status).toBe(202)
  await doJobs({ app })
  return (await runs())[0]!
}

const performancesOf = async (event: string) =>
  (
    await owner.get<{
      docs: {
        bookingLinkURL: string | null
        instanceStatus: string
        start: string
        ticketing: { externalId: string | null }
      }[]
    }>(`/event-instances?depth=0&limit=100&sort=start&where[event][equals]=${event}`)
  ).body.docs

/** @param given the application with the demo, booted with a port for its box office */
export function describeBoxOffice(given: () => TestApp): void {
  describe('Demo box office', () => {
    beforeAll(async () => {
      app = given()
      const { docs } = await app.payload.find({ collection: 'tenants', depth: 0, overrideAccess: true })
      riverside = docs.find(({ slug }) => slug === 'riverside')!.id
      harbour = docs.find(({ slug }) => slug === 'harbour')!.id
      owner = await signIn(app, 'owner@riverside.test')
      end = await startServices(app.payload)
    })
    afterAll(() => end())

    it('is connected with Riverside from the start, and the first sync comes by itself', async () => {
      const { body } = await owner.get<{ connected: boolean; fields: object }>(
        `/ticketing/spektrix/connection?tenant=${riverside}`,
      )
      expect(body).toMatchObject({ connected: true, fields: { clientName: 'demo-box-office' } })
      await doJobs({ app })
      const [first, ...others] = await runs()
      expect(others).toEqual([])
      expect(first).toMatchObject({
        counts: { created: 0, failed: 0, held: 0, removed: 0 },
        problems: [],
        status: 'done',
      })
      console.log(`FIGURE demo box office, first sync: ${JSON.stringify(first!.counts)}`)
      expect(first!.counts.updated).toBeGreaterThan(10)
      // The demo has the numbers that it always had.
      expect([await count('events'), await count('event-instances')]).toEqual([60, 300])
    })

    it('has some events that the site follows, and a few that wait to be brought in', async () => {
      const { connected, events, venues } = await read()
      const followed = events.filter(({ document }) => document)
      expect([connected, followed.length, events.length - followed.length]).toEqual([true, 8, 5])
      expect(events.every(({ performances, venue }) => performances.length > 0 && venues.includes(venue))).toBe(true)
      expect(followed.every(({ document }) => document?.address?.includes('riverside.localhost'))).toBe(true)
      const { body } = await owner.post<{ run: Run }>('/ticketing/spektrix/import', { all: true, tenant: riverside })
      await doJobs({ app })
      const run = (await owner.get<Run>(`/ticketing/runs/${body.run.id}`)).body
      expect(run.counts.events).toMatchObject({ created: 5, failed: 0 })
      await owner.post(`/ticketing/runs/${body.run.id}/undo`, {})
    })

    it('sells what somebody changes there, and the website follows with the next sync', async () => {
      const {
        document,
        number: event,
        performances,
      } = (await read()).events.find((one) => one.document && one.performances.length > 2)!
      const [first, second, third] = performances
      expect((await change({ action: 'cancel', performance: first!.number })).status).toBe(200)
      await change({ action: 'move', performance: second!.number, start: `${second!.start.slice(0, 10)}T11:15` })
      await change({ action: 'remove', performance: third!.number })
      const before = (await performancesOf(document!.id)).length
      await change({ action: 'addPerformance', event, start: `${performances.at(-1)!.start.slice(0, 10)}T23:45` })
      const run = await sync()
      expect(run).toMatchObject({
        counts: { instances: { created: 1, failed: 0, removed: 1, updated: 2 } },
        status: 'done',
      })
      const after = await performancesOf(document!.id)
      expect(after).toHaveLength(before)
      expect(after.filter(({ instanceStatus }) => instanceStatus === 'cancelled')).toHaveLength(1)
      expect(after.some(({ start }) => /T(10|11):15:00/.test(start))).toBe(true)
      expect(await sync()).toMatchObject({ counts: { created: 0, removed: 0, updated: 0 }, status: 'done' })
    })

    it('sells out, and has the site ask for its seats at once', async () => {
      const { performances } = (await read()).events.find(({ document }) => document)!
      const { body } = await change({ action: 'sellOut', performance: performances[0]!.number })
      expect(
        body.events.flatMap((event) => event.performances).find(({ number }) => number === performances[0]!.number),
      ).toMatchObject({ isSoldOut: true })
      const jobs = await poolOf(app.payload).query<{ payload: unknown }>(
        "select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id where j.task_identifier = 'checkSoldOut'",
      )
      expect(jobs.rows).toEqual([{ payload: { provider: 'spektrix', tenant: riverside } }])
      await change({ action: 'putOnSale', performance: performances[0]!.number })
    })

    it('keeps what was changed when its process ends, and sells the first programme again when asked to', async () => {
      const before = await readBoxOffice(app.payload)
      await end()
      expect(
        (await owner.post<{ connected: boolean }>('/ticketing/spektrix/check', { tenant: riverside })).body.connected,
      ).toBe(false)
      end = await startServices(app.payload)
      expect(
        (await owner.post<{ connected: boolean }>('/ticketing/spektrix/check', { tenant: riverside })).body.connected,
      ).toBe(true)
      expect(await readBoxOffice(app.payload)).toEqual(before)
      const { body } = await owner.post<BoxOfficeShown>(`${PATH}/reset`, { tenant: riverside })
      expect(
        body.events.flatMap(({ performances }) => performances).filter(({ isCancelled }) => isCancelled),
      ).toHaveLength(
        before!.first.events.flatMap(({ instances }) => instances).filter(({ isCancelled }) => isCancelled).length,
      )
      const run = await sync()
      expect(run).toMatchObject({ counts: { failed: 0 }, status: 'done' })
      expect(run.counts.removed).toBe(1)
    })

    it('loses no change of several people at once, and never gives a number again', async () => {
      const { events, venues } = await read()
      const names = Array.from({ length: 6 }, (_, index) => `Late addition ${index}`)
      await Promise.all(
        names.map((name) => change({ action: 'addEvent', name, start: '2031-05-01T20:00', venue: venues[0] })),
      )
      const added = (await read()).events.filter(({ name }) => names.includes(name))
      expect(added.map(({ name }) => name).sort()).toEqual(names)
      const last = Math.max(...added.map(({ number }) => number))
      await change({ action: 'removeEvent', event: last })
      const { body } = await change({
        action: 'addEvent',
        name: 'One more',
        start: '2031-05-01T20:00',
        venue: venues[0],
      })
      expect(body.events.find(({ name }) => name === 'One more')!.number).toBeGreaterThan(last)
      expect(body.events.length).toBe(events.length + names.length)
    })

    it.each([
      [
        'a time that is over',
        { action: 'addEvent', name: 'Too late', start: '2020-01-01T20:00' },
        'Choose a day and a time in the future.',
        'start',
      ],
      [
        'a day that does not exist',
        { action: 'addEvent', name: 'Never', start: '2031-02-30T20:00' },
        'Choose a day and a time in the future.',
        'start',
      ],
      ['no name', { action: 'addEvent', name: '  ', start: '2031-02-20T20:00' }, 'Enter a name.', 'name'],
      [
        'a performance that it does not have',
        { action: 'cancel', performance: 1 },
        'The box office no longer has this. Reload to see what it sells.',
        undefined,
      ],
    ])('refuses %s in a sentence', async (_, body, message, path) => {
      const refused = await change({ ...body, venue: (await read()).venues[0] })
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toEqual([{ message, ...(path && { path }) }])
    })

    it('is for those of Riverside who set up apps or manage events, and for the provider', async () => {
      const status = async (email: string, tenant = riverside) =>
        (await (await signIn(app, email)).get(`${PATH}?tenant=${tenant}`)).status
      expect([
        await status('admin@riverside.test'),
        await status('editor@riverside.test'),
        await status('super@callboard.test'),
      ]).toEqual([200, 200, 200])
      expect([await status('viewer@riverside.test'), await status('marketing@riverside.test')]).toEqual([403, 403])
      expect([
        await status('owner@harbour.test'),
        await status('owner@lantern.test'),
        await status('owner@harbour.test', harbour),
      ]).toEqual([404, 404, 404])
      const [viewer, editor, neighbour] = await Promise.all(
        ['viewer@riverside.test', 'editor@riverside.test', 'owner@harbour.test'].map((email) => signIn(app, email)),
      )
      const { number } = (await read()).events[0]!.performances[0]!
      expect((await change({ action: 'cancel', performance: number }, viewer)).status).toBe(403)
      expect((await change({ action: 'cancel', performance: number }, neighbour)).status).toBe(404)
      expect((await change({ action: 'cancel', performance: number }, editor)).status).toBe(200)
      expect((await editor!.post(`${PATH}/connect`, { tenant: riverside })).status).toBe(403)
      expect((await viewer!.post(`${PATH}/reset`, { tenant: riverside })).status).toBe(403)
    })

    it('is connected again by one call', async () => {
      await owner.post('/ticketing/spektrix/disconnect', { tenant: riverside })
      expect((await read()).connected).toBe(false)
      const { body, status } = await owner.post<BoxOfficeShown>(`${PATH}/connect`, { tenant: riverside })
      expect([status, body.connected]).toEqual([200, true])
    })
  })
}
