import { create } from '@tests/support/world'
import { act as actAs, haveCalled, update, type Call } from './proposing'
import { endConversing, startConversing, type Conversing } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterAll(() => endConversing(stage))

const client = (name = 'editor-a') => stage.world.clients[name]!
const have = (calls: Call[], chat?: string) => haveCalled(stage, calls, 'editor-a', chat)
const act = <Body = Record<string, unknown>>(chat: string, path: string) => actAs<Body>(client(), chat, path)
const page = (title: string, more: Record<string, unknown> = {}) =>
  create(stage.app.payload, 'pages', { tenant: stage.world.a, title, ...more })
const read = async <Doc>(id: string, type = 'pages') =>
  (await client().get<Doc>(`/${type}/${id}?draft=true&depth=0`)).body
const kinds = async (id: string) =>
  (await read<{ layout: { blockType: string }[] }>(id)).layout.map(({ blockType }) => blockType)
const addBlock = (id: string, block: string, fields: Record<string, unknown>): Call => ({
  call: 'changeBlocks',
  input: { changes: [{ block, do: 'add', fields }], id },
})
const addEntry = (address: string): Call => ({
  call: 'changeMenu',
  input: { changes: [{ address, do: 'add', label: address }], place: 'footer' },
})
const menus = async () =>
  (await client().get<{ docs: { entries: { address?: string }[]; place: string }[] }>('/menus?draft=true&depth=0')).body
    .docs

/** Applies proposals one after the other, as a person does who goes through the cards. */
async function applyEach(chat: string, proposals: { id: string }[]) {
  const all = []
  for (const { id } of proposals)
    all.push((await act<{ applied: unknown[]; stale: unknown[] }>(chat, `proposals/${id}/apply`)).body)
  return all.map(({ applied, stale }) => [applied.length, stale.length])
}

describe('Two proposals that wait for the same document', () => {
  it.each(['one by one', 'all at once'])('keep the blocks of the first when both are applied %s', async (way) => {
    const id = await page(`Blocks ${way}`, { layout: [{ blockType: 'hero', heading: 'Welcome' }] })
    const { chat, proposals } = await have([
      addBlock(id, 'text', { content: 'Doors open at seven.' }),
      addBlock(id, 'quote', { quote: 'A triumph' }),
    ])
    if (way === 'one by one')
      expect(await applyEach(chat, proposals)).toEqual([
        [1, 0],
        [0, 1],
      ])
    else expect((await act(chat, 'proposals/all/apply')).body).toMatchObject({ applied: [{ id }], stale: [{ id }] })
    expect(await kinds(id)).toEqual(['hero', 'text'])
    // Asked again, it takes what is there by now.
    await have([addBlock(id, 'quote', { quote: 'A triumph' })], chat)
    expect((await act(chat, 'proposals/all/apply')).body).toMatchObject({ applied: [{ id }], stale: [] })
    expect(await kinds(id)).toEqual(['hero', 'text', 'quote'])
  })

  it('keep what the first has set in a group, and the text that it has written', async () => {
    const id = await page('Found')
    const grouped = await have([
      update(id, { 'seo.title': 'Found by all' }),
      update(id, { 'seo.description': 'Everything that is on.' }),
    ])
    expect(await applyEach(grouped.chat, grouped.proposals)).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(await read(id)).toMatchObject({ seo: { title: 'Found by all' } })
    const event = await create(stage.app.payload, 'events', { tenant: stage.world.a, title: 'Lear' })
    const texts = await have([
      update(event, { description: 'A king.' }, 'events'),
      update(event, { description: 'Three daughters.' }, 'events'),
    ])
    expect(await applyEach(texts.chat, texts.proposals)).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(JSON.stringify(await read(event, 'events'))).toContain('A king.')
  })

  it('are both applied where they change different fields', async () => {
    const id = await page('Season', { layout: [{ blockType: 'hero', heading: 'Welcome' }], seo: { title: 'Now' } })
    const { chat, proposals } = await have([
      update(id, { title: 'Season 2027' }),
      update(id, { summary: 'All that is on.' }),
      addBlock(id, 'quote', { quote: 'A triumph' }),
      update(id, { 'seo.title': 'Then' }),
    ])
    expect(await applyEach(chat, proposals)).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ])
    expect(await read(id)).toMatchObject({
      layout: [{ blockType: 'hero' }, { blockType: 'quote' }],
      seo: { title: 'Then' },
      summary: 'All that is on.',
      title: 'Season 2027',
    })
  })

  it('begin one menu where the site shows one by itself, and keep its entries', async () => {
    const begun = await have([addEntry('/parking'), addEntry('/vouchers')])
    expect(await applyEach(begun.chat, begun.proposals)).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect((await menus()).map(({ place }) => place)).toEqual(['footer'])
    const more = await have([addEntry('/vouchers'), addEntry('/access')])
    expect(await applyEach(more.chat, more.proposals)).toEqual([
      [1, 0],
      [0, 1],
    ])
    const [menu] = await menus()
    expect(menu!.entries.flatMap(({ address }) => address ?? []).slice(-2)).toEqual(['/parking', '/vouchers'])
  })
})
