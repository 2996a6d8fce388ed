import { screen, waitFor, within } from '@testing-library/react'
import { endConversing, startConversing, type Conversing } from '@tests/int/chat/support'
import { photo } from '@tests/support/pictures/photo'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { answers, button, field, openChat, type } from './support'

let stage: Conversing
let picture: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
  picture = new Uint8Array(await photo('jpeg', 900, 600))
})
afterEach(closeScreens)
afterAll(() => endConversing(stage))

const LONG = 'A very long name of a picture that nobody would ever read to its end, from the photographer.jpg'
const jpeg = (name: string) => new File([picture], name, { type: 'image/jpeg' })
const chips = () => within(document.querySelector('form')!).getByRole('list', { name: 'Attached files' })
const chipNames = () =>
  within(chips())
    .getAllByRole('listitem')
    .map((chip) => chip.querySelector('bdi')!.textContent)

async function attach({ user }: OpenScreen, ...files: File[]): Promise<void> {
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file][multiple]')!, files)
  await waitFor(() => expect(within(chips()).getAllByRole('listitem')).toHaveLength(files.length))
  await waitFor(() => expect(within(chips()).queryByRole('status')).toBeNull())
}

async function documents(collection: 'media' | 'pages') {
  const { docs } = await stage.app.payload.find({
    collection,
    depth: 0,
    draft: true,
    where: { and: [{ tenant: { equals: stage.world.a } }, { title: { equals: 'new foyer' } }] },
  })
  return docs
}

describe('files attached to a message', () => {
  it('are named with their sizes and limits, and can be removed', async () => {
    const opened = await openChat(stage)
    await attach(opened, jpeg('new-foyer.jpg'), jpeg(LONG))
    expect(chipNames()).toHaveLength(2)
    expect(chipNames()[0]).toBe('new foyer.jpg')
    expect(within(chips()).getAllByText(/^\d+ kB$/i)).toHaveLength(2)
    expect(screen.getByText(/Pictures and PDFs, 10 MB each, 5 with a message/)).toBeTruthy()
    expect(screen.getByText(/The guide cannot read files/)).toBeTruthy()
    screen.getByRole('button', { name: /^Remove A very long name/ }).focus()
    await opened.user.keyboard('{Enter}')
    expect(chipNames()).toEqual(['new foyer.jpg'])
    expect(document.activeElement).toBe(field())
  })

  it('become a page with the picture when it is applied, and both go when it is undone', async () => {
    const opened = await openChat(stage)
    await attach(opened, jpeg('new-foyer.jpg'))
    await opened.user.click(button('Make a page of this'))
    // The guide takes its time over pictures.
    await screen.findByRole('button', { name: 'Answer again' }, { timeout: 30_000 })
    const card = screen.getByRole('group', { name: 'Proposed change: new foyer' })
    expect(within(card).getByRole('row', { name: /Content.*new foyer\.jpg/ })).toBeTruthy()
    const shown = card.querySelector('img')!.getAttribute('src')!
    const answered = await fetch(shown)
    expect([answered.status, answered.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    const mine = document.querySelector<HTMLElement>('[data-role="user"]')!
    expect(await within(mine).findByRole('link', { name: 'new foyer.jpg' })).toBeTruthy()
    expect(within(document.querySelector('form')!).queryByRole('list')).toBeNull()
    expect(answers()[0]!.textContent).toContain('I cannot see what the pictures show')
    await opened.user.click(within(card).getByRole('button', { name: 'Apply' }))
    expect(await within(card).findByText('Applied as a draft')).toBeTruthy()
    const [page] = await documents('pages')
    expect(within(card).getAllByRole('link', { name: 'new foyer' })[0]!.getAttribute('href')).toBe(
      `/admin/collections/pages/${page!.id}`,
    )
    expect(await documents('media')).toHaveLength(1)

    await opened.user.click(button('Undo this conversation'))
    expect(await screen.findByText('2 changes undone')).toBeTruthy()
    expect(await within(card).findByText('Undone')).toBeTruthy()
    expect([await documents('pages'), await documents('media')]).toEqual([[], []])
  })

  it('stay with the text when the message cannot be sent; those that the server refuses say so', async () => {
    const opened = await openChat(stage)
    opened.disconnect(({ path }) => path === '/api/chat')
    await attach(opened, jpeg('new-foyer.jpg'), new File(['none'], 'broken.png', { type: 'image/png' }))
    const [, broken] = within(chips()).getAllByRole('listitem')
    expect(within(broken!).getByRole('alert').textContent).toMatch(/\S/)
    await type(opened, 'Look')
    await opened.user.keyboard('{Enter}')
    await findToast('Chat request failed')
    await waitFor(() => expect(chipNames()).toContain('new foyer.jpg'))
    expect(field().value).toBe('Look')
  })

  it('are awaited before the message can be sent', async () => {
    const opened = await openChat(stage)
    const { promise, resolve } = Promise.withResolvers<undefined>()
    opened.answer(
      ({ path }) => path === '/api/chat-attachments',
      () => promise,
    )
    await type(opened, 'Look')
    await opened.user.upload(document.querySelector<HTMLInputElement>('input[type=file][multiple]')!, jpeg('foyer.jpg'))
    expect(await screen.findByText('Uploading…')).toBeTruthy()
    expect(button('Send').disabled).toBe(true)
    resolve(undefined)
    await waitFor(() => expect(button('Send').disabled).toBe(false))
  })
})
