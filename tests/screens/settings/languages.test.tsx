import { screen, waitFor, within } from '@testing-library/react'
import { contentLanguages } from '@/lib/languages/languages'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/settings/languages'
const LIMIT = "You've reached your plan's limit of 3 language(s) total (1 default + 2 additional)."

let app: TestApp
let world: World
let twoMore: string
let plans = 0

beforeAll(async () => {
  app = await boot()
  await loadComponents(app)
  world = await makeWorld(app)
  twoMore = await create(app.payload, 'plans', { additional_locales: 2, name: 'Two more' })
})
beforeEach(() => store({ languages: ['en'] }))
afterEach(closeScreens)
afterAll(() => app.close())

interface Stored {
  defaultLanguage?: string
  languages: string[]
  plan?: string
  publishedLanguages?: string[]
}

const store = ({ defaultLanguage = 'en', languages, plan = twoMore, publishedLanguages = ['en'] }: Stored) =>
  app.payload.update({
    collection: 'tenants',
    data: { defaultLanguage, languages, plan, publishedLanguages },
    id: world.b,
  })
async function stored() {
  const { defaultLanguage, languages, publishedLanguages } = await app.payload.findByID({
    collection: 'tenants',
    id: world.b,
  })
  return { defaultLanguage, languages, publishedLanguages }
}

const open = (person = 'owner-b'): Promise<OpenScreen> => openScreen(app, world.clients[person]!, PATH)
const rows = () => within(screen.getByRole('list', { name: 'Languages of this site' })).getAllByRole('listitem')
const row = (label: string) => rows().find((one) => within(one).queryByText(label))!
const published = (label: string) => screen.getByRole<HTMLInputElement>('switch', { name: `Published: ${label}` })
const addButton = () => within(screen.getByRole('main')).getByRole('button', { name: 'Add Language' })
const dialog = () => within(screen.getByRole('dialog'))
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name })

async function add({ user }: OpenScreen, label: string): Promise<void> {
  await user.click(addButton())
  await user.click(dialog().getByRole('button', { name: /^Language/ }))
  await user.keyboard(label)
  await user.click(screen.getAllByRole('option')[0]!)
  await user.click(dialog().getByRole('button', { name: 'Add Language' }))
}

describe('the languages screen', () => {
  it('shows where it is, and each language with its code and state [A-032, A-033, A-129]', async () => {
    await store({ languages: ['en', 'cy', 'fr'], publishedLanguages: ['en', 'fr'] })
    await open()
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('SettingsLanguages'),
    )
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Englishen · Default · Published/),
      expect.stringMatching(/^Welshcy · Not published/),
      expect.stringMatching(/^Frenchfr · Published/),
    ])
    expect(['English', 'Welsh', 'French'].map((label) => published(label).getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
      'true',
    ])
  })

  it('keeps the default language published, and offers to remove only the others [A-037, A-198]', async () => {
    await store({ defaultLanguage: 'cy', languages: ['en', 'cy'], publishedLanguages: ['cy'] })
    await open()
    expect(published('Welsh').disabled).toBe(true)
    expect(button('Remove: Welsh')).toBeNull()
    expect(button('Set as default: Welsh')).toBeNull()
    expect(published('English').disabled).toBe(false)
    expect(button('Remove: English')).not.toBeNull()
  })

  it('offers no removal of the only language [A-166, A-199]', async () => {
    await open()
    expect(row('English').textContent).toContain('Default')
    expect(published('English').disabled).toBe(true)
    expect(within(row('English')).queryAllByRole('button')).toEqual([])
  })

  it('adds a chosen language, unpublished, and says how many more the plan allows [A-034, A-200, A-203, A-205, A-325]', async () => {
    const opened = await open()
    expect(screen.getByText('You can add 2 more language(s) to your site.')).toBeTruthy()
    await opened.user.click(addButton())
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Language' }).disabled).toBe(true)
    await opened.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await add(opened, 'Welsh')
    await findToast('Added Welsh language. You can now translate content to Welsh.')
    expect(row('Welsh').textContent).toContain('Not published')
    expect(screen.getByText('You can add 1 more language(s) to your site.')).toBeTruthy()
    expect(await stored()).toEqual({ defaultLanguage: 'en', languages: ['en', 'cy'], publishedLanguages: ['en'] })
  })

  it('says nothing of a limit where the plan has none [A-201]', async () => {
    await store({ languages: ['en', 'cy', 'fr', 'de'], plan: await unlimitedPlan() })
    const { user } = await open()
    expect(screen.queryByText(/more language|limit/)).toBeNull()
    await user.click(addButton())
    expect(dialog().getByText(/^It starts unpublished/)).toBeTruthy()
  })

  it('publishes a language and takes it off again [A-035, A-327, A-328]', async () => {
    await store({ languages: ['en', 'cy'] })
    const { user } = await open()
    await user.click(published('Welsh'))
    await findToast('Welsh is now published')
    expect((await stored()).publishedLanguages).toEqual(['en', 'cy'])
    await user.click(published('Welsh'))
    await findToast('Welsh is now unpublished')
    expect((await stored()).publishedLanguages).toEqual(['en'])
  })

  it('asks before an unpublished language becomes the default, and publishes it with that [A-036, A-163, A-329, A-330]', async () => {
    await store({ languages: ['en', 'cy'] })
    const { user } = await open()
    await user.click(button('Set as default: Welsh')!)
    expect(screen.getByRole('dialog').textContent).toContain('not published yet')
    expect((await stored()).defaultLanguage).toBe('en')
    await user.click(dialog().getByRole('button', { name: 'Publish and set as default' }))
    await findToast('Welsh is now the default language and has been published')
    expect(await stored()).toMatchObject({ defaultLanguage: 'cy', publishedLanguages: ['en', 'cy'] })
    await user.click(button('Set as default: English')!)
    await findToast('English is now the default language')
    expect(await stored()).toMatchObject({ defaultLanguage: 'en', publishedLanguages: ['en', 'cy'] })
    expect(row('English').textContent).toContain('Default')
  })

  it('leaves the default as it is when the question is cancelled [A-163]', async () => {
    await store({ languages: ['en', 'cy'] })
    const { requests, user } = await open()
    await user.click(button('Set as default: Welsh')!)
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.filter(({ name }) => name === 'publishTenantLanguage')).toEqual([])
    expect(row('English').textContent).toContain('Default')
  })

  it('explains at the limit of the plan why no language can be added, with the way to the plans [A-202, A-204]', async () => {
    await store({ languages: ['en', 'cy', 'fr'] })
    const { user } = await open()
    expect(screen.getByText(LIMIT, { exact: false })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/admin/settings/billing')
    expect(addButton().getAttribute('aria-disabled')).toBe('true')
    await user.hover(addButton())
    expect((await screen.findByRole('tooltip')).textContent).toBe(LIMIT)
    await user.click(addButton())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('removes a language after telling how many documents it hides [A-037, A-326]', async () => {
    await store({ languages: ['en', 'cy'] })
    const page = await app.payload.create({ collection: 'pages', data: { tenant: world.b, title: 'Visit us' } })
    await app.payload.update({ collection: 'pages', data: { title: 'Ymweld' }, id: page.id, locale: 'cy' })
    const { user } = await open()
    await user.click(button('Remove: Welsh')!)
    await within(await screen.findByRole('dialog')).findByText(/^It hides 1 document's text in this language\./)
    expect(screen.getByRole('dialog').textContent).toContain('Nothing is deleted')
    await user.keyboard('{Escape}')
    expect(row('Welsh')).toBeTruthy()
    await user.click(button('Remove: Welsh')!)
    await user.click(dialog().getByRole('button', { name: 'Remove' }))
    await findToast('Removed Welsh language')
    expect(rows()).toHaveLength(1)
    expect((await stored()).languages).toEqual(['en'])
  })

  it('takes a change back that fails, and says so [A-301]', async () => {
    await store({ languages: ['en', 'cy'], publishedLanguages: ['en', 'cy'] })
    const { disconnect, user } = await open()
    disconnect()
    await user.click(published('Welsh'))
    await findToast('Failed to update languages')
    expect(published('Welsh').getAttribute('aria-checked')).toBe('true')
    expect(row('Welsh').textContent).toContain('cy · Published')
    expect((await stored()).publishedLanguages).toEqual(['en', 'cy'])
  })

  it('offers to reload when somebody else was faster, and undoes nothing of theirs', async () => {
    await store({ languages: ['en', 'cy'] })
    const { user } = await open()
    await world.clients['owner-b']!.post(`/tenants/${world.b}/languages`, { languages: ['en', 'cy', 'fr'] })
    await user.click(published('Welsh'))
    expect(
      await screen.findByText(/^Someone has changed this in the meantime\./, { selector: '[role=alert] *' }),
    ).toBeTruthy()
    expect(await stored()).toMatchObject({ languages: ['en', 'cy', 'fr'], publishedLanguages: ['en'] })
  })

  it('says when every language has been added [A-206]', async () => {
    const codes = contentLanguages.map(({ code }) => code)
    const plan = await unlimitedPlan()
    await store({ languages: ['en', 'cy'], plan })
    const opened = await open()
    await opened.user.click(addButton())
    await opened.user.click(dialog().getByRole('button', { name: /^Language/ }))
    expect(screen.getAllByRole('option').length).toBeGreaterThan(55)
    expect(screen.getAllByRole('option')).toHaveLength(codes.length - 2)
    await closeScreens()
    await store({ languages: codes, plan })
    const { user } = await open()
    await user.click(addButton())
    expect(screen.getByRole('dialog').textContent).toContain('All available languages are already added.')
    expect(dialog().queryByRole('button', { name: /^Language/ })).toBeNull()
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Add Language' }).disabled).toBe(true)
  })

  it('is closed to staff without the right', async () => {
    await open('editor-b')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Languages of this site' })).toBeNull()
  })
})

const unlimitedPlan = () => create(app.payload, 'plans', { additional_locales: -1, name: `Any number ${++plans}` })
