import { expect, test, type Page } from '../support/test'
import { startDnsServer, type DnsServer } from '@tests/support/dnsServer'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'
import { headers, ownSite } from './support/ownSite'

const PATH = '/admin/settings/domains'
const NAME = 'riverside-theatre.org'
const LONG = `${'a'.repeat(63)}.${'b'.repeat(63)}.theatre.org`

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { exact: true, name }) })
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Domain' })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByLabel('Domain name')

let dns: DnsServer

test.beforeAll(async () => {
  dns = await startDnsServer(Number(process.env.E2E_DNS_SERVER!.split(':')[1]))
})
test.afterAll(() => dns.close())

test(
  'an owner adds a domain, copies its TXT record, verifies and removes it [A-073, A-075, A-149]',
  { tag: '@core' },
  async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAs(context, 'owner')
    await open(page, PATH)
    await addButton(page).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(NAME)
    await page.keyboard.press('Enter')
    await expectToast(page, `Domain ${NAME} has been added successfully`)
    await expect(addButton(page)).toBeFocused()
    await card(page, NAME).getByRole('button').click()
    await dialog(page).getByRole('button', { name: 'Copy value of the TXT record' }).click()
    await expectToast(page, 'Copied to clipboard')
    const proof = await page.evaluate(() => navigator.clipboard.readText())
    dns.setResponse('A', NAME, ['203.0.113.10'])
    dns.setResponse('TXT', `_callboard-challenge.${NAME}`, [proof])
    await dialog(page).getByRole('button', { name: 'Verify domain' }).click()
    await expectToast(page, `Domain ${NAME} verified successfully`)
    await page.keyboard.press('Escape')
    await expect(card(page, NAME).getByRole('button')).toBeFocused()
    await reload(page)
    await expect(card(page, NAME)).toContainText('Active')
    await card(page, NAME).getByRole('button').click()
    await dialog(page).getByRole('button', { name: 'Remove domain' }).click()
    await expect(dialog(page)).toContainText('This action cannot be undone')
    await dialog(page).getByRole('button', { name: 'Remove domain' }).click()
    await expectToast(page, `Domain ${NAME} has been removed`)
    await expect(addButton(page)).toBeFocused()
    await expect(card(page, NAME)).toHaveCount(0)
  },
)

test('an owner finds the empty list of domains accessible', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await open(page, PATH)
  await expect(page.getByText('No domains yet')).toBeVisible()
  await expectGoodLooks(page)
  await addButton(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expectGoodLooks(page, { within: DIALOG })
})

test('an owner finds cards and dialogs of domains accessible, and fitting every screen', async ({ context, page }) => {
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
  const path = `/api/tenants/${await ownSite(context)}`
  const { domains } = (await (await context.request.get(`${path}?depth=0`, { headers })).json()) as {
    domains: { domain: string; isPrimary: boolean }[]
  }
  const before = domains.map(({ domain, isPrimary }) => ({ domain, isPrimary }))
  const store = async (data: object) =>
    expect((await context.request.patch(path, { data, headers })).status()).toBe(200)
  await store({ domains: [...before, { domain: LONG, isPrimary: false }] })
  await open(page, PATH)
  await look(expectGoodLooks)
  await page.setViewportSize({ height: 640, width: 320 })
  const box = (await dialog(page).boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  expect(await dialog(page).evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(Math.ceil(box.width))
  await chooseLanguage(context, 'ar')
  await page.goto(PATH)
  await look(expectToFit)
  await store({ domains: before })
})
