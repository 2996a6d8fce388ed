import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() =>
  poolOf(app.payload).query(
    'truncate events, event_instances, venues, seasons cascade; delete from rate_limits; delete from csv_imports',
  ),
)

interface Row {
  line: number
  state: string
  title: string
  words: string[]
}

interface Done {
  changed: number
  created: number
  error: string
  id: string
  leftOut: number
}

interface Doc {
  id: string
  _status: string
  [field: string]: unknown
}

const client = (name = 'editor-a') => world.clients[name]!
const preview = (text: string, more: object = {}, name?: string) =>
  client(name).post<{ error: string; rows: Row[]; stand: string }>('/imports/events/preview', {
    tenantId: world.a,
    text,
    ...more,
  })
const rowsOf = async (text: string, more?: object) => (await preview(text, more)).body.rows

/** Imports what was previewed. */
async function run(text: string, more: object = {}, name?: string) {
  const { stand } = (await preview(text, more, name)).body
  return client(name).post<Done>('/imports/events/run', { stand, tenantId: world.a, text, ...more })
}

const undo = (id: string) =>
  client().post<{ kept: { reason: string; title: string }[]; undone: number }>(`/imports/${id}/undo`, {})
const stored = async (type: string, query = 'draft=true') =>
  (
    await client().get<{ docs: Doc[] }>(
      `/${type}?${query}&depth=0&limit=100&sort=${type === 'events' ? 'createdAt' : 'start'}`,
    )
  ).body.docs
const venue = (name: string, timezone?: string) =>
  create(app.payload, 'venues', { _status: 'published', name, tenant: world.a, ...(timezone && { timezone }) })

const SEASON =
  'Title,Subtitle,Date,Time,Venue,Note\nLear,A tragedy,2027-03-01,19:30,Main House,Preview\nLear,,2027-03-02,7:30 pm,Main House,Press night\nHamlet,,02.04.2027,20:00,Studio,\n'

describe('events from CSV', () => {
  it('says of each line what becomes of it, and writes nothing', async () => {
    await venue('Main House', 'America/New_York')
    await venue('Studio', 'Europe/London')
    const rows = await rowsOf(SEASON)
    expect(rows.map(({ state, title, words }) => [state, title, words])).toEqual([
      ['new', 'Lear, Mon 1 Mar 2027, 19:30', ['New event']],
      ['new', 'Lear, Tue 2 Mar 2027, 19:30', []],
      ['new', 'Hamlet, Fri 2 Apr 2027, 20:00', ['New event']],
    ])
    expect([await stored('events'), await stored('event-instances')]).toEqual([[], []])
  })

  it('makes each event once with all of its performances, on the clock of its venue', async () => {
    const [house, studio] = [await venue('Main House', 'America/New_York'), await venue('Studio', 'Europe/London')]
    expect((await run(SEASON)).body).toMatchObject({ changed: 0, created: 3, leftOut: 0 })
    const events = await stored('events')
    expect(
      events.map(({ _status, slug, subtitle, title, venue: at }) => [title, slug, subtitle ?? null, at, _status]),
    ).toEqual([
      ['Lear', 'lear', 'A tragedy', house, 'draft'],
      ['Hamlet', 'hamlet', null, studio, 'draft'],
    ])
    expect(events.map(({ endDate, startDate }) => [startDate, endDate])).toEqual([
      ['2027-03-02T00:30:00.000Z', '2027-03-03T00:30:00.000Z'],
      ['2027-04-02T19:00:00.000Z', '2027-04-02T19:00:00.000Z'],
    ])
    const [lear, hamlet] = events.map(({ id }) => id)
    // They are where their event is, and go along when it moves.
    expect(
      (await stored('event-instances')).map(({ note, event, start, start_tz, venue: at }) => [
        event,
        start,
        start_tz,
        at ?? null,
        note ?? null,
      ]),
    ).toEqual([
      [lear, '2027-03-02T00:30:00.000Z', 'America/New_York', null, 'Preview'],
      [lear, '2027-03-03T00:30:00.000Z', 'America/New_York', null, 'Press night'],
      [hamlet, '2027-04-02T19:00:00.000Z', 'Europe/London', null, null],
    ])
  })

  it('changes nothing when the same file comes again, and only what differs when it was edited', async () => {
    await venue('Main House')
    await venue('Studio')
    await run(SEASON)
    expect((await rowsOf(SEASON)).map(({ state }) => state)).toEqual(['unchanged', 'unchanged', 'unchanged'])
    expect((await run(SEASON)).status).toBe(422)
    const edited = SEASON.replace('Press night', 'Schools').replace('A tragedy', 'By Shakespeare')
    expect((await rowsOf(edited)).map(({ state, words }) => [state, words])).toEqual([
      ['changed', ['Subtitle: A tragedy → By Shakespeare']],
      ['changed', ['Note: Press night → Schools']],
      ['unchanged', []],
    ])
    expect((await run(edited)).body).toMatchObject({ changed: 2, created: 0 })
    expect((await stored('events')).map(({ subtitle }) => subtitle ?? null)).toEqual(['By Shakespeare', null])
    expect((await stored('event-instances')).map(({ note }) => note ?? null)).toEqual(['Preview', 'Schools', null])
    // Performances are called after their event in every language, and it lasts as long as they do.
    const named = (
      await client().get<{ docs: { title: Record<string, string> }[] }>(
        '/event-instances?draft=true&depth=0&locale=all&sort=start',
      )
    ).body.docs
    expect(named.map(({ title }) => title.en)).toEqual([
      'Lear, Mon 1 Mar 2027, 19:30',
      'Lear, Tue 2 Mar 2027, 19:30',
      'Hamlet, Fri 2 Apr 2027, 20:00',
    ])
  })

  it('takes a line without a day for the event, and another venue for a performance alone', async () => {
    const [house, studio] = [await venue('Main House'), await venue('Studio')]
    await run(
      'Title,Date,Time,Venue,State,Access performance\nLear,,,Main House,Postponed,\nLear,2027-03-01,19:30,,,\nLear,2027-03-02,14:00,Studio,Sold out,"Captioned, Relaxed"',
    )
    expect((await stored('events')).map(({ eventStatus, venue: at }) => [eventStatus, at])).toEqual([
      ['postponed', house],
    ])
    expect(
      (await stored('event-instances')).map(({ accessTypes, instanceStatus, venue: at }) => [
        at ?? null,
        instanceStatus,
        accessTypes ?? [],
      ]),
    ).toEqual([
      [null, 'scheduled', []],
      [studio, 'sold_out', ['captioned', 'relaxed']],
    ])
  })

  it('says in which line what is wrong, and imports the others', async () => {
    await venue('Main House')
    await create(app.payload, 'venues', { name: 'Hall', tenant: world.a })
    await create(app.payload, 'venues', { name: 'Hall', tenant: world.a })
    await create(app.payload, 'venues', { name: 'Elsewhere', tenant: world.b })
    const text = [
      'Title,Subtitle,Date,Time,End,Venue',
      'A,One,2027-02-30,19:30,,',
      'A,One,2027-03-01,25:00,,',
      'A,One,2027-03-01,,,',
      'A,One,03/04/2027,19:30,,',
      'A,One,2027-03-01,19:30,2027-02-01 10:00,',
      'A,One,2027-03-01,19:30,,Hall',
      'A,One,2027-03-01,19:30,,Elsewhere',
      'A,One,2027-03-01,19:30,22:00,Main House',
      'A,Two,2027-03-02,19:30,,',
      'A,,2027-03-01,19:30,,',
      ',,2027-03-01,19:30,,',
    ].join('\n')
    expect((await rowsOf(text)).map(({ state, words }) => [state, words[0]])).toEqual([
      ['problem', 'Date: is not a date. For example: 20/11/2027'],
      ['problem', 'Time: is not a time of day. For example: 19:30'],
      ['problem', 'Time: is missing'],
      ['problem', expect.stringContaining('could be two days')],
      ['problem', 'End: is before it begins'],
      ['problem', 'Venue: is the name of several'],
      ['problem', 'Venue: is not on this site'],
      ['new', 'New event'],
      ['problem', 'Subtitle differs from line 9.'],
      ['problem', 'The same as line 9.'],
      ['problem', 'This row has no title.'],
    ])
    expect((await run(text)).body).toMatchObject({ created: 1, leftOut: 10 })
    expect((await stored('event-instances')).map(({ end, start }) => [start, end])).toEqual([
      ['2027-03-01T19:30:00.000Z', '2027-03-01T22:00:00.000Z'],
    ])
  })

  it('finds events by id, by slug and by title, of that site alone', async () => {
    const mine = await create(app.payload, 'events', { tenant: world.a, title: 'Lear' })
    await create(app.payload, 'events', { tenant: world.a, title: 'Lear' })
    const theirs = await create(app.payload, 'events', { tenant: world.b, title: 'Hamlet' })
    const rows = await rowsOf(
      `ID,Slug,Title,Date,Time\n${mine},,,2027-03-01,19:30\n,lear-2,,2027-03-01,19:30\n,,Lear,2027-03-01,19:30\n${theirs},,,2027-03-01,19:30\n,,Hamlet,2027-03-01,19:30`,
    )
    expect(rows.map(({ state, words }) => [state, words[0] ?? null])).toEqual([
      ['new', null],
      ['new', null],
      ['problem', 'Several have this name. Add a column “ID” to identify the right one.'],
      ['problem', 'This site has nothing with this ID.'],
      ['new', 'New event'],
    ])
  })

  it('tells what shares its venue and time, and what the clocks do', async () => {
    const house = await venue('Main House', 'Europe/London')
    const lear = await create(app.payload, 'events', { tenant: world.a, title: 'Lear', venue: house })
    await create(app.payload, 'event-instances', {
      end: '2027-03-01T22:00:00.000Z',
      event: lear,
      start: '2027-03-01T19:00:00.000Z',
      tenant: world.a,
    })
    const rows = await rowsOf(
      'Title,Date,Time,Venue\nHamlet,2027-03-01,20:00,Main House\nHamlet,2027-03-28,01:30,Main House\nHamlet,2027-10-31,01:30,Main House\nLear,2027-10-31,01:30,\nLear,2027-11-01,01:30,',
    )
    expect(rows.map(({ words }) => words.at(-1)?.replace(/[\u2066-\u2069]/g, '') ?? null)).toEqual([
      'Same venue and time as Lear, Mon 1 Mar 2027, 19:00.',
      expect.stringContaining('skipped by the clocks'),
      expect.stringContaining('twice'),
      'Same venue and time as line 4.',
      null,
    ])
    expect(rows.map(({ state }) => state)).toEqual(['new', 'problem', 'new', 'new', 'new'])
  })

  it.each([
    [
      'The Events Calendar',
      'Event Name,Event Excerpt,Event Venue Name,Event Start Date,Event Start Time,Event End Date,Event End Time,Event Cost,Event Website\n' +
        'Lear,A king,Main House,2027-11-20,19:30:00,2027-11-20,22:00:00,£12,https://tickets.example/lear',
    ],
    ['Spektrix', 'Event,Venue,Instance Start,Event Cost\nLear,Main House,20/11/2027 19:30 - 22:00,£12'],
    [
      'Eventbrite',
      'Event name,Venue name,Start Date & Time,End Date & Time\nLear,Main House,"November 20, 2027 7:30 PM","November 20, 2027 10:00 PM"',
    ],
    ['Excel in German', 'sep=;\nTitel;Ort;Datum;Uhrzeit\nLear;Main House;Sa., 20. Nov. 2027;19.30 Uhr bis 22 Uhr'],
    ['Excel in Welsh', 'Tymor 2027\n\nTeitl,Lleoliad,Dyddiad,Amser\nLear,Main House,20 Tachwedd 2027,19:30 - 22:00'],
    ['Excel', 'Event Name\tVenue Name\tDate\tTime\nLear\tMain\u00a0House\t20-Nov-27\t1930-2200'],
    ['a program', 'title,venue,date,end\nLear,Main  House,2027-11-20T19:30:00Z,2027-11-20T23:00:00+01:00'],
  ])('reads the export of %s without help', async (_, text) => {
    const house = await venue('Main House', 'Europe/London')
    expect((await run(text)).body).toMatchObject({ created: 1, leftOut: 0 })
    expect((await stored('events')).map(({ title }) => title)).toEqual(['Lear'])
    const [performance] = await stored('event-instances')
    expect([performance?.start, performance?.end]).toEqual(['2027-11-20T19:30:00.000Z', '2027-11-20T22:00:00.000Z'])
    expect((await stored('events'))[0]?.venue).toBe(house)
  })

  it('makes no second event for a title that differs in its spaces', async () => {
    const swan = await create(app.payload, 'events', { tenant: world.a, title: 'Swan  Lake' })
    const carmen = await create(app.payload, 'events', { tenant: world.a, title: 'Carmen' })
    const text =
      'Title,Date,Time\nSwan  Lake,2027-03-01,19:30\n"Carmen\u00a0",2027-03-01,19:30\nThe \u00a0Nose,2027-03-01,19:30\nThe Nose,2027-03-02,19:30'
    expect((await run(text)).body).toMatchObject({ leftOut: 0 })
    expect((await stored('events')).map(({ id, title }) => [id, title])).toEqual([
      [swan, 'Swan  Lake'],
      [carmen, 'Carmen'],
      [expect.any(String), 'The Nose'],
    ])
  })

  it.each([
    ['capitals', "SINGIN' IN THE RAIN – LIVE"],
    ['typographic signs', 'Singin’ in the Rain — live'],
    ['HTML entities', 'Singin&#8217; in the Rain &ndash; Live'],
  ])('makes no second event, nor another title, for one in %s, however often it comes', async (_, title) => {
    const own = await create(app.payload, 'events', { tenant: world.a, title: "Singin' in the Rain - Live" })
    const text = `Title,Date,Time\n${title},2027-03-01,19:30`
    expect((await run(text)).body).toMatchObject({ created: 1, leftOut: 0 })
    expect((await stored('events')).map((one) => [one.id, one.title])).toEqual([[own, "Singin' in the Rain - Live"]])
    expect((await rowsOf(text)).map(({ state }) => state)).toEqual(['unchanged'])
    // A line that names the event otherwise may correct its title.
    expect((await rowsOf(`ID,Title\n${own},${title}`)).map(({ state }) => state)).toEqual(['changed'])
  })

  it('tells apart events that are spelled exactly so, and asks which of two is meant', async () => {
    for (const title of ['Dance', 'DANCE']) await create(app.payload, 'events', { tenant: world.a, title })
    const rows = await rowsOf('Title,Date,Time\nDANCE,2027-03-01,19:30\ndance,2027-03-01,19:30')
    expect(rows.map(({ state }) => state)).toEqual(['new', 'problem'])
  })

  it('finds a venue in another spelling, and takes lines that spell a new title differently for one event', async () => {
    const house = await venue('St David’s Hall')
    const text =
      "Title,Date,Time,Venue\nCarmen,2027-03-01,19:30,st david's hall\nCARMEN,2027-03-02,19:30,ST DAVID’S HALL"
    expect((await run(text)).body).toMatchObject({ created: 2, leftOut: 0 })
    expect((await stored('events')).map(({ title, venue: at }) => [title, at])).toEqual([['Carmen', house]])
  })

  it('reads the HTML in the exports of websites as people do, and keeps what is none', async () => {
    const text =
      'Title,Summary,Subtitle,Price\nRomeo &amp; Juliet,"<p>A <strong>tragedy</strong> &lt;in&gt; five acts.</p><p class=""last"">By R&D &mdash; I <3 it<br />twice</p>",a < b > c &copy,&pound;12'
    await run(text)
    const [event] = await stored('events')
    expect([event?.title, event?.summary, event?.subtitle, event?.priceText]).toEqual([
      'Romeo & Juliet',
      'A tragedy <in> five acts.\nBy R&D — I <3 it\ntwice',
      'a < b > c &copy',
      '£12',
    ])
  })

  it('reads a day that could be two as is usual on the site, and says how', async () => {
    const setFormat = (format: string) =>
      poolOf(app.payload).query('update tenants set date_time_formats_date_format = $1 where id = $2', [
        format,
        world.a,
      ])
    const text = 'Title,Date,Time\nLear,03/04/2027,19:30'
    await setFormat('DD/MM/YYYY')
    const [row] = await rowsOf(text)
    await setFormat('MM/DD/YYYY')
    expect([row?.state, row?.words]).toEqual(['new', expect.arrayContaining(['Read as 3 Apr 2027.'])])
    // The site has not chosen this format, which is not usual in its country.
    expect((await rowsOf(text))[0]?.state).toBe('problem')
  })

  it('is taken back without a trace: performances before their events', async () => {
    await venue('Main House')
    await venue('Studio')
    const old = await create(app.payload, 'events', {
      startDate: '2027-05-01T10:00:00.000Z',
      tenant: world.a,
      title: 'Exhibition',
    })
    const before = (await stored('events'))[0]
    for (const isPublish of [false, true]) {
      const { id } = (await run(`${SEASON}Exhibition,,2027-06-01,10:00,,\n`, { isPublish })).body
      expect((await stored('event-instances')).length).toBe(4)
      expect((await undo(id)).body).toEqual({ kept: [], undone: 6 })
      expect((await stored('events')).map((one) => [one.id, one.title, one.startDate])).toEqual([
        [old, 'Exhibition', before!.startDate],
      ])
      expect(await stored('event-instances')).toEqual([])
    }
  })

  it('publishes events with their performances when asked', async () => {
    await venue('Main House')
    await venue('Studio')
    await run(SEASON, { isPublish: true })
    expect([...(await stored('events')), ...(await stored('event-instances'))].map(({ _status }) => _status)).toEqual(
      Array.from({ length: 5 }, () => 'published'),
    )
  })

  it('is for whoever may write events, and leaves alone what somebody is editing', async () => {
    await venue('Main House')
    await venue('Studio')
    await run(SEASON)
    for (const [name, status] of [
      ['viewer-a', 403],
      ['editor-b', 404],
      ['stranger', 404],
    ] as const)
      expect([name, (await preview(SEASON, {}, name)).status]).toEqual([name, status])
    const [first] = await stored('event-instances')
    await app.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'event-instances', value: first!.id },
        user: { relationTo: 'users', value: world.users['owner-a'] },
      },
    })
    const rows = await rowsOf(SEASON.replace('Preview', 'First night'))
    expect(rows.map(({ state, words }) => [state, words[0] ?? null])).toEqual([
      ['problem', expect.stringContaining('owner-a')],
      ['unchanged', null],
      ['unchanged', null],
    ])
  })
})
