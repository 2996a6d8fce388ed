import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { fill, publish } from '@tests/support/screens/openDocument'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { uploadByFetch } from '@tests/support/screens/uploadsByFetch'
import { addMedia, button, jpeg, openMedia, readMedia } from './support'

let app: TestApp
let site: Site

uploadByFetch()
beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'files')
})
afterEach(closeScreens)
afterAll(() => app.close())

const findTitle = () =>
  waitFor(() => {
    const title = document.querySelector<HTMLInputElement>('#field-title')
    if (!title || title.disabled) throw new Error('The form is not there yet')
    return title
  })

async function open(id: string): Promise<OpenScreen> {
  const opened = await openMedia(app, site, `/${id}`)
  await findTitle()
  return opened
}

const replaceBy = ({ user }: OpenScreen, file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('[data-replace-file]')!, file)

describe('the file of a picture', () => {
  it('is replaced everywhere while something is typed, which is kept', async () => {
    const id = await addMedia(site, { data: { alt: 'A poster' }, title: 'Poster' })
    const before = await readMedia(site, id)
    const opened = await open(id)
    await fill(opened, await findTitle(), 'Poster of the season')
    await replaceBy(opened, await jpeg('better poster.jpg', 100, 100))
    await findToast('The file is replaced everywhere it is used.')
    await waitFor(() => expect(document.querySelector('.file-details')!.textContent).toContain('better-poster-'))
    expect(document.querySelector('.file-details')!.textContent).toContain('100x100')
    expect((await findTitle()).value).toBe('Poster of the season')
    const after = await readMedia(site, id)
    expect(after).toMatchObject({ _status: 'published', title: 'Poster', width: 100 })
    expect(after.filename).not.toBe(before.filename)
    await publish(opened)
    await waitFor(async () => expect((await readMedia(site, id)).title).toBe('Poster of the season'))
    expect((await readMedia(site, id)).filename).toBe(after.filename)
    await closeScreens()
    await openScreen(app, site.clients.owner, '/admin/settings/activity')
    expect(await screen.findByText(/Replaced the file of “.?Poster.?”/)).toBeTruthy()
  })

  it('is not replaced where a colleague has replaced it meanwhile, nor by a file of another kind', async () => {
    const id = await addMedia(site, { data: { alt: 'A poster' }, title: 'Poster' })
    const opened = await open(id)
    const form = new FormData()
    form.append('id', id)
    form.append('from', (await readMedia(site, id)).filename)
    form.append('file', await jpeg('theirs.jpg', 70, 70))
    expect((await site.clients.owner.post('/documents/replace-file', form)).status).toBe(200)
    await replaceBy(opened, await jpeg('mine.jpg', 100, 100))
    await findToast(/^Someone has replaced this file since you opened the page\./)
    expect((await readMedia(site, id)).width).toBe(70)
    await closeScreens()
    const again = await open(id)
    await replaceBy(again, new File(['<!doctype html>'], 'page.jpg', { type: 'image/jpeg' }))
    await findToast(/This type of file is not accepted/)
    await replaceBy(again, await jpeg('mine.jpg', 100, 100))
    await waitFor(async () => expect((await readMedia(site, id)).width).toBe(100))
  })

  it('has a focal point that keys move, which the formats follow, and which is saved with the form', async () => {
    const id = await addMedia(site, { data: { alt: 'A poster' }, title: 'Tall poster' })
    const opened = await open(id)
    const point = () => button(/^Focal point, /)
    const place = () => document.querySelector<HTMLElement>('[data-format=wide]')!.style.objectPosition
    expect(point().getAttribute('aria-label')).toMatch(/50 % from the left and 50 % from the top/)
    expect(place()).toBe('50% 50%')
    point().focus()
    await opened.user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowRight}')
    await waitFor(() => expect(point().getAttribute('aria-label')).toMatch(/51 % from the left and 30 % from the top/))
    expect(place()).not.toBe('50% 50%')
    await publish(opened)
    await waitFor(async () => {
      const { focalX, focalY } = await readMedia(site, id)
      expect([focalX, focalY]).toEqual([51, 30])
    })
  })

  it('has tags that are typed, or chosen from those of the site', async () => {
    await addMedia(site, { data: { alt: 'The bar', tags: ['House', 'Winter season'] }, title: 'The bar' })
    const id = await addMedia(site, { data: { alt: 'Hamlet' }, title: 'Hamlet on stage' })
    const opened = await open(id)
    const field = within(document.querySelector<HTMLElement>('#field-tags')!)
    await opened.user.type(field.getByRole('combobox'), 'Press{Enter}')
    // One that is there is chosen by keys, too.
    await opened.user.type(field.getByRole('combobox'), 'winter')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Winter season',
        'Create “winter”',
      ]),
    )
    await opened.user.keyboard('{Enter}')
    expect(await field.findByText('Winter season')).toBeTruthy()
    await publish(opened)
    await waitFor(async () => expect((await readMedia(site, id)).tags).toEqual(['Press', 'Winter season']))
  })
})
