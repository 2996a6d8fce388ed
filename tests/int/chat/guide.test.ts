import { randomUUID as uuid } from 'node:crypto'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Conversing } from './support'

let stage: Conversing
let hamlet: string

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
  const { app: { payload }, world: { a } } = stage
  hamlet = await create(payload, 'events', { _status: 'published', tenant: a, title: 'Hamlet' })
  await create(payload, 'event-instances', { _status: 'published', event: hamlet, start: new Date(Date.now() + 3 * 86_400_000).toISOString(), start_tz: 'Europe/London', tenant: a })
  await create(payload, 'pages', { _status: 'draft', tenant: a, title: 'Accessibility' })
  await create(payload, 'pages', { _status: 'published', tenant: stage.world.b, title: 'Their secret page' })
})
afterAll(() => endConversing(stage))

const ask = async (text: string, name = 'owner-a') => (await say((request) => stage.app.send(request), stage.tokens[name]!, { id: uuid(), message: message(text), tenant: stage.world.a })).rest()

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
    ['Publish Hamlet', /I never publish anything by myself/],
    ['Write me a poem about the moon', /did not understand/],
    ['Hello', /I am a guide/],
  ])('answers: %s', async (text, answer) => {
    const stream = await ask(text)
    expect(stream.text()).toMatch(answer)
    expect(stream.text()).not.toContain('Their secret')
    expect(stage.model.asked).toEqual([])
  })

  it('prepares changes for a person to apply', async () => {
    const stream = await ask('Rename Hamlet to "Hamlet, Prince of Denmark"')
    expect(stream.seen.find(({ chunk }) => chunk.type === 'data-proposal')!.chunk.data).toMatchObject({ documents: [{ fields: [{ from: 'Hamlet', name: 'title', to: 'Hamlet, Prince of Denmark' }], id: hamlet }], state: 'waiting' })
    expect(stream.text()).toContain('Nothing has happened yet')
  })

  it('can do no more than the person who asks', async () => {
    const stream = await ask('Rename Hamlet to Macbeth', 'viewer-a')
    expect(stream.seen.some(({ chunk }) => chunk.type === 'data-proposal')).toBe(false)
    expect(stream.text()).toContain('You are not allowed to change events')
  })
})
