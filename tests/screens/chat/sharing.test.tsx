import { screen, within } from '@testing-library/react'
import { endConversing, startConversing, type Conversing } from '@tests/int/chat/support'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { watchClipboard } from '@tests/support/screens/watchClipboard'
import { button, openChat, questions, say } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
})
afterEach(closeScreens)
afterAll(() => endConversing(stage))

const OTHERS = 'This chat belongs to another user. Please check the chat ID and try again.'
const CHANGES = ['Answer again', 'Apply', 'Edit and send again', 'Not now', 'Share', 'Shared']

describe('a shared conversation', () => {
  it('is read by a colleague with its link, who has no field to type in and nothing to act on [B-090]', async () => {
    const opened = await openChat(stage)
    const { user } = opened
    await say(opened, 'Create a page called Sharing')
    const copied = watchClipboard()
    await user.click(button('Share'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Share and copy the link' }))
    await findToast('Link copied')
    expect(copied).toEqual([window.location.href])
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(button('Shared'))
    const address = window.location.pathname

    await closeScreens()
    await openChat(stage, address, 'viewer-a')
    expect(questions()).toEqual(['Create a page called Sharing'])
    expect(screen.getByText('Shared by owner-a. You have read-only access to this conversation.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    for (const name of CHANGES) expect(screen.queryByRole('button', { name })).toBeNull()

    await closeScreens()
    const again = await openChat(stage, address)
    await again.user.click(button('Shared'))
    await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop sharing' }))
    await findToast('Only you can read the conversation now')
    await closeScreens()
    await openChat(stage, address, 'viewer-a')
    expect(screen.getByRole('heading', { name: OTHERS })).toBeTruthy()
  })

  it('has buttons for whoever began it [B-090]', async () => {
    const opened = await openChat(stage)
    await say(opened, 'Create a page called Mine')
    for (const name of CHANGES.filter((one) => one !== 'Shared')) expect(button(name)).toBeTruthy()
  })
})
