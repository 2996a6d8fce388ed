import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { endConversing, startConversing, type Conversing } from '@tests/int/chat/support'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { answers, field, openChat, questions, type } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
})
afterEach(closeScreens)
afterAll(() => endConversing(stage))

/** Opens the dashboard, and on it the assistant. */
async function open(): Promise<OpenScreen> {
  const opened = await openFrame(stage.app, stage.world.clients['owner-a']!, '/admin', { hasScreen: true })
  const line = box().getByRole('button', { name: 'Ask the assistant' })
  if (line.getAttribute('aria-expanded') === 'false') await opened.user.click(line)
  return opened
}
const box = () => within(screen.getByRole('region', { name: 'Ask the assistant' }))
const isMessage = ({ method, path }: { method?: string; path?: string }) => method === 'POST' && path === '/api/chat'

interface Sent {
  attachments?: string[]
  collections: string[]
  id: string
  tenant: string
}
const sent = ({ requests }: OpenScreen) => requests.filter(isMessage).map(({ body }) => body as Sent)

describe('the assistant on the dashboard', () => {
  it('is one line, which opens with the focus in its field', async () => {
    const { user } = await openFrame(stage.app, stage.world.clients['owner-a']!, '/admin', { hasScreen: true })
    expect(box().queryByRole('textbox')).toBeNull()
    await user.click(box().getByRole('button', { name: 'Ask the assistant' }))
    expect(document.activeElement).toBe(box().getByRole('textbox'))
  })

  it('begins a conversation under an id of its own, with the content types and the site [B-092]', async () => {
    const opened = await open()
    const suggestions = within(box().getByRole('list', { name: 'Suggestions' })).getAllByRole('button')
    expect(suggestions).toHaveLength(4)
    await opened.user.click(suggestions[0]!)
    await waitFor(() => expect(opened.visited).toHaveLength(1))
    const [body] = sent(opened)
    expect(body!.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/)
    expect(body!.tenant).toBe(stage.world.a)
    expect(body!.collections).toEqual(expect.arrayContaining(['events', 'pages']))
    expect(opened.visited).toEqual([`/admin/chat/${body!.id}`])
    await closeScreens()
    await openChat(stage, opened.visited[0])
    await waitFor(() => expect(answers()).toHaveLength(1))
    expect(questions()).toEqual(['Show my events this month'])
  })

  it('keeps what could not be sent, and says so [B-344]', async () => {
    const opened = await open()
    opened.disconnect(isMessage)
    await type(opened, 'List pages')
    await opened.user.keyboard('{Enter}')
    await findToast('Chat request failed')
    await waitFor(() => expect(field().value).toBe('List pages'))
    expect(opened.visited).toEqual([])
  })

  it('takes files along that are pasted or dropped, and says which it cannot take', async () => {
    const opened = await open()
    const files = (name: string, type: string, text: string) => ({
      files: [new File([text], name, { type })],
      getData: () => '',
      types: ['Files'],
    })
    const PDF = '%PDF-1.4\nPlan\nstartxref\n0\n%%EOF'
    fireEvent.paste(field(), { clipboardData: files('plan.pdf', 'application/pdf', PDF) })
    fireEvent.drop(field(), { dataTransfer: files('notes.txt', 'text/plain', 'Notes') })
    const list = await box().findByRole('list', { name: 'Attached files' })
    const [plan, notes] = within(list).getAllByRole('listitem')
    expect((await within(notes!).findByRole('alert')).textContent).toBe(
      'Choose a picture (JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF) or a PDF.',
    )
    await waitFor(() => expect(within(plan!).queryByRole('status')).toBeNull())
    await type(opened, 'What is in this?')
    await opened.user.keyboard('{Enter}')
    await waitFor(() => expect(opened.visited).toHaveLength(1))
    expect(sent(opened)[0]!.attachments).toHaveLength(1)
    await closeScreens()
    const conversation = await openChat(stage, opened.visited[0])
    expect(await screen.findByRole('link', { name: 'plan.pdf' })).toBeTruthy()
    await waitFor(() => expect(answers()[0]?.textContent).toContain('I cannot look into pictures or PDFs'))

    // Edited and sent again, the file goes along.
    await conversation.user.click(await screen.findByRole('button', { name: 'Edit and send again' }))
    const chips = await within(document.querySelector('form')!).findByRole('list', { name: 'Attached files' })
    expect(within(chips).getByText('plan.pdf')).toBeTruthy()
    await conversation.user.clear(field())
    await type(conversation, 'And now?')
    await conversation.user.keyboard('{Enter}')
    await waitFor(() => expect(questions()).toEqual(['And now?']))
    await screen.findByRole('button', { name: 'Answer again' })
    expect(screen.getByRole('link', { name: 'plan.pdf' })).toBeTruthy()
  })
})
