import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { chip, openList, queryOf, titles, untilRows } from './listSupport'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'views', { people: { Vera: 'viewer' } })
  for (const [title, eventStatus] of [
    ['Lear', 'cancelled'],
    ['Hamlet', 'scheduled'],
  ])
    await create(app.payload, 'events', { eventStatus, tenant: site.id, title })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (query = '', who = 'owner') => openList(app, site.clients[who]!, 'events', query)
const views = () => within(screen.getByRole('navigation', { name: 'Saved views' }))
/** A chip loads the page anew. */
async function follow(view: string, who?: string): Promise<OpenScreen> {
  const query = queryOf(await views().findByRole('link', { name: view }))
  await closeScreens()
  return open(query, who)
}

const queryViews = () => screen.queryByRole('navigation', { name: 'Saved views' })

describe('a saved view', () => {
  it('is offered once a list is narrowed, and is shown as the current one', async () => {
    const { user } = await open()
    await untilRows(2)
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
    await user.click(chip('State', 'Cancelled'))
    await untilRows(1)
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Name'), 'Called off')
    await user.click(dialog.getByLabelText('Share with colleagues'))
    await user.click(dialog.getByRole('button', { name: 'Save this view' }))
    await waitFor(() =>
      expect(views().getByRole('link', { name: 'Called off' }).getAttribute('aria-current')).toBe('page'),
    )
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
  })

  it('is used by colleagues with whom it is shared, who cannot change it', async () => {
    await open('', 'Vera')
    await untilRows(2)
    await follow('Called off (shared)', 'Vera')
    await waitFor(() => expect(titles()).toEqual(['Lear']))
    expect(screen.queryByRole('button', { name: 'More actions for Called off' })).toBeNull()
  })

  it('replaces what the list was narrowed to, and leads back to the whole list', async () => {
    await open('?search=Hamlet')
    await waitFor(() => expect(titles()).toEqual(['Hamlet']))
    await follow('Called off')
    await waitFor(() => expect(titles()).toEqual(['Lear']))
    expect(views().getByRole('link', { name: 'Called off' }).getAttribute('aria-current')).toBe('page')
    await follow('Whole list')
    await untilRows(2)
    expect(views().getByRole('link', { name: 'Whole list' }).getAttribute('aria-current')).toBe('page')
  })

  it('is removed by whoever saved it', async () => {
    await open()
    const { requests, user } = await follow('Called off')
    await untilRows(1)
    await user.click(screen.getByRole('button', { name: 'More actions for Called off' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove this view' }))
    await waitFor(() => expect(requests.at(-1)!.method).toBe('DELETE'))
    await closeScreens()
    await open()
    await untilRows(2)
    expect(queryViews()).toBeNull()
  })
})
