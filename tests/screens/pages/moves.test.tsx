import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, findToast } from '@tests/support/screens/renderAdmin'
import {
  createPages,
  expectOutline,
  expectStored,
  hasRow,
  inRow,
  MOVED,
  NOT_MOVED,
  openTree,
  PAGES,
  row,
  storedTree,
} from './support'

let app: TestApp
let site: Site
let ids: Record<string, string>

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'moves', { people: { Vera: 'viewer' } })
  ids = await createPages(site, 'A(A1),B,C,Draft*')
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (client = site.clients.owner) => openTree(app, client)
const announced = () => document.querySelector('p[aria-live=assertive]')!.textContent
const focused = () => document.activeElement
const isMove = ({ path }: { path?: string }) => path === '/api/pages/navigation'
const isTree = ({ path }: { path?: string }) => path === '/api/pages/tree'

describe('pages that are moved by keys', () => {
  it('are reached and closed by arrow keys', async () => {
    const { user } = await open()
    row('A').focus()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe(row('A1'))
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await expectOutline('A B C Draft')
    await user.keyboard('{End}')
    expect(focused()).toBe(row('Draft'))
    await user.keyboard('{Home}{ArrowRight}')
    await expectOutline('A -A1 B C Draft')
  })

  it('say where they are, go where Enter is pressed, and come back [B-189, B-190, B-191, B-192, B-338]', async () => {
    const { user } = await open()
    row('C').focus()
    await user.keyboard('m')
    expect(announced()).toBe(
      'Moving C. Choose a place with the arrow keys, press Enter to put it there, or Escape to cancel.',
    )
    await user.keyboard('{ArrowUp}')
    expect(announced()).toBe('2 of 4 at the top level.')
    await user.keyboard('{ArrowRight}')
    expect(announced()).toBe('2 of 2 below A, level 2.')
    await expectOutline('A -A1 -C B Draft')
    await user.keyboard('{Enter}')
    await findToast(MOVED)
    expect(focused()).toBe(row('C'))
    await expectStored(site, 'A -A1 -C B Draft')
    await user.keyboard('{Control>}z{/Control}')
    await expectOutline('A -A1 B C Draft')
    await expectStored(site, 'A -A1 B C Draft')
  })

  it('are refused below a draft, and stay on Escape [B-193]', async () => {
    const opened = await open()
    row('C').focus()
    await opened.user.keyboard('m{ArrowDown}')
    expect(announced()).toBe('4 of 4 at the top level.')
    await opened.user.keyboard('{ArrowRight}')
    expect(announced()).toBe('A draft cannot have pages below it. Publish it first.')
    await opened.user.keyboard('{Escape}')
    expect(announced()).toBe('C stays where it was.')
    await expectOutline('A -A1 B C Draft')
    expect(opened.requests.filter(isMove)).toEqual([])
    await opened.user.keyboard('{Enter}')
    expect(opened.visited).toEqual([`${PAGES}/${ids.C}`])
  })
})

describe('a move', () => {
  const moveUp = async ({ user }: { user: { keyboard: (keys: string) => Promise<void> } }, title: string) => {
    row(title).focus()
    await user.keyboard('m{ArrowUp}{Enter}')
  }

  it('is shown at once, and the tree is read again 150 ms after the server has done it [B-197, B-361]', async () => {
    const opened = await open()
    const moments: Record<string, number> = {}
    opened.answer(
      (request) => isMove(request) || isTree(request),
      ({ path }) => void (moments[path!] = performance.now()),
    )
    await moveUp(opened, 'C')
    await expectOutline('A -A1 C B Draft')
    await findToast(MOVED)
    await waitFor(() => expect(moments['/api/pages/tree']).toBeDefined())
    expect(moments['/api/pages/tree']! - moments['/api/pages/navigation']!).toBeGreaterThanOrEqual(150)
    await expectOutline('A -A1 C B Draft')
    expect(await storedTree(site)).toBe('A -A1 C B Draft')
  })

  it('is taken back on screen where the server refuses it [B-196, B-339]', async () => {
    const opened = await open()
    opened.answer(isMove, () => Response.json({ error: 'Something went wrong.' }, { status: 500 }))
    await moveUp(opened, 'B')
    await findToast(NOT_MOVED)
    await expectOutline('A -A1 C B Draft')
    expect(await storedTree(site)).toBe('A -A1 C B Draft')
  })

  it('is taken back where the server cannot be reached, also with several under way [B-196, B-339]', async () => {
    const opened = await open()
    const held = Promise.withResolvers<undefined>()
    opened.answer(
      ({ path }) => /^\/api\/pages($|\/)/.test(path ?? ''),
      async () => {
        await held.promise
        throw new TypeError('fetch failed')
      },
    )
    await moveUp(opened, 'B')
    await expectOutline('A -A1 B C Draft')
    await opened.user.click(inRow('Draft').getByRole('button', { name: 'More actions for Draft' }))
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Move to trash' }))
    await waitFor(() => expect(hasRow('Draft')).toBe(false))
    held.resolve(undefined)
    await findToast(NOT_MOVED)
    await expectOutline('A -A1 C B Draft')
    expect(await storedTree(site)).toBe('A -A1 C B Draft')
  })

  it('leaves redirects, of which the list says where they lead', async () => {
    await site.clients.owner.post('/pages/navigation', { instruction: 'make-child', itemId: ids.B, targetId: ids.A })
    await expectStored(site, 'A -A1 -B C Draft')
    await openPayloadScreen(app, site.clients.owner, '/admin/collections/redirects')
    const line = [...document.querySelectorAll('tbody tr')].find((one) => one.textContent.includes('/b'))
    await waitFor(() => expect(line?.querySelector('td.cell-to')!.textContent).toBe('B'))
  })
})

describe('the tree of people who may only look', () => {
  it('offers nothing that would be refused, and live pages on the website [B-187, B-193]', async () => {
    const { user } = await open()
    expect([row('C').draggable, inRow('C').queryAllByRole('checkbox')]).toEqual([true, [expect.anything()]])
    await closeScreens()
    await open(site.clients.Vera!)
    await expectOutline('A -A1 -B C Draft')
    expect([row('C').draggable, inRow('C').queryAllByRole('checkbox')]).toEqual([false, []])
    const entries = async (title: string) => {
      await user.click(inRow(title).getByRole('button', { name: `More actions for ${title}` }))
      return screen.findAllByRole('menuitem')
    }
    const ofLive = await entries('C')
    expect(ofLive.map(({ textContent }) => textContent)).toEqual(['Open', 'View live'])
    expect(ofLive[1]!.getAttribute('href')).toMatch(new RegExp(`//${site.slug}\\..+/c$`))
    await user.keyboard('{Escape}')
    expect((await entries('Draft')).map(({ textContent }) => textContent)).toEqual(['Open'])
  })
})
