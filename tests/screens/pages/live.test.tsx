import { act, screen, waitFor } from '@testing-library/react'
import { startChangeFeed } from '@/components/calls/changes/changeFeed'
import { boot, type TestApp } from '@tests/support/boot'
import { untilAnswered } from '@tests/support/screens/connect'
import { FakeFeed, provideLocks } from '@tests/support/screens/fakeChangeFeed'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens } from '@tests/support/screens/renderAdmin'
import { createPages, expectOutline, expectStored, hasRow, openTree, row } from './support'

const WITHIN = { timeout: 10_000 }

let app: TestApp
let site: Site
let feed: FakeFeed
let end: () => void
let withoutLocks: () => void

beforeAll(async () => {
  withoutLocks = provideLocks()
  app = await boot()
  site = await makeSite(app, 'live-tree')
  await createPages(site, 'A(A1),B,C')
  feed = new FakeFeed()
  end = startChangeFeed(site.id, feed.open)
})
afterEach(closeScreens)
afterAll(async () => {
  end()
  withoutLocks()
  await app.close()
})

/** A colleague publishes a page, and the server says so. */
async function addPage(title: string): Promise<void> {
  await createPages(site, title)
  await feed.send('pages')
}
const isTree = ({ path }: { path?: string }) => path === '/api/pages/tree'

describe('the tree of pages', () => {
  it('shows the page of a colleague without being loaded again, and keeps focus, selection and what is open', async () => {
    const { user } = await openTree(app, site.clients.owner)
    await expectOutline('A -A1 B C')
    row('A').focus()
    await user.keyboard('{ArrowLeft}')
    await expectOutline('A B C')
    row('B').focus()
    await user.keyboard(' ')
    const focused = row('B')
    await addPage('Colleague')
    await waitFor(() => expect(hasRow('Colleague')).toBe(true), WITHIN)
    await expectOutline('A B C Colleague')
    expect(document.activeElement).toBe(focused)
    expect(focused.getAttribute('aria-selected')).toBe('true')
    expect(row('Colleague').querySelector('time')!.textContent).toBe('now')
    // It follows by itself, so nothing asks whether to show the change.
    expect(screen.queryByText('Somebody changed this list')).toBeNull()
  })

  it('waits while a page is moved by keys, and shows the change after that', async () => {
    const { requests, user } = await openTree(app, site.clients.owner)
    await waitFor(() => expect(hasRow('C')).toBe(true))
    row('C').focus()
    await user.keyboard('m{ArrowUp}')
    const before = requests.filter(isTree).length
    await addPage('Meanwhile')
    // The list behind the tree, which changes nothing on screen, is compared after the same time.
    await waitFor(() => expect(requests.some(({ path = '' }) => path.includes('/list-state'))).toBe(true), WITHIN)
    await untilAnswered()
    expect(requests.filter(isTree)).toHaveLength(before)
    expect(hasRow('Meanwhile')).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(hasRow('Meanwhile')).toBe(true), WITHIN)
  })

  it('keeps a move that was made while the change of a colleague was read', async () => {
    const opened = await openTree(app, site.clients.owner)
    await waitFor(() => expect(hasRow('C')).toBe(true))
    const before = await site.clients.owner.get<object>(`/pages/tree?tenantId=${site.id}`)
    const late = Promise.withResolvers<Response>()
    let isAsked = false
    opened.answer(isTree, () => {
      if (isAsked) return undefined
      isAsked = true
      return late.promise
    })
    await feed.send('pages')
    await waitFor(() => expect(isAsked).toBe(true), WITHIN)
    row('C').focus()
    await opened.user.keyboard('m{ArrowUp}{Enter}')
    await expectStored(site, 'A -A1 C B Colleague Meanwhile')
    await waitFor(() => expect(opened.requests.filter(isTree).length).toBeGreaterThan(1))
    await act(async () => {
      late.resolve(Response.json(before.body))
      await untilAnswered()
    })
    expect(row('C').compareDocumentPosition(row('B'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
