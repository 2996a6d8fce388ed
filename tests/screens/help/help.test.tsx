import { screen, within } from '@testing-library/react'
import { helpSections } from '@/components/frame/navigation/frameOf'
import { readHelp } from '@/lib/help/readHelp'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (path: string, person = 'viewer-a') => openScreen(app, world.clients[person]!, `/admin/help${path}`)
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the help', () => {
  it('lists its topics and guides for everyone who is signed in', async () => {
    await open('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help')
    expect(screen.getByRole('link', { name: 'Releases' }).getAttribute('href')).toBe('/admin/help/releases')
    expect(screen.getByRole('link', { name: 'Box offices' }).getAttribute('href')).toBe('/admin/help/box-offices')
  })

  it('shows a topic, whose links stay within the help', async () => {
    await open('/lists')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lists')
    expect(screen.getByRole('heading', { name: 'Import from a spreadsheet' }).id).toBe('import-from-a-spreadsheet')
    expect(within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Next: Pages and addresses' })).toBeTruthy()
    await closeScreens()
    await open('/programs-and-ai-assistants')
    expect(hrefs()).toContain('/admin/help/programs')
  })

  it('finds sections by words, with the sentence that has them', async () => {
    await open('?search=redirects')
    const found = screen.getByRole('link', { name: 'Your website' })
    expect(found.getAttribute('href')).toBe('/admin/help/your-website')
    expect(found.closest('li')!.textContent).toMatch(/redirect/i)
    await closeScreens()
    await open('?search=zygomorphic')
    expect(screen.getByText('Nothing in the help matches')).toBeTruthy()
  })

  it('has no page at an address that it does not know', async () => {
    await expect(open('/no-such-topic')).rejects.toThrow()
  })

  it('says in the language of the reader that its text is in English', async () => {
    await openScreen(app, world.clients['viewer-a']!, '/admin/help/releases', { language: 'es' })
    expect(screen.getByText('La ayuda está en inglés.')).toBeTruthy()
    expect(screen.getByText('Check now').closest('[lang]')!.getAttribute('lang')).toBe('en')
  })

  it('has a section for every link to it, of the core and of plugins', async () => {
    const paths = new Set((await readHelp()).pages.flatMap(({ sections }) => sections.map(({ path }) => path)))
    const links = helpSections(app.payload)
    expect(links['/releases']).toBe('releases')
    expect(Object.entries(links).filter(([, path]) => !paths.has(path))).toEqual([])
  })

  it('is found by the palette over the API, for people who are signed in only', async () => {
    const { body, status } = await world.clients['viewer-a']!.get<{ sections: { path: string }[] }>(
      '/help?search=focal%20point',
    )
    expect(status).toBe(200)
    expect(body.sections[0]?.path).toBe('pictures-and-files')
    expect((await anonymous(app).get('/help?search=focal')).status).toBe(401)
  })
})
