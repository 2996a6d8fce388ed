import { randomUUID as uuid } from 'node:crypto'
import { fromMarkdown } from '@/plugins/chat/lib/texts/fromMarkdown'
import { toMarkdown } from '@/plugins/chat/lib/texts/toMarkdown'
import { create } from '@tests/support/world'
import { act as actAs, haveCalled, update, type Call } from './proposing'
import { endConversing, startConversing, type Conversing, type ReadMessage } from './support'

const randomUUID = (): string => uuid()

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterAll(() => endConversing(stage))

const client = (name = 'editor-a') => stage.world.clients[name]!
const page = (title: string, more: Record<string, unknown> = {}) =>
  create(stage.app.payload, 'pages', { tenant: stage.world.a, title, ...more })
const titleOf = async (id: string, type = 'pages') =>
  (await client('owner-a').get<{ deletedAt?: string; title: string }>(`/${type}/${id}?draft=true`)).body.title

const have = (calls: Call[], name?: string, chat?: string) => haveCalled(stage, calls, name, chat)
const act = <Body = Record<string, unknown>>(chat: string, path: string, name?: string) =>
  actAs<Body>(client(name), chat, path)

describe('Chat proposal', () => {
  it('shows each changed field and changes nothing until it is applied', async () => {
    const id = await page('Visit', { _status: 'published' })
    const { chat, proposals } = await have([update(id, { title: 'Plan your visit' })])
    expect(proposals).toMatchObject([
      {
        documents: [
          {
            fields: [
              { from: 'Visit', name: 'title', to: 'Plan your visit' },
              { from: '/visit', name: 'relativePath', to: '/plan-your-visit' },
            ],
            id,
            title: 'Visit',
            type: 'pages',
          },
        ],
        state: 'waiting',
        tool: 'updateDraft',
      },
    ])
    expect(await titleOf(id)).toBe('Visit')
    expect((await act(chat, `proposals/${proposals[0]!.id}/apply`)).body).toEqual({
      applied: [{ id, type: 'pages' }],
      stale: [],
    })
    expect(await titleOf(id)).toBe('Plan your visit')
    const redirects = async () =>
      (await client().get<{ totalDocs: number }>('/redirects?where[from][equals]=/visit')).body.totalDocs
    // As a draft: visitors see nothing of it, and the address stays until somebody publishes it.
    expect(await redirects()).toBe(0)
    expect((await client().get<{ _status: string }>(`/pages/${id}?draft=true`)).body._status).toBe('draft')
    await client().patch(`/pages/${id}`, { _status: 'published' })
    expect(await redirects()).toBe(1)
    const { messages } = (await client().get<{ messages: ReadMessage[] }>(`/chat/${chat}`)).body
    expect(messages[1]!.parts.find(({ type }) => type === 'data-proposal')).toMatchObject({
      data: { state: 'applied' },
    })
    expect((await act(chat, `proposals/${proposals[0]!.id}/apply`)).status).toBe(409)
    // The model is told what became of it.
    await have([], 'editor-a', chat)
    expect(JSON.stringify(stage.model.requests.at(-1)!.body.messages)).toContain(`updateDraft of pages/${id}: applied`)
  })

  it('labels fields in the language of the person who asks', async () => {
    const id = await page('Foyer')
    const labels = async (person: string) =>
      (await have([update(id, { title: 'The foyer' })], person)).proposals[0]?.documents[0]?.fields.map(
        ({ label }) => label,
      )
    stage.tokens.arabic = `${stage.tokens['editor-a']!}; payload-lng=ar`
    expect((await labels('arabic'))![0]).toBe('العنوان')
    expect((await labels('editor-a'))![0]).toBe('Title')
  })

  it('creates drafts, with rich text made from plain text', async () => {
    const { chat, proposals } = await have([
      {
        call: 'createDraft',
        input: {
          fields: { description: 'A prince.\nA ghost.', startDate: '2027-03-12T19:30', title: 'Hamlet' },
          type: 'events',
        },
      },
    ])
    expect(
      (await client().get<{ totalDocs: number }>('/events?draft=true&where[title][equals]=Hamlet')).body.totalDocs,
    ).toBe(0)
    const { applied } = (await act<{ applied: { id: string }[] }>(chat, 'proposals/all/apply')).body
    const made = (await client().get(`/events/${applied[0]!.id}?draft=true`)).body
    expect(made).toMatchObject({ _status: 'draft', startDate: '2027-03-12T19:30:00.000Z', title: 'Hamlet' })
    expect(JSON.stringify(made.description)).toContain('A ghost.')
    expect(proposals[0]!.documents[0]!.fields.map(({ name }) => name).sort()).toEqual([
      'description',
      'startDate',
      'title',
    ])
  })

  it('reads a text with its table, and changes a line of it without losing the rest', async () => {
    const stored = fromMarkdown(
      'Stalls and circle\n\n| Seat | Price |\n| --- | --- |\n| Stalls | £20 |\n\n- Bar\n- Café',
    )
    const id = await create(stage.app.payload, 'events', { description: stored, tenant: stage.world.a, title: 'Lear' })
    const read = (await have([{ call: 'readContent', input: { id, type: 'events' } }])).results[0]!.data as {
      fields: { markdown?: string; name: string; value: string }[]
    }
    const text = read.fields.find(({ name }) => name === 'description')!
    expect(text.value).toContain('Seat · Price')
    const changed = text.markdown!.replace('£20', '£25')
    const { chat, proposals } = await have([update(id, { description: changed }, 'events')])
    expect(proposals[0]!.documents[0]!.fields[0]).toMatchObject({
      from: expect.stringContaining('| Stalls | £20 |'),
      to: expect.stringContaining('| Stalls | £25 |'),
    })
    expect((await act(chat, `proposals/${proposals[0]!.id}/apply`)).status).toBe(200)
    const { body } = await client('owner-a').get(`/events/${id}?draft=true&depth=0`)
    expect(toMarkdown(body.description)).toBe(changed)
    expect((await client('owner-a').patch(`/events/${id}`, { _status: 'published' })).status).toBe(200)
  })

  it('cannot hold a link that leads nowhere, and the model is told so', async () => {
    const id = await create(stage.app.payload, 'events', { tenant: stage.world.a, title: 'Macbeth' })
    const { proposals } = await have([update(id, { description: '[Book](Prices.pdf)' }, 'events')])
    expect(proposals).toEqual([])
    expect(JSON.stringify(stage.model.requests.at(-1)!.body.messages)).toContain('leads nowhere')
  })

  it('cannot be applied once it has been dismissed', async () => {
    const id = await page('Contact')
    const { chat, proposals } = await have([update(id, { title: 'Get in touch' })])
    expect((await act(chat, `proposals/${proposals[0]!.id}/dismiss`)).status).toBe(200)
    expect((await act(chat, `proposals/${proposals[0]!.id}/apply`)).status).toBe(409)
    expect(await titleOf(id)).toBe('Contact')
  })

  it('is reported as stale and not applied when somebody changed the document first', async () => {
    const [changed, other] = [await page('Bar'), await page('Foyer')]
    const { chat } = await have([update(changed, { title: 'The bar' }), update(other, { title: 'The foyer' })])
    await client('owner-a').patch(`/pages/${changed}?draft=true`, { title: 'Bar and kitchen' })
    expect((await act(chat, 'proposals/all/apply')).body).toEqual({
      applied: [{ id: other, type: 'pages' }],
      stale: [{ id: changed, title: 'Bar', type: 'pages' }],
    })
    expect([await titleOf(changed), await titleOf(other)]).toEqual(['Bar and kitchen', 'The foyer'])
  })

  it('is applied with the permissions that the person has at that moment', async () => {
    const id = await page('Offices')
    const { results, proposals } = await have([update(id, { title: 'Ours' })], 'viewer-a')
    expect(proposals).toEqual([])
    expect(results[0]).toEqual({ error: expect.stringContaining('not allowed to change pages') })
    const colleague = await have([update(id, { title: 'Ours' })])
    expect((await act(colleague.chat, 'proposals/all/apply', 'owner-a')).body).toMatchObject({ code: 'forbidden:chat' })
    for (const path of ['proposals/all/apply', 'proposals/all/dismiss', 'undo'])
      expect((await act(colleague.chat, path, 'owner-b')).body).toMatchObject((await act(randomUUID(), path)).body)
    expect((await act(randomUUID(), 'undo')).body).toMatchObject({ code: 'not_found:chat' })
    const { rows } = await (
      await import('@/database/connections')
    )
      .poolOf(stage.app.payload)
      .query<{ id: string; permissions: Record<string, boolean> }>(
        `select r.id, r.permissions from user_roles r join memberships m on m.user_role_id = r.id where m.user_id = $1`,
        [stage.world.users['editor-a']],
      )
    const role = (permissions: object) =>
      stage.app.payload.update({
        collection: 'user-roles',
        data: { permissions } as never,
        id: rows[0]!.id,
        overrideAccess: true,
      })
    await role({ 'pages:view': true })
    expect((await act(colleague.chat, 'proposals/all/apply')).status).toBe(403)
    expect(await titleOf(id)).toBe('Offices')
    await role(rows[0]!.permissions)
    expect((await act(colleague.chat, 'proposals/all/apply')).status).toBe(200)
    expect(await titleOf(id)).toBe('Ours')
  })

  it('never publishes, moves to another tenant or sets a field that the server owns', async () => {
    const id = await page('Safe')
    const { proposals, results } = await have([
      update(id, { _status: 'published' }),
      update(id, { tenant: stage.world.b }),
      update(id, { deletedAt: '2026-01-01' }),
      { call: 'publishDocuments', input: {} },
      update(id, { title: 'Safe' }),
    ])
    expect(proposals).toEqual([])
    expect(results.slice(0, 3).map(({ error }) => String(error))).toEqual([
      expect.stringContaining('cannot be changed'),
      expect.stringContaining('cannot be changed'),
      expect.stringContaining('cannot be changed'),
    ])
    expect(results.at(-1)).toEqual({ error: 'Nothing would change: it is like that already.' })
  })

  it('has no access to documents of other sites', async () => {
    const foreign = await create(stage.app.payload, 'pages', { tenant: stage.world.b, title: 'Theirs' })
    const event = await create(stage.app.payload, 'venues', { name: 'Their hall', tenant: stage.world.b })
    // Somebody who belongs to both sites asks in one of them.
    const { proposals, results } = await have(
      [
        update(foreign, { title: 'Ours' }),
        { call: 'readContent', input: { id: foreign, type: 'pages' } },
        { call: 'listUses', input: { ids: [foreign], type: 'pages' } },
        { call: 'createDraft', input: { fields: { title: 'Guest', venue: event }, type: 'events' } },
      ],
      'both',
    )
    expect(proposals).toEqual([])
    expect(JSON.stringify(results)).not.toContain('Theirs')
    expect(results.every(({ error }) => typeof error === 'string')).toBe(true)
  })
})

describe('Undoing a conversation', () => {
  it('reverts applied changes, newest first, and moves created documents to the trash', async () => {
    const id = await page('Season')
    const first = await have([update(id, { title: 'Season 27' })], 'owner-a')
    await act(first.chat, 'proposals/all/apply', 'owner-a')
    await have(
      [
        update(id, { title: 'Season 2027' }),
        { call: 'createDraft', input: { fields: { title: 'News' }, type: 'pages' } },
      ],
      'owner-a',
      first.chat,
    )
    await act(first.chat, 'proposals/all/apply', 'owner-a')
    expect(await titleOf(id)).toBe('Season 2027')
    const { body } = await act<{ refused: unknown[]; undone: { id: string }[] }>(first.chat, 'undo', 'owner-a')
    expect([body.refused, body.undone.length]).toEqual([[], 3])
    expect(await titleOf(id)).toBe('Season')
    expect(
      (await client('owner-a').get<{ totalDocs: number }>('/pages?draft=true&where[title][equals]=News')).body
        .totalDocs,
    ).toBe(0)
    expect(
      (await client('owner-a').get<{ totalDocs: number }>('/pages?draft=true&trash=true&where[title][equals]=News'))
        .body.totalDocs,
    ).toBe(1)
    expect((await act(first.chat, 'undo', 'owner-a')).body).toEqual({ refused: [], undone: [] })
  })

  it('takes away a draft that it made from somebody who may not delete, unless something uses it', async () => {
    const make = async (title: string) => {
      const made = await have([{ call: 'createDraft', input: { fields: { title }, type: 'pages' } }])
      const { applied } = (await act<{ applied: { id: string }[] }>(made.chat, 'proposals/all/apply')).body
      return { chat: made.chat, id: applied[0]!.id }
    }
    const [free, used] = [await make('Undo me'), await make('Keep me')]
    expect((await client().delete(`/pages/${free.id}`)).status).toBe(403)
    await page('Child of it', { parent: used.id })
    expect((await act(free.chat, 'undo')).body).toEqual({ refused: [], undone: [{ id: free.id, type: 'pages' }] })
    expect((await act(used.chat, 'undo')).body).toMatchObject({ refused: [{ id: used.id }], undone: [] })
    expect(await titleOf(used.id)).toBe('Keep me')
  })

  it('restores the address that followed the title', async () => {
    const id = await page('Car parking')
    const slug = async () => (await client().get<{ slug: string }>(`/pages/${id}?draft=true`)).body.slug
    const before = await slug()
    const { chat } = await have([update(id, { title: 'Where to park' })])
    await act(chat, 'proposals/all/apply')
    expect(await slug()).toBe('where-to-park')
    await act(chat, 'undo')
    expect([await slug(), await titleOf(id)]).toEqual([before, 'Car parking'])
  })

  it('goes on, as applying does, after a save that changed nothing', async () => {
    const id = await page('Untouched')
    const save = () => client('owner-a').patch(`/pages/${id}?draft=true`, { title: 'Untouched' })
    const { chat, proposals } = await have([update(id, { summary: 'A summary.' })])
    await save()
    expect((await act(chat, `proposals/${proposals[0]!.id}/apply`)).body).toMatchObject({
      applied: [{ id }],
      stale: [],
    })
    await save()
    expect((await act(chat, 'undo')).body).toMatchObject({ refused: [], undone: [{ id }] })
  })

  it('refuses and names a document that somebody has changed since', async () => {
    const [kept, free] = [await page('Archive'), await page('Library')]
    const { chat } = await have([update(kept, { title: 'The archive' }), update(free, { title: 'The library' })])
    await act(chat, 'proposals/all/apply')
    await client('owner-a').patch(`/pages/${kept}?draft=true`, { title: 'Archive and records' })
    expect((await act(chat, 'undo')).body).toEqual({
      refused: [{ id: kept, reason: 'owner-a has changed "Archive" since.' }],
      undone: [{ id: free, type: 'pages' }],
    })
    expect([await titleOf(kept), await titleOf(free)]).toEqual(['Archive and records', 'Library'])
  })
})

describe('A proposal about performances', () => {
  const event = (title: string) => create(stage.app.payload, 'events', { tenant: stage.world.a, title })
  const performance = (of: string, start: string) =>
    create(stage.app.payload, 'event-instances', {
      _status: 'published',
      end: new Date(Date.parse(start) + 7_200_000).toISOString(),
      end_tz: 'UTC',
      event: of,
      start,
      start_tz: 'UTC',
      tenant: stage.world.a,
    })
  const read = async (id: string) =>
    (await client().get<Record<string, unknown>>(`/event-instances/${id}?draft=true&depth=0`)).body

  it('adds them on several days, leaves out those that exist, and takes them back', async () => {
    const id = await event('Messiah')
    await performance(id, '2027-12-14T19:30:00.000Z')
    const days = ['2027-12-14', '2027-12-15', '2027-12-16'].map((day) => ({ day, time: '19:30' }))
    const { chat, proposals } = await have([
      { call: 'draftPerformances', input: { dates: days, durationMinutes: 120, event: id } },
    ])
    expect(proposals[0]).toMatchObject({ documents: [{ type: 'event-instances' }, { type: 'event-instances' }] })
    const starts = async () =>
      (
        await client().get<{ docs: { start: string }[] }>(
          `/event-instances?draft=true&depth=0&sort=start&where[event][equals]=${id}`,
        )
      ).body.docs.map(({ start }) => start.slice(0, 10))
    expect(await starts()).toEqual(['2027-12-14'])
    expect((await act(chat, 'proposals/all/apply')).status).toBe(200)
    expect(await starts()).toEqual(['2027-12-14', '2027-12-15', '2027-12-16'])
    expect((await act(chat, 'undo')).body).toMatchObject({ refused: [] })
    expect(await starts()).toEqual(['2027-12-14'])
  })

  it('adds a run by a rule, and refuses a rule whose dates all exist', async () => {
    const id = await event('The Seagull')
    const rule = { from: '2027-03-01', times: ['19:30'], to: '2027-03-07', weekdays: [2, 3, 4] }
    const { chat, proposals } = await have([{ call: 'draftPerformances', input: { event: id, rule } }])
    expect(proposals[0]!.documents).toHaveLength(3)
    await act(chat, 'proposals/all/apply')
    const again = await have([{ call: 'draftPerformances', input: { event: id, rule } }])
    expect([again.proposals, again.results[0]]).toEqual([[], { error: expect.stringContaining('already') }])
  })

  it('moves one as a draft that keeps its duration, and back', async () => {
    const id = await event('Moving show')
    const show = await performance(id, '2027-12-13T19:30:00.000Z')
    const { chat, proposals } = await have([
      {
        call: 'changePerformanceDrafts',
        input: { change: { day: '2027-12-14', time: '19:00' }, event: id, performances: [show] },
      },
    ])
    expect(proposals[0]!.documents[0]!.fields.map(({ name }) => name)).toEqual(['start', 'end'])
    await act(chat, 'proposals/all/apply')
    expect(await read(show)).toMatchObject({
      _status: 'draft',
      end: '2027-12-14T21:00:00.000Z',
      start: '2027-12-14T19:00:00.000Z',
    })
    expect((await act(chat, 'undo')).body).toMatchObject({ refused: [], undone: [{ id: show }] })
    expect(await read(show)).toMatchObject({ start: '2027-12-13T19:30:00.000Z' })
  })

  it.each([['cancelled'], ['postponed'], ['sold_out']])('marks one as %s', async (instanceStatus) => {
    const id = await event(`Show that is ${instanceStatus}`)
    const show = await performance(id, '2027-11-13T19:30:00.000Z')
    const { chat, proposals } = await have([
      { call: 'changePerformanceDrafts', input: { change: { instanceStatus }, event: id, performances: [show] } },
    ])
    expect(proposals).toHaveLength(1)
    await act(chat, 'proposals/all/apply')
    expect(await read(show)).toMatchObject({ instanceStatus })
  })

  it('refuses the dates of an event that has performances, and takes those of one that has none', async () => {
    const [dated, free] = [await event('Dated'), await event('Free')]
    await performance(dated, '2027-12-13T19:30:00.000Z')
    const { proposals, results } = await have([
      update(dated, { startDate: '2027-12-14T19:00' }, 'events'),
      update(free, { startDate: '2027-12-14T19:00' }, 'events'),
    ])
    expect(results[0]).toMatchObject({ error: expect.stringContaining('follows the performances') })
    expect(proposals.map(({ documents }) => documents[0]!.id)).toEqual([free])
  })
})

describe('A proposal about parts of a document', () => {
  const layout = [
    { blockType: 'hero', heading: 'Welcome' },
    { blockType: 'quote', quote: 'A triumph' },
  ]
  const blocksOf = async (id: string) =>
    (await client().get<{ layout: Record<string, unknown>[] }>(`/pages/${id}?draft=true&depth=0`)).body.layout
  const kinds = async (id: string) => (await blocksOf(id)).map(({ blockType }) => blockType)

  it('adds, changes, moves and removes blocks of a page, and takes it back', async () => {
    const id = await page('Home page', { layout })
    const [hero, quote] = (await blocksOf(id)).map((block) => String(block.id))
    const { chat, proposals } = await have([
      {
        call: 'changeBlocks',
        input: {
          changes: [
            { do: 'change', fields: { heading: 'Welcome back' }, id: hero },
            { after: hero, block: 'text', do: 'add', fields: { content: 'Doors open at **seven**.' } },
            { after: 'start', do: 'move', id: quote },
          ],
          id,
        },
      },
    ])
    expect(JSON.stringify(proposals[0]!.documents[0]!.fields)).toContain('Doors open at **seven**.')
    expect(proposals[0]!.documents[0]!.fields).toContainEqual(
      expect.objectContaining({ from: 'Welcome', to: 'Welcome back' }),
    )
    await act(chat, 'proposals/all/apply')
    expect(await kinds(id)).toEqual(['quote', 'hero', 'text'])
    expect((await blocksOf(id))[1]).toMatchObject({ heading: 'Welcome back', id: hero })
    expect((await act(chat, 'undo')).body).toMatchObject({ refused: [], undone: [{ id }] })
    expect(await blocksOf(id)).toMatchObject([{ heading: 'Welcome', id: hero }, { id: quote }])
  })

  it('removes a block, and gives it back in every language', async () => {
    const id = await page('Two languages', { layout })
    const [hero] = await blocksOf(id)
    await client('owner-a').patch(`/pages/${id}?locale=cy&draft=true`, {
      layout: (await blocksOf(id)).map((block) => (block.id === hero!.id ? { ...block, heading: 'Croeso' } : block)),
    })
    const { chat } = await have([{ call: 'changeBlocks', input: { changes: [{ do: 'remove', id: hero!.id }], id } }])
    await act(chat, 'proposals/all/apply')
    expect(await kinds(id)).toEqual(['quote'])
    await act(chat, 'undo')
    const welsh = (await client().get<{ layout: unknown[] }>(`/pages/${id}?draft=true&depth=0&locale=cy`)).body.layout
    expect([(await blocksOf(id))[0], welsh[0]]).toMatchObject([{ heading: 'Welcome' }, { heading: 'Croeso' }])
  })

  it.each([
    ['a block that is not there', { do: 'remove', id: 'nothing' }],
    ['a block of code', { block: 'liquid', do: 'add', fields: { template: '{{ page.title }}' } }],
    ['an empty block', { block: 'hero', do: 'add', fields: { lead: 'Only a lead' } }],
  ])('refuses %s', async (_, change) => {
    const id = await page('Refusing', { layout })
    const { proposals, results } = await have([{ call: 'changeBlocks', input: { changes: [change], id } }])
    expect([proposals, typeof results[0]!.error]).toEqual([[], 'string'])
  })

  it('sets texts for search engines and keeps those that are not given', async () => {
    const id = await page('Found', { seo: { title: 'Found by all' } })
    const { chat, proposals } = await have([update(id, { 'meta description': 'Everything that is on.' })])
    expect(proposals[0]!.documents[0]!.fields).toMatchObject([{ name: 'seo.description' }])
    await act(chat, 'proposals/all/apply')
    expect((await client().get(`/pages/${id}?draft=true`)).body).toMatchObject({
      seo: { description: 'Everything that is on.', title: 'Found by all' },
    })
  })

  it('begins a menu with what it showed by itself, and adds to it once', async () => {
    const id = await page('Gift vouchers', { _status: 'published', hideFromNavigation: true })
    const add = { call: 'changeMenu', input: { changes: [{ do: 'add', document: 'Gift vouchers' }] } }
    const { chat } = await have([add])
    await act(chat, 'proposals/all/apply')
    const menu = (await have([{ call: 'readMenu', input: {} }])).results[0]!.data as {
      entries: { id: string; target: string }[]
    }
    expect(menu.entries.at(-1)).toMatchObject({ target: `pages/${id}` })
    const again = await have([add])
    expect([again.proposals, again.results[0]]).toEqual([[], { error: expect.stringContaining('already') }])
    const last = menu.entries.at(-1)!.id
    const moved = await have([{ call: 'changeMenu', input: { changes: [{ after: 'start', do: 'move', id: last }] } }])
    expect(moved.proposals).toHaveLength(1)
  })

  it('redirects an old address to a document by its title, and refuses what could not be published', async () => {
    const id = await page('Parking', { _status: 'published' })
    const { chat, results } = await have([
      { call: 'draftRedirect', input: { from: '/parking', to: 'Parking' } },
      { call: 'draftRedirect', input: { from: '/old-parking', to: 'Parking' } },
    ])
    expect(results[0]).toMatchObject({ error: expect.any(String) })
    await act(chat, 'proposals/all/apply')
    const { docs } = (await client().get<{ docs: unknown[] }>('/redirects?draft=true&depth=0')).body
    expect(docs[0]).toMatchObject({ _status: 'draft', from: '/old-parking', to: { relationTo: 'pages', value: id } })
  })

  it('writes texts in another language only', async () => {
    const id = await page('Season', { layout })
    const read = (await have([{ call: 'readTranslations', input: { id, to: 'cy', type: 'pages' } }])).results[0]!
      .data as { texts: { path: string; source: string }[] }
    const texts = read.texts.map(({ path, source }) => ({ path, text: `Cymraeg: ${source}` }))
    const { chat, proposals } = await have([{ call: 'translateDraft', input: { id, texts, to: 'cy', type: 'pages' } }])
    expect(proposals[0]!.documents[0]!.fields[0]!.label).toMatch(/\(.+\)$/)
    await act(chat, 'proposals/all/apply')
    const inLanguage = async (code: string) =>
      (await client().get<{ layout: unknown[]; title: string }>(`/pages/${id}?draft=true&depth=0&locale=${code}`)).body
    expect(await inLanguage('cy')).toMatchObject({
      layout: [{ heading: 'Cymraeg: Welcome' }, { quote: 'Cymraeg: A triumph' }],
      title: 'Cymraeg: Season',
    })
    expect(await inLanguage('en')).toMatchObject({ layout: [{ heading: 'Welcome' }, {}], title: 'Season' })
    await act(chat, 'undo')
    expect((await inLanguage('en')).title).toBe('Season')
    const { results } = await have([{ call: 'translateDraft', input: { id, texts, to: 'de', type: 'pages' } }])
    expect(results[0]).toMatchObject({ error: expect.stringContaining('not translated') })
  })

  it.each([
    ['ages', 'Ages 8 and over', 'ageGuidance'],
    ['price', 'From £12', 'priceText'],
    ['Running time', 'Two hours', 'runningTime'],
    ['status', 'Sold out', 'eventStatus'],
    ['venue', 'the main house', 'venue'],
  ])('takes "%s" for the field that staff mean', async (name, value, field) => {
    if (name === 'venue') await create(stage.app.payload, 'venues', { name: 'The Main House', tenant: stage.world.a })
    const id = await create(stage.app.payload, 'events', { tenant: stage.world.a, title: `By ${name}` })
    const { proposals } = await have([update(id, { [name]: value }, 'events')])
    expect(proposals[0]!.documents[0]!.fields.map((shown) => shown.name)).toEqual([field])
  })

  it('names the fields as the screen does where it refuses one', async () => {
    const id = await create(stage.app.payload, 'events', { tenant: stage.world.a, title: 'Named' })
    const { results } = await have([update(id, { colour: 'red' }, 'events')])
    expect(results[0]!.error).toContain('Prices')
    expect(results[0]!.error).not.toMatch(/priceText|ageGuidance/)
  })

  it('tidies several documents at once', async () => {
    const ids = [await page('One'), await page('Two')]
    const { chat, proposals } = await have([
      {
        call: 'updateManyDrafts',
        input: { documents: ids.map((id, index) => ({ fields: { summary: `Number ${index}` }, id })), type: 'pages' },
      },
    ])
    expect(proposals[0]!.documents).toHaveLength(2)
    expect((await act<{ applied: unknown[] }>(chat, 'proposals/all/apply')).body.applied).toHaveLength(2)
  })

  it('says what changed and by whom', async () => {
    const id = await page('Followed')
    await client('owner-a').patch(`/pages/${id}?draft=true`, { title: 'Followed closely' })
    const { results } = await have([{ id, type: 'pages' }, {}].map((input) => ({ call: 'listChanges', input })))
    for (const { data } of results)
      expect((data as { changes: unknown[] }).changes[0]).toMatchObject({
        document: { id, title: 'Followed closely' },
        people: ['owner-a'],
      })
  })
})
