import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { fill, openDocument, publish, storedIn } from '@tests/support/screens/openDocument'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'reviews', { people: { Elin: ['pages:manage', 'pages:view'] } })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (id: string, person: string) => openDocument(app, site.clients[person]!, 'pages', id)
const bar = () => within(document.querySelector<HTMLElement>('.doc-controls')!)
const inDialog = () => within(screen.getByRole('dialog'))
const notice = () => document.querySelector<HTMLElement>('.render-fields [role=status]')
const untilNotice = (text: RegExp | string) => waitFor(() => expect(notice()!.textContent).toMatch(text))
const findAsk = () => bar().findByRole('button', { name: 'Ask for review' })
const newPage = async (title: string): Promise<string> => {
  const data = { _status: 'draft', tenant: site.id, title }
  return (await site.clients.Elin!.post<{ doc: { id: string } }>('/pages?draft=true', data)).body.doc.id
}

async function ask({ user }: OpenScreen): Promise<void> {
  await user.click(await findAsk())
  await user.click(inDialog().getByRole('button', { name: 'Ask for review' }))
}

describe('a review', () => {
  let id: string

  beforeAll(async () => {
    id = await newPage('Season launch')
  })

  it('is asked for with a note by authors, who find no way to publish', async () => {
    const opened = await open(id, 'Elin')
    await opened.user.click(await findAsk())
    expect(bar().queryByRole('button', { name: /Publish|Schedule/ })).toBeNull()
    await fill(opened, inDialog().getByLabelText('Note (optional)'), 'Dates are checked.')
    await opened.user.click(inDialog().getByRole('button', { name: 'Ask for review' }))
    await findToast('Asked for a review')
    await untilNotice(/You asked for a review .*Dates are checked\./)
  })

  it('waits on the dashboard of people who may publish, and leads to the document', async () => {
    await loadComponents(app)
    await openScreen(app, site.clients.owner, '/admin')
    const link = await within(await screen.findByRole('region', { name: 'Reviews' })).findByRole('link', {
      name: 'Season launch',
    })
    expect(link.getAttribute('href')).toBe(`/admin/collections/pages/${id}`)
    expect(link.closest('li')!.textContent).toMatch(/asked for a review.*Dates are checked\..*Waiting/)
  })

  it('is sent back with words only, and asked for again', async () => {
    const owner = await open(id, 'owner')
    await untilNotice('Publish it, or send it back.')
    await owner.user.click(within(notice()!).getByRole('button', { name: 'Send back' }))
    const send = () => inDialog().getByRole<HTMLButtonElement>('button', { name: 'Send back' })
    expect(send().disabled).toBe(true)
    await fill(owner, inDialog().getByLabelText('What is still to be done'), 'The cast is missing.')
    await owner.user.click(send())
    await findToast('Sent back')
    await closeScreens()
    const author = await open(id, 'Elin')
    await untilNotice('The cast is missing.')
    await ask(author)
    await untilNotice('You asked for a review')
  })

  it('ends when the document is published', async () => {
    const owner = await open(id, 'owner')
    await untilNotice('Publish it, or send it back.')
    await publish(owner)
    await waitFor(() => expect(notice()).toBeNull())
    expect((await storedIn(app, 'pages', id))._status).toBe('published')
    await closeScreens()
    await open(id, 'Elin')
    await screen.findByText(/^Published/, { selector: '.doc-controls *' })
    expect(notice()).toBeNull()
    expect(bar().queryByRole('button', { name: 'Ask for review' })).toBeNull()
  })

  it('is not asked for before the last changes are saved', async () => {
    const page = await newPage('Season lunch')
    const author = await open(page, 'Elin')
    author.disconnect(({ method, path }) => method === 'PATCH' && path === `/api/pages/${page}`)
    await fill(author, document.querySelector<HTMLElement>('#field-title')!, 'Season launch')
    await author.user.click(await findAsk())
    const button = () => inDialog().getByRole('button', { name: 'Ask for review' })
    await author.user.click(button())
    expect(await inDialog().findByText('The last changes are not saved, so nobody was asked.')).toBeTruthy()
    author.reconnect()
    await author.user.click(button())
    await findToast('Asked for a review')
    expect(await storedIn(app, 'pages', page)).toMatchObject({ title: 'Season launch' })
  })

  it('is asked for in Arabic, too', async () => {
    const path = `/admin/collections/pages/${await newPage('Season brunch')}?locale=en`
    const { user } = await openPayloadScreen(app, site.clients.Elin!, path, { language: 'ar' })
    await user.click(await screen.findByRole('button', { name: 'طلب مراجعة' }))
    await user.click(screen.getByRole('dialog').querySelector('textarea')!)
    await user.paste('راجعوا التواريخ من فضلكم.')
    await user.click(inDialog().getByRole('button', { name: 'طلب مراجعة' }))
    await untilNotice('راجعوا التواريخ')
  })
})

describe('chosen rows of a list', () => {
  it.each([
    ['Elin', 0],
    ['owner', 1],
  ])('can be published by people who may: %s finds %i ways', async (person, count) => {
    const path = '/admin/collections/pages?search=Season'
    const { user } = await openPayloadScreen(app, site.clients[person]!, path)
    const [row] = await screen.findAllByRole('row', { name: /Season/ })
    await user.click(within(row!).getByRole('checkbox'))
    const actions = await waitFor(() => document.querySelector<HTMLElement>('[data-bulk-actions]')!)
    await waitFor(() => expect(within(actions).getByRole('status').textContent).toContain('1'))
    expect(within(actions).queryAllByRole('button', { name: 'Publish' })).toHaveLength(count)
  })
})
