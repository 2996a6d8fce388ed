import { screen, waitFor } from '@testing-library/react'
import { endConversing, gate, startConversing, type Conversing } from '@tests/int/chat/support'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { ADDRESS, answers, button, field, openChat, PATH, questions, streamOf, type } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing()
})
afterEach(closeScreens)
afterAll(() => endConversing(stage))

const isMessage = ({ method, path }: { method?: string; path?: string }) => method === 'POST' && path === '/api/chat'
const stops = ({ requests }: OpenScreen) =>
  requests.filter(({ path }) => /\/api\/chat\/[\da-f-]{36}\/stop$/.test(path ?? ''))

async function send(opened: OpenScreen, text: string): Promise<void> {
  await type(opened, text)
  await opened.user.keyboard('{Enter}')
}

describe('an answer', () => {
  it('is awaited as Thinking…, takes no second message, and can be stopped until it is whole [B-168, B-169, B-170, B-171]', async () => {
    const [begun, ended] = [gate(), gate()]
    stage.model.script(() => ({
      pieces: [{ until: begun.promise }, 'The Tempest', { until: ended.promise }, ' is on.'],
    }))
    const opened = await openChat(stage)
    await send(opened, 'What is on?')
    expect(await screen.findByText('Thinking…')).toBeTruthy()
    expect(button('Stop').disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    await send(opened, 'And tomorrow?')
    expect(questions()).toEqual(['What is on?'])
    expect(field().value).toBe('And tomorrow?')
    begun.open()
    await waitFor(() => expect(answers()[0]?.textContent).toContain('The Tempest'))
    expect(screen.queryByText('Thinking…')).toBeNull()
    expect(button('Stop').disabled).toBe(false)
    ended.open()
    await screen.findByRole('button', { name: 'Send' })
    expect(answers()[0]!.textContent).toContain('The Tempest is on.')
    expect(button('Send').disabled).toBe(false)
    expect(opened.requests.filter(isMessage)).toHaveLength(1)
  })

  it('is stopped by Escape, also before the server has accepted the message [B-170]', async () => {
    const [accepted, never] = [gate(), gate()]
    stage.model.script(() => ({ pieces: ['The Tem', { until: never.promise }, 'pest'] }))
    const opened = await openChat(stage)
    opened.answer(isMessage, async () => void (await accepted.promise))
    await send(opened, 'What is on?')
    await screen.findByRole('button', { name: 'Stop' })
    await opened.user.keyboard('{Escape}')
    expect(stops(opened)).toHaveLength(0)
    accepted.open()
    await waitFor(() => expect(stops(opened)).toHaveLength(1))
    expect(await screen.findByText('You stopped the answer here.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy()
    never.open()
  })

  it('goes on for whoever comes back to it [B-173]', async () => {
    const ended = gate()
    stage.model.script(() => ({ pieces: ['The Tempest', { until: ended.promise }, ' is on.'] }))
    await send(await openChat(stage), 'What is on?')
    await waitFor(() => expect(answers()[0]?.textContent).toContain('The Tempest'))
    const address = window.location.pathname
    expect(address).toMatch(ADDRESS)
    await closeScreens()
    await openChat(stage, address)
    await waitFor(() => expect(answers()[0]?.textContent).toContain('The Tempest'))
    expect(button('Stop')).toBeTruthy()
    ended.open()
    await waitFor(() => expect(answers()[0]!.textContent).toContain('The Tempest is on.'))
  })

  it('goes on in the middle of a word when the connection was lost, and says so meanwhile [B-173]', async () => {
    const opened = await openChat(stage)
    const back = gate()
    const cut = streamOf(
      [
        { messageId: '0199c000-0000-7000-8000-00000000000b', type: 'start' },
        { id: 't', type: 'text-start' },
        { delta: 'The Tem', id: 't', type: 'text-delta' },
      ],
      { isWhole: false },
    )
    const rest = streamOf(
      [
        { delta: 'pest is on.', id: 't', type: 'text-delta' },
        { id: 't', type: 'text-end' },
        { finishReason: 'stop', type: 'finish' },
      ],
      { from: 4 },
    )
    opened.answer(
      ({ path = '' }) => path.startsWith('/api/chat') && !path.startsWith('/api/chat-'),
      async (request) => {
        if (isMessage(request)) return cut
        if (!request.path!.endsWith('/stream')) return Response.json({}, { status: 500 })
        await back.promise
        return rest
      },
    )
    await send(opened, 'What is on?')
    await waitFor(() => expect(answers()[0]?.textContent).toMatch(/The Tem$/))
    expect(await screen.findByText('The connection was lost. The answer continues without you.')).toBeTruthy()
    back.open()
    await waitFor(() => expect(answers()[0]!.textContent).toContain('The Tempest is on.'))
    await waitFor(() => expect(screen.queryByText(/^The connection was lost/)).toBeNull())
    const resumed = opened.requests.filter(({ path }) => path?.endsWith('/stream'))
    expect(resumed.map(({ headers }) => headers!.get('Last-Event-ID'))).toEqual([
      '0199c000-0000-7000-8000-00000000000a.3',
    ])
  })
})

describe('a message that cannot be sent', () => {
  it('is said to be so, and is still typed: without a connection, and where the server refuses it [B-304, B-344, B-352]', async () => {
    stage.model.script(() => ({ pieces: ['Three pages.'] }))
    const opened = await openChat(stage)
    opened.disconnect(isMessage)
    await send(opened, 'List pages')
    const toast = (await findToast('Chat request failed')).closest('[data-sonner-toast]')!
    expect(toast.getAttribute('data-type')).toBe('error')
    expect(toast.textContent).toContain(
      "We're having trouble sending your message. Please check your internet connection and try again.",
    )
    await waitFor(() => expect(field().value).toBe('List pages'))
    expect(questions()).toEqual([])
    expect(window.location.pathname).toBe(PATH)

    const cause = 'You have exceeded your maximum number of messages for the day. Please try again later.'
    opened.answer(isMessage, () => Response.json({ cause, code: 'rate_limit:chat' }, { status: 429 }))
    await opened.user.keyboard('{Enter}')
    expect(await screen.findByText(cause)).toBeTruthy()
    await waitFor(() => expect(field().value).toBe('List pages'))

    opened.reconnect()
    await opened.user.keyboard('{Enter}')
    await waitFor(() => expect(answers()[0]?.textContent).toContain('Three pages.'))
    const ids = opened.requests.filter(isMessage).map(({ body }) => (body as { message: { id: string } }).message.id)
    // So that the server, had it received the first, would not count it twice.
    expect(new Set(ids).size).toBe(1)
  })
})
