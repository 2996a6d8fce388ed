import { fromMarkdown } from '@/plugins/chat/lib/texts/fromMarkdown'
import { create } from '@tests/support/world'
import { act as actAs, haveCalled, update, type Call } from './proposing'
import { endConversing, startConversing, type Conversing } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterAll(() => endConversing(stage))

interface Undone {
  refused: { id: string; reason: string }[]
  undone: { id: string }[]
}

const client = (name = 'owner-a') => stage.world.clients[name]!
const page = (title: string, more: Record<string, unknown> = {}) =>
  create(stage.app.payload, 'pages', { tenant: stage.world.a, title, ...more })
const read = async <Doc = Record<string, unknown>>(id: string, { locale = 'en', type = 'pages' } = {}) =>
  (await client().get<Doc>(`/${type}/${id}?draft=true&depth=0&locale=${locale}`)).body
const write = async (id: string, data: Record<string, unknown>, { locale = 'en', type = 'pages' } = {}) => {
  const { status } = await client().patch(`/${type}/${id}?draft=true&locale=${locale}`, data)
  expect(status).toBe(200)
}
const undo = async (chat: string) => (await actAs<Undone>(client(), chat, 'undo')).body

/** Has the model propose changes, and applies them all. */
async function apply(calls: Call[], chat?: string) {
  const made = await haveCalled(stage, calls, 'owner-a', chat)
  expect(made.proposals).toHaveLength(calls.length)
  const { applied } = (await actAs<{ applied: { id: string }[] }>(client(), made.chat, 'proposals/all/apply')).body
  expect(applied).toHaveLength(calls.length)
  return { chat: made.chat, ids: applied.map(({ id }) => id) }
}

const draft = (title: string, type = 'pages', more: Record<string, unknown> = {}): Call => ({
  call: 'createDraft',
  input: { fields: { [type === 'people' ? 'name' : 'title']: title, ...more }, type },
})

type Blocks = { layout: { blockType: string; heading?: string; id: string; quote?: string }[] }
const layout = [
  { blockType: 'hero', heading: 'Welcome' },
  { blockType: 'quote', quote: 'A triumph' },
]
const inBoth = async (id: string) => {
  const { layout: rows } = await read<Blocks>(id)
  const welsh = rows.map((row) =>
    row.blockType === 'hero' ? { ...row, heading: 'Croeso' } : { ...row, quote: 'Buddugoliaeth' },
  )
  await write(id, { layout: welsh }, { locale: 'cy' })
  return rows
}
const textsOf = async (id: string, locale: string) =>
  (await read<Blocks>(id, { locale })).layout.map(({ heading, quote }) => heading ?? quote)

describe('Undoing a conversation, where another language has changed since,', () => {
  it('keeps the English texts that somebody has rewritten after a translation was applied', async () => {
    const [changed, free] = [await page('Changed', { layout }), await page('Free', { layout })]
    const translate = async (id: string): Promise<Call> => {
      const tool = { call: 'readTranslations', input: { id, to: 'cy', type: 'pages' } }
      const { texts } = (await haveCalled(stage, [tool], 'owner-a')).results[0]!.data as { texts: { path: string }[] }
      const translated = texts.map(({ path }) => ({ path, text: 'Cymraeg' }))
      return { call: 'translateDraft', input: { id, texts: translated, to: 'cy', type: 'pages' } }
    }
    const { chat } = await apply([await translate(changed), await translate(free)])
    const { layout: rows } = await read<Blocks>(changed)
    await write(changed, { layout: [{ ...rows[0], heading: 'Welcome all' }, rows[1]] })
    const { refused, undone } = await undo(chat)
    expect([refused, undone.map(({ id }) => id)]).toEqual([
      [{ id: changed, reason: 'owner-a has changed "Changed" since.' }],
      [free],
    ])
    expect([await textsOf(changed, 'en'), await textsOf(changed, 'cy')]).toEqual([
      ['Welcome all', 'A triumph'],
      ['Cymraeg', 'Cymraeg'],
    ])
    expect(await textsOf(free, 'en')).toEqual(['Welcome', 'A triumph'])
  })

  it('keeps the Welsh texts that somebody has rewritten after English rows were removed', async () => {
    const id = await page('Reverse', { layout })
    const [hero] = await inBoth(id)
    const { chat } = await apply([{ call: 'changeBlocks', input: { changes: [{ do: 'remove', id: hero!.id }], id } }])
    const [quote] = (await read<Blocks>(id, { locale: 'cy' })).layout
    await write(id, { layout: [{ ...quote, quote: 'Gwych' }] }, { locale: 'cy' })
    expect((await undo(chat)).refused).toMatchObject([{ id }])
    expect(await textsOf(id, 'cy')).toEqual(['Gwych'])
  })

  it('gives removed rows back in every language', async () => {
    const id = await page('Given back', { layout })
    const [hero] = await inBoth(id)
    const { chat } = await apply([{ call: 'changeBlocks', input: { changes: [{ do: 'remove', id: hero!.id }], id } }])
    expect(await undo(chat)).toMatchObject({ refused: [], undone: [{ id }] })
    expect([await textsOf(id, 'en'), await textsOf(id, 'cy')]).toEqual([
      ['Welcome', 'A triumph'],
      ['Croeso', 'Buddugoliaeth'],
    ])
  })

  it('gives a row within a block back in every language', async () => {
    type Faq = { layout: { id: string; questions: { id: string; question: string }[] }[] }
    const questions = ['When?', 'Where?'].map((question) => ({ answer: fromMarkdown('Here.'), question }))
    const id = await page('Questions', { layout: [{ blockType: 'faq', questions }] })
    const inWelsh = (await read<Faq>(id)).layout.map((block) => ({
      ...block,
      questions: block.questions.map((row) => ({ ...row, question: `Cymraeg: ${row.question}` })),
    }))
    await write(id, { layout: inWelsh }, { locale: 'cy' })
    const change = { do: 'remove', id: inWelsh[0]!.questions[0]!.id }
    const { chat } = await apply([{ call: 'changeBlocks', input: { changes: [change], id } }])
    const asked = async (locale: string) =>
      (await read<Faq>(id, { locale })).layout[0]!.questions.map(({ question }) => question)
    expect(await asked('cy')).toEqual(['Cymraeg: Where?'])
    expect(await undo(chat)).toMatchObject({ refused: [], undone: [{ id }] })
    expect([await asked('en'), await asked('cy')]).toEqual([
      ['When?', 'Where?'],
      ['Cymraeg: When?', 'Cymraeg: Where?'],
    ])
  })

  it('keeps a draft that somebody has translated, and takes away another', async () => {
    const { chat, ids } = await apply([draft('Translated', 'events'), draft('Left alone', 'events')])
    await write(ids[0]!, { title: 'Wedi ei gyfieithu' }, { locale: 'cy', type: 'events' })
    const { refused, undone } = await undo(chat)
    expect([refused.map(({ id }) => id), undone.map(({ id }) => id)]).toEqual([[ids[0]], [ids[1]]])
    expect(await read(ids[0]!, { locale: 'cy', type: 'events' })).toMatchObject({ title: 'Wedi ei gyfieithu' })
  })
})

describe('Undoing a conversation', () => {
  it('keeps what somebody wrote between two of its changes, and goes back through changes in a row', async () => {
    const [between, row] = [await page('Between'), await page('In a row')]
    const first = await apply([update(between, { title: 'By the assistant' }), update(row, { title: 'Once' })])
    await write(between, { title: 'By hand' })
    await apply([update(between, { summary: 'A summary.' }), update(row, { summary: 'Twice.' })], first.chat)
    const { refused } = await undo(first.chat)
    expect(refused).toMatchObject([{ id: between }])
    expect([await read(between), await read(row)]).toMatchObject([
      { summary: null, title: 'By hand' },
      { summary: null, title: 'In a row' },
    ])
  })

  it('keeps a person whom others use by now, also for those who may delete', async () => {
    const { chat, ids } = await apply([draft('Used', 'people'), draft('Unused', 'people')])
    await create(stage.app.payload, 'posts', { authors: [ids[0]], tenant: stage.world.a, title: 'About her' })
    const { refused, undone } = await undo(chat)
    expect([refused, undone.map(({ id }) => id)]).toEqual([
      [{ id: ids[0], reason: '"Used" is used elsewhere by now.' }],
      [ids[1]],
    ])
    expect((await read(ids[0]!, { type: 'people' })).deletedAt).toBeNull()
  })

  it('keeps drafts that a release or a set time waits for', async () => {
    const { chat, ids } = await apply([draft('Released'), draft('Timed'), draft('Neither')])
    const [released, timed, neither] = ids
    const release = await client().post<{ id: string }>('/releases', { tenantId: stage.world.a, title: 'Season' })
    const documents = [{ collection: 'pages', id: released }]
    expect((await client().post(`/releases/${release.body.id}/documents`, { documents })).body).toEqual({ added: 1 })
    const schedule = { day: '2099-01-01', isPublish: true, time: '10:00' }
    expect((await client().post(`/documents/pages/${timed}/schedule`, schedule)).status).toBe(200)
    const { refused, undone } = await undo(chat)
    expect([refused.map(({ id }) => id).toSorted(), undone.map(({ id }) => id)]).toEqual([
      [released, timed].toSorted(),
      [neither],
    ])
  })

  it('names one that cannot go back, and undoes the others', async () => {
    const [old, next] = [await page('Old picture'), await page('Next picture')]
    const [stuck, free] = [await page('Stuck', { parent: old }), await page('Free')]
    const { chat } = await apply([update(stuck, { parent: next }), update(free, { title: 'Freed' })])
    expect((await client().patch(`/pages/${old}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    const { refused, undone } = await undo(chat)
    expect(refused).toEqual([{ id: stuck, reason: expect.stringMatching(/^"Stuck" stays: ./) }])
    expect(undone.map(({ id }) => id)).toEqual([free])
    expect([await read(stuck), await read(free)]).toMatchObject([{ parent: next }, { title: 'Free' }])
    // The rest is tried again.
    await client().patch(`/pages/${old}?trash=true`, { deletedAt: null })
    expect(await undo(chat)).toMatchObject({ refused: [], undone: [{ id: stuck }] })
    expect(await read(stuck)).toMatchObject({ parent: old })
  })
})
