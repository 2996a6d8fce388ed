import { screen, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let path: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await app.payload.update({ collection: 'tenants', data: { timezone: 'Asia/Tokyo' }, id: world.a })
  const { 'admin-a': admin, 'owner-a': owner } = world.clients
  const { body } = await owner!.post<{ doc: { id: string } }>('/events', {
    _status: 'published',
    tenant: world.a,
    title: 'Hamlet',
  })
  const { id } = body.doc
  await admin!.patch(`/events/${id}`, {
    _status: 'published',
    subtitle: 'A tragedy',
    title: 'Hamlet, Prince of Denmark',
  })
  await admin!.patch(`/events/${id}?draft=true&autosave=true`, { summary: 'Revenge.' })
  path = `/admin/collections/events/${id}/versions`
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (address = path) => openPayloadScreen(app, world.clients['owner-a']!, address)
const findLines = async () =>
  within(await screen.findByRole('list', { name: 'Versions, newest first' })).getAllByRole('listitem')

describe('the versions of a document', () => {
  it('say who did what and when, on the clock of the site, and which of them is on the site', async () => {
    await open()
    const lines = await findLines()
    expect(lines).toHaveLength(3)
    expect(lines[0]!.textContent).toMatch(/admin-a\W+changed\W+Summary/)
    expect(lines[0]!.textContent).toContain('Current draft')
    expect(lines[1]!.textContent).toMatch(/admin-a\W+changed\W+Title\W+and\W+Subtitle\W+and published it/)
    expect(lines[1]!.textContent).toContain('On the site now')
    expect(lines[2]!.textContent).toMatch(/owner-a\W+created it/)
    expect(within(lines[2]!).getByRole('time').textContent).toContain('Asia/Tokyo')
  })

  it('show what was changed, and neither times nor what the server works out', async () => {
    await open()
    const lines = await findLines()
    const href = within(lines[1]!).getByRole('link').getAttribute('href')!
    await closeScreens()
    await open(href)
    const diff = await screen.findByText('A tragedy')
    const changes = diff.closest('.render-field-diffs')!.textContent
    expect(changes).toContain('Prince of Denmark')
    expect(changes).not.toContain('Changed')
    expect(changes).not.toMatch(/updated|created|20\d\d/i)
  })
})
