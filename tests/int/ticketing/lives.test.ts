import { poolOf } from '@/database/connections'
import { plainText } from '@/lib/content/plainText'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { cancelInstance, moveInstance, renameEvent } from '@/plugins/ticketing/demo/season'
import { visit } from '@tests/support/visitor'
import { expireMinuteLimits } from '@tests/support/passMinute'
import { create } from '@tests/support/world'
import {
  betweenPlanAndWrite,
  bringInOne,
  live,
  lock,
  newest,
  NO_RUBBISH,
  open,
  publish,
  rubbish,
  save,
  unlock,
  type Followed,
} from './people.support'
import { connect, editor, owner, performancesOf, soon, startStage, sync, type Run, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
})
beforeEach(() => expireMinuteLimits(stage.app))
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const rename = ({ there }: Followed, name: string) => renameEvent(stage.season, there.number, name)
const syncEvent = async ({ id }: Followed): Promise<Run> =>
  (await editor(stage).post<{ run: Run }>(`/ticketing/events/${id}/sync`, {})).body.run
const planEvent = async ({ id }: Followed) =>
  (
    await owner(stage).post<{
      held: { field: string | null; reason: string; title: string }[]
      update: { id?: string; title: string; write: string }[]
    }>(`/ticketing/events/${id}/plan`, {})
  ).body
const follow = async (syncToPublished: boolean) => {
  const { body, status } = await owner(stage).patch(`/ticketing/spektrix/map`, {
    syncToPublished,
    tenant: stage.world.a,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

describe('an event that was published', () => {
  it('is followed live, with its performances', async () => {
    const event = await bringInOne(stage, 'Lear')
    const performances = await publish(stage, event)
    rename(event, 'King Lear')
    moveInstance(stage.season, event.there.instances[0]!.number, soon(10, '18:00:00'))
    expect((await sync(stage)).counts).toMatchObject({ held: 0, updated: 2 })
    expect(await live(stage, event.id)).toMatchObject({ _status: 'published', slug: 'king-lear', title: 'King Lear' })
    const { headers, status } = await visit(stage.app, 'a.localhost:3000', '/events/lear')
    expect([status, headers.get('Location')]).toEqual([301, '/events/king-lear'])
    expect((await live(stage, performances[0]!.id, 'event-instances')).start).toBe(
      (await performancesOf(stage, event.id))[0]!.start,
    )
    expect((await performancesOf(stage, event.id)).map(({ _status }) => _status)).toEqual([
      'published',
      'published',
      'published',
    ])
  })

  it('keeps the headings, tables and lists of its description, and nothing that could not be published', async () => {
    const event = await bringInOne(stage, 'Pericles')
    await publish(stage, event)
    event.there.description =
      '<h2>Prices</h2><table><tr><td>Seat</td><td>Price</td></tr><tr><td rowspan="2">Stalls</td><td>£20</td></tr><tr><td>£15</td></tr></table>' +
      '<ul><li>Bar</li></ul><div>Line</div><div><a href="Terms.doc">Terms</a> <a href="mailto:box@example.org">Write</a><img src="https://x.org/a.jpg"></div>'
    expect((await sync(stage)).counts).toMatchObject({ held: 0, updated: 1 })
    const { description } = await live(stage, event.id)
    const nodes = (description as { root: { children: { type: string }[] } }).root.children
    expect(nodes.map(({ type }) => type)).toEqual(['heading', 'table', 'list', 'paragraph', 'paragraph'])
    expect(plainText(description)).toBe('Prices\nSeat · Price\nStalls · £20\nStalls · £15\nBar\nLine\nTerms Write')
    expect(JSON.stringify(description).match(/"url":"[^"]*"/g)).toEqual(['"url":"mailto:box@example.org"'])
    expect((await sync(stage)).counts).toMatchObject({ held: 0, updated: 0 })
    expect((await editor(stage).patch(`/events/${event.id}`, { description })).status).toBe(200)
  })

  it('is published at the time that was set for it, and followed live from then on', async () => {
    const event = await bringInOne(stage, 'Richard')
    await stage.app.payload.jobs.queue({
      input: {
        doc: { relationTo: 'events', value: event.id },
        type: 'publish',
        user: { relationTo: 'users', value: stage.world.users['owner-a'] },
      } as never,
      overrideAccess: true,
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1000),
    })
    rename(event, 'Richard II')
    await sync(stage)
    expect(await newest(stage, event.id)).toMatchObject({ _status: 'draft', title: 'Richard II' })
    await publishScheduled(stage.app.payload)
    expect(await live(stage, event.id)).toMatchObject({ _status: 'published', title: 'Richard II' })
    rename(event, 'Richard III')
    await sync(stage)
    expect(await live(stage, event.id)).toMatchObject({ _status: 'published', title: 'Richard III' })
  })

  it('keeps a draft of its staff a draft, with what they wrote', async () => {
    const event = await bringInOne(stage, 'Othello')
    await publish(stage, event)
    await editor(stage).patch(`/events/${event.id}?draft=true`, { summary: 'Not yet announced' })
    rename(event, 'Othello, the Moor')
    await sync(stage)
    expect(await live(stage, event.id)).toMatchObject({ _status: 'published', summary: 'To be', title: 'Othello' })
    expect(await newest(stage, event.id)).toMatchObject({
      _status: 'draft',
      summary: 'Not yet announced',
      title: 'Othello, the Moor',
    })
  })

  it('tells visitors that a performance is cancelled although its staff have begun to change something else', async () => {
    const event = await bringInOne(stage, 'Coriolanus')
    const performances = await publish(stage, event)
    const [first, second] = performances.map(({ id }) => id) as [string, string]
    await editor(stage).patch(`/event-instances/${first}?draft=true&autosave=true`, { note: 'Not told yet' })
    await editor(stage).patch(`/event-instances/${second}?draft=true`, { instanceStatus: 'postponed' })
    const states = async (id: string) => {
      const [seen, draft] = [await live(stage, id, 'event-instances'), await newest(stage, id, 'event-instances')]
      return [seen.instanceStatus, seen.note ?? null, draft._status, draft.instanceStatus, draft.note ?? null]
    }
    for (const { number } of event.there.instances.slice(0, 2)) cancelInstance(stage.season, number)
    expect((await planEvent(event)).update).toContainEqual(expect.objectContaining({ id: first, write: 'ahead' }))
    const run = await sync(stage)
    expect(await states(first)).toEqual(['cancelled', null, 'draft', 'cancelled', 'Not told yet'])
    // What staff are about to change themselves is theirs.
    expect((await live(stage, second, 'event-instances')).instanceStatus).toBe('scheduled')

    expect((await owner(stage).post(`/ticketing/runs/${run.id}/undo`, {})).status).toBe(200)
    expect(await states(first)).toEqual(['scheduled', null, 'draft', 'scheduled', 'Not told yet'])
    expect((await newest(stage, second, 'event-instances')).instanceStatus).toBe('postponed')
    expect((await live(stage, second, 'event-instances')).instanceStatus).toBe('scheduled')
  })

  it('tells visitors that a performance is cancelled although its staff are about to change its link and its end', async () => {
    const event = await bringInOne(stage, 'Cymbeline')
    const first = (await publish(stage, event))[0]!
    const before = await live(stage, first.id, 'event-instances')
    const draft = { bookingLinkURL: 'https://tickets.example/own', end: null, start: '2033-03-01T19:30:00.000Z' }
    await editor(stage).patch(`/event-instances/${first.id}?draft=true`, draft)
    cancelInstance(stage.season, event.there.instances[0]!.number)
    const run = await sync(stage)
    const { bookingLinkURL, end, start } = before
    const seen = await live(stage, first.id, 'event-instances')
    expect(seen).toMatchObject({ end, instanceStatus: 'cancelled', start })
    expect([bookingLinkURL, null]).toContain(seen.bookingLinkURL)

    expect((await owner(stage).post(`/ticketing/runs/${run.id}/undo`, {})).status).toBe(200)
    expect(await live(stage, first.id, 'event-instances')).toMatchObject({ end, instanceStatus: 'scheduled', start })
  })

  it('is taken back for visitors too where the clock of the database is ahead of that of the worker', async () => {
    const event = await bringInOne(stage, 'Timon')
    const first = (await publish(stage, event))[0]!
    await editor(stage).patch(`/event-instances/${first.id}?draft=true`, { note: 'Not told yet' })
    cancelInstance(stage.season, event.there.instances[0]!.number)
    const run = await sync(stage)
    expect(await live(stage, first.id, 'event-instances')).toMatchObject({ instanceStatus: 'cancelled' })
    await poolOf(stage.app.payload).query(
      `update ticketing_runs set started_at = started_at + interval '1 hour' where id = $1`,
      [run.id],
    )

    expect((await owner(stage).post(`/ticketing/runs/${run.id}/undo`, {})).status).toBe(200)
    expect(await live(stage, first.id, 'event-instances')).toMatchObject({ instanceStatus: 'scheduled' })
  })

  it('waits with what changed as a draft, where a site wants it so', async () => {
    const event = await bringInOne(stage, 'Macbeth')
    const performances = await publish(stage, event)
    await follow(false)
    rename(event, 'The Scottish Play')
    cancelInstance(stage.season, event.there.instances[1]!.number)
    expect((await sync(stage)).counts.updated).toBe(2)
    await follow(true)
    expect([
      (await live(stage, event.id)).title,
      (await newest(stage, event.id)).title,
      (await newest(stage, event.id))._status,
    ]).toEqual(['Macbeth', 'The Scottish Play', 'draft'])
    const [was, is] = [
      await live(stage, performances[1]!.id, 'event-instances'),
      await newest(stage, performances[1]!.id, 'event-instances'),
    ]
    expect([was.instanceStatus, was._status, is.instanceStatus, is._status]).toEqual([
      'scheduled',
      'published',
      'cancelled',
      'draft',
    ])
    // What waits is published by a person, and then followed live.
    await publish(stage, event)
    expect((await live(stage, performances[1]!.id, 'event-instances')).instanceStatus).toBe('cancelled')
    cancelInstance(stage.season, event.there.instances[1]!.number, false)
    await sync(stage)
    expect((await live(stage, performances[1]!.id, 'event-instances')).instanceStatus).toBe('scheduled')
  })

  it('is never published by a sync', async () => {
    const event = await bringInOne(stage, 'Cymbeline')
    rename(event, 'Cymbeline, King of Britain')
    moveInstance(stage.season, event.there.instances[0]!.number, soon(10, '15:00:00'))
    expect((await sync(stage)).counts.updated).toBe(2)
    expect((await newest(stage, event.id))._status).toBe('draft')
    expect((await performancesOf(stage, event.id)).map(({ _status }) => _status)).toEqual(['draft', 'draft', 'draft'])
  })
})

describe('an event that a colleague has open', () => {
  it('is planned and not written, says so, and follows when they have left', async () => {
    const event = await bringInOne(stage, 'Pericles')
    const held = await lock(stage, event.id)
    rename(event, 'Pericles, Prince of Tyre')
    expect(await planEvent(event)).toMatchObject({ held: [{ reason: 'locked', title: 'Pericles' }], update: [] })
    expect((await sync(stage)).counts).toMatchObject({ held: 1, updated: 0 })
    expect((await sync(stage)).counts).toMatchObject({ held: 1, updated: 0 })
    expect((await newest(stage, event.id)).title).toBe('Pericles')
    await unlock(stage, held)
    expect((await sync(stage)).counts).toMatchObject({ held: 0, updated: 1 })
    expect((await newest(stage, event.id)).title).toBe('Pericles, Prince of Tyre')
    expect((await sync(stage)).counts).toMatchObject({ held: 0, updated: 0 })
  })

  it('is no obstacle to what they sync themselves', async () => {
    const event = await bringInOne(stage, 'Timon')
    await lock(stage, event.id)
    rename(event, 'Timon of Athens')
    expect((await syncEvent(event)).counts).toMatchObject({ held: 0, updated: 1 })
    expect((await newest(stage, event.id)).title).toBe('Timon of Athens')
  })

  it('holds back a performance of it alone, not its event', async () => {
    const event = await bringInOne(stage, 'Coriolanus')
    const [first] = await performancesOf(stage, event.id)
    const held = await lock(stage, first!.id, 'editor-a', 'event-instances')
    moveInstance(stage.season, event.there.instances[0]!.number, soon(10, '17:00:00'))
    rename(event, 'Caius Marcius')
    expect((await sync(stage)).counts).toMatchObject({
      events: { held: 0, updated: 1 },
      instances: { held: 1, updated: 0 },
    })
    await unlock(stage, held)
    expect((await sync(stage)).counts).toMatchObject({ events: { updated: 0 }, instances: { held: 0, updated: 1 } })
    expect((await performancesOf(stage, event.id))[0]!.start).not.toBe(first!.start)
  })

  it('an event that is opened after the sync was planned is left alone all the same', async () => {
    const event = await bringInOne(stage, 'Troilus')
    rename(event, 'Troilus and Cressida')
    let held = ''
    const run = await betweenPlanAndWrite(
      stage,
      event.id,
      () => sync(stage),
      async () => (held = await lock(stage, event.id)),
    )
    expect(run.counts).toMatchObject({ held: 1, updated: 0 })
    expect((await newest(stage, event.id)).title).toBe('Troilus')
    await unlock(stage, held)
    expect((await sync(stage)).counts).toMatchObject({ held: 0, updated: 1 })
  })
})

describe('what somebody writes while a sync is at it', () => {
  it('stays where it was saved after the sync was planned', async () => {
    const event = await bringInOne(stage, 'Tempest')
    rename(event, 'The Tempest')
    const run = await betweenPlanAndWrite(
      stage,
      event.id,
      () => sync(stage),
      (req) =>
        stage.app.payload.update({
          id: event.id,
          collection: 'events',
          data: { title: 'Our Tempest' },
          draft: true,
          overrideAccess: true,
          req,
        }),
    )
    expect(run.counts).toMatchObject({ held: 1 })
    expect((await newest(stage, event.id)).title).toBe('Our Tempest')
    // It counts as edited here from then on.
    expect((await sync(stage)).counts).toMatchObject({ updated: 0 })
    expect((await newest(stage, event.id)).title).toBe('Our Tempest')
  })

  it('is saved on top by an open form, and both stay', async () => {
    const event = await bringInOne(stage, 'Winter')
    const form = await open(stage, event.id)
    rename(event, "The Winter's Tale")
    expect((await sync(stage)).counts.updated).toBe(1)
    const saved = await save(stage, event.id, { ...form, summary: 'With a bear' })
    expect([saved.status, saved.body.doc.title, saved.body.doc.summary]).toEqual([
      200,
      "The Winter's Tale",
      'With a bear',
    ])
    expect(await newest(stage, event.id)).toMatchObject({ summary: 'With a bear', title: "The Winter's Tale" })
    // The next save of the form begins from what that one answered.
    expect(
      (await save(stage, event.id, { ...saved.body.doc, _screen: form._screen, summary: 'With two bears' })).status,
    ).toBe(200)
  })

  it('is refused with a word where both changed the same field', async () => {
    const event = await bringInOne(stage, 'Merchant')
    const form = await open(stage, event.id)
    rename(event, 'The Merchant of Venice')
    await sync(stage)
    const refused = await save(stage, event.id, { ...form, title: 'Shylock' })
    expect(refused.status).toBe(409)
    expect((await newest(stage, event.id)).title).toBe('The Merchant of Venice')
    // Whoever has not opened it before saves what they mean.
    expect((await save(stage, event.id, { ...(await open(stage, event.id)), title: 'Shylock' })).status).toBe(200)
  })

  it('comes after the sync where it is sent in the middle of it', async () => {
    const event = await bringInOne(stage, 'Verona')
    const form = await open(stage, event.id)
    rename(event, 'Two Gentlemen of Verona')
    let saving: ReturnType<typeof save> | undefined
    const run = await betweenPlanAndWrite(
      stage,
      event.id,
      () => sync(stage),
      () => {
        saving = save(stage, event.id, { ...form, summary: 'And a dog' })
        return Promise.resolve()
      },
    )
    expect(run.counts.updated).toBe(1)
    expect((await saving!).status).toBe(200)
    expect(await newest(stage, event.id)).toMatchObject({ summary: 'And a dog', title: 'Two Gentlemen of Verona' })
  })

  it('the note that somebody writes on a performance stays, with the time of the box office', async () => {
    const event = await bringInOne(stage, 'Much Ado')
    const [first] = await performancesOf(stage, event.id)
    const form = await open(stage, first!.id, 'event-instances')
    moveInstance(stage.season, event.there.instances[0]!.number, soon(10, '14:00:00'))
    await sync(stage)
    expect((await save(stage, first!.id, { ...form, note: 'Preview' }, 'event-instances')).status).toBe(200)
    const after = await newest(stage, first!.id, 'event-instances')
    expect([after.note, after.start === first!.start]).toEqual(['Preview', false])
  })
})

it('leaves no rubbish behind', async () => {
  expect(await rubbish(stage)).toEqual(NO_RUBBISH)
})
