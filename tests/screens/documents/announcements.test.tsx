import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, findToast, openScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'

let app: TestApp
let site: Site
let event: string

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'announce', { people: { Vera: 'viewer' } })
  event = await create(app.payload, 'events', { _status: 'published', tenant: site.id, title: 'Hamlet' })
  for (const day of ['01', '02'])
    await create(app.payload, 'event-instances', {
      _status: 'published',
      event,
      start: `2031-02-${day}T19:30:00.000Z`,
      tenant: site.id,
    })
})
afterEach(closeScreens)
afterAll(() => app.close())

const states = async () =>
  (
    await app.payload.find({ collection: 'event-instances', sort: 'start', where: { event: { equals: event } } })
  ).docs.map(({ instanceStatus }) => instanceStatus)

describe('announcing a change', () => {
  it('takes two taps from the link of an event, shows what will change, and is taken back with one', async () => {
    const { user } = await openScreen(app, site.clients.owner, `/admin/announcements?event=${event}`)
    await user.click(await screen.findByRole('button', { name: 'Postponed' }))
    const preview = within(await screen.findByRole('region', { name: 'What will change' }))
    await waitFor(() => expect(preview.getAllByRole('checkbox')).toHaveLength(2))
    expect(preview.getByText('The booking links of 2 performances disappear.')).toBeTruthy()
    expect(await states()).toEqual(['scheduled', 'scheduled'])
    await user.click(await screen.findByRole('button', { name: 'Announce for 2 performances' }))
    await findToast('2 performances changed')
    expect(await states()).toEqual(['postponed', 'postponed'])
    await user.click(await screen.findByRole('button', { name: 'Take back' }))
    await waitFor(async () => expect(await states()).toEqual(['scheduled', 'scheduled']))
    expect(await screen.findByText('Taken back')).toBeTruthy()
  })

  it('finds a new date for one of several postponed performances, once the others are not chosen', async () => {
    const { user } = await openScreen(app, site.clients.owner, `/admin/announcements?event=${event}`)
    await user.click(await screen.findByRole('button', { name: 'Postponed' }))
    await user.click(await screen.findByRole('button', { name: 'Announce for 2 performances' }))
    await user.click((await screen.findAllByRole('button', { name: 'Find a new date' }))[0]!)
    fireEvent.change(await screen.findByLabelText('New day'), { target: { value: '2031-03-05' } })
    const preview = within(await screen.findByRole('region', { name: 'What will change' }))
    const [first] = await preview.findAllByRole('checkbox')
    expect(screen.getByRole('alert').textContent).toContain('A new day is for one performance.')
    await user.click(first!)
    const submit = () => screen.findByRole('button', { name: 'Announce for 1 performance' })
    await waitFor(async () => expect((await submit()).getAttribute('disabled')).toBeNull())
    await user.click(await submit())
    await waitFor(async () => expect(await states()).toEqual(['postponed', 'moved']))
  })

  it('begins with the performances and the kind that a link names, however many, without telling the server', async () => {
    const { docs } = await app.payload.find({ collection: 'event-instances', where: { event: { equals: event } } })
    const ids = docs.map(({ id }) => id).join(',')
    await openScreen(app, site.clients.owner, `/admin/announcements#ids=${ids}&kind=postponed`)
    const preview = within(await screen.findByRole('region', { name: 'What will change' }))
    expect(await preview.findAllByRole('checkbox')).toHaveLength(2)
    expect(screen.getByLabelText<HTMLSelectElement>('Which performances').selectedOptions[0]?.text).toBe('2 selected')
    expect(screen.getByRole('button', { name: 'Postponed' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('is not offered to whoever may not edit events', async () => {
    await openScreen(app, site.clients.Vera!, '/admin/announcements')
    expect(screen.queryByRole('button', { name: 'Postponed' })).toBeNull()
  })
})
