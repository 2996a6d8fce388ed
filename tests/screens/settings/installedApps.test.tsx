import { screen, waitFor, within } from '@testing-library/react'
import { readApps } from '@/seed/reading/kinds'
import { boot, type TestApp } from '@tests/support/boot'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/apps'
const SECRET_FIELD = '/src/components/settings/AppForm/SecretField#SecretField'
const SECRET = 'sk-fourteen-long-4f2a'
const HANDLES = ['generalBooking', 'googleAnalytics', 'recaptcha', 'hotjar', 'elevent']

let app: TestApp
let world: World
let apps: Record<string, string>

beforeAll(async () => {
  app = await boot()
  await loadComponents(app, SECRET_FIELD)
  world = await makeWorld(app)
  apps = {}
  for (const { logo: _, ...data } of readApps().filter(({ handle }) => HANDLES.includes(handle)))
    apps[data.handle] = await create(app.payload, 'apps', { ...data })
  const mark = { filename: 'mark.png', mimeType: 'image/png' }
  const { id } = await app.payload.db.create({ collection: 'avatars', data: mark })
  await app.payload.update({ collection: 'apps', data: { logo: String(id) }, id: apps.googleAnalytics! })
  await app.payload.db.updateOne({
    collection: 'tenants',
    data: { installedApps: [apps.generalBooking, apps.googleAnalytics, apps.recaptcha] },
    id: world.a,
  })
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (path = '', person = 'owner-a'): Promise<OpenScreen> =>
  openScreen(app, world.clients[person]!, `${PATH}${path}`)
const breadcrumbs = () => screen.getByRole('navigation', { name: 'Breadcrumbs' })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const arrange = async (settings: object) =>
  expect((await world.clients['owner-a']!.patch(`/app-config/${world.a}`, { settings })).status).toBe(200)
const settings = async () =>
  (
    await world.clients['owner-a']!.get<{ docs: { settings: Record<string, Record<string, unknown>> }[] }>(
      '/app-config?depth=0',
    )
  ).body.docs[0]?.settings ?? {}

async function retype({ user }: OpenScreen, label: string | RegExp, text: string): Promise<void> {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
}

describe('the apps of a site', () => {
  it('are listed with name, description, logo and a link to their settings [B-063, B-064, B-065, B-068]', async () => {
    await open()
    await waitFor(() => expect(breadcrumbs().textContent).toBe('Apps'))
    const rows = within(screen.getByRole('list', { name: 'Apps' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^General bookingBooking links typed by hand/),
      expect.stringMatching(/^Google AnalyticsVisits and conversions, loaded after consent\./),
      expect.stringMatching(/^reCAPTCHA/),
    ])
    expect(rows.map((row) => row.querySelector('[data-initials]')?.getAttribute('data-initials'))).toEqual([
      'GB',
      undefined,
      'RE',
    ])
    expect(rows[1]!.querySelector('img')!.src).toBe('http://localhost:3000/api/avatars/file/mark.png')
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
      ['generalBooking', 'googleAnalytics', 'recaptcha'].map((handle) => `${PATH}/${handle}`),
    )
    const manage = screen.getByRole('link', { name: 'Manage Apps in Settings' })
    expect(manage.getAttribute('href')).toBe('/admin/settings/apps')
  })

  it('are none at first, with the way to the catalogue [B-066, B-067]', async () => {
    await open('', 'owner-b')
    expect(screen.getByText('No Apps Installed')).toBeTruthy()
    const browse = screen.getByRole('link', { name: 'Browse Available Apps' })
    expect(browse.getAttribute('href')).toBe('/admin/settings/apps')
  })

  it('are closed to staff without the right', async () => {
    for (const path of ['', '/googleAnalytics']) {
      await open(path, 'editor-a')
      expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
      expect(screen.queryByRole('list', { name: 'Apps' })).toBeNull()
      await closeScreens()
    }
  })
})

describe('the settings of an app', () => {
  it('leave all checks to the server, and are saved [A-085, A-086, A-087, A-089, B-098, B-244]', async () => {
    const opened = await open('/googleAnalytics')
    await waitFor(() => expect(breadcrumbs().textContent).toBe('AppsGoogleAnalytics'))
    expect(within(breadcrumbs()).getByText('Apps').getAttribute('href')).toBe(PATH)
    await retype(opened, /^Measurement ID/, 'UA-123')
    await opened.user.tab()
    expect(screen.queryByText('A measurement ID like G-AB12CD34EF')).toBeNull()
    await opened.user.click(saveButton())
    expect(await screen.findAllByText('A measurement ID like G-AB12CD34EF')).not.toHaveLength(0)
    expect(opened.requests.at(-1)).toMatchObject({
      body: { settings: { googleAnalytics: { measurementId: 'UA-123' } } },
      method: 'PATCH',
      path: `/api/app-config/${world.a}`,
    })
    await waitFor(() => expect(document.activeElement?.id).toBe(field(/^Measurement ID/).id))
    await retype(opened, /^Measurement ID/, 'G-AB12CD34EF')
    await opened.user.keyboard('{Enter}')
    await findToast('Google Analytics settings updated')
    await waitFor(() => expect(saveButton().disabled).toBe(true))
    expect((await settings()).googleAnalytics).toMatchObject({ measurementId: 'G-AB12CD34EF' })
  })

  it('show what is stored [A-086, A-087]', async () => {
    await arrange({ googleAnalytics: { measurementId: 'G-STORED01' } })
    await open('/googleAnalytics')
    expect(field(/^Measurement ID/).value).toBe('G-STORED01')
    expect(saveButton().disabled).toBe(true)
  })

  it('store a secret and show its end alone', async () => {
    const opened = await open('/recaptcha')
    await retype(opened, /^Site key/, 'k'.repeat(40))
    await retype(opened, /^Secret key/, SECRET)
    await opened.user.click(saveButton())
    const stored = await screen.findByRole('group', { name: 'Secret key' })
    expect(stored.textContent).toContain('Set, ends in 4f2a')
    expect(document.body.innerHTML).not.toContain(SECRET)
    expect((await settings()).recaptcha).toMatchObject({ secretKey: { last4: '4f2a', set: true } })
    await closeScreens()
    await open('/recaptcha')
    expect(screen.getByRole('group', { name: 'Secret key' }).textContent).toContain('Set, ends in 4f2a')
    expect(document.body.innerHTML).not.toContain(SECRET)
  })

  it('ask for a secret again when what it belongs to changes', async () => {
    await arrange({ recaptcha: { secretKey: SECRET, siteKey: 'k'.repeat(40) } })
    const opened = await open('/recaptcha')
    await retype(opened, /^Site key/, 'n'.repeat(40))
    await opened.user.click(saveButton())
    expect(await screen.findAllByText('Type this again: what it belongs to has changed')).not.toHaveLength(0)
    expect((await settings()).recaptcha).toMatchObject({ siteKey: 'k'.repeat(40) })
    await retype(opened, /^Secret key/, 'another-secret-key-9c1d')
    await opened.user.click(saveButton())
    const stored = await screen.findByRole('group', { name: 'Secret key' })
    expect(stored.textContent).toContain('Set, ends in 9c1d')
    expect((await settings()).recaptcha).toMatchObject({
      secretKey: { last4: '9c1d', set: true },
      siteKey: 'n'.repeat(40),
    })
  })

  it('replace or remove a secret on demand, and keep it on second thoughts', async () => {
    await arrange({ recaptcha: { secretKey: SECRET, siteKey: 'k'.repeat(40) } })
    const { user } = await open('/recaptcha')
    const stored = () => within(screen.getByRole('group', { name: 'Secret key' }))
    await user.click(stored().getByRole('button', { name: 'Replace: Secret key' }))
    expect(document.activeElement?.id).toBe(field(/^Secret key/).id)
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(stored().getByText('Set, ends in 4f2a')).toBeTruthy()
    await user.click(stored().getByRole('button', { name: 'Remove: Secret key' }))
    expect(stored().getByText('Removed when you save.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(stored().getByText('Set, ends in 4f2a')).toBeTruthy()
    expect(saveButton().disabled).toBe(true)
  })

  it('are not there for an app that is not enabled', async () => {
    await open('/hotjar')
    expect(screen.getByText('This app is not enabled on this site')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await closeScreens()
    await expect(open('/nothing')).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
  })
})
