import { expect, test, type Page } from '@playwright/test'
import { startDnsServer, type DnsServer } from '../../support/dnsServer'
import { expectNoViolations } from '../support/axe'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import type { PersonName } from '../support/people'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const PATH = '/admin/settings/domains'
const LONG = `${'a'.repeat(63)}.${'b'.repeat(63)}.theatre.org`

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { exact: true, name }) })
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Domain' })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByLabel('Domain name')
const record = (page: Page, type: string) => dialog(page).getByRole('listitem', { name: new RegExp(`^${type} record`) })

let dns: DnsServer

test.beforeAll(async () => {
  dns = await startDnsServer(Number(process.env.E2E_DNS_SERVER!.split(':')[1]))
})
test.afterAll(() => dns.close())

async function add(page: Page, name: string): Promise<void> {
  await addButton(page).click()
  await field(page).fill(name)
  await page.keyboard.press('Enter')
}

test('an empty list breaks no accessibility rule in any look', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectGoodLooks(page)
})

test('[A-072, A-073, A-074, A-075, A-077, A-304, A-316, A-317, A-318, A-319, A-342] an owner adds a domain, sets it up, prefers and removes it', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(context, 'owner')
  await open(page, PATH)
  await expect(page.locator('.step-nav')).toContainText(/Settings.*Domains/)

  await test.step('[A-151, A-076] the development domain of the demo needs nothing', async () => {
    await expect(card(page, 'riverside.localhost')).toContainText('Development')
    await expect(card(page, 'riverside.localhost')).toContainText('Primary')
    await card(page, 'riverside.localhost').getByRole('button').click()
    await expect(dialog(page).getByRole('tab')).toHaveText(['Overview', 'SSL/Security'])
    await expect(dialog(page).getByRole('button', { name: 'Remove domain' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(card(page, 'riverside.localhost').getByRole('button')).toBeFocused()
  })

  await test.step('[A-180, A-182, A-181] says what is wrong, and from then on with every letter', async () => {
    await addButton(page).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('riverside')
    await expect(dialog(page).getByText('Please enter a valid domain name')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a valid domain name')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('.org')
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await field(page).fill('Riverside.localhost')
    await expect(dialog(page).getByRole('alert')).toHaveText('This domain is already added')
    await expectNoViolations(page)
    await field(page).fill('harbour.callboard.site')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('alert')).toHaveText('This name belongs to the platform and cannot be added')
    await field(page).fill('https://www.riverside-theatre.org/visit')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Domain www.riverside-theatre.org has been added successfully')
    await expect(card(page, 'www.riverside-theatre.org')).toContainText('Needs setup')
    await expect(addButton(page)).toBeFocused()
  })

  await add(page, 'riverside-theatre.org')
  await expectToast(page, 'Domain riverside-theatre.org has been added successfully')

  await test.step('[A-356, A-357, A-358, A-359] the records to set up, with what is found instead', async () => {
    await card(page, 'riverside-theatre.org').getByRole('button', { name: 'Set up riverside-theatre.org' }).click()
    await expect(dialog(page).getByRole('tab')).toHaveText(['Overview', 'DNS Setup', 'SSL/Security'])
    await expect(record(page, 'A')).toContainText('203.0.113.10')
    await expect(record(page, 'CNAME')).toContainText('www.riverside-theatre.org')
    await expect(record(page, 'TXT')).toContainText('_callboard-challenge.riverside-theatre.org')
    await expect(dialog(page)).toContainText('48 hours')
    dns.setResponse('A', 'riverside-theatre.org', ['198.51.100.7'])
    await dialog(page).getByRole('button', { name: 'Verify domain' }).click()
    await expectToast(page, 'Domain riverside-theatre.org verification failed. Please check DNS records.')
    await expect(record(page, 'A')).toContainText('Found: 198.51.100.7')
    await expect(record(page, 'TXT')).toContainText('Not found yet.')
  })

  await test.step('[A-295] name servers that are away', async () => {
    dns.setResponse('A', 'riverside-theatre.org', 'servfail')
    await dialog(page).getByRole('button', { name: 'Verify domain' }).click()
    await expectToast(page, 'Failed to verify domain')
    await expect(dialog(page).getByRole('alert')).toContainText('Nothing has changed')
  })

  await test.step('[A-149] verified, with what was copied from the screen', async () => {
    dns.setResponse('A', 'riverside-theatre.org', ['203.0.113.10'])
    await record(page, 'TXT').getByRole('button', { name: 'Copy value of the TXT record' }).click()
    await expectToast(page, 'Copied to clipboard')
    dns.setResponse('TXT', '_callboard-challenge.riverside-theatre.org', [
      await page.evaluate(() => navigator.clipboard.readText()),
    ])
    await dialog(page).getByRole('tab', { name: 'Overview' }).click()
    await expect(dialog(page)).toContainText('It can become the primary domain once it is verified.')
    await expect(dialog(page).getByRole('button', { name: 'Set as primary' })).toHaveCount(0)
    await dialog(page).getByRole('tab', { name: 'DNS' }).click()
    await dialog(page).getByRole('button', { name: 'Verify domain' }).click()
    await expectToast(page, 'Domain riverside-theatre.org verified successfully')
    await expect(record(page, 'TXT')).toContainText('Found')
    await page.keyboard.press('Escape')
    await expect(card(page, 'riverside-theatre.org')).toContainText('Active')
    await expect(card(page, 'riverside-theatre.org')).toContainText('SSL certificate: Pending')
  })

  await test.step('[A-153, A-154, A-121] made primary, where it cannot be removed', async () => {
    await card(page, 'riverside-theatre.org').getByRole('button').click()
    await expect(dialog(page)).toContainText(/Last verified.*UTC/)
    await dialog(page).getByRole('button', { name: 'Set as primary' }).click()
    await expectToast(page, 'riverside-theatre.org is now the primary domain')
    await expect(dialog(page).getByRole('button', { name: 'Remove domain' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(card(page, 'riverside.localhost')).not.toContainText('Primary')
  })

  await test.step('removed after a question, the development domain primary again', async () => {
    await card(page, 'riverside.localhost').getByRole('button').click()
    await dialog(page).getByRole('button', { name: 'Set as primary' }).click()
    await expectToast(page, 'riverside.localhost is now the primary domain')
    await page.keyboard.press('Escape')
    for (const name of ['riverside-theatre.org', 'www.riverside-theatre.org']) {
      await card(page, name).getByRole('button').click()
      await dialog(page).getByRole('tab', { name: 'Overview' }).click()
      await dialog(page).getByRole('button', { name: 'Remove domain' }).click()
      await expect(dialog(page)).toContainText('This action cannot be undone')
      await dialog(page).getByRole('button', { name: 'Remove domain' }).click()
      await expectToast(page, `Domain ${name} has been removed`)
      await expect(card(page, name)).toHaveCount(0)
      await expect(addButton(page)).toBeFocused()
    }
    await reload(page)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })
})

test('[A-183, A-184, A-225] a plan without custom domains has one of them', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  await expect(page.getByText('No domains yet')).toBeVisible()
  await add(page, 'lantern-players.org')
  await expectToast(page, 'Domain lantern-players.org has been added successfully')
  await expect(card(page, 'lantern-players.org')).toContainText('Primary')
  await add(page, 'lantern-players.com')
  await expect(dialog(page).getByRole('alert')).toHaveText('Custom domains are not available in your current plan')
  await expect(dialog(page).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/admin/settings/billing')
  await field(page).fill('lantern.local:3000')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Domain lantern.local:3000 has been added successfully')
})

test('[A-292, A-293, A-294] what fails is said, and nothing changes', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  await page.route('**/api/tenants/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await add(page, 'second.local')
  await expectToast(page, 'Failed to add domain')
  await expect(field(page)).toHaveValue('second.local')
  await page.keyboard.press('Escape')
  await card(page, 'lantern.local:3000').getByRole('button').click()
  await dialog(page).getByRole('button', { name: 'Set as primary' }).click()
  await expectToast(page, 'Failed to set primary domain')
  await dialog(page).getByRole('button', { name: 'Remove domain' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Remove domain' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Remove domain' }).click()
  await expectToast(page, 'Failed to remove domain')
  await expect(card(page, 'lantern.local:3000').getByRole('button')).toBeFocused()
})

test('[A-296] a copy that the browser refuses is said', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
  })
  await card(page, 'lantern-players.org').getByRole('button').click()
  await record(page, 'TXT').getByRole('button', { name: 'Copy name of the TXT record' }).click()
  await expectToast(page, 'Failed to copy to clipboard')
})

test('a change that somebody else has overtaken is refused, with the way to see it', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  const other = await context.newPage()
  await open(other, PATH)
  await add(other, 'third.local')
  await expectToast(other, 'Domain third.local has been added successfully')
  await add(page, 'fourth.local')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(card(page, 'fourth.local')).toHaveCount(0)
})

for (const [who, sees] of [
  ['editor', false],
  ['marketing', false],
  ['freelance', true],
] as [PersonName, boolean][]) {
  test(`${who} ${sees ? 'sees' : 'does not see'} the domains of their site`, async ({ context, page }) => {
    await signInAs(context, who)
    await open(page, PATH)
    await expect(page.getByRole('link', { exact: true, name: 'Domains' })).toHaveCount(sees ? 1 : 0)
    await expect(sees ? addButton(page) : page.getByText('You don’t have access to this page.')).toBeVisible()
  })
}

test('cards and dialogs break no accessibility rule and fit in every look', async ({ context, page }) => {
  test.slow()
  const look = async (check: typeof expectToFit) => {
    await expect(card(page, LONG)).toBeVisible()
    await check(page)
    await card(page, LONG).getByRole('button').click()
    await expect(dialog(page).getByRole('tab')).toHaveCount(3)
    for (const tab of await dialog(page).getByRole('tab').all()) {
      await tab.click()
      await check(page, { within: DIALOG })
    }
  }
  await signInAs(context, 'owner')
  await open(page, PATH)
  await add(page, LONG)
  await expectToast(page, 'has been added successfully')
  await reload(page)
  await look(expectGoodLooks)
  await page.setViewportSize({ height: 640, width: 320 })
  const box = (await dialog(page).boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  expect(await dialog(page).evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(Math.ceil(box.width))
  await chooseLanguage(context, 'ar')
  await page.goto(PATH)
  await look(expectToFit)
})
