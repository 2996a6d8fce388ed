import { screen } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const CARDS = ['Upcoming performances', 'Needs attention', 'Drafts']

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  world = await makeWorld(app)
  const tenant = world.a
  const event = await create(app.payload, 'events', { _status: 'published', tenant, title: 'Hamlet' })
  await create(app.payload, 'event-instances', {
    _status: 'published',
    event,
    start: '2131-07-10T18:30:00.000Z',
    tenant,
  })
  const { status } = await world.clients['editor-a']!.post('/pages?draft=true', { tenant, title: 'Notes' })
  expect(status).toBe(201)
})
afterEach(closeScreens)
afterAll(() => app.close())

/** The titles of the cards in the order of the screen. */
async function cardsOf(person: string): Promise<string[]> {
  await openScreen(app, world.clients[person]!, '/admin')
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

describe('the dashboard of a site with events', () => {
  it('begins with what comes and what waits for whoever can edit, and ends with their own work', async () => {
    const cards = await cardsOf('editor-a')
    expect(cards.filter((title) => CARDS.includes(title))).toEqual(CARDS)
    expect(cards.at(-1)).toBe('Your latest work')
  })

  it('has the performances alone for whoever may only look', async () => {
    const cards = await cardsOf('viewer-a')
    expect(cards).toContain('Upcoming performances')
    expect(cards.filter((title) => CARDS.includes(title))).toEqual(['Upcoming performances'])
    expect(cards).not.toContain('Your latest work')
    expect(cards).not.toContain('Begin with a starter')
  })
})
