import { expect, test, type Page } from '../support/test'
import { expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: { Elin: { role: 'Author' } }, roles: { Author: ['redirects:view', 'pages:manage'] } })
})
test.afterAll(() => site.close())

const website = () => process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`)
const make = (collection: string, data: object) =>
  site.asProvider<{ doc: { id: string } }>('POST', `/${collection}`, {
    _status: 'published',
    slugLock: false,
    tenant: site.id,
    ...data,
  })
const found = (page: Page) => page.getByRole('region', { name: 'Search result' })
const shared = (page: Page) => page.getByRole('region', { name: 'Shared link' })

test('the previews of search engines and social media follow the typing, and the website says the same', async ({
  page,
}) => {
  const { doc } = await make('pages', { slug: 'visit', summary: 'How to get here.', title: 'Plan your visit' })
  await signInSomebody(page.context(), site.people.owner)
  await open(page, `/admin/collections/pages/${doc.id}`)
  const title = page.getByLabel('Search title')
  await expect(title).toBeHidden()
  await page.getByRole('button', { name: 'Toggle block' }).last().click()
  await expect(title).toHaveAttribute('placeholder', `Plan your visit – ${site.name}`)
  await expect(page.getByLabel('Search description')).toHaveAttribute('placeholder', 'How to get here.')
  await expect(found(page)).toContainText(`${website()} › visit`)
  await expect(found(page)).toContainText(`Plan your visit – ${site.name}`)
  await expect(found(page)).toContainText('How to get here.')
  await expect(shared(page)).toContainText('No picture')
  await expectGoodLooks(page)

  await title.fill('Getting to the theatre')
  await page.getByLabel('Search description').fill('Trams and trains.')
  for (const part of [found(page), shared(page)]) {
    await expect(part).toContainText('Getting to the theatre')
    await expect(part).toContainText('Trams and trains.')
    await expect(part).not.toContainText('How to get here.')
  }
  await expect(page.getByText('22 characters; about 60 are shown')).toBeVisible()
  await page.locator('#action-save').click()
  await expectToast(page, /published|saved|updated/i)

  const visitor = await page.context().newPage()
  await visitor.goto(`${website()}/visit`)
  await expect(visitor).toHaveTitle('Getting to the theatre')
  await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', 'Trams and trains.')
  await expect(visitor.locator('meta[name=robots]')).toHaveCount(0)

  await page.getByLabel('Keep out of search engines').check()
  await expect(found(page)).toContainText('Search engines are asked not to show this page.')
  await visitor.close()
})

test('an address that visitors did not find leads to a redirect, with the page that it may have meant', async ({
  page,
}) => {
  await make('pages', { slug: 'getting-here', title: 'Getting here' })
  const visitor = await page.context().newPage()
  for (const path of ['/info/getting-here.html', '/spring-season', '/spring-season'])
    await visitor.goto(website() + path)
  await visitor.close()
  await signInSomebody(page.context(), site.people.owner)
  const panel = page.getByRole('region', { name: 'Addresses visitors did not find' })
  await expect(async () => {
    await open(page, '/admin/collections/redirects')
    await expect(panel.getByRole('listitem')).toHaveCount(2, { timeout: 2_000 })
  }).toPass()
  const row = (path: string) => panel.getByRole('listitem').filter({ hasText: path })
  await expect(row('/spring-season')).toContainText('2 visits')
  await expect(row('/info/getting-here.html')).toContainText('Similar: ')
  await expectGoodLooks(page)

  await panel.getByRole('button', { name: '/spring-season is not needed' }).click()
  await expectToast(page, 'no longer listed')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('link', { name: 'Redirect /info/getting-here.html' }).click()
  await expect(page).toHaveURL(/redirects\/create/)
  await expect(page.locator('#field-from')).toHaveValue('/info/getting-here.html')
  await expect(page.locator('#field-to')).toContainText('Getting here')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/redirects\/[0-9a-f-]{36}/)
  await open(page, '/admin/collections/redirects')
  await expect(page.getByRole('link', { name: '/info/getting-here.html' })).toBeVisible()
  await expect(panel).toHaveCount(0)
  await page.goto(`${website()}/info/getting-here.html`)
  await expect(page).toHaveURL(`${website()}/getting-here`)
})

test('a person who may only read redirects is not shown the addresses that visitors did not find', async ({ page }) => {
  const visitor = await page.context().newPage()
  await visitor.goto(`${website()}/lost`)
  await visitor.close()
  await signInSomebody(page.context(), site.people.owner)
  const panel = page.getByRole('region', { name: 'Addresses visitors did not find' })
  await expect(async () => {
    await open(page, '/admin/collections/redirects')
    await expect(panel).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.context().clearCookies()
  await signInSomebody(page.context(), site.people.Elin!)
  await open(page, '/admin/collections/redirects')
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible()
  await reload(page)
  await expect(panel).toHaveCount(0)
})
