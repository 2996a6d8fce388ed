import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { loseNextAnswer, replaceNextAnswer, uploadByFetch } from '@tests/support/screens/uploadsByFetch'
import { openList } from '../documents/listSupport'
import { jpeg, openMedia, tile, tiles } from './support'

let app: TestApp
let site: Site
let other: Site

uploadByFetch()
beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'uploads')
  other = await makeSite(app, 'elsewhere')
})
afterEach(async () => {
  const close = screen.queryByRole('button', { name: 'Close uploads' })
  close?.click()
  await closeScreens()
})
afterAll(() => app.close())

const tray = () => screen.getByRole('region', { name: 'Uploads' })
const chooser = () => document.querySelector<HTMLInputElement>('[data-upload-files]')!
const broken = new File(['<!doctype html>'], 'page.jpg', { type: 'image/jpeg' })
const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

interface Stored {
  _status: string
  alt: string | null
  isDecorative: boolean | null
  title: string
}

async function storedMedia(): Promise<Stored[]> {
  const { body } = await site.clients.owner.get<{ docs: Stored[] }>('/media?draft=true&depth=0&sort=title')
  return body.docs
}

describe('the tray of uploads', () => {
  it('stores what is chosen as drafts, shows it in the library, and takes the texts of all pictures at once', async () => {
    const { user } = await openMedia(app, site)
    await user.upload(chooser(), [await jpeg('winters-tale_02.jpg'), await jpeg('HAMLET.jpg'), await jpeg('bar.jpg')])
    await waitFor(() => expect(tray().textContent).toContain('3 files uploaded'), { timeout: 20_000 })
    expect((await storedMedia()).map(({ _status, title }) => [_status, title])).toEqual([
      ['draft', 'Bar'],
      ['draft', 'HAMLET'],
      ['draft', 'Winters tale 02'],
    ])
    await waitFor(() => expect(tiles()).toHaveLength(3))
    expect(wouldAsk()).toBe(false)
    await user.click(within(tray()).getByRole('button', { name: 'Add alternative texts' }))
    let dialog = within(await screen.findByRole('dialog', { name: 'Add alternative texts' }))
    await user.click(dialog.getByRole('textbox', { name: 'Alternative text of “Winters tale 02”' }))
    await user.keyboard('A winter forest{Tab}A skull{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(within(tray()).getByRole('button', { name: 'Add alternative texts' }))
    dialog = within(await screen.findByRole('dialog', { name: 'Add alternative texts' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Alternative text of “HAMLET”' }).value).toBe(
      'A skull',
    )
    await user.click(dialog.getByRole('button', { name: 'Save and publish' }))
    await findToast('2 pictures are saved.')
    // The one without a text stays, with the reason.
    expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    expect(dialog.getByRole('alert').textContent).toMatch(/Say what the picture shows/)
    await user.click(dialog.getByRole('checkbox', { name: 'Those left empty are decoration' }))
    await user.click(dialog.getByRole('button', { name: 'Save and publish' }))
    await findToast('1 picture is saved.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
    expect((await storedMedia()).map(({ _status, alt, isDecorative }) => [_status, alt, isDecorative])).toEqual([
      ['published', null, true],
      ['published', 'A skull', false],
      ['published', 'A winter forest', false],
    ])
    await waitFor(() => expect(tile('HAMLET').textContent).toContain('Alt: A skull'))
  })

  it('says why a file was refused, asks before that is lost, and lets it be left out', async () => {
    const { user } = await openMedia(app, site)
    await user.upload(chooser(), [broken])
    await waitFor(() => expect(tray().textContent).toContain('1 file could not be uploaded'), { timeout: 20_000 })
    expect(within(tray()).getByRole('button', { name: 'Try again: page.jpg' })).toBeTruthy()
    expect(tray().textContent).toMatch(/cannot be read|not accepted/)
    expect(wouldAsk()).toBe(true)
    await user.click(within(tray()).getByRole('button', { name: 'Leave out page.jpg' }))
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
    expect(wouldAsk()).toBe(false)
  })

  it('finds a file whose connection broke after all of it was sent, instead of storing it twice', async () => {
    const { user } = await openMedia(app, site)
    loseNextAnswer()
    await user.upload(chooser(), [await jpeg('encore.jpg')])
    await waitFor(() => expect(tray().textContent).toContain('Connection lost. Checking whether it is stored'))
    await waitFor(() => expect(tray().textContent).toContain('1 file uploaded'), { timeout: 20_000 })
    expect((await storedMedia()).filter(({ title }) => title === 'Encore')).toHaveLength(1)
    await user.click(within(tray()).getByRole('button', { name: 'Close uploads' }))
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
  })

  it('finds a file that it sent again because the answer to the first attempt was not the one of Callboard', async () => {
    const { user } = await openMedia(app, site)
    replaceNextAnswer()
    await user.upload(chooser(), [await jpeg('matinee.jpg')])
    await waitFor(() => expect(tray().textContent).toContain('1 file uploaded'), { timeout: 20_000 })
    expect((await storedMedia()).filter(({ title }) => title === 'Matinee')).toHaveLength(1)
    await user.upload(chooser(), [await jpeg('matinee.jpg')])
    await waitFor(() => expect(tray().textContent).toContain('2 files uploaded'), { timeout: 20_000 })
    expect((await storedMedia()).filter(({ title }) => title === 'Matinee')).toHaveLength(2)
    await user.click(within(tray()).getByRole('button', { name: 'Close uploads' }))
  })

  it('goes on while its user is on another screen, and describes files in the language of their own site only', async () => {
    const { user } = await openMedia(app, site)
    await user.upload(chooser(), [await jpeg('elsewhere.jpg')])
    await closeScreens()
    await openList(app, site.clients.owner, 'venues')
    await waitFor(() => expect(tray().textContent).toContain('1 file uploaded'), { timeout: 20_000 })
    expect((await storedMedia()).map(({ title }) => title)).toContain('Elsewhere')
    expect(await within(tray()).findByRole('button', { name: 'Add alternative texts' })).toBeTruthy()
    await closeScreens()
    await openList(app, other.clients.owner, 'venues')
    await waitFor(() => expect(within(tray()).queryByRole('button', { name: 'Add alternative texts' })).toBeNull())
    expect(tray().textContent).toContain('1 file uploaded')
  })
})
