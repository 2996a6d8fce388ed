import { screen, waitFor, within } from '@testing-library/react'
import { endConversing, startConversing, type Conversing } from '@tests/int/chat/support'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import { answers, button, field, openChat, say } from './support'

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ isGuide: true })
})
afterEach(closeScreens)
afterAll(() => endConversing(stage))

const card = () => screen.getByRole('group', { name: /^Proposed change: / })

async function apply({ user }: OpenScreen): Promise<void> {
  await user.click(button('Apply'))
  await within(card()).findByText('Applied as a draft')
  await waitFor(() => expect(document.activeElement).toBe(card()))
}

/** The pages of a title, with those in the trash. */
async function pages(title: string) {
  const { docs } = await stage.app.payload.find({
    collection: 'pages',
    depth: 0,
    draft: true,
    trash: true,
    where: { title: { equals: title } },
  })
  return docs
}

describe('a proposed change', () => {
  it('shows its fields, and changes nothing until it is applied as a draft', async () => {
    const opened = await openChat(stage)
    await say(opened, 'Create a page called Accessibility')
    expect(within(card()).getByRole('row', { name: /Title.*Accessibility/ })).toBeTruthy()
    expect(await pages('Accessibility')).toEqual([])
    within(card()).getByRole('button', { name: 'Apply' }).focus()
    await opened.user.keyboard('{Enter}')
    expect(await within(card()).findByText('Applied as a draft')).toBeTruthy()
    // By keyboard, one goes on from the card.
    await waitFor(() => expect(document.activeElement).toBe(card()))
    const [page] = await pages('Accessibility')
    expect(page).toMatchObject({ _status: 'draft', tenant: stage.world.a })
    expect(within(card()).getByRole('link', { name: 'Accessibility' }).getAttribute('href')).toBe(
      `/admin/collections/pages/${page!.id}`,
    )
    await say(opened, 'List pages')
    expect(within(answers().at(-1)!).getAllByRole('rowheader', { name: 'Accessibility' })).not.toHaveLength(0)
  })

  it('is undone with all others of its conversation', async () => {
    const opened = await openChat(stage)
    await say(opened, 'Create a page called Parking')
    await apply(opened)
    button('Undo this conversation').focus()
    await opened.user.keyboard('{Enter}')
    expect(await screen.findByText('1 change undone')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    expect(await within(card()).findByText('Undone')).toBeTruthy()
    expect(within(card()).queryByRole('link')).toBeNull()
    expect((await pages('Parking')).map(({ deletedAt }) => Boolean(deletedAt))).toEqual([true])
    expect(screen.queryByRole('button', { name: 'Undo this conversation' })).toBeNull()
  })

  it('is not undone where somebody has changed the document since, which is named', async () => {
    const opened = await openChat(stage)
    await say(opened, 'Create a page called Bicycles')
    await apply(opened)
    const [page] = await pages('Bicycles')
    await stage.world.clients['editor-a']!.patch(`/pages/${page!.id}?draft=true`, { title: 'Bicycles and scooters' })
    await opened.user.click(button('Undo this conversation'))
    expect(await screen.findByText('Not undone')).toBeTruthy()
    const [refused] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /^Bicycles .* has changed/.test(textContent))
    expect(refused).toBeTruthy()
    const [kept] = await pages('Bicycles and scooters')
    expect(kept!.deletedAt).toBeFalsy()
  })

  it('is put aside with Not now', async () => {
    const opened = await openChat(stage)
    await say(opened, 'Create a page called Contact')
    await opened.user.click(button('Not now'))
    expect(await within(card()).findByText('Not applied')).toBeTruthy()
    expect(within(card()).queryByRole('button')).toBeNull()
    expect(await pages('Contact')).toEqual([])
  })
})
