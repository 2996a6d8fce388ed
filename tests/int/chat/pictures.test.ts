import { randomUUID as uuid } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { createPdf } from '@/seed/writing/pdf'
import type { ModelRequest, Piece } from '@tests/fakes/models/startModel'
import { photo } from '@tests/support/pictures/photo'
import { create } from '@tests/support/world'
import { upload } from '../media/support'
import { endConversing, message, say, startConversing, type Conversing } from './support'

const randomUUID = (): string => uuid()

let stage: Conversing
let jpeg: Buffer

beforeAll(async () => {
  stage = await startConversing()
  jpeg = await photo('jpeg', 1200, 800)
})
afterAll(() => endConversing(stage))

interface Shown {
  id: string
  documents: {
    attachment?: string
    fields: { from: string | null; name: string; to: string | null }[]
    id?: string
    isOvertaken?: boolean
    title: string
    type: string
  }[]
  state: string
}

const client = (name = 'editor-a') => stage.world.clients[name]!

async function attach(
  chat: string,
  { as = 'editor-a', data = jpeg as Uint8Array, name = 'foyer.jpg', tenant = stage.world.a } = {},
): Promise<string> {
  const form = new FormData()
  form.append('chat', chat)
  form.append('tenant', tenant)
  form.append('file', new File([new Uint8Array(data)], name))
  return (await client(as).post<{ id: string }>('/chat-attachments', form)).body.id
}

/** Has the model call tools, one step after the other, after a message with files. */
async function have(
  calls: { call: string; input: unknown }[],
  { as = 'editor-a', attachments = [] as string[], chat = randomUUID(), tenant = stage.world.a } = {},
) {
  const before = stage.model.requests.length
  stage.model.script(({ number }): { pieces: Piece[] } => ({
    pieces: calls[number - before] ? [calls[number - before]!] : ['Done'],
  }))
  const stream = await (
    await say((request) => stage.app.send(request), stage.tokens[as]!, {
      attachments,
      id: chat,
      message: message('Do it'),
      tenant,
    })
  ).rest()
  const proposals = stream.seen
    .filter(({ chunk }) => chunk.type === 'data-proposal')
    .map(({ chunk }) => chunk.data as Shown)
  return {
    chat,
    proposals,
    results: stream.seen
      .filter(({ chunk }) => chunk.type === 'tool-output-available')
      .map(({ chunk }) => chunk.output as { data?: { documents: { id: string }[] }; error?: string }),
  }
}

const act = <Body = Record<string, unknown>>(chat: string, path: string, as = 'editor-a') =>
  client(as).post<Body>(`/chat/${chat}/${path}`)
const asked = (): ModelRequest => stage.model.requests.at(-1)!

const picture = async (title: string, { alt, tenant = stage.world.a }: { alt?: string; tenant?: string } = {}) => {
  const { body } = await upload({
    client: client(tenant === stage.world.a ? 'owner-a' : 'owner-b'),
    data: jpeg,
    file: `${title}.jpg`,
    tenant,
    type: 'image/jpeg',
  })
  if (alt) await client('owner-a').patch(`/media/${body.doc.id}`, { alt })
  return body.doc.id
}
const altOf = async (id: string) =>
  (await client('owner-a').get<{ alt?: string }>(`/media/${id}?draft=true`)).body.alt ?? null

describe('a page of what is attached', () => {
  const page = (ids: string[]) => ({
    call: 'draftPage',
    input: {
      blocks: [
        { block: 'hero', heading: 'The new foyer', picture: ids[0] },
        { block: 'text', text: '## Open to all\nIt opens in March.\n- Coffee\n- Books' },
        ...(ids[1] ? [{ block: 'gallery', pictures: ids }] : []),
        { block: 'faq', questions: [{ answer: 'At ten.', question: 'When does it open?' }] },
      ],
      pictures: ids.map((id, index) => ({ alt: `Foyer ${index + 1}`, picture: id })),
      title: 'The new foyer',
    },
  })

  it('is proposed, becomes a draft with pictures of its own, and is taken back with them', async () => {
    const chat = randomUUID()
    const ids = [await attach(chat, { as: 'owner-a' }), await attach(chat, { as: 'owner-a', name: 'stairs.jpg' })]
    const { proposals } = await have([page(ids)], { as: 'owner-a', attachments: ids, chat })
    expect(proposals[0]!.documents.map(({ attachment, title, type }) => [type, title, attachment])).toEqual([
      ['media', 'foyer', ids[0]],
      ['media', 'stairs', ids[1]],
      ['pages', 'The new foyer', undefined],
    ])
    expect(proposals[0]!.documents[2]!.fields.find(({ name }) => name === 'layout')!.to).toMatch(
      /Hero: The new foyer.*foyer\.jpg.*It opens in March\..*stairs\.jpg.*When does it open\?/s,
    )
    const count = async (type: string, more = '') =>
      (await client().get<{ totalDocs: number }>(`/${type}?draft=true${more}`)).body.totalDocs
    expect([await count('media'), await count('pages')]).toEqual([0, 0])
    const { body, status } = await act<{ applied: { id: string; type: string }[] }>(
      chat,
      'proposals/all/apply',
      'owner-a',
    )
    expect([status, body.applied.map(({ type }) => type)]).toEqual([200, ['media', 'media', 'pages']])
    const [foyer, stairs, made] = body.applied.map(({ id }) => id)
    const { body: doc } = await client().get<{ _status: string; layout: Record<string, unknown>[]; tenant: string }>(
      `/pages/${made}?draft=true&depth=0`,
    )
    expect(doc).toMatchObject({
      _status: 'draft',
      layout: [
        { blockType: 'hero', image: foyer },
        { blockType: 'text' },
        { blockType: 'gallery', images: [foyer, stairs] },
        { blockType: 'faq' },
      ],
    })
    expect(JSON.stringify(doc.layout[1])).toMatch(/"heading".*"listitem"|"listitem".*"heading"/s)
    expect((await client().get(`/media/${foyer}?draft=true`)).body).toMatchObject({
      _status: 'draft',
      alt: 'Foyer 1',
      mimeType: 'image/jpeg',
      title: 'foyer',
    })
    const { body: undone } = await act<{ refused: unknown[]; undone: { type: string }[] }>(chat, 'undo', 'owner-a')
    expect(undone).toMatchObject({ refused: [], undone: [{ type: 'pages' }, { type: 'media' }, { type: 'media' }] })
    expect([await count('media'), await count('pages')]).toEqual([0, 0])
  })

  it('can be published with its pictures, and is then nothing to take back unseen', async () => {
    const chat = randomUUID()
    const id = await attach(chat, { as: 'owner-a' })
    await have([page([id])], { as: 'owner-a', attachments: [id], chat })
    const { applied } = (await act<{ applied: { id: string; type: string }[] }>(chat, 'proposals/all/apply', 'owner-a'))
      .body
    for (const { id: made, type } of applied)
      expect((await client('owner-a').patch(`/${type}/${made}`, { _status: 'published' })).status).toBe(200)
    const { body } = await act<{ refused: { reason: string }[]; undone: unknown[] }>(chat, 'undo', 'owner-a')
    expect(body.undone).toEqual([])
    expect(body.refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('has changed "foyer" since'),
      expect.stringContaining('has changed "The new foyer" since'),
    ])
  })

  it('holds no file of somebody else, of another conversation, of another site, and none that was not sent', async () => {
    const [chat, others] = [randomUUID(), randomUUID()]
    const theirs = await attach(others, { as: 'owner-a' })
    await have([], { as: 'owner-a', attachments: [theirs], chat: others })
    const elsewhere = randomUUID()
    const mine = await attach(elsewhere)
    await have([], { attachments: [mine], chat: elsewhere })
    const foreign = await picture('Theirs', { tenant: stage.world.b })
    const unsent = await attach(chat)
    const document = await attach(chat, { data: createPdf('a', 'A', ['b']).data, name: 'a.pdf' })
    const ours = await picture('Ours')
    const { proposals, results } = await have(
      [page([theirs]), page([mine]), page([foreign]), page([unsent]), page([document]), page([ours])],
      { attachments: [document], chat },
    )
    expect(results.slice(0, 5).map(({ error }) => error)).toEqual(
      Array.from({ length: 5 }, () => expect.stringContaining('There is no picture')),
    )
    // A picture of the site goes as it is.
    expect(proposals.map(({ documents }) => documents.map(({ type }) => type))).toEqual([['pages']])
  })

  it('is made with the rights of the person, at the moment at which it is applied', async () => {
    const chat = randomUUID()
    const id = await attach(chat, { as: 'viewer-a' })
    expect((await have([page([id])], { as: 'viewer-a', attachments: [id], chat })).results[0]!.error).toContain(
      'not allowed to change',
    )
    const own = randomUUID()
    const kept = await attach(own)
    await have([page([kept])], { attachments: [kept], chat: own })
    const {
      rows: [role],
    } = await poolOf(stage.app.payload).query<{ id: string; permissions: Record<string, boolean> }>(
      'select r.id, r.permissions from user_roles r join memberships m on m.user_role_id = r.id where m.user_id = $1',
      [stage.world.users['editor-a']],
    )
    const change = (permissions: object) =>
      stage.app.payload.update({
        collection: 'user-roles',
        data: { permissions } as never,
        id: role!.id,
        overrideAccess: true,
      })
    await change({ 'media:view': true, 'pages:manage': true, 'pages:view': true })
    expect((await act(own, 'proposals/all/apply')).status).toBe(403)
    expect(
      (await client('owner-a').get<{ totalDocs: number }>('/media?draft=true&where[title][equals]=foyer')).body
        .totalDocs,
    ).toBe(1)
    await change(role!.permissions)
    expect((await act(own, 'proposals/all/apply', 'owner-a')).status).toBe(403)
    expect((await act(own, 'proposals/all/apply')).status).toBe(200)
  })
})

describe('alternative texts', () => {
  const describe = (...pictures: [string, string][]) => ({
    call: 'describePictures',
    input: { pictures: pictures.map(([id, alt]) => ({ alt, id })) },
  })

  it('are proposed for pictures that have none, which the model is shown', async () => {
    const [bare, other, written] = [
      await picture('Bare'),
      await picture('Other'),
      await picture('Written', { alt: 'A stage' }),
    ]
    await picture('Foreign', { tenant: stage.world.b })
    const { chat, proposals, results } = await have([
      { call: 'listUndescribedPictures', input: {} },
      describe([bare, 'A foyer'], [other, 'A grid of colours']),
    ])
    const listed = results[0]!.data!.documents.map(({ id }) => id)
    expect(listed).toEqual(expect.arrayContaining([bare, other]))
    expect(listed).not.toContain(written)
    const told = JSON.stringify(asked().body.messages)
    expect(told).toContain(`[Picture ${bare} of the site.`)
    expect(told.match(/data:image\/(?:webp|jpeg);base64,/g)!.length).toBe(listed.length)
    expect(proposals[0]!.documents.map(({ fields, id }) => [id, fields[0]])).toEqual([
      [bare, expect.objectContaining({ from: null, name: 'alt', to: 'A foyer' })],
      [other, expect.objectContaining({ to: 'A grid of colours' })],
    ])
    expect(await altOf(bare)).toBeNull()
    // Somebody else is faster with one of them.
    await client('owner-a').patch(`/media/${other}?draft=true`, { alt: 'Colours' })
    expect((await act(chat, 'proposals/all/apply')).body).toEqual({
      applied: [{ id: bare, type: 'media' }],
      stale: [{ id: other, title: 'Other', type: 'media' }],
    })
    expect([await altOf(bare), await altOf(other)]).toEqual(['A foyer', 'Colours'])
    const { messages } = (
      await client().get<{ messages: { parts: { data?: Shown; type: string }[] }[] }>(`/chat/${chat}`)
    ).body
    expect(messages[1]!.parts.find(({ type }) => type === 'data-proposal')!.data!.documents).toMatchObject([
      { id: bare },
      { id: other, isOvertaken: true },
    ])
    expect((await act(chat, 'undo')).body).toEqual({ refused: [], undone: [{ id: bare, type: 'media' }] })
    expect([await altOf(bare), await altOf(other)]).toEqual([null, 'Colours'])
  })

  it('are stale where somebody else has written all of them, and refused where there is one, or no picture', async () => {
    const [bare, written, foreign] = [
      await picture('Hall'),
      await picture('Lit', { alt: 'Lights' }),
      await picture('Theirs', { tenant: stage.world.b }),
    ]
    const { chat } = await have([describe([bare, 'A hall'])])
    await client('owner-a').patch(`/media/${bare}?draft=true`, { alt: 'The hall' })
    expect((await act<{ applied: unknown[]; stale: unknown[] }>(chat, 'proposals/all/apply')).body).toMatchObject({
      applied: [],
      stale: [{ id: bare }],
    })
    expect(await altOf(bare)).toBe('The hall')
    const { proposals, results } = await have(
      [describe([written, 'Mine']), describe([foreign, 'Mine']), describe([randomUUID(), 'Mine'])],
      { as: 'both' },
    )
    expect(proposals).toEqual([])
    expect(results.map(({ error }) => error)).toEqual([
      expect.stringContaining('already'),
      expect.stringContaining('There is no picture'),
      expect.stringContaining('There is no picture'),
    ])
    const viewer = await have([{ call: 'listUndescribedPictures', input: {} }, describe([bare, 'Mine'])], {
      as: 'viewer-a',
    })
    expect(viewer.results.map(({ error }) => error)).toEqual([
      expect.stringContaining('not allowed'),
      expect.stringContaining('not allowed'),
    ])
  })
})

it('a neighbour with pictures of their own sees none of ours', async () => {
  const ours = await picture('Ours alone')
  const { results } = await have([{ call: 'listUndescribedPictures', input: { limit: 20 } }], {
    as: 'owner-b',
    tenant: stage.world.b,
  })
  expect(results[0]!.data!.documents.length).toBeGreaterThan(0)
  expect(JSON.stringify(results)).not.toContain(ours)
  await create(stage.app.payload, 'pages', { tenant: stage.world.b, title: 'Still theirs' })
})
