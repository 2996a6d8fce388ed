import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { startChangeFeed } from '@/components/calls/changes/changeFeed'
import { reportPerformancesChanged } from '@/components/document/revisions'
import { required } from '@/lib/values'
import { boot, type TestApp } from '@tests/support/boot'
import { FakeFeed, provideLocks } from '@tests/support/screens/fakeChangeFeed'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { openDocument } from '@tests/support/screens/openDocument'
import { closeScreens } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'

const WITHIN = { timeout: 20_000 }

let app: TestApp
let site: Site
let event: string
let feed: FakeFeed
let end: () => void
let withoutLocks: () => void

beforeAll(async () => {
  withoutLocks = provideLocks()
  app = await boot()
  site = await makeSite(app, 'live-performances')
  event = await create(app.payload, 'events', { _status: 'draft', tenant: site.id, title: 'Lear' })
  await addPerformance(1)
  feed = new FakeFeed()
  end = startChangeFeed(site.id, feed.open)
})
afterEach(closeScreens)
afterAll(async () => {
  end()
  withoutLocks()
  await app.close()
})

const addPerformance = (day: number, month = 3) =>
  create(app.payload, 'event-instances', {
    _status: 'draft',
    event,
    start: `2031-0${month}-0${day}T19:30:00.000Z`,
    tenant: site.id,
  })
const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-performance]')]
const untilRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count), WITHIN)
const isRead = ({ path = '' }: { path?: string }) => path === `/api/events/${event}/performances`

describe('the performances of an event', () => {
  it('follow a colleague who adds one, and wait while a row is edited', async () => {
    const { requests, user } = await openDocument(app, site.clients.owner, 'events', event)
    await user.click(screen.getByRole('button', { name: 'Performances' }))
    await untilRows(1)
    await addPerformance(2)
    await feed.send('event-instances')
    await untilRows(2)
    await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit / }))
    const editor = await screen.findByRole('group', { name: /2031/ })
    const before = requests.filter(isRead).length
    await addPerformance(3)
    await feed.send('event-instances')
    expect(editor.isConnected).toBe(true)
    expect([rows().length, requests.filter(isRead).length]).toEqual([2, before])
    await user.click(within(editor).getByRole('button', { name: 'Cancel' }))
    await untilRows(3)
  })

  it.each([
    [
      'the row that is edited',
      async (row: HTMLElement, user: UserEvent) => {
        await user.click(within(row).getByRole('button', { name: /^Edit / }))
        await screen.findByRole('group', { name: /2031/ })
      },
    ],
    [
      'what is selected for a dialog',
      async (row: HTMLElement, user: UserEvent) => {
        await user.click(within(row).getByRole('checkbox'))
        await user.click(screen.getByRole('button', { name: 'Shift times' }))
        await screen.findByRole('dialog')
      },
    ],
  ])('follow a colleague again after %s was deleted', async (_what, begin) => {
    const id = await addPerformance(4)
    const { user } = await openDocument(app, site.clients.owner, 'events', event)
    await user.click(screen.getByRole('button', { name: 'Performances' }))
    await waitFor(() => expect(rows().length).toBeGreaterThan(0), WITHIN)
    const count = rows().length
    await begin(
      required(
        rows().find(({ dataset }) => dataset.performance === id),
        'the row',
      ),
      user,
    )
    expect((await site.clients.owner.delete(`/event-instances/${id}`)).status).toBe(200)
    // What the person changes elsewhere on the screen shows the table anew, also while editing.
    act(reportPerformancesChanged)
    await untilRows(count - 1)
    expect(screen.queryByRole('dialog')).toBeNull()
    await addPerformance(5)
    await feed.send('event-instances')
    await untilRows(count)
  })
})

describe('the calendar of performances', () => {
  it('follows a colleague who adds one, and waits while a dialog is open', async () => {
    const { requests, user } = await openPayloadScreen(
      app,
      site.clients.owner,
      '/admin/collections/event-instances?month=2031-03',
      { followsLinks: true },
    )
    const isCalendar = ({ path = '' }: { path?: string }) => path === '/api/event-instances/calendar'
    const chips = () => [...document.querySelectorAll('[data-performance]')]
    await waitFor(() => expect(chips().length).toBeGreaterThan(0), WITHIN)
    const count = chips().length
    await addPerformance(8)
    await feed.send('event-instances')
    await waitFor(() => expect(chips()).toHaveLength(count + 1), WITHIN)
    await user.click(screen.getAllByRole('button', { name: /Move/ })[0]!)
    await screen.findByRole('dialog')
    const before = requests.filter(isCalendar).length
    await addPerformance(9)
    await feed.send('event-instances')
    expect([chips().length, requests.filter(isCalendar).length]).toEqual([count + 1, before])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(chips()).toHaveLength(count + 2), WITHIN)
  })

  it('follows a colleague again after the last performance was moved out of an open day', async () => {
    const ids: string[] = []
    for (let made = 0; made < 4; made++) ids.push(await addPerformance(2, 4))
    const { user } = await openPayloadScreen(
      app,
      site.clients.owner,
      '/admin/collections/event-instances?month=2031-04',
      { followsLinks: true },
    )
    const day = () => document.querySelectorAll('[data-day="2031-04-02"] [data-performance]')
    await user.click(await screen.findByRole('button', { name: /^2 more/ }, WITHIN))
    const dialog = await screen.findByRole('dialog')
    for (const id of ids.slice(1)) expect((await site.clients.owner.delete(`/event-instances/${id}`)).status).toBe(200)
    // Others' changes wait, and one's own move shows all of them.
    await feed.send('event-instances')
    const chip = required(dialog.querySelector<HTMLElement>(`[data-performance="${ids[0]}"]`), 'the chip')
    await user.click(within(chip).getByRole('button', { name: /Move/ }))
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2031-04-03' } })
    await user.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WITHIN)
    await addPerformance(2, 4)
    await feed.send('event-instances')
    await waitFor(() => expect(day()).toHaveLength(1), WITHIN)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
