import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { runOnce } from 'graphile-worker'
import { poolOf } from '@/database/connections'
import { taskList } from '@/jobs/worker/taskList'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr } from '@tests/support/oldWebsite'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'moving', { people: { Vera: 'viewer' } })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (client = site.clients.owner) => openScreen(app, client, '/admin/old-website')
const work = () =>
  runOnce({ connectionString: app.databaseUrl, noHandleSignals: true, taskList: taskList(app.payload) })
/** Sends an export without the screen, and has it read. */
async function sendExport(file: string): Promise<string> {
  const client = site.clients.owner
  const bytes = Buffer.from(file)
  const { body } = await client.post<{ id: string }>('/old-websites', { sizes: [bytes.length], tenantId: site.id })
  const part = new FormData()
  part.append('id', body.id)
  part.append('fileNumber', '0')
  part.append('part', '0')
  part.append('file', new Blob([bytes]), 'export.xml')
  await client.post('/old-websites/part', part)
  await client.post(`/old-websites/${body.id}/read`, {})
  await work()
  return body.id
}

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the old website', () => {
  it('is sent, looked through, brought without what is cleared, and taken back', async () => {
    const file = wxr({
      authors: [{ login: 'nina', name: 'Nina' }],
      items: [
        {
          content: '[slider id="1"]Hello',
          id: 1,
          link: 'https://old.example.org/hello/',
          name: 'hello',
          title: 'Hello',
          type: 'page',
        },
        { id: 2, link: 'https://old.example.org/lamps/', title: 'Lamps', type: 'portfolio' },
        { id: 3, link: 'https://old.example.org/shows/hello.html', title: 'Greeting', type: 'portfolio' },
      ],
    })
    const { user } = await open()
    await screen.findByRole('button', { name: 'Choose the files' })
    await user.upload(
      screen.getByLabelText('Choose the files', { selector: 'input' }),
      new File([file], 'export.xml', { type: 'text/xml' }),
    )
    await user.click(screen.getByRole('button', { name: 'Read the export' }))
    await screen.findByText('The export is being read.')
    closeScreens()

    await work()
    const chosen = await open()
    await screen.findByText('Authors, as people')
    expect(
      region('What comes along')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Authors, as people1 found', 'Pages1 found'])
    expect(region('Other contents').getByRole('combobox', { name: /portfolio.*\(2\)/ })).toHaveProperty('value', '')
    await chosen.user.click(screen.getByRole('checkbox', { name: 'Authors, as people' }))
    await chosen.user.click(screen.getByRole('checkbox', { name: 'Look in the sitemap of the old website' }))
    await chosen.user.click(screen.getByRole('button', { name: 'Bring as drafts' }))
    await screen.findByText(/is being brought/)
    closeScreens()

    await work()
    const done = await open()
    await screen.findByText('Your old website is here, as drafts.')
    expect(screen.getByText('3 addresses: 1 lead to the same thing, 2 need you')).toBeTruthy()
    const addresses = region('Old addresses')
    expect(addresses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\/lamps.*Lamps/),
      expect.stringMatching(/hello\.html.*Suggestion.*\/hello/),
    ])
    await done.user.click(addresses.getByRole('button', { name: 'Redirect /shows/hello.html' }))
    await screen.findByText('3 addresses: 2 lead to the same thing, 1 need you')
    expect(addresses.getByRole('status').textContent).toBe('Redirects made: 1')
    await done.user.click(addresses.getByRole('button', { name: 'Undo' }))
    await screen.findByText('3 addresses: 1 lead to the same thing, 2 need you')
    expect(region('What needs a look').getByRole('link', { name: 'Hello' })).toBeTruthy()
    expect(region('What needs a look').getByRole('listitem').textContent).toContain('slider')
    expect(screen.getByRole('link', { name: 'Release 1' })).toBeTruthy()
    await done.user.click(screen.getByRole('button', { name: 'Take it all back' }))
    await done.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it all back' }))
    await screen.findByText('The old website is being taken back.')
    closeScreens()

    await work()
    await open()
    await screen.findByText('The old website has been taken back.')
    expect((await site.clients.owner.get<{ totalDocs: number }>('/pages?draft=true')).body.totalDocs).toBe(0)
  })

  it('is joined by another, and taken back nevertheless; its pictures come from a host that is chosen later', async () => {
    const send = async (file: string) => {
      const id = await sendExport(file)
      await site.clients.owner.post(`/old-websites/${id}/bring`, {})
      await work()
    }
    const picture = { file: 'https://images.example.net/a.jpg', id: 7, title: 'A', type: 'attachment' }
    await send(wxr({ address: 'https://one.example.org', title: 'The First' }))
    await send(wxr({ address: 'https://two.example.org', items: [picture], title: 'The Second' }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Bring another export' }))
    expect(screen.getByRole('button', { name: 'Choose the files' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('button', { name: 'Choose the files' })).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'images.example.net' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    await user.click(region('Brought earlier').getByRole('button', { name: /^Take it all back: The First/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it all back' }))
    await region('Brought earlier').findByText('The old website is being taken back.')
    closeScreens()
    await work()
    await open()
    await screen.findByText('Your old website is here, as drafts.')
    expect(screen.queryByRole('region', { name: 'Brought earlier' })).toBeNull()
  })

  it('has types of its own, which come as a person maps them, and as proposed for the next', async () => {
    const item = {
      content: 'A comedy.',
      id: 21,
      link: 'https://old.example.org/productions/seagull/',
      meta: { cost: '£12', opening: '2027-11-21 19:30:00' },
      name: 'seagull',
      title: 'The Seagull',
      type: 'production',
    }
    const file = wxr({ address: 'https://three.example.org', items: [item], title: 'The Third' })
    await sendExport(file)
    const { user } = await open()
    const types = within(await screen.findByRole('region', { name: 'Other contents' }))
    const production = within(types.getByRole('group', { name: 'production' }))
    const kind = production.getByRole('combobox', { name: /production.*\(1\)/ })
    expect(kind).toHaveProperty('value', '')
    expect(kind.getAttribute('aria-describedby')).toBeTruthy()
    expect(production.getByText(/Such as .*The Seagull/)).toBeTruthy()
    expect(production.queryByRole('combobox', { name: 'cost' })).toBeNull()
    await user.selectOptions(kind, 'Events')
    await user.selectOptions(production.getByRole('combobox', { name: 'opening' }), 'Start')
    await user.selectOptions(production.getByRole('combobox', { name: 'cost' }), 'Prices')
    expect(production.getByText(/Such as .*2027-11-21/)).toBeTruthy()
    // Only one field can become the price.
    const opening = within(production.getByRole('combobox', { name: 'opening' }))
    expect(opening.getByRole('option', { name: 'Prices' })).toHaveProperty('disabled', true)
    expect(opening.getByRole('option', { name: 'Text' })).toHaveProperty('disabled', false)
    await user.click(screen.getByRole('checkbox', { name: 'Look in the sitemap of the old website' }))
    await user.click(screen.getByRole('button', { name: 'Bring as drafts' }))
    await screen.findByText(/is being brought/)
    closeScreens()
    await work()
    const { docs } = (
      await site.clients.owner.get<{ docs: { priceText: string; title: string }[] }>('/events?draft=true')
    ).body
    expect(docs).toMatchObject([{ priceText: '£12', title: 'The Seagull' }])

    await sendExport(file)
    await open()
    const again = within(await screen.findByRole('group', { name: 'production' }))
    expect(again.getByRole('combobox', { name: /production/ })).toHaveProperty('value', 'event')
    expect(again.getByRole('combobox', { name: 'opening' })).toHaveProperty('value', 'start')
    expect(again.getByRole('combobox', { name: 'cost' })).toHaveProperty('value', 'price')
  })

  it('does not seem to be here if the work on it was given up, and can be tried again', async () => {
    const id = await sendExport(wxr({ address: 'https://four.example.org', title: 'The Fourth' }))
    await site.clients.owner.post(`/old-websites/${id}/bring`, {})
    await poolOf(app.payload).query('update old_websites set user_id = $1 where id = $2', [randomUUID(), id])
    await work()
    const { user } = await open()
    await screen.findByText(/ended before it was done/)
    expect(screen.queryByText('Your old website is here, as drafts.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(/is being brought/)
    closeScreens()
    await work()
    await open()
    await screen.findByText('Your old website is here, as drafts.')
    expect(screen.queryByText(/ended before it was done/)).toBeNull()
  })

  it('is not offered to whoever can only look', async () => {
    await open(site.clients.Vera)
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('access'))
    expect(screen.queryByRole('button', { name: 'Choose the files' })).toBeNull()
  })
})
