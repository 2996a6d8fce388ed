import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, findToast } from '@tests/support/screens/renderAdmin'
import { uploadByFetch } from '@tests/support/screens/uploadsByFetch'
import { themeZip } from '@tests/support/themeZip'
import { makeWorld, type World } from '@tests/support/world'
import {
  addTheme,
  card,
  choose,
  dialog,
  findCard,
  inDialog,
  layoutOf,
  names,
  openThemes,
  send,
  untilClosed,
} from './support'

let app: TestApp
let world: World

uploadByFetch()
beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!
const openDialog = async () => {
  const opened = await openThemes(app, owner())
  await opened.user.click(screen.getByRole('button', { name: 'Upload theme' }))
  return opened
}
const isUpload = ({ path }: { path?: string }) => path === '/api/themes/add'
const alert = () => inDialog().findByRole('alert')

/** Notes each value of the progress, and when it was first shown. */
function watchProgress(): Map<number, number> {
  const seen = new Map<number, number>()
  const look = () => {
    const value = document.querySelector('progress')?.value
    if (value !== undefined && !seen.has(value)) seen.set(value, performance.now())
  }
  new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
  return seen
}

describe('uploading a theme', () => {
  it('takes a .zip file only [B-234, B-378]', async () => {
    const opened = await openDialog()
    const input = inDialog().getByLabelText<HTMLInputElement>('Theme package (.zip)')
    expect(input.accept).toBe('.zip,application/zip')
    expect(inDialog().getByRole<HTMLButtonElement>('button', { name: 'Upload theme' }).disabled).toBe(true)
    await send(opened, Buffer.from('plain'), 'theme.txt')
    expect((await alert()).textContent).toContain('Please select a .zip file')
    expect(opened.requests.filter(isUpload)).toEqual([])
  })

  it('lists all that is wrong with a package, by its place [B-314, B-317]', async () => {
    const opened = await openDialog()
    const files = { 'layout/theme.liquid': '\n  {% nothing %}', 'templates/page.liquid': '{{ page.title | shout }}' }
    await send(opened, themeZip(files, { name: 'Faulty' }))
    await findToast('Failed to process theme file')
    expect((await alert()).textContent).toContain('Failed to process theme file · 2 problems')
    const list = () => inDialog().getByRole('region', { name: 'Problems with this package' })
    expect(list().textContent).toContain('layout/theme.liquid')
    expect(list().textContent).toContain('Line 2, column 3')
    expect(list().textContent).toContain('templates/page.liquid')
    await send(opened, Buffer.from('no archive'))
    await waitFor(() => expect(list().textContent).toContain('The package as a whole'))
    expect((await app.payload.find({ collection: 'themes' })).totalDocs).toBe(0)
  })

  it('shows each step, and closes half a second after the last [B-167, B-324, B-368]', async () => {
    const opened = await openDialog()
    const seen = watchProgress()
    await send(opened, themeZip({ 'layout/theme.liquid': layoutOf('Harbour') }, { name: 'Harbour' }))
    await findToast('Theme uploaded successfully!')
    await untilClosed()
    expect([...seen.keys()]).toEqual([10, 30, 60, 80, 95, 100])
    expect(performance.now() - seen.get(100)!).toBeGreaterThanOrEqual(490)
    await findCard('Harbour')
    expect(names('Theme library')).toEqual(['Harbour'])
  })

  it('an uploaded development theme names the templates that no document uses [B-112]', async () => {
    const opened = await openDialog()
    await opened.user.click(inDialog().getByLabelText(/^Development theme/))
    const layout = `${layoutOf('Hints')}{{ sponsors.first }}`
    await send(opened, themeZip({ 'layout/theme.liquid': layout }, { name: 'Hinted' }))
    await findToast('Theme uploaded successfully!')
    expect((await inDialog().findByRole('region', { name: /^Uploaded\./ })).textContent).toContain('sponsors')
    await opened.user.click(inDialog().getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(names('Development themes')).toEqual(['Hinted']))
  })

  it('an upload that does not reach the server says so [B-314]', async () => {
    const opened = await openDialog()
    opened.disconnect(isUpload)
    await send(opened, themeZip())
    await findToast('Failed to process theme file')
  })
})

describe('uploading the next version of a theme', () => {
  let themeId: string

  beforeAll(async () => {
    themeId = (await addTheme(owner(), world.a, { name: 'Quayside' }, {}, { key: 'quay' })).themeId
  })

  it('shows each step, and the theme with its version [B-167, B-275, B-323]', async () => {
    const opened = await openThemes(app, owner())
    await choose(opened, 'Quayside', 'Re-upload')
    const seen = watchProgress()
    await send(opened, themeZip({}, { name: 'Quayside', version: '2.0.0' }))
    await findToast('Theme re-uploaded successfully')
    await untilClosed()
    expect([...seen.keys()]).toEqual([10, 30, 80, 95, 100])
    await waitFor(() => expect(card('Quayside').textContent).toContain('2.0.0'))
    expect(await addTheme(owner(), world.a, { name: 'Quayside', version: '3.0.0' }, {}, { key: 'quay' })).toMatchObject(
      {
        themeId,
      },
    )
  })

  it('is refused under a key that somebody has changed meanwhile, and goes through the second time [B-315, B-317]', async () => {
    const opened = await openThemes(app, owner())
    expect((await owner().patch(`/themes/${themeId}/key`, { key: 'quay-2' })).status).toBe(200)
    await choose(opened, 'Quayside', 'Re-upload')
    await send(opened, themeZip({}, { name: 'Quayside', version: '4.0.0' }))
    expect((await alert()).textContent).toContain('The key of this theme has changed.')
    await waitFor(() => expect(card('Quayside').textContent).toContain('quay-2'))
    await opened.user.click(inDialog().getByRole('button', { name: 'Re-upload' }))
    await findToast('Theme re-uploaded successfully')
    await untilClosed()
    await waitFor(() => expect(card('Quayside').textContent).toContain('4.0.0'))
  })

  it('a version that does not reach the server says so [B-315]', async () => {
    const opened = await openThemes(app, owner())
    opened.disconnect(isUpload)
    await choose(opened, 'Quayside', 'Re-upload')
    await send(opened, themeZip({}, { name: 'Quayside', version: '5.0.0' }))
    await findToast('Failed to re-upload theme')
    expect(dialog()).toBeTruthy()
  })
})
