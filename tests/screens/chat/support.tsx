import { screen, waitFor, within } from '@testing-library/react'
import { openFrame } from '@tests/support/screens/openFrame'
import type { OpenScreen } from '@tests/support/screens/openScreen'
import type { Options } from '@tests/support/screens/renderAdmin'
import type { Conversing } from '@tests/int/chat/support'

type Stage = Pick<Conversing, 'app' | 'world'>

export const PATH = '/admin/chat'
export const ADDRESS = /^\/admin\/chat\/[\da-f-]{36}$/

/** Opens the assistant with the frame around it, where its history is. */
export const openChat = (
  { app, world }: Stage,
  path = PATH,
  person = 'owner-a',
  options: Options = {},
): Promise<OpenScreen> => openFrame(app, world.clients[person]!, path, { hasScreen: true, ...options })

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const history = () =>
  within(within(screen.getByRole('complementary')).getByRole('region', { name: 'Conversations' }))

const messagesOf = (role: string) => [...document.querySelectorAll<HTMLElement>(`[data-role="${role}"]`)]
export const questions = () => messagesOf('user').map((one) => one.querySelector('p')!.textContent)
export const answers = () => messagesOf('assistant')

export async function type({ user }: OpenScreen, text: string): Promise<void> {
  await user.click(field())
  await user.paste(text)
}

/** Types and sends, and waits until the answer is whole. */
export async function say(opened: OpenScreen, text: string): Promise<HTMLElement> {
  const before = answers().length
  await type(opened, text)
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(answers()).toHaveLength(before + 1))
  await screen.findByRole('button', { name: 'Send' })
  return answers().at(-1)!
}

/** A stream as the server sends it. @param isWhole without it the connection is lost */
export function streamOf(chunks: object[], { from = 1, isWhole = true } = {}): Response {
  const events = chunks.map(
    (chunk, index) => `id: 0199c000-0000-7000-8000-00000000000a.${from + index}\ndata: ${JSON.stringify(chunk)}\n\n`,
  )
  return new Response([...events, ...(isWhole ? ['data: [DONE]\n\n'] : [])].join(''), {
    headers: { 'Content-Type': 'text/event-stream' },
  })
}
