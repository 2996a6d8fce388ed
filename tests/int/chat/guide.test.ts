import { randomUUID as uuid } from 'node:crypto'
import { createPdf } from '@/seed/writing/pdf'
import { photo } from '@tests/support/pictures/photo'
import { create } from '@tests/support/world'
import { upload } from '../media/support'
import { endConversing, message, say, startConversing, type Conversing } from './support'

let stage: Conversing
let hamlet: string

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
  const {
    app: { payload },
    world: { a },
  } = stage
  hamlet = await create(payload, 'events', { _status: 'published', tenant: a, title: 'Hamlet' })
  await create(payload, 'event-instances', {
    _status: 'published',
    event: hamlet,
    start: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    start_tz: 'Europe/London',
    tenant: a,
  })
  await create(payload, 'pages', { _status: 'draft', tenant: a, title: 'Accessibility' })
  await create(payload, 'pages', { _status: 'published', tenant: stage.world.b, title: 'Their secret page' })
})
afterAll(() => endConversing(stage))

const ask = async (text: string, name = 'owner-a') =>
  (
    await say((request) => stage.app.send(request), stage.tokens[name]!, {
      id: uuid(),
      message: message(text),
      tenant: stage.world.a,
    })
  ).rest()

describe('without a model the guide', () => {
  it.each([
    ['What shows are coming up?', /Hamlet.*\/admin\/collections\/event-instances\//s],
    ['Find Hamlet', /\[Hamlet\]\(\/admin\/collections\/events\//],
    ['Open the secret page', /found nothing/],
    ['How many pages are there?', /There is one/],
    ['What drafts are there?', /\[Accessibility\]/],
    ['Tell me about Hamlet', /Title:\*\* Hamlet/],
    ['Where is Hamlet used?', /used in one place/],
    ['Who can delete events?', /You may delete events.*editor|You may delete events/s],
    ['How do I invite staff?', /\*\*Who may do what\*\*.*invitation/s],
    ['Publish Hamlet', /I never publish anything myself/],
    ['Write me a poem about the moon', /did not understand/],
    ['Hello', /I am a guide/],
  ])('answers: %s', async (text, answer) => {
    const stream = await ask(text)
    expect(stream.text()).toMatch(answer)
    expect(stream.text()).not.toContain('Their secret')
    expect(stage.model.requests).toEqual([])
  })

  it('prepares changes for a person to apply', async () => {
    const stream = await ask('Rename Hamlet to "Hamlet, Prince of Denmark"')
    expect(stream.seen.find(({ chunk }) => chunk.type === 'data-proposal')!.chunk.data).toMatchObject({
      documents: [{ fields: [{ from: 'Hamlet', name: 'title', to: 'Hamlet, Prince of Denmark' }], id: hamlet }],
      state: 'waiting',
    })
    expect(stream.text()).toContain('Nothing has happened yet')
  })

  it('makes a page of pictures, and says what it cannot look into', async () => {
    const { model, tokens, world } = stage
    const attach = async (chat: string, data: Uint8Array, name: string) => {
      const form = new FormData()
      form.append('chat', chat)
      form.append('tenant', world.a)
      form.append('file', new File([new Uint8Array(data)], name))
      return (await world.clients['owner-a']!.post<{ id: string }>('/chat-attachments', form)).body.id
    }
    const send = async (text: string, chat: string, attachments: string[]) =>
      (
        await say((request) => stage.app.send(request), tokens['owner-a']!, {
          attachments,
          id: chat,
          message: message(text),
          tenant: world.a,
        })
      ).rest()
    const chat = uuid()
    const files = [
      await attach(chat, await photo('jpeg', 300, 200), 'new-foyer.jpg'),
      await attach(chat, createPdf('a', 'A', ['b']).data, 'plan.pdf'),
    ]
    expect((await send('What does this picture show?', chat, files)).text()).toContain(
      'I cannot look into pictures or PDFs',
    )
    // Of what was attached before, too.
    const stream = await send('Make a page of this', chat, [])
    expect(stream.seen.find(({ chunk }) => chunk.type === 'data-proposal')!.chunk.data).toMatchObject({
      documents: [
        { attachment: files[0], type: 'media' },
        { title: 'new foyer', type: 'pages' },
      ],
      state: 'waiting',
    })
    expect(stream.text()).toMatch(/I cannot read PDFs.*I cannot see what the pictures show/s)
    const other = uuid()
    expect(
      (
        await send('Create a page from this PDF called "Plan"', other, [
          await attach(other, createPdf('a', 'A', ['b']).data, 'plan.pdf'),
        ])
      ).text(),
    ).toContain('I cannot read PDFs')
    expect((await send('Make a page of this', uuid(), [])).text()).toContain('Nothing is attached')
    expect(model.requests).toEqual([])
  })

  it('leads to pictures without alternative text, and describes none', async () => {
    expect((await ask('Write alternative texts')).text()).toContain('Every picture has an alternative text')
    const {
      body: { doc },
    } = await upload({
      client: stage.world.clients['owner-a']!,
      data: await photo('jpeg', 300, 200),
      file: 'foyer.jpg',
      tenant: stage.world.a,
      type: 'image/jpeg',
    })
    expect((await ask('Write alternative texts')).text()).toMatch(
      new RegExp(`I am a guide and cannot see pictures.*\\[Foyer\\]\\(/admin/collections/media/${doc.id}\\)`, 's'),
    )
  })

  it('can do no more than the person who asks', async () => {
    const stream = await ask('Rename Hamlet to Macbeth', 'viewer-a')
    expect(stream.seen.some(({ chunk }) => chunk.type === 'data-proposal')).toBe(false)
    expect(stream.text()).toContain('You are not allowed to change events')
  })
})
