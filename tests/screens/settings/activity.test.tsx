import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/settings/activity'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  for (const [person, name] of [
    ['owner-a', 'Theatre A on tour'],
    ['admin-a', 'Theatre A'],
  ] as const)
    expect((await world.clients[person]!.post(`/tenants/${world.a}/general`, { name })).status).toBe(200)
  await world.clients['owner-a']!.post(`/tenants/${world.a}/languages`, { languages: ['en', 'cy', 'fr'] })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (query = '', person = 'owner-a', options = {}): Promise<OpenScreen> =>
  openScreen(app, world.clients[person]!, `${PATH}${query}`, options)
const lines = () => within(screen.getByRole('list', { name: 'Activity, newest first' })).getAllByRole('listitem')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('the activity screen', () => {
  it('shows who changed what and when, newest first', async () => {
    await open()
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('SettingsActivity'),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Activity' })).toBeTruthy()
    const [languages, name, tour] = lines().map((line) => line.querySelector('summary')!.textContent)
    expect(lines()).toHaveLength(3)
    expect(languages).toMatch(/owner-a/)
    expect(name).toMatch(/^Changed general settings admin-a \d{1,2} \w+ \d{4}, \d\d:\d\d UTC$/)
    expect(tour).toMatch(/^Changed general settings owner-a /)
  })

  it('compares a change with what was there before, on demand', async () => {
    const { user } = await open()
    const details = lines()[1]!.querySelector('details')!
    expect(details.open).toBe(false)
    await user.click(within(lines()[1]!).getByText('Changed general settings'))
    expect(details.open).toBe(true)
    const cells = [...details.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent))
    expect(cells).toEqual([
      ['Field', 'Before', 'After'],
      ['Name', 'Theatre A on tour', 'Theatre A'],
    ])
  })

  it('sends to an address for each filter', async () => {
    const { user, visited } = await open()
    const people = within(field('Who')).getAllByRole('option')
    expect(people.map(({ textContent }) => textContent)).toEqual([
      'Everyone',
      'admin-a',
      'owner-a',
      'Provider',
      'Automatic',
    ])
    await user.selectOptions(field('What'), 'settings')
    expect(visited).toEqual([`${PATH}?kind=settings`])
    await user.selectOptions(field('Who'), 'Provider')
    expect(visited[1]).toContain('person=provider')
    await user.type(field('To'), '2020-01-01{Enter}')
    expect(visited.at(-1)).toContain('to=2020-01-01')
  })

  it('shows what fits the filters of its address, which stand in the fields', async () => {
    await open(`?kind=settings&person=${world.users['admin-a']!}`)
    expect(lines().map((line) => line.querySelector('summary')!.textContent)).toEqual([
      expect.stringMatching(/^Changed general settings admin-a/),
    ])
    expect([field('What').value, field('Who').value]).toEqual(['settings', world.users['admin-a']])
    await closeScreens()
    await open('?kind=settings&person=provider&to=2020-01-01')
    expect(screen.getByText('No activity matches')).toBeTruthy()
    expect([field('What').value, field('Who').value, field('To').value]).toEqual(['settings', 'provider', '2020-01-01'])
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(PATH)
  })

  it('is written in the language of the reader', async () => {
    await open('?kind=settings', 'owner-a', { language: 'ar' })
    expect(screen.getAllByText('تغيير الإعدادات العامة')).toHaveLength(2)
  })

  it('says that there is none yet, with no filter to clear', async () => {
    await open('', 'owner-b')
    expect(screen.getByText('No activity yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
  })

  it('is open to owner and admins alone', async () => {
    await open('', 'admin-a')
    expect(lines()).toHaveLength(3)
    for (const person of ['editor-a', 'viewer-a']) {
      await closeScreens()
      await open('', person)
      expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
      expect(screen.queryByRole('list', { name: 'Activity, newest first' })).toBeNull()
    }
  })
})
