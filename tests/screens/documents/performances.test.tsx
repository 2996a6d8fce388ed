import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { chip, openList, untilRows } from './listSupport'

const DAY = 86_400_000
const LIST = 'event-instances'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'performances')
  const [hamlet, lear] = await Promise.all(
    ['Hamlet', 'Lear'].map((title) => create(app.payload, 'events', { tenant: site.id, title })),
  )
  for (const [event, days] of [
    [lear, 12],
    [lear, 3],
    [lear, 40],
    [lear, 8],
    [hamlet, -2],
    [hamlet, -30],
    [hamlet, -9],
    [lear, -5],
  ] as const)
    await create(app.payload, LIST, {
      event,
      start: new Date(Date.now() + days * DAY).toISOString(),
      tenant: site.id,
    })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (query?: string) => openList(app, site.clients.owner, LIST, query)

/** How many days ahead the rows are, from the first on. */
const days = () =>
  [...document.querySelectorAll('td.cell-start time')].map((time) =>
    Math.round((Date.parse(time.getAttribute('datetime')!) - Date.now()) / DAY),
  )
const untilDays = (expected: number[]) => waitFor(() => expect(days()).toEqual(expected))

describe('the list of performances', () => {
  it('begins with what comes next; past ones and all are a link away, kept in the address', async () => {
    const { user, visited } = await open()
    await untilDays([3, 8, 12, 40])
    expect(chip('Show', 'Upcoming').getAttribute('aria-current')).toBe('page')
    await user.click(chip('Show', 'Past'))
    await untilDays([-2, -5, -9, -30])
    expect(visited.at(-1)).toMatch(/when=past/)
    expect(chip('Show', 'Past').getAttribute('aria-current')).toBe('page')
    chip('Show', 'All').focus()
    await user.keyboard('{Enter}')
    await untilDays([40, 12, 8, 3, -2, -5, -9, -30])
    expect(visited.at(-1)).toMatch(/when=all/)
    await closeScreens()
    await open('?when=past')
    await untilDays([-2, -5, -9, -30])
    await closeScreens()
    // The link of the sidebar begins anew, whatever was looked at before.
    await open()
    await untilDays([3, 8, 12, 40])
  })

  it('says that all that match a search are over, and shows them', async () => {
    const { user } = await open('?search=Hamlet')
    expect(await screen.findByText('All 3 matching performances are over.')).toBeTruthy()
    expect(screen.queryByText('Nothing has been added yet')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Show past' }))
    await untilDays([-2, -9, -30])
    expect(screen.queryByText(/matching performances/)).toBeNull()
  })

  it('has no such choice in the trash', async () => {
    await openPayloadScreen(app, site.clients.owner, `/admin/collections/${LIST}/trash`)
    await untilRows(0)
    expect(screen.queryByRole('navigation', { name: 'Show' })).toBeNull()
  })

  it('names a venue in the trash and what else a row refers to, instead of showing ids', async () => {
    const [kept, trashed] = [
      await create(app.payload, 'venues', { name: 'Great Hall', tenant: site.id }),
      await create(app.payload, 'venues', { name: 'Old Barn', tenant: site.id }),
    ]
    const event = await create(app.payload, 'events', { tenant: site.id, title: 'Volpone' })
    for (const [venue, days] of [
      [kept, 5],
      [trashed, 6],
    ] as const)
      await create(app.payload, LIST, {
        event,
        start: new Date(Date.now() + days * DAY).toISOString(),
        tenant: site.id,
        venue,
      })
    await site.clients.owner.patch(`/venues/${trashed}`, { deletedAt: new Date().toISOString() })
    const columns = encodeURIComponent(JSON.stringify(['title', 'event', 'venue']))
    await open(`?search=Volpone&columns=${columns}`)
    const cells = (name: string) => [...document.querySelectorAll(`td.cell-${name}`)].map((cell) => cell.textContent)
    await waitFor(() => expect(cells('venue')).toEqual(['Great Hall', 'Old Barn (in the trash)']))
    await waitFor(() => expect(cells('event')).toEqual(['Volpone', 'Volpone']))
  })
})
