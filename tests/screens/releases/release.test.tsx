import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { openFrame } from '@tests/support/screens/openFrame'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { fill } from '@tests/support/screens/openDocument'
import { closeScreens, findToast, openScreen } from '@tests/support/screens/openScreen'
import { arrangeReleases, confirm, documents, inDialog, openRelease } from './support'

let app: TestApp
let site: Site
let arrange: ReturnType<typeof arrangeReleases>

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'releases', { people: { Vera: 'viewer', Wendy: ['posts:view', 'posts:manage'] } })
  arrange = arrangeReleases(site)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (id: string, person = 'owner') => openRelease(app, site.clients[person]!, id)
const statusOf = async (id: string) => (await app.payload.findByID({ collection: 'posts', depth: 0, id }))._status
const untilListed = (count: number) => waitFor(() => expect(documents()).toHaveLength(count))
const button = (name: string) => screen.queryByRole('button', { name })

describe('releases', () => {
  it('begin empty with a title', async () => {
    const opened = await openScreen(app, site.clients.owner, '/admin/releases')
    await opened.user.click(await screen.findByRole('button', { name: 'New release' }))
    await fill(opened, inDialog().getByLabelText('Title'), 'Spring')
    await opened.user.click(inDialog().getByRole('button', { name: 'New release' }))
    await waitFor(() => expect(opened.visited).toEqual([expect.stringMatching(/^\/admin\/releases\/[0-9a-f-]{36}$/)]))
    await closeScreens()
    await openScreen(app, site.clients.owner, opened.visited[0]!)
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeTruthy()
    await closeScreens()
    await openScreen(app, site.clients.owner, '/admin/releases')
    expect((await screen.findByRole('link', { name: 'Spring' })).getAttribute('href')).toBe(opened.visited[0])
  })

  it('read in Arabic, too', async () => {
    await openScreen(app, site.clients.owner, '/admin/releases', { language: 'ar' })
    expect(await screen.findByRole('heading', { level: 1, name: 'الإطلاقات' })).toBeTruthy()
  })

  it('are closed to viewers', async () => {
    await openScreen(app, site.clients.Vera!, '/admin/releases')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Releases' })).toBeNull()
  })

  it('are in the navigation of people who may use them', async () => {
    await openFrame(app, site.clients.owner, '/admin/collections/posts')
    expect(await screen.findByRole('link', { name: 'Releases' })).toBeTruthy()
    await closeScreens()
    await openFrame(app, site.clients.Vera!, '/admin/collections/posts')
    expect(await screen.findByRole('link', { name: 'Posts' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Releases' })).toBeNull()
  })
})

describe('a release', () => {
  it('offers the newest drafts and changes before anything is searched, and counts what is chosen', async () => {
    const live = await arrange.live('posts', 'Cast announced')
    await site.clients.owner.patch(`/posts/${live}?draft=true`, { title: 'Cast announced anew' })
    await arrange.make('pages', 'Group visits')
    const opened = await open(
      await arrange.release('Filled soon', 'posts', [await arrange.make('posts', 'First night')]),
    )
    await opened.user.click(button('Add a document')!)
    await opened.user.click(await inDialog().findByLabelText('Group visits · Page · Draft'))
    await opened.user.click(inDialog().getByLabelText('Cast announced anew · Post · Changed'))
    expect(inDialog().getByLabelText('First night · Post · Draft').getAttribute('aria-disabled')).toBe('true')
    await opened.user.click(inDialog().getByRole('button', { name: 'Add 2' }))
    await findToast(/Added to .*Filled soon/)
    await untilListed(3)
  })

  it('takes documents that are searched for', async () => {
    await arrange.make('posts', 'Season brochure')
    await arrange.release('Autumn', 'posts', [await arrange.make('posts', 'Season brochure of autumn')])
    const opened = await open(await arrange.release('Filled', 'posts', [await arrange.make('posts', 'Opening night')]))
    await opened.user.click(button('Add a document')!)
    await fill(opened, inDialog().getByRole('searchbox'), 'Season brochure')
    // Of the newest drafts, which are shown before, another release's are left out.
    const taken = await inDialog().findByLabelText('Season brochure of autumn · Post · Draft')
    await opened.user.click(inDialog().getByLabelText(/Season brochure · Post · Draft/))
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(taken.getAttribute('aria-describedby')!)!.textContent).toMatch(/release .*Autumn/)
    await opened.user.click(taken)
    await opened.user.click(inDialog().getByRole('button', { name: 'Add 1' }))
    await findToast(/Added to .*Filled/)
    await untilListed(2)
  })

  it('goes live with all of its documents after a question, and is taken back', async () => {
    const ids = [await arrange.make('posts', 'One'), await arrange.make('posts', 'Two')]
    const opened = await open(await arrange.release('Season launch', 'posts', ids))
    await confirm(opened, 'Go live now')
    await findToast('The release is live')
    expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['published', 'published'])
    await waitFor(() => expect(button('Take back')).toBeTruthy())
    await confirm(opened, 'Take back')
    await findToast('The release was taken back')
    await waitFor(() => expect(documents()[0]!.textContent).toContain('Post · Published'))
    expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['draft', 'draft'])
  })

  it('says what visitors will miss, and takes it in', async () => {
    const above = await arrange.make('pages', 'Visit us')
    const below = await arrange.make('pages', 'Getting here', { parent: above })
    const { user } = await open(await arrange.release('New website', 'pages', [below]))
    const missing = within(screen.getByRole('region', { name: 'Not seen by visitors' }))
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Visit us'),
    ])
    await user.click(missing.getByRole('button', { name: 'Add these' }))
    await untilListed(2)
    expect(screen.queryByRole('region', { name: 'Not seen by visitors' })).toBeNull()
  })

  it('says what is in the way until it is removed', async () => {
    const ids = [await arrange.make('pages', 'Fine'), await arrange.nameless('pages')]
    const { user } = await open(await arrange.release('Blocked', 'pages', ids))
    await user.click(button('Check now')!)
    expect(await screen.findByText(/^It cannot go live yet\./)).toBeTruthy()
    const blocked = documents().filter(({ textContent }) => textContent.includes('required'))
    expect(blocked).toHaveLength(1)
    await user.click(within(blocked[0]!).getByRole('button', { name: /^Remove/ }))
    await untilListed(1)
    expect(screen.queryByText(/^It cannot go live yet\./)).toBeNull()
  })

  it('gets a time, which is cancelled', async () => {
    const opened = await open(await arrange.release('Planned', 'posts', [await arrange.make('posts', 'A post')]))
    await opened.user.click(button('Set a time')!)
    fireEvent.change(inDialog().getByLabelText('Day'), { target: { value: '2031-09-01' } })
    fireEvent.change(inDialog().getByLabelText('Time'), { target: { value: '10:00' } })
    await opened.user.click(inDialog().getByRole('button', { name: 'Set a time' }))
    await findToast('The time is set')
    expect(await screen.findByText(/scheduled by .*Olwen Tester/)).toBeTruthy()
    await opened.user.click(button('Cancel the time')!)
    await findToast('The time was cancelled')
    await waitFor(() => expect(button('Cancel the time')).toBeNull())
  })

  it('names what still refers to a page that it takes off', async () => {
    const above = await arrange.live('pages', 'Old season')
    await arrange.live('pages', 'Old tickets', { parent: above })
    const { user } = await open(await arrange.release('Clear out', 'pages', [above]))
    expect(screen.queryByRole('region', { name: 'Refer to what is taken off' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('What happens to it: Old season'), 'Take off the site')
    const loose = within(await screen.findByRole('region', { name: 'Refer to what is taken off' }))
    expect(loose.getByRole('listitem').textContent).toMatch(/Old tickets.*Refers to .*Old season/)
  })

  it('is filled by people who may not publish, who cannot let it go live', async () => {
    const id = await arrange.release('Not mine', 'posts', [await arrange.make('posts', 'A post')])
    const names = ['Go live now', 'Set a time', 'Check now', 'Preview', 'Delete release']
    await open(id)
    expect(names.filter((name) => !button(name))).toEqual([])
    await closeScreens()
    await open(id, 'Wendy')
    expect(documents()).toHaveLength(1)
    expect(button('Add a document')).toBeTruthy()
    expect(names.filter((name) => button(name))).toEqual([])
  })
})
