import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/renderAdmin'
import { watchClipboard } from '@tests/support/screens/watchClipboard'
import { makeWorld, type World } from '@tests/support/world'
import {
  addTheme,
  card,
  choose,
  findCard,
  inDialog,
  dialog,
  names,
  openThemes,
  publish,
  untilClosed,
  untilGone,
} from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  for (const name of ['Spring', 'Autumn', 'Lantern']) ids[name] = (await addTheme(owner(), world.a, { name })).themeId
})
afterEach(closeScreens)
afterAll(() => app.close())

const ids: Record<string, string> = {}
const owner = () => world.clients['owner-a']!
const open = () => openThemes(app, owner())
const confirm = ({ user }: OpenScreen, name: string) => user.click(inDialog().getByRole('button', { name }))
const stored = (id: string) => app.payload.findByID({ collection: 'themes', depth: 0, disableErrors: true, id })
const selected = async () =>
  (await app.payload.findByID({ collection: 'tenants', depth: 0, id: world.a })).selectedTheme

async function askToPublish({ user }: OpenScreen, name: string): Promise<void> {
  await user.click(within(card(name)).getByRole('button', { name: 'Publish' }))
  await inDialog().findByText('No page would lose anything.')
}

describe('publishing a theme', () => {
  it('tells people who are slower than somebody else, and shows what is current now [B-316]', async () => {
    const opened = await open()
    await publish(owner(), world.a, ids.Spring!)
    await askToPublish(opened, 'Autumn')
    await confirm(opened, 'Publish')
    await findToast(/^Someone has changed this in the meantime/)
    await waitFor(() => expect(names('Current theme')).toEqual(['Spring']))
    expect(await selected()).toBe(ids.Spring)
  })

  it('asks first, says that it is busy, and makes the theme the current one [B-164, B-166, B-321]', async () => {
    const opened = await open()
    const held = Promise.withResolvers<undefined>()
    opened.answer(
      ({ name }) => name === 'publishTheme',
      () => held.promise,
    )
    await askToPublish(opened, 'Autumn')
    expect(dialog().textContent).toContain('Publish \u2068Autumn\u2069?')
    await confirm(opened, 'Publish')
    expect((await inDialog().findByRole<HTMLButtonElement>('button', { name: 'Processing...' })).disabled).toBe(true)
    expect(await selected()).toBe(ids.Spring)
    held.resolve(undefined)
    await findToast('Theme published successfully!')
    await waitFor(() => expect(names('Current theme')).toEqual(['Autumn']))
    expect(names('Theme library')).toContain('Spring')
    expect(within(card('Autumn')).queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(await selected()).toBe(ids.Autumn)
  })

  it('says that it failed, and changes nothing [B-316]', async () => {
    const opened = await open()
    await askToPublish(opened, 'Spring')
    opened.disconnect(({ name }) => name === 'publishTheme')
    await confirm(opened, 'Publish')
    await findToast('Failed to publish theme')
    expect(await selected()).toBe(ids.Autumn)
  })
})

describe('deleting a theme', () => {
  it('asks first, and moves the theme to the trash, from which it comes back [B-166, B-322]', async () => {
    const opened = await open()
    await choose(opened, 'Spring', 'Delete')
    expect(dialog().textContent).toContain('Delete \u2068Spring\u2069?')
    await confirm(opened, 'Delete')
    await findToast('Theme deleted successfully')
    await untilGone('Spring')
    expect(await stored(ids.Spring!)).toBeNull()
    await owner().patch(`/themes/${ids.Spring}?trash=true`, { deletedAt: null })
    await closeScreens()
    await open()
    expect(names('Theme library')).toContain('Spring')
  })

  it('says that it failed, and keeps the theme [B-316]', async () => {
    const opened = await open()
    await choose(opened, 'Spring', 'Delete')
    opened.disconnect(({ name }) => name === 'deleteTheme')
    await confirm(opened, 'Delete')
    await findToast('Failed to delete theme')
    expect(card('Spring')).toBeTruthy()
    expect(await stored(ids.Spring!)).toBeTruthy()
  })
})

describe('the menu of a theme', () => {
  it('copies the link to its preview, or says that it could not [B-307, B-311, B-319]', async () => {
    const opened = await open()
    const copied = watchClipboard()
    await choose(opened, 'Lantern', 'Copy preview link')
    await findToast('Preview link copied')
    expect(copied.join()).toContain(`//${ids.Lantern}.preview.localhost`)
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    await choose(opened, 'Lantern', 'Copy preview link')
    await findToast('Failed to copy preview link')
  })

  it('starts a download, or says that it could not [B-310, B-318]', async () => {
    const opened = await open()
    await choose(opened, 'Lantern', 'Download')
    await findToast('Theme download started')
    opened.disconnect(({ name }) => name === 'downloadTheme')
    await choose(opened, 'Lantern', 'Download')
    await findToast('Failed to download theme')
  })

  it('duplicates the theme under a name of its own, or says that it could not [B-292, B-313, B-320]', async () => {
    const opened = await open()
    await choose(opened, 'Lantern', 'Duplicate')
    await findToast('Theme duplicated successfully')
    await findCard('Lantern (copy)')
    opened.disconnect(({ name }) => name === 'duplicateTheme')
    await choose(opened, 'Lantern', 'Duplicate')
    await findToast('Failed to duplicate theme')
    expect(names('Theme library').filter((name) => name.startsWith('Lantern'))).toHaveLength(2)
  })

  it('changes the key to one that no other theme has [B-293]', async () => {
    const opened = await open()
    const { user } = opened
    await choose(opened, 'Lantern (copy)', 'Change key')
    const retype = async (key: string) => {
      await user.clear(inDialog().getByLabelText('Theme key'))
      await user.type(inDialog().getByLabelText('Theme key'), key)
    }
    await retype('lantern{Enter}')
    await waitFor(() =>
      expect(inDialog().getByRole('alert').textContent).toBe('Another theme of this site has this key.'),
    )
    await retype('no spaces')
    await confirm(opened, 'Save key')
    await waitFor(() => expect(inDialog().getByRole('alert').textContent).toContain('Letters, digits, dots'))
    await retype('lantern-2{Enter}')
    await findToast('Theme key updated')
    await untilClosed()
    await waitFor(() => expect(card('Lantern (copy)').textContent).toContain('lantern-2'))
  })
})

describe('a new theme without code', () => {
  const button = () => screen.getByRole('button', { name: 'New no-code theme' })
  const studio = () => within(card('New theme')).getByRole('link', { name: 'Customise' }).getAttribute('href')

  it('is created by one button, and opens in the studio, or in the builder of the installation [B-058, B-112, B-274]', async () => {
    const { user } = await open()
    await user.click(button())
    await findToast('No-code theme created successfully')
    expect((await findCard('New theme')).textContent).toContain('No code')
    expect(studio()).toMatch(new RegExp(`^/studio/edit\\?tenantId=${world.a}&themeId=[0-9a-f-]{36}$`))
    await closeScreens()
    await app.payload.updateGlobal({ slug: 'platform', data: { studioUrl: 'https://studio.example' } as never })
    await open()
    expect(studio()).toMatch(
      new RegExp(`^https://studio\\.example/studio/edit\\?tenantId=${world.a}&themeId=[0-9a-f-]{36}$`),
    )
    await app.payload.updateGlobal({ slug: 'platform', data: { studioUrl: null } as never })
  })

  it('a theme that could not be created is reported, in the words of the server where it has some [B-312]', async () => {
    const { answer, disconnect, user } = await open()
    const isCreation = ({ path }: { path?: string }) => path === '/api/themes/create-nocode'
    disconnect(isCreation)
    await user.click(button())
    await findToast('Failed to create no-code theme')
    answer(isCreation, () => Response.json({ _error: 'Twenty are enough.' }, { status: 429 }))
    await user.click(button())
    await findToast('Twenty are enough.')
  })
})
