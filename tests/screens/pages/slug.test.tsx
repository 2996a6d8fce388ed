import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument, publish, storedIn } from '@tests/support/screens/openDocument'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, type OpenScreen } from '@tests/support/screens/renderAdmin'
import { createPages } from './support'

let app: TestApp
let site: Site
let ids: Record<string, string>

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'slugs', { languages: ['en', 'cy'], people: { Vera: 'viewer' } })
  ids = await createPages(site, 'Gala,Box office,Bar')
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (page: string, locale = 'en', client = site.clients.owner) =>
  openDocument(app, client, 'pages', ids[page]!, locale)
const slug = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Slug' })
const title = () => document.querySelector<HTMLInputElement>('#field-title')!
const lock = (name: string) => screen.getByRole('button', { name })
const untilSlug = (value: string) => waitFor(() => expect(slug().value).toBe(value))
const isRefused = () => slug().getAttribute('aria-invalid') === 'true'
/** The pages are live, so that publishing asks about their address. */
async function publishMoved(opened: OpenScreen): Promise<void> {
  await publish(opened)
  await opened.user.click(await screen.findByRole('button', { name: 'Publish with the new address' }))
}
const slugOf = async (page: string) => (await storedIn(app, 'pages', ids[page]!)).slug

describe('the slug of a page', () => {
  it('follows the title while it is locked, also when that is cleared [B-162, B-215, B-216, B-217]', async () => {
    const opened = await open('Box office')
    expect([slug().value, slug().readOnly]).toEqual(['box-office', true])
    await fill(opened, title(), 'The Winter’s Tale: 50% off')
    await untilSlug('the-winters-tale-50-off')
    await fill(opened, title(), 'Łódź Ωmega Привет')
    await waitFor(() => expect(slug().value).toMatch(/^lodz-[a-z]*mega-privet$/))
    await fill(opened, title(), '')
    await untilSlug('')
    await fill(opened, title(), 'Box office')
    await untilSlug('box-office')
  })

  it('stays as it is typed once it is unlocked, until it is locked again [B-162, B-218]', async () => {
    const opened = await open('Box office')
    await opened.user.click(lock('Unlock'))
    await fill(opened, slug(), 'tickets')
    await fill(opened, title(), 'Our box office')
    await waitFor(async () => expect(await slugOf('Box office')).toBe('tickets'))
    expect(slug().value).toBe('tickets')
    await opened.user.click(lock('Lock'))
    await untilSlug('our-box-office')
    expect(slug().readOnly).toBe(true)
  })

  it('is refused where a page beside it has it, and says so until it is another', async () => {
    const opened = await open('Bar')
    await opened.user.click(lock('Unlock'))
    await fill(opened, slug(), 'gala')
    // Without being asked about the address, which cannot be had.
    await publish(opened)
    await waitFor(() => expect(isRefused()).toBe(true))
    expect(screen.queryByRole('button', { name: 'Publish with the new address' })).toBeNull()
    expect(screen.getAllByText('Another document already has this address.')).not.toHaveLength(0)
    await fill(opened, slug(), 'foyer-bar')
    await waitFor(() => expect(isRefused()).toBe(false))
    await publishMoved(opened)
    await waitFor(async () =>
      expect(await storedIn(app, 'pages', ids.Bar!)).toMatchObject({ _status: 'published', slug: 'foyer-bar' }),
    )
    expect(isRefused()).toBe(false)
  })

  it('stays refused when an answer about the form comes late', async () => {
    const opened = await open('Bar')
    const held = Promise.withResolvers<undefined>()
    const isQuestion = ({ name }: { name?: string }) => name === 'form-state'
    opened.answer(isQuestion, () => held.promise)
    const before = opened.requests.filter(isQuestion).length
    await fill(opened, slug(), 'gala')
    await waitFor(() => expect(opened.requests.filter(isQuestion).length).toBeGreaterThan(before))
    await publish(opened)
    await waitFor(() => expect(isRefused()).toBe(true))
    held.resolve(undefined)
    opened.reconnect()
    const answered = opened.requests.length
    await fill(opened, title(), 'The bar')
    await waitFor(() => expect(opened.requests.slice(answered).some(isQuestion)).toBe(true))
    expect(isRefused()).toBe(true)
    await fill(opened, slug(), 'foyer-bar')
    await waitFor(() => expect(isRefused()).toBe(false))
  })

  it('is only shown in other languages, and to people who may only look [B-219]', async () => {
    await open('Gala', 'cy')
    expect(screen.getByText('Written in English only.')).toBeTruthy()
    expect([slug().value, slug().readOnly]).toEqual(['gala', true])
    expect(screen.queryByRole('button', { name: /^(Unlock|Lock)$/ })).toBeNull()
    await closeScreens()
    await open('Gala', 'en', site.clients.Vera!)
    expect([slug().value, slug().readOnly]).toEqual(['gala', true])
    expect(screen.queryByRole('button', { name: /^(Unlock|Lock)$/ })).toBeNull()
  })

  it('comes from the server where the title is Japanese', async () => {
    const japanese = await makeSite(app, 'japanese', { languages: ['ja'] })
    const page = { _status: 'draft', tenant: japanese.id, title: 'かもめ' }
    const { doc } = (await japanese.clients.owner.post<{ doc: { id: string } }>('/pages?locale=ja', page)).body
    const opened = await openDocument(app, japanese.clients.owner, 'pages', doc.id, 'ja')
    await untilSlug('kamome')
    await fill(opened, title(), '春の音楽会')
    await untilSlug('haru-no-ongaku-kai')
  })
})
