import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { createPages } from '../pages/support'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open } from '../support/signIn'
import { expectToast } from '../support/toast'

const LIST = '/admin/collections/menus'

let site: OwnSite
let visitors: string
let ids: Record<string, string>

test.beforeAll(async () => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
  visitors = process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`)
  ids = await createPages(site, 'Home,Visit(Bar),About')
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('#field-entries > .array-field__draggable-rows > div')
const menuOf = (page: Page, place: string) =>
  page
    .getByRole('list', { name: 'Menus' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: place }) })

async function act(page: Page, row: number, name: string): Promise<void> {
  await rows(page).nth(row).locator('.array-actions__button').first().click()
  await page.getByRole('button', { exact: true, name }).click()
}

/** The main menu as visitors of a page see it. */
async function shown(page: Page, path: string): Promise<string[]> {
  const visitor = await page.context().newPage()
  await visitor.goto(visitors + path)
  const titles = await visitor.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()
  await visitor.close()
  return titles
}

test(
  'an owner starts from the current menu and arranges it, and visitors see it once it is published',
  { tag: '@core' },
  async ({ context, page }) => {
    await site.signIn(context, site.people.owner)
    await open(page, LIST)
    await expect(menuOf(page, 'Main menu')).toContainText('Created automatically: the list of events')
    await expectGoodLooks(page)

    await test.step('it begins with what visitors see', async () => {
      await menuOf(page, 'Main menu').getByRole('button', { name: 'Start from the current menu: Main menu' }).click()
      await expect(page).toHaveURL(/menus\/[0-9a-f-]{36}/)
      await expect(rows(page)).toHaveCount(2)
      await expect(rows(page).nth(0)).toContainText(/01\s*Visit/)
      await expect(rows(page).nth(1)).toContainText(/02\s*About/)
      await expectGoodLooks(page)
    })

    await test.step('rows are moved, and changes reach nobody before they are published', async () => {
      await act(page, 1, 'Move up')
      await expect(rows(page).nth(0)).toContainText('About')
      expect(await shown(page, '/visit')).toEqual(['Visit', 'About'])
      await page.getByRole('button', { name: 'Add Entry' }).click()
      const added = rows(page).nth(2)
      await added.locator('#field-entries__2__kind .rs__control').click()
      await added.locator('.rs__option', { hasText: 'A web address' }).click()
      await added.getByRole('textbox', { name: /^Label/ }).fill('Shop')
      await added.getByRole('textbox', { name: /^Address/ }).fill('https://shop.example')
      await expect(added).toContainText(/03\s*Shop/)
      await expectGoodLooks(page, { within: '#field-entries' })
      await page.locator('#action-save').click()
      await expect.poll(() => shown(page, '/visit')).toEqual(['About', 'Visit', 'Shop'])
    })

    await test.step('a page that is published afterwards is in no menu, and the screen says so', async () => {
      ids = { ...ids, ...(await createPages(site, 'Hire')) }
      expect(await shown(page, '/about')).toEqual(['About', 'Visit', 'Shop'])
      await open(page, LIST)
      await expect(menuOf(page, 'Main menu')).toContainText(/Published.*3 entries/)
      const missing = page.getByRole('region', { name: 'Published pages that are not in a menu' })
      await expect(missing.getByRole('listitem')).toHaveText([/Hire\s*\/hire/])
      await expectGoodLooks(page)
      await missing.getByRole('button', { name: 'Add Hire to the main menu' }).click()
      await expectToast(page, 'Added to the draft of the main menu')
      await expect(missing).toHaveCount(0)
      await expect(menuOf(page, 'Main menu')).toContainText(/4 entries/)
    })

    await test.step('a person who may only look finds nothing to start', async () => {
      await site.signIn(context, site.people.Vera!)
      await open(page, LIST)
      await expect(menuOf(page, 'Footer')).toContainText('Created automatically')
      await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0)
    })
  },
)

test('a visitor opens menu headings without JavaScript, and sees them as columns of the footer', async ({
  browser,
}) => {
  const own = await makeSite()
  const pages = await createPages(own, 'Home,Visit(Bar),About')
  const toPage = (title: string) => ({ document: { relationTo: 'pages', value: pages[title] }, kind: 'document' })
  const more = {
    below: [
      toPage('Visit'),
      toPage('Bar'),
      { address: '/events', kind: 'address', label: 'Everything that is on this season and next' },
    ],
    kind: 'heading',
    label: 'Your visit',
  }
  await own.asProvider('POST', '/menus', {
    _status: 'published',
    entries: [toPage('About'), more, { address: 'https://shop.example', kind: 'address', label: 'Shop' }],
    place: 'main',
    tenant: own.id,
  })
  await own.asProvider('POST', '/menus', {
    _status: 'published',
    entries: [more, { ...more, label: 'The house' }, toPage('About')],
    place: 'footer',
    tenant: own.id,
  })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const scripted = await browser.newContext()
  const at = process.env.E2E_BASE_URL!.replace('//localhost', `//${own.slug}.localhost`)
  const page = await context.newPage()
  await page.goto(`${at}/about`)
  const nav = page.getByRole('banner').getByRole('navigation').first()
  await expect(nav.getByRole('link', { name: 'Bar' })).toBeHidden()
  await nav.getByText('Your visit').focus()
  await page.keyboard.press('Enter')
  await nav.getByRole('link', { name: 'Bar' }).click()
  await expect(page).toHaveURL(`${at}/visit/bar`)
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'The house' })).toBeVisible()

  const looked = await scripted.newPage()
  await looked.goto(`${at}/about`)
  await looked.getByRole('banner').getByText('Your visit').click()
  await expectGoodLooks(looked)
  await Promise.all([context.close(), scripted.close(), own.close()])
})

test('an owner sees the screen of menus fit in Arabic', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await chooseLanguage(context, 'ar')
  await page.goto(LIST)
  await expect(page.getByRole('heading', { name: 'تذييل الصفحة' })).toBeVisible()
  await expectToFit(page)
})
