import { screen, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  world = await makeWorld(app)
  for (const title of ['Season launch', 'Begun']) {
    const data = { layout: [{ blockType: 'hero', heading: 'Welcome' }], tenant: world.a, title }
    ids[title] = (await owner().post<{ doc: { id: string } }>('/pages?draft=true&locale=en', data)).body.doc.id
  }
  await owner().patch(`/pages/${ids.Begun}?draft=true&locale=cy`, { title: 'Dechrau' })
})
afterEach(closeScreens)
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!
const open = (path: string, language = 'en') => openScreen(app, owner(), path, { language })
const OVERVIEW = '/admin/settings/languages'
const list = (state: string) => `${OVERVIEW}/documents?type=pages&to=cy&state=${state}`
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the languages of a site', () => {
  it('say how far its content is, and lead to the documents of each state', async () => {
    await open(OVERVIEW)
    const welsh = await screen.findByRole('region', { name: 'Welsh' })
    expect(screen.getByRole('region', { name: 'Translations' }).contains(welsh)).toBe(true)
    expect(welsh.textContent).toMatch(/Pages.*1 not started.*1 partly translated/)
    expect(href('1 partly translated')).toBe(list('partial'))
  })

  it('say so in Arabic, too', async () => {
    await open(OVERVIEW, 'ar')
    const card = within(await screen.findByRole('region', { name: 'الترجمات' }))
    expect(await card.findByText(/لم يبدأ: 1/)).toBeTruthy()
  })
})

describe('the documents in a state', () => {
  it('are listed with their progress, and lead to their texts', async () => {
    await open(list('partial'))
    expect(screen.getByRole('heading', { level: 1, name: 'Pages in Welsh' })).toBeTruthy()
    const [found, ...others] = within(screen.getByRole('main')).getAllByText('1 of 2 texts')
    expect([found!.closest('li')!.textContent, others]).toEqual([expect.stringContaining('Begun'), []])
    expect(href('Begun')).toBe(`/admin/collections/pages/${ids.Begun}/translate?to=cy`)
    expect(href('Not started')).toBe(list('missing').replace(/\?.*/, '?state=missing&to=cy&type=pages'))
  })

  it('are those of the state that is chosen', async () => {
    await open(list('missing'))
    expect(href('Season launch')).toBe(`/admin/collections/pages/${ids['Season launch']}/translate?to=cy`)
    expect(screen.queryByText('Begun')).toBeNull()
    await closeScreens()
    await open(list('complete'))
    expect(screen.getByText('No documents here')).toBeTruthy()
  })
})
