import { screen, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { startDnsServer, type DnsServer } from '@tests/support/dnsServer'
import { closeScreens, findToast, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchClipboard } from '@tests/support/screens/watchClipboard'
import { makeWorld, type World } from '@tests/support/world'
import { add, domainsOf, EDGE, clearRateLimits, newSite, setUp } from '@tests/int/domains/support'

const CHALLENGE = '_callboard-challenge'

let app: TestApp
let world: World
let dns: DnsServer
let site: string
let domain: string
let count = 0

beforeAll(async () => {
  dns = await startDnsServer()
  app = await boot({ env: { ...EDGE, DNS_SERVERS: dns.address, DNS_TIMEOUT_MS: '1000' } })
  world = await makeWorld(app)
})
beforeEach(async () => {
  dns.reset()
  await clearRateLimits(app)
  domain = `theatre-${++count}.org`
  site = await newSite(app, { owner: world.users['owner-a']!, slug: `site-${count}` })
  for (const name of [`work-${count}.localhost`, domain]) await add(owner(), site, name)
})
afterEach(closeScreens)
afterAll(async () => {
  await app.close()
  await dns.close()
})

const owner = () => world.clients['owner-a']!
const stored = async () => (await domainsOf(owner(), site)).find((one) => one.domain === domain)!
const card = () => screen.getAllByRole('listitem').find((one) => within(one).queryByRole('heading', { name: domain }))!
const dialog = () => within(screen.getByRole('dialog'))
const record = (type: string) => dialog().getByRole('listitem', { name: new RegExp(`^${type} record`) })
const verify = ({ user }: OpenScreen) => user.click(dialog().getByRole('button', { name: 'Verify domain' }))

/** Opens the screen, and there the details of the domain. */
async function open(): Promise<OpenScreen> {
  const opened = await openScreen(app, owner(), '/admin/settings/domains', { tenant: site })
  await opened.user.click(within(card()).getByRole('button'))
  return opened
}

describe('the setup of a domain', () => {
  it('shows the records to set up, and how long they take to be seen [A-075, A-356, A-357, A-358, A-359]', async () => {
    await open()
    const tabs = dialog().getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'DNS Setup', 'SSL/Security'])
    expect(dialog().getByRole('tab', { name: 'DNS Setup' }).getAttribute('aria-selected')).toBe('true')
    expect(record('A').textContent).toContain(`${domain}CopyValue192.0.2.10`)
    expect(record('CNAME').textContent).toContain(`www.${domain}CopyValueedge.platform.example`)
    expect(record('TXT').textContent).toContain(`${CHALLENGE}.${domain}CopyValuecallboard-verification=`)
    expect(dialog().getByText(/Changes to DNS records can take up to 48 hours to be seen everywhere\./)).toBeTruthy()
  })

  it('says what was found in place of a record [A-304]', async () => {
    dns.setResponse('A', domain, ['198.51.100.7'])
    await verify(await open())
    await findToast(`Domain ${domain} verification failed. Please check DNS records.`)
    expect(record('A').textContent).toContain('Found: 198.51.100.7')
    expect(record('TXT').textContent).toContain('Not found yet.')
    expect((await stored()).status).not.toBe('active')
  })

  it('says that the name servers are away, and that nothing has changed [A-295]', async () => {
    const before = await stored()
    dns.setResponse('A', domain, 'servfail')
    await verify(await open())
    await findToast('Failed to verify domain')
    expect(dialog().getByRole('alert').textContent).toContain('Nothing has changed')
    expect((await stored()).status).toBe(before.status)
  })

  it('makes the domain active once its records are there, and says when that was seen [A-074, A-077, A-121, A-149, A-319]', async () => {
    const opened = await open()
    await opened.user.click(dialog().getByRole('tab', { name: 'Overview' }))
    expect(dialog().getByText('It can become the primary domain once it is verified.')).toBeTruthy()
    expect(dialog().queryByRole('button', { name: 'Set as primary' })).toBeNull()
    await setUp(dns, owner(), site, domain)
    await verify(opened)
    await findToast(`Domain ${domain} verified successfully`)
    expect(record('TXT').textContent).toContain('Found')
    expect(record('TXT').textContent).not.toContain('Not found')
    expect(await stored()).toMatchObject({ sslStatus: 'pending', status: 'active' })
    await opened.user.click(dialog().getByRole('tab', { name: 'SSL/Security' }))
    expect(dialog().getByText('Pending', { exact: false })).toBeTruthy()
    await opened.user.keyboard('{Escape}')
    expect(card().contains(document.activeElement)).toBe(true)
    expect(card().textContent).toMatch(/Active.*SSL certificate: Pending/)
    await opened.user.click(within(card()).getByRole('button', { name: `Details of ${domain}` }))
    expect(screen.getByRole('dialog').textContent).toMatch(/Last verified.*UTC/)
    await opened.user.click(dialog().getByRole('button', { name: 'Set as primary' }))
    await findToast(`${domain} is now the primary domain`)
    expect((await stored()).isPrimary).toBe(true)
  })

  it('copies the parts of a record, and says when the browser refuses that [A-075, A-296]', async () => {
    const { user } = await open()
    const copied = watchClipboard()
    const txt = within(record('TXT'))
    await user.click(txt.getByRole('button', { name: 'Copy name of the TXT record' }))
    await user.click(txt.getByRole('button', { name: 'Copy value of the TXT record' }))
    await findToast('Copied to clipboard')
    const { name, value } = (await stored()).dnsRecords!.find(({ type }) => type === 'TXT')!
    expect(copied).toEqual([name, value])
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
    await user.click(txt.getByRole('button', { name: 'Copy name of the TXT record' }))
    await findToast('Failed to copy to clipboard')
    expect(copied).toHaveLength(2)
  })
})
