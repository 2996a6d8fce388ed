import { screen, waitFor, within } from '@testing-library/react'
import { endConversing, startConversing, type Conversing } from '@tests/int/chat/support'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { watchClipboard } from '@tests/support/screens/watchClipboard'
import { ADDRESS, answers, button, field, history, openChat, PATH, questions, say, type } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
})
afterEach(closeScreens)
afterAll(() => endConversing(stage))

const stored = () => window.localStorage.getItem('chat-input')

describe('the message field', () => {
  afterEach(() => window.localStorage.clear())

  it('sends nothing that is blank [B-169, B-257]', async () => {
    const opened = await openChat(stage)
    expect(button('Send').disabled).toBe(true)
    await type(opened, '  \n ')
    expect(button('Send').disabled).toBe(true)
    await opened.user.keyboard('{Enter}')
    expect(questions()).toEqual([])
    await type(opened, 'List pages')
    expect(button('Send').disabled).toBe(false)
  })

  it('breaks the line on Shift+Enter and sends on Enter [B-256]', async () => {
    const opened = await openChat(stage)
    await type(opened, 'List pages')
    await opened.user.keyboard('{Shift>}{Enter}{/Shift}please')
    expect(field().value).toBe('List pages\nplease')
    expect(questions()).toEqual([])
    await opened.user.keyboard('{Enter}')
    await waitFor(() => expect(answers()).toHaveLength(1))
    expect(questions()).toEqual(['List pages\nplease'])
    expect(field().value).toBe('')
  })

  it('keeps unsent text in local storage until it is sent [B-258]', async () => {
    const opened = await openChat(stage)
    await type(opened, 'List pages')
    expect(stored()).toContain('List pages')
    await closeScreens()
    const again = await openChat(stage)
    await waitFor(() => expect(field().value).toBe('List pages'))
    await again.user.click(field())
    await again.user.keyboard('{Enter}')
    await waitFor(() => expect(answers()).toHaveLength(1))
    expect(stored()).toBeNull()
  })

  it('keeps unsent text from the next person at the same browser', async () => {
    const opened = await openChat(stage)
    await type(opened, 'List pages')
    await closeScreens()
    const next = await openChat(stage, PATH, 'editor-a')
    await type(next, 'My own')
    expect(field().value).toBe('My own')
  })
})

describe('a conversation', () => {
  it('gets its address with the first message, and is there again at it [B-083, B-084]', async () => {
    const opened = await openChat(stage)
    await say(opened, 'List pages')
    const address = window.location.pathname
    expect(address).toMatch(ADDRESS)
    await closeScreens()
    await openChat(stage, address)
    expect(questions()).toEqual(['List pages'])
    expect(answers()).toHaveLength(1)
  })

  it('stands in the history as soon as it has begun, as the current one [B-031, B-093, B-172, B-175]', async () => {
    const opened = await openChat(stage)
    await say(opened, 'List our seasons')
    const link = await history().findByRole('link', { name: 'List our seasons' })
    expect(link.getAttribute('href')).toBe(window.location.pathname)
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'))
    expect(history().getByRole('heading', { name: 'Today' })).toBeTruthy()
    const { user } = opened
    await user.click(screen.getByRole('link', { name: 'New Chat' }))
    expect(await screen.findByText('Hello owner-a')).toBeTruthy()
    expect(answers()).toHaveLength(0)
    expect(link.getAttribute('aria-current')).toBeNull()
  })

  it('begins with the text that comes with the address, which is sent once and proposes nothing [B-085]', async () => {
    const text = 'Create a page called From a link'
    const { requests } = await openChat(stage, `${PATH}?query=${encodeURIComponent(text)}`)
    await waitFor(() => expect(answers()).toHaveLength(1))
    await screen.findByRole('button', { name: 'Send' })
    expect(questions()).toEqual([text])
    expect(window.location.pathname).toMatch(ADDRESS)
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
    expect(requests.filter(({ method, path }) => method === 'POST' && path === '/api/chat')).toHaveLength(1)
    const address = window.location.pathname
    await closeScreens()
    await openChat(stage, address)
    expect(questions()).toEqual([text])
  })

  it('has its last message edited and sent again, answered again, and its answer copied', async () => {
    const opened = await openChat(stage)
    const { user } = opened
    await say(opened, 'List evnts')
    await user.click(button('Edit and send again'))
    expect(screen.getByText(/You are editing your last message\./)).toBeTruthy()
    expect(field().value).toBe('List evnts')
    await user.clear(field())
    await type(opened, 'List events')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(questions()).toEqual(['List events']))
    await screen.findByRole('button', { name: 'Answer again' })
    expect(answers()).toHaveLength(1)
    await user.click(button('Answer again'))
    await screen.findByRole('button', { name: 'Answer again' })
    expect(answers()).toHaveLength(1)
    expect(questions()).toEqual(['List events'])
    const sent = opened.requests.filter(({ path }) => path === '/api/chat').map(({ body }) => body)
    expect(sent).toEqual([
      expect.objectContaining({ message: expect.objectContaining({ role: 'user' }) as unknown }),
      expect.objectContaining({ replaces: expect.any(String) as unknown }),
      expect.objectContaining({ trigger: 'regenerate-message' }),
    ])
    const copied = watchClipboard()
    await user.click(within(answers()[0]!).getByRole('button', { name: 'Copy' }))
    await findToast('Copied')
    expect(copied).toEqual([expect.stringMatching(/\S/)])
  })

  it('a conversation of somebody else, or that is not there, says so [B-268, B-349, B-350]', async () => {
    const opened = await openChat(stage)
    await say(opened, 'List pages')
    const address = window.location.pathname
    await closeScreens()
    await openChat(stage, address, 'viewer-a')
    expect(
      screen.getByRole('heading', {
        name: 'This chat belongs to another user. Please check the chat ID and try again.',
      }),
    ).toBeTruthy()
    await closeScreens()
    await openChat(stage, `${PATH}/0199c000-0000-7000-8000-000000000000`)
    expect(
      screen.getByRole('heading', {
        name: 'The requested chat was not found. Please check the chat ID and try again.',
      }),
    ).toBeTruthy()
  })
})
