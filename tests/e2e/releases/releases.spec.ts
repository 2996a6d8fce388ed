import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, untilAlive } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({
    people: { Wendy: { role: 'Writer' }, Vera: { as: 'tenant-viewer' } },
    roles: { Writer: ['posts:view', 'posts:manage'] },
  })
})
test.afterAll(() => site.close())
test.beforeEach(({ page }) => signInSomebody(page.context(), site.people.owner))

const headers = { Origin: process.env.E2E_BASE_URL! }
const dialog = (page: Page) => page.getByRole('dialog')
const documents = (page: Page) => page.getByRole('region', { name: 'Documents' }).getByRole('listitem')

async function send<Body>(page: Page, path: string, data: object): Promise<Body> {
  const answer = await page.context().request.post(`/api${path}`, { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Body
}

const make = async (page: Page, type: string, title: string, more: object = {}): Promise<string> =>
  (
    await send<{ doc: { id: string } }>(page, `/${type}?draft=true`, {
      _status: 'draft',
      tenant: site.id,
      title,
      ...more,
    })
  ).doc.id
const live = async (page: Page, type: string, title: string, more: object = {}): Promise<string> =>
  (await send<{ doc: { id: string } }>(page, `/${type}`, { _status: 'published', tenant: site.id, title, ...more })).doc
    .id
const release = async (page: Page, title: string, type: string, ids: string[]): Promise<string> => {
  const { id } = await send<{ id: string }>(page, '/releases', { tenantId: site.id, title })
  await send(page, `/releases/${id}/documents`, { documents: ids.map((one) => ({ collection: type, id: one })) })
  return id
}
const statusOf = async (page: Page, id: string): Promise<string> =>
  ((await (await page.context().request.get(`/api/posts/${id}?depth=0`, { headers })).json()) as { _status: string })
    ._status

test('a release is made, filled, goes live and is taken back', async ({ page }) => {
  const [one, two] = [await make(page, 'posts', 'Season brochure'), await make(page, 'posts', 'Opening night')]
  await open(page, '/admin/releases')
  await page.getByRole('button', { name: 'New release' }).click()
  await dialog(page).getByLabel('Title').fill('Season launch')
  await dialog(page).getByRole('button', { name: 'New release' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Season launch' })).toBeVisible()
  const address = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Add a document' }).click()
  await dialog(page).getByRole('searchbox').fill('Season brochure')
  await dialog(page)
    .getByLabel(/Season brochure/)
    .check()
  await dialog(page).getByRole('button', { exact: true, name: 'Add' }).click()
  await expectToast(page, /Added to .*Season launch/)

  await open(page, `/admin/collections/posts/${two}`)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-release').click()
  await dialog(page).getByLabel('Release').selectOption('Season launch')
  await dialog(page).getByRole('button', { exact: true, name: 'Add' }).click()
  await expectToast(page, /Added to .*Season launch/)

  await open(page, address)
  await expect(documents(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Go live now' }).click()
  await dialog(page).getByRole('button', { name: 'Go live now' }).click()
  await expectToast(page, 'The release is live')
  expect([await statusOf(page, one), await statusOf(page, two)]).toEqual(['published', 'published'])
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialog(page).getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, 'The release was taken back')
  await expect(documents(page).first()).toContainText('Post · Published')
  expect([await statusOf(page, one), await statusOf(page, two)]).toEqual(['draft', 'draft'])
  await expectGoodLooks(page)
})

test('the whole website is looked at as it will be, and visitors see nothing of it', async ({
  browser,
  context,
  page,
}) => {
  const [fine, nameless] = [
    await make(page, 'pages', 'Our new season', { slug: 'our-new-season', slugLock: false }),
    await make(page, 'pages', 'Without a name'),
  ]
  expect(
    (await page.context().request.patch(`/api/pages/${nameless}?draft=true`, { data: { title: '' }, headers })).ok(),
  ).toBe(true)
  const id = await release(page, 'A look ahead', 'pages', [fine, nameless])
  await open(page, `/admin/releases/${id}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const there = await opened
  const bar = there.getByRole('status').filter({ hasText: 'A look ahead' })
  await expect(bar).toContainText('This is the website with the release')
  await expect(bar.getByRole('listitem')).toHaveText(/^Untitled: .*required/)
  expect(await there.evaluate(() => window.opener)).toBeNull()
  await there.goto(new URL('/our-new-season', there.url()).href)
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Our new season')
  await expect(bar).toBeVisible()
  for (const size of [
    { height: 900, width: 1280 },
    { height: 780, width: 360 },
  ]) {
    await there.setViewportSize(size)
    await expectNoViolations(there)
  }
  // The address is of use to nobody else, and the website knows nothing of it.
  const stranger = await (await browser.newContext()).newPage()
  expect((await stranger.goto(there.url()))?.status()).toBe(410)
  const live = await stranger.goto(
    `${process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`)}/our-new-season`,
  )
  expect(live?.status()).toBe(404)
  await stranger.context().close()
})

test('it says what is in the way and what visitors will miss, and gets a time', async ({ page }) => {
  const above = await make(page, 'pages', 'Visit us')
  const below = await make(page, 'pages', 'Getting here', { parent: above })
  const nameless = await make(page, 'pages', 'Nameless')
  expect(
    (await page.context().request.patch(`/api/pages/${nameless}?draft=true`, { data: { title: '' }, headers })).ok(),
  ).toBe(true)
  const id = await release(page, 'New website', 'pages', [below, nameless])
  await open(page, `/admin/releases/${id}`)
  const missing = page.getByRole('region', { name: 'Not seen by visitors' })
  await expect(missing.getByRole('listitem')).toContainText('Visit us')
  await missing.getByRole('button', { name: 'Add these' }).click()
  await expect(documents(page)).toHaveCount(3)
  await expect(missing).toBeHidden()

  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('It cannot go live yet.')).toBeVisible()
  await expect(documents(page).filter({ hasText: 'required' })).toHaveCount(1)
  await expectGoodLooks(page)
  await documents(page)
    .filter({ hasText: 'required' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(documents(page)).toHaveCount(2)
  await expect(page.getByText('It cannot go live yet.')).toBeHidden()

  await page.getByRole('button', { name: 'Set a time' }).click()
  await dialog(page).getByLabel('Day').fill('2031-09-01')
  await dialog(page).getByLabel('Time').fill('10:00')
  await expectGoodLooks(page, { within: DIALOG })
  await dialog(page).getByRole('button', { name: 'Set a time' }).click()
  await expectToast(page, 'The time is set')
  await expect(page.getByText(/scheduled by .*Olwen Tester/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the time' }).click()
  await expectToast(page, 'The time was cancelled')
})

test('it names who still refers to what is taken off', async ({ page }) => {
  const above = await live(page, 'pages', 'Old season')
  await live(page, 'pages', 'Old tickets', { parent: above })
  const id = await release(page, 'Clear out', 'pages', [above])
  await open(page, `/admin/releases/${id}`)
  const loose = page.getByRole('region', { name: 'Refer to what is taken off' })
  await expect(loose).toBeHidden()
  await page.getByLabel('What happens to it: Old season').selectOption('Take off the site')
  await expect(loose.getByRole('listitem')).toContainText('Old tickets')
  await expect(loose.getByRole('listitem')).toContainText(/Refers to .*Old season/)
  await expectGoodLooks(page)
})

test('chosen rows of a list go into a release that is made for them', async ({ page }) => {
  await release(page, 'Another', 'posts', [await make(page, 'posts', 'Elsewhere')])
  await make(page, 'blogs', 'Rehearsal one')
  await make(page, 'blogs', 'Rehearsal two')
  await open(page, '/admin/collections/blogs')
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('button', { name: 'Add to a release' }).click()
  await dialog(page).getByLabel('Release').selectOption('New release')
  await dialog(page).getByLabel('Title of the new release').fill('Blog week')
  await expectGoodLooks(page, { within: DIALOG })
  await dialog(page).getByRole('button', { exact: true, name: 'Add' }).click()
  await expectToast(page, /Added to .*Blog week/)
  await expect(page.getByRole('button', { name: 'Add to a release' })).toBeHidden()
  await open(page, '/admin/releases')
  await expectGoodLooks(page)
  await page.getByRole('link', { name: 'Blog week' }).click()
  await expect(documents(page)).toHaveCount(2)
})

test('somebody who may not publish fills a release and has no way to let it go live; a viewer sees none', async ({
  page,
}) => {
  const id = await release(page, 'Not mine', 'posts', [await make(page, 'posts', 'A post')])
  await open(page, `/admin/releases/${id}`)
  await expect(page.getByRole('button', { name: 'Go live now' })).toBeVisible()
  await signInSomebody(page.context(), site.people.Wendy!)
  await open(page, `/admin/releases/${id}`)
  await expect(documents(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Add a document' })).toBeVisible()
  for (const name of ['Go live now', 'Set a time', 'Check now', 'Delete release'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await signInSomebody(page.context(), site.people.Vera!)
  await open(page, '/admin/releases')
  await expect(page.getByRole('heading', { name: 'Releases' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0)
})

test('the screens of releases read from right to left', async ({ page }) => {
  const id = await release(page, 'Season launch', 'posts', [await make(page, 'posts', 'A post')])
  await chooseLanguage(page.context(), 'ar')
  await page.goto('/admin/releases')
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1, name: 'الإطلاقات' })).toBeVisible()
  await page.goto(`/admin/releases/${id}`)
  await untilAlive(page)
  await expect(page.getByRole('region', { name: 'المستندات' }).getByRole('listitem')).toHaveCount(1)
  await expectGoodLooks(page)
})
