import { screen, waitFor, within } from '@testing-library/react'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'
import { makeForm } from './support'

let app: TestApp
let world: World
let form: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
beforeEach(async () => {
  await poolOf(app.payload).query('delete from rate_limits')
  form = await makeForm(app, world.a, 'Lost property', ['Ada'])
})
afterEach(async () => {
  await closeScreens()
  await poolOf(app.payload).query('delete from form_submissions; delete from forms')
})
afterAll(() => app.close())

const open = (path: string): Promise<OpenScreen> =>
  openPayloadScreen(app, world.clients['owner-a']!, `/admin/collections/forms${path}`)
const trashed = async () =>
  Boolean((await app.payload.findByID({ collection: 'forms', id: form, trash: true })).deletedAt)

describe('a form with answers', () => {
  it('goes to the trash from its own screen, where nothing is lost and nothing is asked', async () => {
    const { user } = await open(`/${form}`)
    await screen.findByDisplayValue('Lost property')
    await user.click([...document.querySelectorAll('.doc-controls__popup button')].at(-1)!)
    await user.click(document.querySelector('#action-trash')!)
    await findToast('Lost property is in the trash.')
    expect(await trashed()).toBe(true)
  })

  it('names its answers before it is deleted for good', async () => {
    await app.payload.update({ collection: 'forms', data: { deletedAt: new Date().toISOString() }, id: form })
    const { user } = await open(`/trash/${form}`)
    await user.click(await screen.findByRole('button', { name: /^Permanently delete$|^Delete Permanently$/ }))
    expect(await screen.findByText(/^1 answer belongs to it\. .* deleted with it\./)).toBeTruthy()
  })

  it('comes back from the trash by one click in the list', async () => {
    const { user } = await open('')
    const row = (await screen.findByText('Lost property')).closest('tr')!
    await user.click(within(row).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
    const toast = await findToast('1 Form moved to trash.')
    expect(await trashed()).toBe(true)
    await user.click(within(toast.closest('li')!).getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await trashed()).toBe(false))
  })
})
