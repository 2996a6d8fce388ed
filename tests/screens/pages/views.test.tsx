import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, type OpenScreen } from '@tests/support/screens/renderAdmin'
import { createPages, expectOutline, inRow, openTree, PAGES, row } from './support'

let app: TestApp
let site: Site
let ids: Record<string, string>

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'views')
  ids = await createPages(site, 'Home,Visit(Access(Lifts),Bar),About*')
  await site.clients.owner.post('/pages?draft=true', { _status: 'draft', tenant: site.id })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (query = '') => openTree(app, site.clients.owner, query)
const tableRows = () => document.querySelectorAll('tbody tr')
const tree = () => document.querySelector('[role=treegrid]')
const search = () => screen.getByPlaceholderText<HTMLInputElement>(/^Search by/)
const preference = async (key: string) =>
  (await site.clients.owner.get<{ value: unknown }>(`/payload-preferences/${key}`)).body.value
const untilSaved = ({ requests }: OpenScreen, key: string) =>
  waitFor(() =>
    expect(requests.some(({ method, path }) => method === 'POST' && path === `/api/payload-preferences/${key}`)).toBe(
      true,
    ),
  )

describe('the pages of a site', () => {
  it('are a tree that marks home, drafts and what has no title, and links to each page [B-043, B-048, B-049, B-053, B-054, B-055]', async () => {
    await open()
    await expectOutline('Home Visit -Access -Bar About Untitled')
    expect(row('Home').textContent).toContain('Home page')
    expect(row('Visit').textContent).not.toContain('Home page')
    expect(row('Visit').textContent).toContain('/visit')
    expect(row('Visit').textContent).toContain('Published')
    expect(row('About').textContent).toContain('Draft')
    expect(screen.getByText('7 pages, 2 drafts')).toBeTruthy()
    expect(inRow('Bar').getByRole('link').getAttribute('href')).toBe(`${PAGES}/${ids.Bar}`)
  })

  it('stay open as they were left, as a preference of the person [B-047, B-125]', async () => {
    const opened = await open()
    await opened.user.click(inRow('Access').getByRole('button', { name: 'Show pages below Access' }))
    await expectOutline('Home Visit -Access --Lifts -Bar About Untitled')
    await untilSaved(opened, 'tree-view-state')
    await closeScreens()
    expect(await preference('tree-view-state')).toMatchObject({ [site.id]: expect.arrayContaining([ids.Access]) })
    await open()
    await expectOutline('Home Visit -Access --Lifts -Bar About Untitled')
  })

  it('are searched 300 ms after the last key, by the address [B-052]', async () => {
    const { user, visited } = await open()
    const before = performance.now()
    await user.type(search(), 'lif')
    await waitFor(() => expect(visited).toHaveLength(1))
    expect(visited[0]).toContain('search=lif')
    expect(performance.now() - before).toBeGreaterThanOrEqual(300)
  })

  it('are the usual table while something is searched, without tenant and theme [B-050, B-051]', async () => {
    await open('?search=lif')
    expect(tableRows()).toHaveLength(1)
    expect(tree()).toBeNull()
    expect(search().value).toBe('lif')
    expect(document.querySelector('thead')!.textContent).toContain('Title')
    expect(document.querySelector('thead')!.textContent).not.toMatch(/tenant|theme/i)
    expect(screen.queryByRole('link', { name: 'Search all content' })).toBeNull()
  })

  it('lead to the search of all content where none is found', async () => {
    await open('?search=lfits')
    expect(screen.getByRole('link', { name: 'Search all content' }).getAttribute('href')).toBe(
      '/admin/cms-search?q=lfits',
    )
  })

  it('become a list for people who want one, on this device and others [B-043, B-044, B-045, B-046]', async () => {
    const opened = await open()
    await opened.user.click(screen.getByRole('button', { name: 'Switch to list view' }))
    await waitFor(() => expect(tableRows()).toHaveLength(7))
    expect(tree()).toBeNull()
    expect(localStorage.getItem('pages-view-type')).toBe(JSON.stringify({ [site.id]: 'list' }))
    await untilSaved(opened, 'pages-view-type')
    await closeScreens()
    expect(await preference('pages-view-type')).toEqual({ [site.id]: 'list' })
    localStorage.clear()
    const elsewhere = await open()
    expect(tableRows()).toHaveLength(7)
    await elsewhere.user.click(screen.getByRole('button', { name: 'Switch to tree view' }))
    await expectOutline('Home Visit -Access --Lifts -Bar About Untitled')
    await untilSaved(elsewhere, 'pages-view-type')
  })

  it('are a list by what this browser remembers, where the server has nothing stored [B-045]', async () => {
    await site.clients.owner.delete('/payload-preferences/pages-view-type')
    localStorage.setItem('pages-view-type', JSON.stringify({ [site.id]: 'list' }))
    await open()
    await waitFor(() => expect(tableRows()).toHaveLength(7))
    expect(screen.getByRole('button', { name: 'Switch to tree view' })).toBeTruthy()
    localStorage.clear()
  })
})
