import { screen, waitFor, within } from '@testing-library/react'
import { addCounts } from '@/plugins/audience/database/counts'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { openDocument } from '@tests/support/screens/openDocument'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'

let app: TestApp
let site: Site
let event: string

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  site = await makeSite(app, 'audience', { people: { Vera: 'viewer' } })
  event = await create(app.payload, 'events', { _status: 'published', tenant: site.id, title: 'The Seagull' })
  const performance = await create(app.payload, 'event-instances', {
    _status: 'published',
    event,
    start: new Date(Date.now() + 3_600_000).toISOString(),
    tenant: site.id,
  })
  const day = new Date().toISOString().slice(0, 10)
  const of = { day, tenantId: site.id }
  await addCounts(app.payload, [
    { ...of, key: `events/${event}/en`, kind: 'visit', n: 1240 },
    { ...of, key: 'list/events/en', kind: 'visit', n: 60 },
    { ...of, key: `${event}/${performance}`, kind: 'press', n: 310 },
    { ...of, key: 'news.example', kind: 'source', n: 12 },
    { ...of, key: 'starlight express', kind: 'search', n: 7 },
    { ...of, key: `events/${event}`, kind: 'calendar', n: 3 },
  ])
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (client = site.clients.owner, query = '') => openScreen(app, client, `/admin/visitors${query}`)
describe('the screen of visitors', () => {
  it('shows what was read, pressed and searched, in tables that name every figure', async () => {
    await open()
    const cells = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(cells('Pages')).toEqual([
      ['Pages', 'Visits'],
      ['The Seagull', '1,240'],
      ['What’s on', '60'],
    ])
    expect(cells('Presses of Book by performance')[1]![1]).toBe('310')
    expect(cells('Where visitors come from')[1]).toEqual(['news.example', '12'])
    expect(cells('Searches without result')[1]).toEqual(['starlight express', '7'])
    expect(cells('Calendars')[1]).toEqual(['The Seagull', '3', '0'])
  })

  it('shows the chart as a table too, a row for each day, or for each month of a year', async () => {
    await open()
    const rows = () => within(screen.getByRole('figure')).getAllByRole('row').length - 1
    expect(rows()).toBe(28)
    closeScreens()
    await open(site.clients.owner, '?days=365')
    expect([12, 13]).toContain(rows())
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Last 365 days')
  })

  it('leads to the figures as CSV', async () => {
    await open()
    const address = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')!
    const { headers, status, text } = await site.clients.owner.get(address.replace('/api', '') as `/${string}`)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text).toContain('"Pages","The Seagull",1240')
  })

  it('lets owners turn counting off, and says so to everybody', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('switch', { name: 'Count visits' }))
    await waitFor(async () => {
      const { body } = await site.clients.owner.get<{ isOn: boolean }>(`/audience?tenantId=${site.id}`)
      expect(body.isOn).toBe(false)
    })
    closeScreens()
    await open(site.clients.Vera)
    expect(screen.getByText('Visits are not counted')).toBeTruthy()
    expect(screen.queryByRole('switch', { name: 'Count visits' })).toBeNull()
  })
})

describe('figures elsewhere', () => {
  it('are sentences on the dashboard', async () => {
    await openScreen(app, site.clients.owner, '/admin')
    const box = within(screen.getByRole('region', { name: 'Your visitors this week' }))
    const said = box
      .getAllByText(/./, { selector: 'p' })
      .map(({ textContent }) => textContent!.replace(/[\u2068\u2069]/g, ''))
    expect(said).toEqual([
      'The Seagull was read 1,240 times this week; 310 pressed Book.',
      '1,300 pages were opened on your website.',
      'Searched 7 times without result: starlight express.',
    ])
  })

  it('are a line beside the event', async () => {
    await openDocument(app, site.clients.owner, 'events', event)
    const line = await screen.findByText(/Read 1,240 times in 28 days, Book pressed 310 times\./)
    expect(line.textContent).toMatch(/^Visitors/)
  })
})
