import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens } from '@tests/support/screens/openScreen'
import { PICTURE } from '@tests/support/pictures/pixel'
import { create } from '@tests/support/world'
import { chip, openList, openListMenu, tableRows, untilRows } from './listSupport'

const DAY = 86_400_000

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'lists')
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (slug: string, query?: string) => openList(app, site.clients.owner, slug, query)
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function createEvent(title: string, days: number, more: object = {}): Promise<void> {
  const event = await create(app.payload, 'events', { _status: 'published', tenant: site.id, title, ...more })
  await create(app.payload, 'event-instances', { _status: 'published', event, start: inDays(days), tenant: site.id })
}

describe('an empty list', () => {
  it('says what it is for, and does the first step', async () => {
    await open('events')
    expect(await screen.findByText('No events yet')).toBeTruthy()
    expect(screen.getByText(/A title and a picture are enough to begin with/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create event' }).getAttribute('href')).toBe(
      '/admin/collections/events/create',
    )
  })

  it('says that nothing matches a search, and shows all on request', async () => {
    await createEvent('Lear', 30)
    await open('events', '?search=nothing')
    expect(await screen.findByText('No matches')).toBeTruthy()
    expect(screen.queryByText('No events yet')).toBeNull()
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
      '/admin/collections/events?when=all',
    )
    await closeScreens()
    const { user } = await open('events')
    await untilRows(1)
    await user.click(chip('Time', 'Past'))
    expect(await screen.findByText('No matches')).toBeTruthy()
  })
})

describe('the list of events', () => {
  it('stands in the order of the next performances, with poster and moment', async () => {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ alt: 'A poster', tenant: site.id, title: 'Poster' }))
    form.append('file', new File([new Uint8Array(PICTURE)], 'poster.png', { type: 'image/png' }))
    const { body } = await site.clients.owner.post<{ doc: { id: string } }>('/media', form)
    await createEvent('Hamlet', 20, { images: [body.doc.id] })
    await createEvent('Volpone', 10)
    await createEvent('Long gone', -10)
    const { user } = await open('events')
    await untilRows(4)
    const moments = tableRows().flatMap((row) => {
      const time = row.querySelector('.cell-nextPerformance time')
      return time ? [Date.parse(time.getAttribute('datetime')!)] : []
    })
    expect(moments).toHaveLength(3)
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    const [first, second] = tableRows()
    expect(first!.textContent).toContain('Volpone')
    expect(second!.querySelector('img')).toBeTruthy()
    await user.click(chip('Time', 'Past'))
    await untilRows(1)
    expect(chip('Time', 'Past').getAttribute('aria-current')).toBe('page')
    expect(tableRows()[0]!.textContent).toContain('Long gone')
    expect(document.querySelector('.cell-nextPerformance time')).toBeNull()
    await user.click(chip('Time', 'All'))
    await untilRows(4)
  })
})

describe('a list', () => {
  it('shows the column that it is sorted by', () => {
    const hidden = app.config.collections.flatMap(({ admin, defaultSort, slug }) => {
      const sort = (typeof defaultSort === 'string' ? defaultSort : 'createdAt').replace('-', '')
      return admin.hidden === true || [admin.useAsTitle, ...(admin.defaultColumns ?? [])].includes(sort) ? [] : [slug]
    })
    expect(hidden).toEqual([])
  })

  it('begins with twenty-five rows, and remembers another number', async () => {
    for (let number = 0; number < 27; number++)
      await create(app.payload, 'people', { name: `Person ${number}`, tenant: site.id })
    const { user } = await open('people')
    await untilRows(25)
    await user.click(screen.getByRole('button', { name: /Per page: 25/ }))
    await user.click(await screen.findByRole('button', { name: '50' }))
    await untilRows(27)
    await closeScreens()
    await open('people')
    await untilRows(27)
  })

  it('is downloaded as it is shown', async () => {
    await create(app.payload, 'people', { name: '=Ada', profession: 'Composer', tenant: site.id })
    const opened = await open('people', '?search=Ada')
    await untilRows(1)
    await openListMenu(opened)
    const followed: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.href)
    })
    await opened.user.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(followed).toHaveLength(1))
    const response = await fetch(followed[0]!)
    expect(decodeURIComponent(response.headers.get('Content-Disposition')!)).toMatch(/People \d{4}-\d\d-\d\d\.csv/)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toMatch(/^\uFEFF"Name","Sort name","Profession","Publication","Changed \(.+\)"\r\n"'=Ada",/)
  })
})
