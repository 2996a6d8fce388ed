import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchClipboard } from '@tests/support/screens/watchClipboard'
import { makeWorld, type World } from '@tests/support/world'

const PATH = '/admin/settings/security'
const UNKNOWN = '{"image-src": "https://pictures.example"}'
const KNOWN = '{"img-src": "https://pictures.example"}'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person = 'owner-a'): Promise<OpenScreen> => openScreen(app, world.clients[person]!, PATH)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const header = () => screen.getByRole('figure').textContent
const sentHeader = async (): Promise<string> =>
  (await anonymous(app).get<{ value: string }>(`/tenants/${world.a}/csp`)).body.value
const site = () => app.payload.findByID({ collection: 'tenants', depth: 0, id: world.a })
const saves = ({ requests }: OpenScreen) => requests.filter(({ name }) => name === 'updateTenantSecurityCompliance')

async function retype({ user }: OpenScreen, label: string, text: string): Promise<void> {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(text)
}

describe('the security screen', () => {
  it('shows where it is, and what each preset comes to [A-078, A-079, B-097]', async () => {
    const { user } = await open()
    await waitFor(() =>
      expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('SettingsSecurity & Compliance'),
    )
    const presets = within(field('Preset')).getAllByRole('option')
    expect(presets.map(({ textContent }) => textContent)).toEqual(['Strict', 'Moderate', 'Relaxed'])
    expect(field('Preset').value).toBe('relaxed')
    expect(header()).toContain("default-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval';")
    await user.selectOptions(field('Preset'), 'strict')
    expect(header()).toContain("img-src 'self' data:;")
    expect(screen.getByText('Only the site itself and what the enabled apps need.')).toBeTruthy()
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
  })

  it('leaves the directives to the server, shows its words at the field, and keeps what was typed [A-080, A-209, A-210, A-324, B-327]', async () => {
    const opened = await open()
    await retype(opened, 'Custom directives', '{ no JSON')
    expect(field('Custom directives').getAttribute('aria-invalid')).not.toBe('true')
    expect(save().disabled).toBe(false)
    await opened.user.click(save())
    await findToast(/^This is not JSON/)
    await retype(opened, 'Custom directives', UNKNOWN)
    await opened.user.click(save())
    await findToast('"image-src" is not a directive of a content security policy')
    expect(saves(opened)).toHaveLength(2)
    expect(field('Custom directives').getAttribute('aria-invalid')).toBe('true')
    expect(field('Custom directives').value).toBe(UNKNOWN)
    expect((await site()).csp?.directives ?? '').toBe('')
  })

  it('saves policy, banner and address of the privacy policy, and copies the header that they come to [A-079, A-080, A-081, A-082, A-323, B-097, B-327]', async () => {
    const opened = await open()
    await retype(opened, 'Custom directives', KNOWN)
    await opened.user.selectOptions(field('Preset'), 'strict')
    expect(header()).toContain("img-src 'self' data: https://pictures.example;")
    await opened.user.click(screen.getByRole('switch', { name: 'Ask visitors for consent' }))
    await retype(opened, 'Privacy policy URL', 'https://theatre.example/privacy')
    await opened.user.click(save())
    await findToast('Security settings updated')
    await waitFor(() => expect(save().disabled).toBe(true))
    expect(await site()).toMatchObject({
      cookieBanner: { enabled: true, privacyPolicyUrl: 'https://theatre.example/privacy' },
      csp: { directives: KNOWN, preset: 'strict' },
    })
    const copies = watchClipboard()
    await opened.user.click(screen.getByRole('button', { name: 'Copy' }))
    await findToast('Copied to clipboard')
    const [copied] = copies
    expect(copied).toBe(`Content-Security-Policy: ${await sentHeader()}`)
    expect(copied).toMatch(/^Content-Security-Policy: default-src 'self';.* https:\/\/pictures\.example/)
  })

  it('shows what is stored, and goes back to no banner and no directives [A-081, A-082]', async () => {
    const cookieBanner = { enabled: true, privacyPolicyUrl: 'https://theatre.example/privacy' }
    await world.clients['owner-a']!.post(`/tenants/${world.a}/security`, {
      cookieBanner,
      csp: { directives: KNOWN, preset: 'strict' },
    })
    const { user } = await open()
    expect(field('Preset').value).toBe('strict')
    expect(field('Custom directives').value).toBe(KNOWN)
    expect(field('Privacy policy URL').value).toBe('https://theatre.example/privacy')
    const banner = screen.getByRole('switch', { name: 'Ask visitors for consent' })
    expect(banner.getAttribute('aria-checked')).toBe('true')
    await user.clear(field('Custom directives'))
    await user.selectOptions(field('Preset'), 'relaxed')
    await user.click(banner)
    await user.clear(field('Privacy policy URL'))
    await user.click(save())
    await findToast('Security settings updated')
    expect(await site()).toMatchObject({
      cookieBanner: { enabled: false },
      csp: { preset: 'relaxed' },
    })
    expect(await sentHeader()).not.toContain('pictures.example')
  })

  it('says that saving failed, and keeps what was typed [A-324, B-327]', async () => {
    const opened = await open()
    await retype(opened, 'Privacy policy URL', 'https://theatre.example/lost')
    opened.disconnect()
    await opened.user.click(save())
    await findToast('Failed to update settings')
    expect(field('Privacy policy URL').value).toBe('https://theatre.example/lost')
    opened.reconnect()
    await retype(opened, 'Privacy policy URL', '/privacy')
    await opened.user.click(save())
    await findToast(/address that begins with https/)
    expect(field('Privacy policy URL').getAttribute('aria-invalid')).toBe('true')
  })

  it('is closed to everybody but owner and admins', async () => {
    await open('editor-a')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByLabelText('Preset')).toBeNull()
  })
})
