import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/cms-search'

let app: TestApp
let world: World
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const make = async (type: string, title: string, status = 'published') =>
    (ids[title] = await create(app.payload, type, { _status: status, tenant: world.a, title }))
  await make('pages', 'Late at the Riverside')
  await make('pages', 'River walks')
  await make('pages', 'Hamlet by the water', 'draft')
  await make('events', 'Hamlet')
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (path = PATH, person = 'editor-a') => openScreen(app, world.clients[person]!, path)
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search all content' })
const isSearch = ({ path }: { path?: string }) => path === '/api/search' || path === '/api/collections/pages'
const searches = ({ requests }: OpenScreen) =>
  requests.filter(isSearch).map(({ path, search }) => decodeURIComponent(`${path}${search}`))
const findStatus = (text: RegExp | string) => screen.findByText(text, { selector: '[role=status]' })
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const group = (name: RegExp | string) => screen.getByRole('region', { name })
const address = () => window.location.pathname + window.location.search

async function retype({ user }: OpenScreen, text: string): Promise<void> {
  await user.clear(field())
  await user.click(field())
  await user.paste(text)
}

describe('searching all content', () => {
  it('asks once when typing has stopped, and keeps the query in the address [B-070, B-071, B-072, B-082, B-285, B-359]', async () => {
    const opened = await open()
    const before = performance.now()
    await opened.user.type(field(), 'river')
    await findStatus(/^2 results returned for "river"$/)
    expect(searches(opened)).toEqual(['/api/search?search=river&limit=50&depth=1'])
    expect(performance.now() - before).toBeGreaterThanOrEqual(300)
    expect(address()).toBe(`${PATH}?q=river`)
  })

  it('shows hits by their type with a count, links to them, and marks what was typed [B-074, B-075, B-076, B-077, B-078]', async () => {
    const { user } = await open(`${PATH}?q=river`)
    await findStatus(/^2 results/)
    const rows = () => within(group('Pages 2')).queryAllByRole('listitem')
    expect(headings()).toEqual(['Pages 2'])
    expect(rows()).toHaveLength(2)
    for (const row of rows()) expect(row.querySelector('mark')!.textContent).toMatch(/^river/i)
    const marked = rows().find(({ textContent }) => textContent.includes('River walks'))!
    expect([...marked.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['River', 'river'])
    expect(within(marked).getByRole('link').getAttribute('href')).toBe(`/admin/collections/pages/${ids['River walks']}`)
    await user.click(within(group('Pages 2')).getByRole('button', { name: /^Pages/ }))
    expect(rows()).toEqual([])
    await user.click(within(group('Pages 2')).getByRole('button', { name: /^Pages/ }))
    expect(rows()).toHaveLength(2)
  })

  it('begins with the query of the address, and ends with nothing when it is cleared [B-072, B-080, B-259]', async () => {
    const opened = await open(`${PATH}?q=river`)
    expect(field().value).toBe('river')
    await findStatus(/results returned for "river"/)
    await opened.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    await waitFor(() => expect(address()).toBe(PATH))
    expect(headings()).toEqual([])
    expect(searches(opened)).toEqual([])
  })

  it('searches what is published first, and drafts of pages on demand [B-073, B-079, B-178, B-179, B-287]', async () => {
    const opened = await open(`${PATH}?q=hamlet&status=draft`)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Drafts' }).checked).toBe(true)
    await findStatus(/^1 result/)
    expect(headings()).toEqual(['Pages 1'])
    expect(within(group('Pages 1')).getByRole('listitem').textContent).toMatch(/Hamlet by the water.*Draft/)
    await opened.user.click(screen.getByRole('radio', { name: 'Published' }))
    await waitFor(() => expect(headings()).toEqual(['Events 1']))
    expect(address()).toBe(`${PATH}?q=hamlet`)
    expect(within(group('Events 1')).queryByText('Draft')).toBeNull()
    await opened.user.click(screen.getByRole('radio', { name: 'Drafts' }))
    await waitFor(() => expect(headings()).toEqual(['Pages 1']))
    expect(searches(opened).at(-1)).toBe(
      `/api/collections/pages?where[title][contains]=hamlet&where[tenant][equals]=${world.a}&where[_status][equals]=draft&limit=50&depth=1`,
    )
    await closeScreens()
    await open(`${PATH}?q=hamlet`)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Published' }).checked).toBe(true)
  })

  it('says that it is searching and that it failed, and drops an answer that comes too late [B-081, B-340]', async () => {
    const opened = await open()
    const slow = Promise.withResolvers<undefined>()
    opened.answer(isSearch, ({ search }) =>
      search!.includes('ham')
        ? slow.promise
        : search!.includes('broken')
          ? new Response('{}', { status: 503 })
          : undefined,
    )
    await retype(opened, 'ham')
    await findStatus('Searching...')
    await retype(opened, 'broken')
    await screen.findByText('Failed to perform search')
    slow.resolve(undefined)
    await retype(opened, 'river')
    await findStatus(/results returned for "river"/)
    expect(screen.queryByText('Failed to perform search')).toBeNull()
    expect(headings()).toEqual(['Pages 2'])
  })

  it('says that nothing was found', async () => {
    await open(`${PATH}?q=zzyzx`)
    expect(await screen.findByText('Nothing was found')).toBeTruthy()
  })
})

describe('many hits', () => {
  beforeAll(async () => {
    const make = (type: string, data: object) =>
      create(app.payload, type, { _status: 'published', tenant: world.a, ...data })
    for (let number = 1; number <= 56; number++) await make('events', { title: `Aurora evening ${number}` })
    const types = { blogs: 'title', organizations: 'name', pages: 'title', people: 'name', posts: 'title' }
    for (const [type, name] of Object.entries({
      ...types,
      seasons: 'title',
      series: 'title',
      venues: 'name',
      works: 'title',
    }))
      await make(type, { [name]: `Aurora of the ${type}` })
  })

  it('are counted by their type, events, pages, people and posts first [B-074, B-076]', async () => {
    await open(`${PATH}?q=aurora`)
    await findStatus('65 results returned for "aurora"')
    expect(headings().slice(0, 4)).toEqual(['Events 56', 'Pages 1', 'People 1', 'Posts 1'])
    expect(
      headings()
        .slice(4)
        .map((text) => / \d+$/.exec(text)?.[0]),
    ).toEqual(Array.from({ length: 6 }, () => ' 1'))
  })

  it('are shown to the last on demand [B-077]', async () => {
    const opened = await open(`${PATH}?q=aurora`)
    const rows = () => within(group(/^Events/)).getAllByRole('listitem').length
    await opened.user.click(screen.getByRole('button', { name: 'Show 9 more of 56' }))
    await waitFor(() => expect(rows()).toBe(50))
    await opened.user.click(screen.getByRole('button', { name: 'Show all 56' }))
    await waitFor(() => expect(rows()).toBe(56))
    expect(within(group('Events 56')).queryByRole('button', { name: /^Show/ })).toBeNull()
    await retype(opened, 'aurora evening 5')
    await findStatus(/results returned for "aurora evening 5"$/)
    expect(rows()).toBe(12)
  })
})
