import { randomUUID as uuid } from 'node:crypto'
import { createPdf } from '@/seed/writing/pdf'
import { photo } from '@tests/support/pictures/photo'
import { create } from '@tests/support/world'
import { upload } from '../media/support'
import { endConversing, message, say, startConversing, type Conversing } from './support'

interface Proposal {
  documents: { fields: { label: string; to: string | null }[] }[]
}

let stage: Conversing
let hamlet: string
let page: string
let performance: string

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
  const {
    app: { payload },
    world: { a },
  } = stage
  const ada = await create(payload, 'people', { _status: 'published', name: 'Ada Byrne', tenant: a })
  hamlet = await create(payload, 'events', {
    _status: 'published',
    credits: [{ person: ada, role: 'Ophelia', group: 'cast' }],
    tenant: a,
    title: 'Hamlet',
  })
  performance = await create(payload, 'event-instances', {
    _status: 'published',
    event: hamlet,
    start: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    start_tz: 'Europe/London',
    tenant: a,
  })
  page = await create(payload, 'pages', { _status: 'draft', tenant: a, title: 'Accessibility' })
  await create(payload, 'pages', { _status: 'published', tenant: stage.world.b, title: 'Their secret page' })
  await create(payload, 'pages', { _status: 'published', slug: 'home', slugLock: false, tenant: a, title: 'Welcome' })
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
    ['How many pages are there?', /There are 2 pages/],
    ['What drafts are there?', /\[Accessibility\]/],
    ['Tell me about Hamlet', /Title:\*\* Hamlet/],
    ['Where is Hamlet used?', /used in one place/],
    ['Tell me about the home page', /Title:\*\* Welcome/],
    ['Who can delete events?', /You may delete events/],
    ['How do I invite staff?', /\/admin\/settings\/users.*\*\*Who may do what\*\*/s],
    ['How do I set up a passkey?', /\/admin\/auth\/account.*\*\*Sign in with a passkey\*\*/s],
    ['How many people read Hamlet last week?', /\(\/admin\/visitors\)/],
    ['Which page is read most?', /\(\/admin\/visitors\)/],
    ['Announce a cancellation', /\(\/admin\/announcements\)/],
    ['Tell everyone that Hamlet is cancelled', /\(\/admin\/announcements\?event=[\w-]+\)/],
    ['Publish Hamlet', /leave this to you.*\/admin\/collections\/events\//],
    ['When is the next performance of Hamlet?', /Hamlet.* at \d\d:\d\d/s],
    ['Which shows are sold out?', /no performance like that/],
    ['Which events have no picture?', /Hamlet/],
    ['Which events have no booking link?', /no app that sells tickets/],
    ['Who is in Hamlet?', /\[Ada Byrne\]\(\/admin\/collections\/people\/[^)]*\): Ophelia/],
    ['What changed today?', /no changes/],
    ['¿Qué páginas hay?', /página/],
    ['ابحث عن Hamlet', /وجدت هذا/],
    ['Dod o hyd i Hamlet', /Cefais hyd i hyn/],
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
      documents: [
        {
          // The address follows.
          fields: [
            { from: 'Hamlet', name: 'title', to: 'Hamlet, Prince of Denmark' },
            { from: 'hamlet', name: 'slug', to: 'hamlet-prince-of-denmark' },
          ],
          id: hamlet,
        },
      ],
      state: 'waiting',
    })
    expect(stream.text()).toContain('Nothing has happened yet')
  })

  it.each([
    ['Move Hamlet to 3 April 2032 at 19:00', 'start'],
    ['Cancel Hamlet on %day', 'instanceStatus'],
  ])('proposes the change of the performance: %s', async (said, field) => {
    const day = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/London',
      year: 'numeric',
    })
    const stream = await ask(said.replace('%day', day.format(Date.now() + 3 * 86_400_000)))
    const { documents } = stream.seen.find(({ chunk }) => chunk.type === 'data-proposal')!.chunk.data as {
      documents: { fields: { name: string }[]; id: string; type: string }[]
    }
    expect(documents).toMatchObject([{ id: performance, type: 'event-instances' }])
    expect(documents[0]!.fields.map(({ name }) => name)).toContain(field)
  })

  it('remembers what it asked, over the conversation', async () => {
    const {
      app: { payload, send },
      tokens,
      world: { a },
    } = stage
    await create(payload, 'works', { _status: 'published', tenant: a, title: 'Twelfth Night' })
    await create(payload, 'events', { _status: 'published', tenant: a, title: 'Twelfth Night' })
    const chat = uuid()
    const sayNext = async (text: string) =>
      (
        await say((request) => send(request), tokens['owner-a']!, { id: chat, message: message(text), tenant: a })
      ).rest()
    const asked = await sayNext('Where is Twelfth Night used?')
    expect(asked.text()).toMatch(/Which one do you mean\?.*\n\n1\. \[Twelfth Night\].*\n2\. \[Twelfth Night\]/)
    expect((await sayNext('the work')).text()).toMatch(/\[Twelfth Night\]\(\/admin\/collections\/works\/.*not used/)
  })

  it('makes a page about an event, filled from it', async () => {
    const stream = await ask('Create a page about Hamlet')
    expect(stream.seen.find(({ chunk }) => chunk.type === 'data-proposal')!.chunk.data).toMatchObject({
      documents: [{ title: 'Hamlet', type: 'pages' }],
    })
  })

  it('names the fields of a group that has no name by their own', async () => {
    const stream = await ask('Set the SEO title of Hamlet to "Hamlet in May"')
    const [field] = (stream.seen.find(({ chunk }) => chunk.type === 'data-proposal')?.chunk.data as Proposal)
      .documents[0]!.fields
    expect(field).toMatchObject({ label: 'Search title', to: 'Hamlet in May' })
    expect((await ask('Tell me about Hamlet')).text()).not.toContain('false')
  })

  it('says who changed what, to those who may see it', async () => {
    const { world } = stage
    await world.clients['owner-a']!.patch(`/pages/${page}?draft=true`, { title: 'Access' })
    expect((await ask('Who changed the Access page?')).text()).toMatch(/\[Access\].*\(.+ at \d\d:\d\d\)/)
    expect((await ask('What changed today?', 'owner-b')).text()).not.toContain('Access')
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
    expect((await send('What does this picture show?', chat, files)).text()).toContain('I cannot look into pictures')
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
