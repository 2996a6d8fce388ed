import { screen, waitFor } from '@testing-library/react'
import { startChangeFeed } from '@/components/calls/changes/changeFeed'
import { boot, type TestApp } from '@tests/support/boot'
import { provideLocks, FakeFeed } from '@tests/support/screens/fakeChangeFeed'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { openList, titles, untilRows } from '../documents/listSupport'
import { sidebar } from './support'

let app: TestApp
let site: Site
let withoutLocks: () => void

beforeAll(async () => {
  withoutLocks = provideLocks()
  app = await boot()
  site = await makeSite(app, 'changes')
})
afterEach(closeScreens)
afterAll(async () => {
  withoutLocks()
  await app.close()
})

const addVenue = (name: string) => create(app.payload, 'venues', { _status: 'draft', name, tenant: site.id })
const venues = () => sidebar().getByRole('link', { name: /Venues/ }).textContent

describe('the sidebar', () => {
  it('counts a draft that somebody else has made, without being loaded again', async () => {
    await openFrame(app, site.clients.owner, '/admin/collections/venues')
    expect(venues()).not.toContain('1')
    await addVenue('Studio')
    await waitFor(() => expect(venues()).toContain('1 draft'), { timeout: 10_000 })
  })

  it('keeps its counts when they cannot be read', async () => {
    const isCounts = ({ path = '' }: { path?: string }) => path.startsWith('/api/sidebar-counts')
    const { requests } = await openFrame(app, site.clients.owner, '/admin/collections/venues', {
      onConnect: ({ answer }) => answer(isCounts, () => new Response(null, { status: 503 })),
    })
    const before = venues()
    await addVenue('Cellar')
    await waitFor(() => expect(requests.some(isCounts)).toBe(true), { timeout: 10_000 })
    expect(venues()).toBe(before)
  })
})

describe('a list', () => {
  let feed: FakeFeed
  let end: () => void
  beforeEach(() => {
    feed = new FakeFeed()
    end = startChangeFeed(site.id, feed.open)
  })
  afterEach(() => end())

  const notice = () => screen.queryByText('Somebody changed this list')

  it('says that somebody has changed it, moves no row, and shows the change on request', async () => {
    const { requests, user } = await openList(app, site.clients.owner, 'venues', '?sort=name')
    await waitFor(() => expect(titles().length).toBeGreaterThan(0))
    const before = titles()
    await addVenue('Attic')
    await feed.send('venues')
    await waitFor(() => expect(notice()).toBeTruthy(), { timeout: 10_000 })
    expect(titles()).toEqual(before)
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await untilRows(before.length + 1)
    expect(titles()[0]).toBe('Attic')
    await waitFor(() => expect(notice()).toBeNull())
    expect(requests.filter(({ path = '' }) => path.includes('/list-state'))).toHaveLength(1)
  })

  it('says nothing of changes to what it does not show', async () => {
    const { requests } = await openList(app, site.clients.owner, 'venues', '?search=Attic')
    await untilRows(1)
    await addVenue('Bar')
    await feed.send('venues')
    await waitFor(() => expect(requests.some(({ path = '' }) => path.includes('/list-state'))).toBe(true), {
      timeout: 10_000,
    })
    expect(notice()).toBeNull()
    await addVenue('Attic stairs')
    await feed.send('venues')
    await waitFor(() => expect(notice()).toBeTruthy(), { timeout: 10_000 })
  })
})
