import { screen, waitFor, within } from '@testing-library/react'
import { endConversing, startConversing, type Conversing } from '@tests/int/chat/support'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { answers, field, history, openChat, PATH, say } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ isGuide: true, perDay: 50 })
})
afterEach(closeScreens)
afterAll(() => endConversing(stage))

const main = () => within(screen.getByRole('main'))
const ribbon = () => within(screen.getByRole('navigation', { name: 'Sections' }))
const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href')

describe('a new conversation', () => {
  it('greets the person by name and asks what is happening at the site [B-004, B-086, B-087]', async () => {
    await openChat(stage)
    expect(main().getByText('Hello owner-a')).toBeTruthy()
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe("What's happening at Theatre A today?")
  })

  it('links to the lists, and to a new document of each type that the person can create [B-088]', async () => {
    await openChat(stage)
    for (const [label, slug] of Object.entries({ Events: 'events', Media: 'media', Pages: 'pages', Posts: 'posts' }))
      expect(hrefOf(label)).toBe(`/admin/collections/${slug}`)
    expect(hrefOf('Create: Page')).toBe('/admin/collections/pages/create')
    expect(main().getAllByRole('link', { name: /^Create: / })).toHaveLength(4)
  })

  it('suggests what to begin with, and sends what is chosen [B-089]', async () => {
    const { user } = await openChat(stage)
    const suggestions = within(main().getByRole('list', { name: 'Suggestions' })).getAllByRole('button')
    expect(suggestions.map(({ textContent }) => textContent)).toEqual([
      'Show my events this month',
      'Create a new event page',
      'Manage theme customization and settings',
      'Upload and organise media',
    ])
    await user.click(suggestions[0]!)
    await waitFor(() => expect(answers()).toHaveLength(1))
  })

  it('says that AI can make mistakes, how much is left today, and how to connect a model [B-091, B-094]', async () => {
    await openChat(stage)
    expect(main().getByText('Callboard AI can make mistakes. Check important info.')).toBeTruthy()
    expect(await main().findByText(/^\d+ messages left today$/)).toBeTruthy()
    expect(main().getByText('You are talking to a guide, not to a language model.')).toBeTruthy()
    expect(main().getByText(/AI_MODEL/)).toBeTruthy()
    expect(field().rows).toBe(3)
  })

  it('is the section Chats of the ribbon, with a link to a new chat and an empty history [B-014, B-025, B-032, B-177]', async () => {
    await openChat(stage, PATH, 'editor-a')
    const section = ribbon().getByRole('link', { name: 'Chats' })
    expect(section.getAttribute('href')).toBe(PATH)
    expect(section.getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: 'New Chat' }).getAttribute('href')).toBe(PATH)
    expect(await history().findByText('No chats yet')).toBeTruthy()
    expect(history().getByRole('link', { name: 'Start a new chat' }).getAttribute('href')).toBe(PATH)
  })
})

describe('a viewer', () => {
  it('finds no link to a new document, and is told why nothing is proposed [B-267]', async () => {
    const opened = await openChat(stage, PATH, 'viewer-a')
    expect(hrefOf('Pages')).toBe('/admin/collections/pages')
    expect(main().queryByRole('link', { name: /^Create: / })).toBeNull()
    const answer = await say(opened, 'Create a page called Not for me')
    expect(within(answer).getByText(/^You are not allowed to change /)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  })
})

describe('a site whose plan has no assistant', () => {
  beforeAll(async () => {
    const plan = await create(stage.app.payload, 'plans', { ai_chat: false, name: 'Quiet', staff_seats: -1 })
    await stage.app.payload.update({ collection: 'tenants', data: { plan }, id: stage.world.b })
  })

  it('has no section Chats, and no assistant on its dashboard [A-228, B-014, B-264]', async () => {
    await openFrame(stage.app, stage.world.clients['owner-b']!, '/admin', { hasScreen: true })
    expect(main().getByRole('heading', { level: 1, name: 'Theatre B' })).toBeTruthy()
    expect(ribbon().getByRole('link', { name: 'Events' })).toBeTruthy()
    expect(ribbon().queryByRole('link', { name: 'Chats' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Ask the assistant' })).toBeNull()
  })

  it('says what an upgrade brings, and links owners to the plans [A-228, B-264, B-347]', async () => {
    await openChat(stage, PATH, 'owner-b')
    expect(main().getByRole('heading', { name: 'Your account does not have access to this feature.' })).toBeTruthy()
    expect(main().getByText(/Choose a plan that includes the assistant/)).toBeTruthy()
    expect(hrefOf('See plans')).toBe('/admin/settings/billing')
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  })

  it('offers no plans to staff who cannot choose one', async () => {
    await openChat(stage, PATH, 'editor-b')
    expect(main().getByText(/Choose a plan that includes the assistant/)).toBeTruthy()
    expect(main().queryByRole('link', { name: 'See plans' })).toBeNull()
  })
})
