import { screen, waitFor } from '@testing-library/react'
import { moveInstance } from '@/plugins/ticketing/demo/season'
import { doJobs, HAMLET, performancesOf, startStage, type Stage } from '@tests/int/ticketing/support'
import { CLIENT_NAME } from '@tests/fakes/spektrix'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { openDocument } from '@tests/support/screens/openDocument'
import { create } from '@tests/support/world'
import { connectionStatus as status } from './support'

const PATH = '/admin/apps/spektrix'

let stage: Stage

beforeAll(async () => {
  const { attributes: _, ...hamlet } = HAMLET
  const instances = [{ start: '2031-03-01T19:30:00' }, { start: '2031-03-02T19:30:00' }]
  stage = await startStage([{ ...hamlet, instances }], { hasAttributes: false })
  await loadComponents(stage.app)
})
afterEach(closeScreens)
afterAll(async () => {
  await stage.app.close()
  await stage.fake.close()
})

const open = (person = 'owner-a') => openScreen(stage.app, stage.world.clients[person]!, PATH)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const name = () => screen.getByLabelText<HTMLInputElement>('Client name')
const isEditable = () => !name().disabled && !name().readOnly

async function retype({ user }: OpenScreen, text: string): Promise<void> {
  await user.clear(name())
  await user.click(name())
  await user.paste(text)
}

/** Waits for the text while the worker does what waits for it. */
const findDone = (text: RegExp) =>
  waitFor(async () => {
    await doJobs(stage)
    return screen.getByText(text)
  })

describe('the connection of Spektrix', () => {
  it('names a client that does not exist, and keeps what was typed [B-329]', async () => {
    const opened = await open()
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' })
    await waitFor(() => expect(trail.textContent).toMatch(/Apps.*Spektrix/))
    await retype(opened, 'no-such-theatre')
    await opened.user.click(button('Connect'))
    expect(await screen.findByText('Unable to validate Spektrix Details, please check and try again')).toBeTruthy()
    expect(status()).toBe('Disconnected')
    expect(name().value).toBe('no-such-theatre')
  })

  it('connects in one step, and is read-only then [A-002, B-003, B-138, B-199, B-332]', async () => {
    const opened = await open()
    await retype(opened, CLIENT_NAME)
    const held = Promise.withResolvers<undefined>()
    opened.answer(
      ({ path }) => path === '/api/ticketing/spektrix/connect',
      () => held.promise,
    )
    await opened.user.click(button('Connect'))
    await waitFor(() => expect(status()).toBe('Connecting...'))
    expect(isEditable()).toBe(false)
    held.resolve(undefined)
    await waitFor(() => expect(status()).toBe('Connected'))
    expect(isEditable()).toBe(false)
    await closeScreens()
    await open()
    await waitFor(() => expect(status()).toBe('Connected'))
    expect(await screen.findByText('No Spektrix Attributes Configured')).toBeTruthy()
  })

  it('syncs on request; what changed can be undone', async () => {
    await stage.world.clients['owner-a']!.post('/ticketing/spektrix/import', { all: true, tenant: stage.world.a })
    await doJobs(stage)
    const { docs } = await stage.app.payload.find({
      collection: 'events',
      draft: true,
      where: { title: { equals: 'Hamlet' } },
    })
    const starts = async () => (await performancesOf(stage, docs[0]!.id)).map(({ start }) => start)
    expect(await starts()).toEqual(['2031-03-01T19:30:00.000Z', '2031-03-02T19:30:00.000Z'])
    moveInstance(stage.season, [...stage.season.instances.keys()][0]!, '2031-03-01T18:00:00')
    const { user } = await open()
    await user.click(button('Sync now'))
    await findDone(/Done · 1 changed/)
    expect(await starts()).toEqual(['2031-03-01T18:00:00.000Z', '2031-03-02T19:30:00.000Z'])
    await user.click(screen.getAllByRole('button', { name: 'Take back' })[0]!)
    await findDone(/Taken back/)
    expect((await starts())[0]).toBe('2031-03-01T19:30:00.000Z')
  })

  it('says on the event and on its performance what differs since a sync was taken back', async () => {
    const { docs } = await stage.app.payload.find({ collection: 'events', draft: true })
    const event = docs[0]!.id
    await openDocument(stage.app, stage.world.clients['owner-a']!, 'events', event)
    expect(
      await screen.findByText('1 part of this event differs from Spektrix, because a sync was taken back.'),
    ).toBeTruthy()
    expect(button('Follow again')).toBeTruthy()
    await closeScreens()
    const [first] = await performancesOf(stage, event)
    await openDocument(stage.app, stage.world.clients['owner-a']!, 'event-instances', first!.id)
    // The start, and the end that moves with it.
    expect(await screen.findAllByText('Taken back, Spektrix has another value')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /Follow Spektrix again/ })).toHaveLength(2)
  })

  it('says what differs since a sync was taken back, and follows again on request', async () => {
    const { user } = await open()
    expect(await screen.findByText('1 differs from Spektrix')).toBeTruthy()
    await user.click(button('Follow again'))
    await findDone(/Done · 1 changed/)
    await waitFor(() => expect(screen.queryByText('1 differs from Spektrix')).toBeNull())
    const { docs } = await stage.app.payload.find({ collection: 'events', draft: true })
    expect((await performancesOf(stage, docs[0]!.id))[0]!.start).toBe('2031-03-01T18:00:00.000Z')
  })

  it('disconnects on the next press [B-199]', async () => {
    const { user } = await open()
    await waitFor(() => expect(status()).toBe('Connected'))
    await user.click(button('Disconnect'))
    await waitFor(() => expect(status()).toBe('Disconnected'))
    expect(isEditable()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull())
  })

  it('is not offered to a site whose plan lacks ticketing', async () => {
    const plan = await create(stage.app.payload, 'plans', { name: 'Small', staff_seats: 2 })
    await stage.app.payload.update({ collection: 'tenants', data: { plan }, id: stage.world.b })
    await open('owner-b')
    expect(screen.getByRole('main').textContent).toMatch(/not enabled|not installed|is not enabled|does not include/i)
    expect(screen.queryByLabelText('Client name')).toBeNull()
  })
})
