import { screen, waitFor, within } from '@testing-library/react'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { button, dialog, fill } from '@tests/support/screens/controls'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'
import { makeForm, unreadOf } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))
afterEach(closeScreens)
afterAll(() => app.close())

const pathOf = (form: string) => `/admin/collections/forms/${form}`
const open = (form: string, query = '', person = 'owner-a'): Promise<OpenScreen> =>
  openScreen(app, world.clients[person]!, `${pathOf(form)}/answers${query}`)
const make = (title: string, people: string[]) => makeForm(app, world.a, title, people)

const table = () => within(screen.getByRole('region', { name: 'Answers, newest first' }))
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const rows = () => texts(table().getAllByRole('row').slice(1))
const row = (name: string) =>
  within(
    table()
      .getAllByRole('row')
      .find(({ textContent }) => textContent.includes(name))!,
  )
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!

describe('the answers of a form', () => {
  it('are counted in the list of forms, and in the form', async () => {
    const form = await make('Community choir', ['Ada', 'Bodil', 'Cy'])
    await openPayloadScreen(app, world.clients['owner-a']!, '/admin/collections/forms')
    expect(await screen.findByRole('link', { name: /^3 answers\s?3 unread$/ })).toBeTruthy()
    await closeScreens()
    await openPayloadScreen(app, world.clients['owner-a']!, pathOf(form))
    const tab = await screen.findByRole('link', { name: /^Answers\s?3\s?3 unread$/ })
    expect(tab.getAttribute('href')).toBe(`${pathOf(form)}/answers`)
  })

  it('are listed newest first, with how long they are kept', async () => {
    const form = await make('Community choir', ['Ada', 'Bodil', 'Cy'])
    await open(form)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Answers to Community choir')
    expect(
      screen.getByText(
        /^3 answers · 3 unread · Answers are deleted 365 days after they arrive\. The oldest is deleted on/,
      ),
    ).toBeTruthy()
    expect(texts(table().getAllByRole('columnheader')).slice(1)).toEqual([
      'Sent',
      'Your name',
      'Voice',
      'What do you sing?',
      'You may write to me about auditions',
    ])
    expect(rows()).toEqual([
      expect.stringMatching(/Unread.*Cy.*Alto.*Yes/s),
      expect.stringMatching(/Unread.*Bodil/s),
      expect.stringMatching(/Unread.*Ada/s),
    ])
  })

  it('are marked as read, all or some', async () => {
    const form = await make('Community choir', ['Ada', 'Bodil', 'Cy'])
    const { user } = await open(form)
    await user.click(row('Ada').getByRole('checkbox'))
    await user.click(button('Mark as read'))
    await findToast('1 answer was marked.')
    await waitFor(() => expect(rows()[2]).not.toContain('Unread'))
    expect(await unreadOf(app, form)).toEqual(['Bodil', 'Cy'])
    await user.click(button('Mark all as read'))
    await waitFor(() => expect(rows().join()).not.toContain('Unread'))
    expect(await unreadOf(app, form)).toEqual([])
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('are searched in an address that can be sent on, and exported as they are narrowed down', async () => {
    const form = await make('Volunteers', ['Ada Lane', 'Bo Lane', '=Cy()'])
    const opened = await open(form)
    await fill(opened, 'Search in answers', 'lane')
    await opened.user.keyboard('{Enter}')
    expect(opened.visited).toEqual([`${pathOf(form)}/answers?search=lane`])
    await closeScreens()
    await open(form, '?search=lane')
    expect(screen.getByLabelText<HTMLInputElement>('Search in answers').value).toBe('lane')
    expect(screen.getByText('2 answers match')).toBeTruthy()
    expect(rows()).toHaveLength(2)
    const { headers, text } = await world.clients['owner-a']!.get(link('Export as CSV').replace(/^.*\/api/, ''))
    expect(headers.get('Content-Disposition')).toMatch(/filename="?Volunteers \d{4}-\d\d-\d\d\.csv/)
    expect(
      text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[1]),
    ).toEqual(['"Bo Lane"', '"Ada Lane"'])
    expect(link('Clear filters')).toBe(`${pathOf(form)}/answers`)
  })

  it('say that none match', async () => {
    await open(await make('Volunteers', ['Ada Lane']), '?search=nobody')
    expect(screen.getByText('No answer matches')).toBeTruthy()
  })

  it('are deleted after a question that counts them', async () => {
    const form = await make('Volunteers', ['Ada Lane', 'Bo Lane', 'Cy'])
    const { user } = await open(form, '?search=lane')
    await user.click(row('Ada Lane').getByRole('checkbox'))
    const selection = within(screen.getByRole('region', { name: 'With the selected answers' }))
    await user.click(selection.getByRole('button', { name: 'Delete' }))
    expect(dialog('Delete 1 answer').textContent).toContain('This cannot be undone.')
    await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1 answer matches')).toBeTruthy()
    expect(rows()).toEqual([expect.stringContaining('Bo Lane')])
    await closeScreens()
    const again = await open(form)
    expect(rows()).toHaveLength(2)
    await again.user.click(button('Delete all…'))
    expect(dialog('Delete 2 answers')).toBeTruthy()
    await again.user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No answers yet')).toBeTruthy()
    expect(link('Open pages')).toBe('/admin/collections/pages')
    expect(await unreadOf(app, form)).toEqual([])
  })

  it('are not for somebody who can only view', async () => {
    const form = await make('Lost property', ['Ada'])
    await open(form, '', 'viewer-a')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Answers, newest first' })).toBeNull()
    await closeScreens()
    await openPayloadScreen(app, world.clients['viewer-a']!, pathOf(form))
    await screen.findByDisplayValue('Lost property')
    expect(screen.queryByRole('link', { name: /^Answers/ })).toBeNull()
  })
})
