import { randomUUID } from 'node:crypto'
import type { Piece } from '@tests/fakes/models/startModel'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Conversing } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterAll(() => endConversing(stage))

interface Shown {
  documents: { fields: { from: string | null; name: string; to: string | null }[]; id: string }[]
}

const client = (name = 'editor-a') => stage.world.clients[name]!

/** Has the model call a tool, and returns what it proposes. */
async function have(call: { call: string; input: unknown }): Promise<{ chat: string; proposals: Shown[] }> {
  const chat = randomUUID()
  const before = stage.model.requests.length
  stage.model.script(({ number }): { pieces: Piece[] } => ({ pieces: number === before ? [call] : ['Done'] }))
  const stream = await (
    await say((request) => stage.app.send(request), stage.tokens['editor-a']!, {
      id: chat,
      message: message('Do it'),
      tenant: stage.world.a,
    })
  ).rest()
  const proposals = stream.seen.filter(({ chunk }) => chunk.type === 'data-proposal')
  return { chat, proposals: proposals.map(({ chunk }) => chunk.data as Shown) }
}

const act = (chat: string, path: string) => client().post<Record<string, unknown>>(`/chat/${chat}/${path}`)
const event = (title: string) => create(stage.app.payload, 'events', { tenant: stage.world.a, title })
const performance = (of: string, start: string) =>
  create(stage.app.payload, 'event-instances', {
    _status: 'published',
    event: of,
    start,
    start_tz: 'UTC',
    tenant: stage.world.a,
  })
const read = async (id: string) =>
  (await client().get<Record<string, unknown>>(`/event-instances/${id}?draft=true&depth=0`)).body

describe('A proposal to announce a change of performances', () => {
  it('is announced to visitors only once it is applied, and taken back as one', async () => {
    const id = await event('Snowed in')
    const shows = [await performance(id, '2033-11-13T19:30:00.000Z'), await performance(id, '2033-11-14T19:30:00.000Z')]
    const { chat, proposals } = await have({
      call: 'proposeAnnouncement',
      input: { event: id, outcome: { kind: 'cancelled' }, text: 'The road is closed' },
    })
    expect(proposals[0]!.documents.map((document) => document.id)).toEqual(shows)
    expect(proposals[0]!.documents[0]!.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: 'Taking place', name: 'instanceStatus', to: 'Cancelled' }),
        expect.objectContaining({ name: 'messages', to: 'The road is closed' }),
      ]),
    )
    const announced = async () =>
      (
        await client().get<{ docs: { messages: Record<string, string>; performances: string[]; state: string }[] }>(
          `/announcements?tenantId=${stage.world.a}`,
        )
      ).body.docs.filter(({ performances }) => performances.includes(shows[0]!))
    expect(await announced()).toEqual([])
    expect(await read(shows[0]!)).toMatchObject({ instanceStatus: 'scheduled' })

    expect((await act(chat, 'proposals/all/apply')).body).toMatchObject({
      applied: shows.map((show) => ({ id: show })),
    })
    expect(await announced()).toMatchObject([{ messages: { en: 'The road is closed' }, state: 'done' }])
    for (const show of shows)
      expect(await read(show)).toMatchObject({ _status: 'published', instanceStatus: 'cancelled' })
    expect((await act(chat, 'undo')).body).toMatchObject({ refused: [] })
    expect(await announced()).toMatchObject([{ state: 'takenBack' }])
    for (const show of shows)
      expect(await read(show)).toMatchObject({ _status: 'published', instanceStatus: 'scheduled' })
  })

  it('keeps what somebody changed after it was announced, and announces nothing of what changed before', async () => {
    const id = await event('Flooded')
    const show = await performance(id, '2033-12-13T19:30:00.000Z')
    const announce = { call: 'proposeAnnouncement', input: { event: id, outcome: { kind: 'postponed' } } }
    const late = await have(announce)
    await client('owner-a').patch(`/event-instances/${show}`, { _status: 'published', note: 'Sold by phone' })
    expect((await act(late.chat, 'proposals/all/apply')).body).toMatchObject({ applied: [], stale: [{ id: show }] })
    expect(await read(show)).toMatchObject({ instanceStatus: 'scheduled' })

    const { chat } = await have(announce)
    await act(chat, 'proposals/all/apply')
    expect(await read(show)).toMatchObject({ instanceStatus: 'postponed' })
    await client('owner-a').patch(`/event-instances/${show}`, { _status: 'published', instanceStatus: 'sold_out' })
    expect((await act(chat, 'undo')).body).toMatchObject({ refused: [{ id: show }], undone: [] })
    expect(await read(show)).toMatchObject({ instanceStatus: 'sold_out' })
  })
})
