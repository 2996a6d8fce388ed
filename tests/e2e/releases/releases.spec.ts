import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite()
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
const release = async (page: Page, title: string, type: string, ids: string[]): Promise<string> => {
  const { id } = await send<{ id: string }>(page, '/releases', { tenantId: site.id, title })
  await send(page, `/releases/${id}/documents`, { documents: ids.map((one) => ({ collection: type, id: one })) })
  return id
}

test('an owner sees what blocks a release, publishes it and reverts it', { tag: '@core' }, async ({ page }) => {
  const above = await make(page, 'pages', 'Visit us')
  const below = await make(page, 'pages', 'Getting here', { parent: above })
  const nameless = await make(page, 'pages', 'Nameless')
  const cleared = await page
    .context()
    .request.patch(`/api/pages/${nameless}?draft=true`, { data: { title: '' }, headers })
  expect(cleared.ok()).toBe(true)
  const id = await release(page, 'New website', 'pages', [below, nameless])
  await open(page, `/admin/releases/${id}`)
  await expect(page.getByRole('region', { name: 'Not seen by visitors' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Check now' }).click()
  const blocked = documents(page).filter({ hasText: 'required' })
  await expect(blocked).toHaveCount(1)
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Set a time' }).click()
  await expect(dialog(page).getByLabel('Day')).toBeVisible()
  await expectGoodLooks(page, { within: DIALOG })
  await page.keyboard.press('Escape')
  await blocked.getByRole('button', { name: /^Remove/ }).click()
  await expect(documents(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add these' }).click()
  await expect(documents(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Go live now' }).click()
  await dialog(page).getByRole('button', { name: 'Go live now' }).click()
  await expectToast(page, 'The release is live')
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialog(page).getByRole('button', { name: 'Take back' }).click()
  await expectToast(page, 'The release was taken back')
  await expectGoodLooks(page)
})

test('an owner previews the whole website with a release, while visitors see the current one', async ({
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

test('an owner adds selected documents to a new release, and finds it in the list, also in Arabic', async ({
  context,
  page,
}) => {
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
  await open(page, '/admin/releases')
  await expectGoodLooks(page)
  await page.getByRole('link', { name: 'Blog week' }).click()
  await expect(documents(page)).toHaveCount(2)
  await chooseLanguage(context, 'ar')
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('region', { name: 'المستندات' }).getByRole('listitem')).toHaveCount(2)
  await expectGoodLooks(page)
})
