import { screen, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { makeSite, type Site } from '@tests/support/screens/makeSite'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  site = await makeSite(app, 'dashboard')
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = () => openScreen(app, site.clients.owner, '/admin')

describe('the dashboard', () => {
  it('the dashboard of an empty site says what to do first', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'First steps' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add your venues' }).getAttribute('href')).toBe(
      '/admin/collections/venues/create',
    )
  })

  it('links to what the person wrote last', async () => {
    const { body } = await site.clients.owner.post<{ doc: { id: string } }>('/pages?draft=true', {
      tenant: site.id,
      title: 'Notes for the winter',
    })
    await open()
    const [latest] = within(screen.getByRole('region', { name: 'Your latest work' })).getAllByRole('link')
    expect(latest!.textContent).toBe('Notes for the winter')
    expect(latest!.getAttribute('href')).toBe(`/admin/collections/pages/${body.doc.id}`)
  })
})
