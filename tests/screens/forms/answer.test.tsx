import { fireEvent, screen, waitFor } from '@testing-library/react'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { button } from '@tests/support/screens/controls'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'
import { makeForm, unreadOf } from './support'

let app: TestApp
let world: World
let form: string
let addresses: Record<string, string>

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
beforeEach(async () => {
  await poolOf(app.payload).query('delete from rate_limits')
  form = await makeForm(app, world.a, 'Community choir', ['Ada', 'Bodil', 'Cy'])
  const { docs } = await app.payload.find({
    collection: 'form-submissions',
    depth: 0,
    where: { form: { equals: form } },
  })
  addresses = Object.fromEntries(
    docs.map(({ answers, id }) => [(answers as { name: string }).name, `${answersPath()}/${id}`]),
  )
})
afterEach(closeScreens)
afterAll(() => app.close())

const answersPath = () => `/admin/collections/forms/${form}/answers`
const open = (name: string, person = 'owner-a'): Promise<OpenScreen> =>
  openScreen(app, world.clients[person]!, addresses[name]!)
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

describe('an answer', () => {
  it('shows what was sent, and is read from then on, for everybody', async () => {
    await open('Bodil')
    const [name, voice, repertoire, consent] = screen.getAllByRole('definition')
    expect([name!.textContent, voice!.textContent, consent!.textContent]).toEqual(['Bodil', 'Alto', 'Yes'])
    expect(repertoire!.textContent).toBe('Tallis, Britten\nand sea shanties')
    expect(screen.getByText('/auditions')).toBeTruthy()
    expect(await screen.findByText(/First read by .?owner-a/)).toBeTruthy()
    expect(await unreadOf(app, form)).toEqual(['Ada', 'Cy'])
  })

  it('is answered by mail, with the form as subject, and its addresses are links', async () => {
    const contact = await create(app.payload, 'forms', {
      _status: 'published',
      fields: [
        { blockType: 'emailQuestion', label: 'Email', name: 'email' },
        { blockType: 'phoneQuestion', label: 'Telephone', name: 'phone' },
      ],
      tenant: world.a,
      title: 'Backstage tour',
    })
    const answers = { email: 'bodil@test.example', phone: '+44 20 7946 0000' }
    await anonymous(app).post(`/forms/${contact}/submit`, { answers, language: 'en', page: '/' })
    const { docs } = await app.payload.find({ collection: 'form-submissions', where: { form: { equals: contact } } })
    await openScreen(app, world.clients['owner-a']!, `/admin/collections/forms/${contact}/answers/${docs[0]!.id}`)
    expect(link('Reply')).toBe('mailto:bodil@test.example?subject=Re%3A%20Backstage%20tour')
    expect(link('bodil@test.example')).toBe('mailto:bodil@test.example')
    expect(link('+44 20 7946 0000')).toBe('tel:+442079460000')
    await closeScreens()
    // Without an address there is nobody to reply to.
    await open('Bodil')
    expect(link('Reply')).toBeUndefined()
  })

  it('stays unread while the provider looks at it', async () => {
    await open('Bodil', 'super')
    expect(screen.getAllByRole('definition')[0]!.textContent).toBe('Bodil')
    await closeScreens()
    expect(await unreadOf(app, form)).toEqual(['Ada', 'Bodil', 'Cy'])
  })

  it('leads to the newer and the older one, also by arrow keys', async () => {
    const { visited } = await open('Bodil')
    expect(link('Newer')).toBe(addresses.Cy)
    expect(link('Older')).toBe(addresses.Ada)
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    expect(visited).toEqual([addresses.Ada, addresses.Cy])
    await closeScreens()
    await open('Ada')
    expect(link('Older')).toBeUndefined()
    expect(link('Newer')).toBe(addresses.Bodil)
  })

  it('is marked as unread again, and left', async () => {
    const { user, visited } = await open('Bodil')
    await screen.findByText(/First read by/)
    await user.click(button('Mark as unread'))
    await findToast('1 answer was marked.')
    await waitFor(() => expect(visited).toEqual([answersPath()]))
    expect(await unreadOf(app, form)).toEqual(['Ada', 'Bodil', 'Cy'])
  })
})
