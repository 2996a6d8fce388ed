import { screen, waitFor, within } from '@testing-library/react'
import { createLocalReq } from 'payload'
import { NotAllowedMessage } from '@/components/views/NotAllowed/NotAllowedMessage'
import type { EventOfSeason } from '@/plugins/ticketing/demo/season'
import { FEATURE } from '@/plugins/ticketing/lib/connections/requireTicketing'
import { connect, doJobs, startStage, type Stage } from '@tests/int/ticketing/support'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'

const PATH = '/admin/apps/spektrix/events'

const show = (name: string, day: string): EventOfSeason => ({
  instances: [{ start: `2032-04-${day}T19:30:00` }, { start: `2032-05-${day}T19:30:00` }],
  minutes: 90,
  name,
  venue: 'Main Stage',
})
let stage: Stage

beforeAll(async () => {
  stage = await startStage([
    show('The Changeling', '03'),
    show('The White Devil', '10'),
    show('Volpone', '17'),
    show('Bartholomew Fair', '24'),
  ])
  const { app, world } = stage
  await connect(stage)
  await create(app.payload, 'events', {
    startDate: '2032-04-10T18:30:00.000Z',
    tenant: world.a,
    title: 'The White Devil',
  })
  await create(app.payload, 'events', { tenant: world.a, title: 'A fair of our own' })
})
afterEach(closeScreens)
afterAll(async () => {
  await stage.app.close()
  await stage.fake.close()
})

const open = (person = 'owner-a', client = stage.world.clients[person]!) => openScreen(stage.app, client, PATH)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const list = () => screen.getByRole('list', { name: /events? that (is|are) not linked yet/ })
const rows = () => within(list()).queryAllByRole('listitem')
const row = (name: string) => within(list()).getByRole('listitem', { name })
const decision = (name: string) => within(row(name)).getByLabelText(`What to do with ${name}`)
const outcome = (name: string) =>
  within(screen.getByRole('list', { name: 'What was brought in' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name))!.textContent

async function search({ user }: OpenScreen, text: string): Promise<void> {
  const field = screen.getByLabelText('Search by name or venue')
  await user.clear(field)
  if (text) await user.type(field, text)
}

/** Waits for the text while the worker does what waits for it. */
const findDone = (text: string) =>
  waitFor(async () => {
    await doJobs(stage)
    return screen.getByText(text)
  })

const eventsOf = async (title: string) =>
  (
    await stage.app.payload.find({
      collection: 'events',
      depth: 0,
      draft: true,
      where: { and: [{ tenant: { equals: stage.world.a } }, { title: { equals: title } }] },
    })
  ).docs

describe('the events to bring in', () => {
  it('say when, where and how often they are, and which event here they look like [A-275]', async () => {
    await open()
    await waitFor(() => expect(rows()).toHaveLength(4))
    expect(row('Volpone').textContent).toMatch(/17 Apr\s?[–-]\s?17 May 2032/)
    expect(row('Volpone').textContent).toContain('Main Stage')
    expect(row('Volpone').textContent).toContain('2 performances')
    expect(row('The White Devil').textContent).toContain('Looks like “The White Devil”: same title')
  })

  it('are searched by name or venue', async () => {
    const opened = await open()
    await waitFor(() => expect(rows()).toHaveLength(4))
    await search(opened, 'volp')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(row('Volpone')).toBeTruthy()
    await search(opened, 'nothing like it')
    expect(await screen.findByText('No event matches your search.')).toBeTruthy()
    await search(opened, '')
    await waitFor(() => expect(rows()).toHaveLength(4))
  })

  it('are brought in at once: linked where they are here already, drafts otherwise [A-275]', async () => {
    const { user } = await open()
    await waitFor(() => expect(rows()).toHaveLength(4))
    await user.click(button('Choose all 4 events'))
    expect(await screen.findByText(/4 events chosen/)).toBeTruthy()
    await user.selectOptions(decision('The White Devil'), 'Link to “The White Devil”')
    within(row('Bartholomew Fair')).getByRole('checkbox').focus()
    await user.keyboard(' ')
    expect(screen.getByText(/3 events chosen: 2 new drafts, 1 link to an event of yours/)).toBeTruthy()
    await user.click(button('Bring in 3 events'))
    await findDone('3 of 3 done')
    expect(outcome('The White Devil')).toContain('Linked to your event')
    expect(outcome('Volpone')).toContain('Created as a draft')
    expect(await eventsOf('The White Devil')).toEqual([
      expect.objectContaining({ ticketing: expect.objectContaining({ provider: 'spektrix' }) as unknown }),
    ])
    expect(await eventsOf('Volpone')).toEqual([expect.objectContaining({ _status: 'draft' })])
    await user.click(button('Back to the list'))
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(row('Bartholomew Fair')).toBeTruthy()
  })

  it('can be linked to any other event, and are then all here', async () => {
    const { user } = await open()
    await waitFor(() => expect(rows()).toHaveLength(1))
    await user.selectOptions(decision('Bartholomew Fair'), 'Link to another event…')
    await user.click(within(row('Bartholomew Fair')).getByRole('button', { name: /^Event of yours/ }))
    await user.type(await screen.findByRole('combobox', { name: 'Event of yours' }), 'fair of our')
    await user.click(await screen.findByRole('option', { name: 'A fair of our own' }))
    await user.click(button('Bring in 1 event'))
    await findDone('1 of 1 done')
    const [own] = await eventsOf('A fair of our own')
    expect(own!.ticketing).toMatchObject({ provider: 'spektrix' })
    expect(screen.getByRole('link', { name: 'Bartholomew Fair' }).getAttribute('href')).toBe(
      `/admin/collections/events/${own!.id}`,
    )
    await closeScreens()
    await open()
    expect(await screen.findByText('Every event of Spektrix is already here')).toBeTruthy()
  })

  it('are for those who work on events', async () => {
    await open('viewer-a')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
  })

  it('need a connection, to whose settings they link', async () => {
    await stage.world.clients['owner-a']!.post('/ticketing/spektrix/disconnect', { tenant: stage.world.a })
    await open()
    expect((await screen.findByRole('link', { name: 'Connect Spektrix' })).getAttribute('href')).toBe(
      '/admin/apps/spektrix',
    )
  })

  it('say that the plan lacks them, and lead to the plans whoever can see these', async () => {
    const { app, world } = stage
    const plan = await create(app.payload, 'plans', { name: 'Small' })
    await app.payload.update({ collection: 'tenants', data: { plan }, id: world.a })
    await open()
    expect(screen.getByText('Your plan does not include ticketing integrations.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/admin/settings/billing')
    await closeScreens()
    await open('editor-a')
    expect(screen.getByText('Your plan does not include ticketing integrations.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull()
  })
})

describe('A screen that the plan closes', () => {
  /** What somebody reads, as the properties of the message. */
  const read = async (person: string, feature?: string) => {
    const { app, world } = stage
    const user = {
      ...(await app.payload.findByID({ collection: 'users', id: world.users[person]! })),
      collection: 'users',
    }
    const req = await createLocalReq({ req: { headers: new Headers() }, user: user as never }, app.payload)
    const { action, children, title } = (await NotAllowedMessage({ feature, req }))!.props
    return [title, children, action.props.href]
  }

  it('says so and leads an owner to the plans, and others to who can change it', async () => {
    expect(await read('owner-a', FEATURE)).toEqual([
      'Your plan does not include this.',
      'Choose a plan that includes it to use this page.',
      '/admin/settings/billing',
    ])
    expect(await read('editor-a', FEATURE)).toEqual([
      'Your plan does not include this.',
      'Ask owner-a, admin-a or both.',
      '/admin/',
    ])
  })

  it('is not what closes a screen to a role, and nobody is sent to themselves', async () => {
    expect(await read('editor-a')).toEqual([
      'You don’t have access to this page.',
      'owner-a, admin-a or both can give you access.',
      '/admin/',
    ])
    expect(await read('owner-a')).toEqual([
      'You don’t have access to this page.',
      'It does not belong to this site.',
      '/admin/',
    ])
  })
})
