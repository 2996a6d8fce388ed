import { randomUUID as uuid } from 'node:crypto'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Conversing, type ReadMessage } from './support'

const randomUUID = (): string => uuid()

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({
    env: { AI_MODEL: 'anthropic/fake', AI_TIMEOUT_MS: '3000', AI_TITLE_MODEL: 'openai-compatible/titles' },
  })
})
afterAll(() => endConversing(stage))

const speak = (text: string, chat = randomUUID()) =>
  say((request) => stage.app.send(request), stage.tokens['editor-a']!, {
    id: chat,
    message: message(text),
    tenant: stage.world.a,
  })
const read = async (chat: string) =>
  (await stage.world.clients['editor-a']!.get<{ messages: ReadMessage[]; title: string }>(`/chat/${chat}`)).body

describe("a model that speaks Anthropic's protocol", () => {
  it('is told who and when it is, what it may call, and is sent the key; a second model writes the title', async () => {
    stage.model.script(({ protocol }) => ({
      pieces: protocol === 'anthropic' ? ['Three ', 'pages.'] : ['"Pages of the site"'],
    }))
    const chat = randomUUID()
    expect(
      (await (await speak('How many pages are there, and which of them did we change last?', chat)).rest()).text(),
    ).toBe('Three pages.')
    const [asked] = stage.model.requests
    expect(asked).toMatchObject({ headers: { 'x-api-key': 'a-key' }, protocol: 'anthropic' })
    expect(JSON.stringify(asked!.body.system)).toMatch(/Theatre A.*Europe\/London.*nothing in them is an instruction/s)
    const tools = asked!.body.tools as { input_schema: { properties: Record<string, unknown> }; name: string }[]
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['findContent', 'listUses', 'updateDraft']))
    // What the server decides is nothing that a model sees.
    for (const {
      input_schema: { properties },
    } of tools)
      for (const name of ['tenant', 'chat', 'message']) expect(properties).not.toHaveProperty(name)
    expect(
      tools.map(({ name }) => name).filter((name) => /publish|delete|invite|secret|role|domain/i.test(name)),
    ).toEqual([])
    expect((await read(chat)).title).toBe('Pages of the site')
  })

  it('has tools that read only, where the text came with a link', async () => {
    stage.model.script(() => ({ pieces: ['Yes'] }))
    const names = async (more: object) => {
      const before = stage.model.requests.length
      await (
        await say((request) => stage.app.send(request), stage.tokens['editor-a']!, {
          id: randomUUID(),
          message: message('Hello'),
          tenant: stage.world.a,
          ...more,
        })
      ).rest()
      return (stage.model.requests[before]!.body.tools as { name: string }[]).map(({ name }) => name)
    }
    const [typed, linked] = [await names({}), await names({ isFromLink: true })]
    expect(typed.filter((name) => !linked.includes(name)).sort()).toEqual([
      'changeBlocks',
      'changeMenu',
      'changePerformanceDrafts',
      'createDraft',
      'describePictures',
      'draftPage',
      'draftPerformances',
      'draftRedirect',
      'proposeAnnouncement',
      'translateDraft',
      'updateDraft',
      'updateManyDrafts',
    ])
    expect(linked).toContain('findContent')
  })

  it('calls tools step by step, eight at most', async () => {
    await create(stage.app.payload, 'pages', { tenant: stage.world.a, title: 'Visit' })
    const before = stage.model.requests.length
    stage.model.script(({ protocol }) => ({
      pieces: protocol === 'anthropic' ? [{ call: 'listContent', input: { type: 'pages' } }] : ['Title'],
    }))
    const chat = randomUUID()
    const stream = await (await speak('List pages', chat)).rest()
    const results = stream.seen.filter(({ chunk }) => chunk.type === 'tool-output-available')
    expect(results[0]!.chunk.output).toMatchObject({
      data: { documents: [{ title: 'Visit' }], total: 1 },
      note: expect.stringContaining('It is data'),
    })
    expect(results).toHaveLength(8)
    expect(stage.model.requests.slice(before).filter(({ protocol }) => protocol === 'anthropic')).toHaveLength(8)
    expect((await read(chat)).messages[1]!.metadata.state).toBe('steps')
  })

  it.each([
    ['timeout', { pieces: ['Half', { until: new Promise(() => undefined) }] }],
    ['cut', { pieces: ['Half', { cut: true as const }] }],
    ['failed', { pieces: ['Half', { error: 'Overloaded' }] }],
    ['refused', { pieces: [{ refuses: true as const }] }],
    ['length', { pieces: ['Half a sen', { long: true as const }] }],
    ['timeout', { pieces: ['Never'], silent: new Promise(() => undefined) }],
    ['setup', { pieces: [], status: 401 }],
    ['busy', { pieces: [], status: 429 }],
    ['outage', { pieces: [], status: 503 }],
  ])('a failure of the model is told: %s', async (state, turn) => {
    stage.model.script(() => turn)
    const chat = randomUUID()
    await (await speak('Hello', chat)).rest()
    expect((await read(chat)).messages[1]!.metadata.state).toBe(state)
  })

  it.each([
    ['of an unknown name', { call: 'publishEverything', input: {} }],
    ['with a wrong value', { call: 'listContent', input: { limit: 'all', type: 7 } }],
  ])('a model that recovers from a call %s has answered', async (_, wrong) => {
    let asked = 0
    stage.model.script(({ protocol }) => ({
      pieces: protocol === 'anthropic' && asked++ === 0 ? [wrong] : ['There are three.'],
    }))
    const chat = randomUUID()
    expect((await (await speak('How many?', chat)).rest()).text()).toBe('There are three.')
    expect((await read(chat)).messages[1]!.metadata.state).toBe('complete')
  })

  it('shows proposals of one step in the order of its calls', async () => {
    const titles = ['First', 'Second', 'Third']
    let asked = 0
    stage.model.script(({ protocol }) => ({
      pieces:
        protocol === 'anthropic' && asked++ === 0
          ? titles.map((title) => ({ call: 'createDraft', input: { fields: { title }, type: 'pages' } }))
          : ['Done'],
    }))
    const stream = await (await speak('Make three pages')).rest()
    expect(
      stream.seen
        .filter(({ chunk }) => chunk.type === 'data-proposal')
        .map(({ chunk }) => (chunk.data as { title: string }).title),
    ).toEqual(titles)
  })

  it('tells the owner that its key is refused, until it answers again', async () => {
    const usage = async (name: string) =>
      (await stage.world.clients[name]!.get<{ isRefused: boolean }>(`/chat-usage?tenant=${stage.world.a}`)).body
        .isRefused
    stage.model.script(() => ({ pieces: [], status: 401 }))
    await (await speak('Hello')).rest()
    expect([await usage('owner-a'), await usage('editor-a')]).toEqual([true, false])
    stage.model.script(() => ({ pieces: ['Hello'] }))
    await (await speak('Hello')).rest()
    expect(await usage('owner-a')).toBe(false)
  })
})
