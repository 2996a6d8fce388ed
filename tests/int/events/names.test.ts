import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { namePerformances } from '@/jobs/tasks/namePerformances'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const START = '2028-03-01T19:30:00.000Z'

/** What a performance is called in the lists of its editors, and where it is published, in each language of the site. */
async function names(id: string) {
  const read = async (language: string, draft: boolean) =>
    (
      await editor().get<{ title: string | null }>(
        `/event-instances/${id}?locale=${language}&fallback-locale=none&draft=${draft}`,
      )
    ).body.title
  return {
    cy: await read('cy', true),
    en: await read('en', true),
    live: { cy: await read('cy', false), en: await read('en', false) },
  }
}

/** As the screen for a new document makes one: an empty draft, which autosaves fill. */
async function madeByForm(type: 'event-instances' | 'events', data: object): Promise<string> {
  const made = await app.payload.create({ collection: type, data: { tenant: world.a } as never, draft: true })
  await autosave(type, made.id, data)
  return made.id
}

const autosave = async (type: string, id: string, data: object, language = 'en') => {
  const answer = await editor().patch(`/${type}/${id}?draft=true&autosave=true&locale=${language}`, data)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
}

const ENGLISH = 'Wed 1 Mar 2028, 19:30'

describe('the name of a performance', () => {
  it('is that of its event in each language, draft or published, made by hand or by a rule', async () => {
    const event = await madeByForm('events', { title: 'Hamlet' })
    await autosave('events', event, { title: 'Hamled' }, 'cy')
    const byHand = await madeByForm('event-instances', { event, start: START })
    const rule = {
      durationMinutes: null,
      except: [],
      from: '2028-03-01',
      times: ['14:00'],
      to: '2028-03-01',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }
    const { body } = await editor().post<{ ids: string[] }>(`/events/${event}/performances`, {
      rule,
      status: 'published',
    })
    expect(body.ids).toHaveLength(1)
    expect(await names(byHand)).toMatchObject({
      cy: expect.stringMatching(/^Hamled, .*Maw.*19:30/),
      en: `Hamlet, ${ENGLISH}`,
    })
    const byRule = { cy: expect.stringMatching(/^Hamled, .*Maw.*14:00/), en: 'Hamlet, Wed 1 Mar 2028, 14:00' }
    expect(await names(body.ids[0]!)).toEqual({ ...byRule, live: byRule })
  })

  it('is not changed in one language by saving in another', async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Lear' })
    const id = await create(app.payload, 'event-instances', {
      _status: 'published',
      event,
      start: START,
      tenant: world.a,
    })
    expect(await names(id)).toMatchObject({ cy: expect.stringMatching(/^Lear, .*Maw/), en: `Lear, ${ENGLISH}` })
    await editor().patch(`/events/${event}?locale=cy`, { title: 'Llŷr' })
    await autosave('event-instances', id, { note: 'Noson agoriadol' }, 'cy')
    await editor().patch(`/event-instances/${id}?locale=cy`, { _status: 'published', note: 'Noson agoriadol' })
    expect(await names(id)).toMatchObject({
      cy: expect.stringMatching(/^Llŷr, .*Maw/),
      en: `Lear, ${ENGLISH}`,
      live: { en: `Lear, ${ENGLISH}` },
    })
    await editor().patch(`/event-instances/${id}`, { _status: 'published', start: '2028-03-02T19:30:00.000Z' })
    expect(await names(id)).toMatchObject({
      cy: expect.stringMatching(/^Llŷr, .*2 Maw/),
      en: 'Lear, Thu 2 Mar 2028, 19:30',
    })
  })

  it('follows its event when that is called something else, by an autosave, at a set time or by a program', async () => {
    const event = await madeByForm('events', {})
    const id = await madeByForm('event-instances', { event, start: START })
    expect((await names(id)).en).toBe(`Performance, ${ENGLISH}`)
    await autosave('events', event, { title: 'Macbeth' })
    expect(await names(id)).toMatchObject({ cy: expect.stringMatching(/^Macbeth, /), en: `Macbeth, ${ENGLISH}` })
    await editor().patch(`/events/${event}`, { _status: 'published' })
    await editor().patch(`/event-instances/${id}`, { _status: 'published' })
    await autosave('events', event, { title: 'The Scottish play' })
    expect((await names(id)).en).toBe(`The Scottish play, ${ENGLISH}`)
    await app.payload.update({
      collection: 'events',
      data: { title: 'Macbeth again' },
      id: event,
      overrideAccess: true,
    })
    expect(await names(id)).toMatchObject({
      en: `Macbeth again, ${ENGLISH}`,
      live: { en: `Macbeth again, ${ENGLISH}` },
    })
    await editor().patch(`/event-instances/${id}?draft=true`, {
      event: await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Another' }),
    })
    expect(await names(id)).toMatchObject({ en: `Another, ${ENGLISH}`, live: { en: `Macbeth again, ${ENGLISH}` } })
  })

  it('a name that was stored wrong is mended with the next save of the performance, or of its event', async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Othello' })
    const [one, other] = [
      await create(app.payload, 'event-instances', { _status: 'published', event, start: START, tenant: world.a }),
      await create(app.payload, 'event-instances', { _status: 'published', event, start: START, tenant: world.a }),
    ]
    const spoil = async () => {
      await poolOf(app.payload).query(
        `update event_instances_locales set title = 'Performance, then' where _parent_id = any($1)`,
        [[one, other]],
      )
      await poolOf(app.payload).query(
        `update _event_instances_v_locales set version_title = 'Performance, then' where _parent_id in (select id from _event_instances_v where parent_id = any($1))`,
        [[one, other]],
      )
    }
    await spoil()
    await editor().patch(`/event-instances/${one}?draft=true&locale=cy`, { note: 'x' })
    expect(await names(one)).toMatchObject({
      cy: expect.stringMatching(/^Othello/),
      en: `Othello, ${ENGLISH}`,
      live: { cy: expect.stringMatching(/^Othello/), en: `Othello, ${ENGLISH}` },
    })
    expect((await names(other)).en).toBe('Performance, then')
    await editor().patch(`/events/${event}?draft=true`, { subtitle: 'A tragedy' })
    expect(await names(other)).toMatchObject({ en: `Othello, ${ENGLISH}`, live: { en: `Othello, ${ENGLISH}` } })
  })

  it('is what the server says, whatever a caller sends', async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Cymbeline' })
    const { body } = await editor().post<{ doc: { id: string; title: string } }>('/event-instances', {
      event,
      start: START,
      tenant: world.a,
      title: 'My own',
    })
    expect(body.doc.title).toBe(`Cymbeline, ${ENGLISH}`)
    const req = await createLocalReq({}, app.payload)
    // All languages at once is for programs of ours, and no language to the types.
    await app.payload.update({
      collection: 'event-instances',
      data: {},
      id: body.doc.id,
      locale: 'all' as 'en',
      overrideAccess: true,
      req,
    })
    expect(await names(body.doc.id)).toMatchObject({
      cy: expect.stringMatching(/^Cymbeline, /),
      en: `Cymbeline, ${ENGLISH}`,
    })
  })

  it('is there in a language that a site adds', async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.b, title: 'Oklahoma' })
    const id = await create(app.payload, 'event-instances', {
      _status: 'published',
      event,
      start: START,
      tenant: world.b,
    })
    expect(
      (await world.clients['owner-b']!.post(`/tenants/${world.b}/languages`, { languages: ['en', 'es'] })).status,
    ).toBe(200)
    const { rows } = await poolOf(app.payload).query<{ payload: { tenant: string } }>(
      `select payload from graphile_worker._private_jobs where key = 'namePerformances:' || $1`,
      [world.b],
    )
    for (const { payload } of rows) await namePerformances(app.payload, payload)
    const { body } = await world.clients['owner-b']!.get<{ title: string }>(
      `/event-instances/${id}?locale=es&fallback-locale=none&draft=true`,
    )
    expect(body.title).toMatch(/^Oklahoma, .*mar 2028/)
  })

  it('is found in its list by the name of its event', async () => {
    const found = await editor().get<{ docs: { title: string }[] }>(
      '/event-instances?draft=true&locale=cy&where[title][like]=Hamled',
    )
    expect([found.status, found.body.docs.length]).toEqual([200, 2])
    // An event without a title in a language is called as the site's own has it: nobody's name is a language's.
    expect(
      (await editor().get<{ docs: unknown[] }>('/event-instances?draft=true&locale=en&where[title][like]=Hamled')).body
        .docs,
    ).toEqual([])
  })
})
