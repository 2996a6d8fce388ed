import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { chooseLanguage, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const headers = { Origin: process.env.E2E_BASE_URL! }
const LIST = '/admin/collections/series'
/** Payload remembers how many rows somebody had last. */
const ALL = '?limit=10'

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  for (const title of ['Matinees', 'Late nights', 'Talks']) {
    const answer = await page
      .context()
      .request.post('/api/series', { data: { _status: 'published', tenant: site.id, title }, headers })
    expect(answer.status(), await answer.text()).toBe(201)
  }
})
test.afterEach(async ({ page }) => {
  const query = new URLSearchParams({ trash: 'true', 'where[tenant][equals]': site.id })
  expect((await page.context().request.delete(`/api/series?${query}`, { headers })).status()).toBe(200)
})

const bar = (page: Page) => page.locator('[data-bulk-actions]')
const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.locator('.table tbody tr')
const choose = async (page: Page, count: number) => {
  await expect(rows(page)).toHaveCount(count)
  await page.locator('.select-all input').first().check()
  await expect(bar(page).getByRole('status')).toContainText(String(count))
}

for (const [name, viewport] of [
  ['on a phone', { height: 740, width: 360 }],
  ['on a wide screen', { height: 800, width: 1280 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test('selected rows go to the trash at once and come back with Undo; what lies there is restored or deleted after a question', async ({
      page,
    }) => {
      await open(page, `${LIST}${ALL}`)
      await expect(bar(page).getByRole('button')).toHaveCount(0)
      await choose(page, 3)
      await expect(bar(page).getByRole('button')).toHaveText([
        'Edit',
        'Publish',
        'Unpublish',
        'Add to a release',
        'Move to trash',
      ])
      await expect(page.getByRole('button', { exact: true, name: 'Delete' })).toHaveCount(0)
      await expectNoViolations(page)
      await bar(page).getByRole('button', { name: 'Move to trash' }).click()
      await expectToast(page, '3 Series moved to trash.')
      await expect(rows(page)).toHaveCount(0)
      await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
      await expect(rows(page)).toHaveCount(3)
      await expect(rows(page).filter({ hasText: 'Published' })).toHaveCount(3)
      await choose(page, 3)
      await bar(page).getByRole('button', { name: 'Move to trash' }).click()
      await expect(rows(page)).toHaveCount(0)

      await open(page, `${LIST}/trash${ALL}`)
      await choose(page, 3)
      await expect(bar(page).getByRole('button')).toHaveText(['Restore', 'Delete'])
      await expect(page.getByRole('button', { exact: true, name: 'Restore' })).toHaveCount(1)
      await page.locator('.select-row input').first().uncheck()
      await bar(page).getByRole('button', { name: 'Restore' }).click()
      await expect(dialog(page)).toContainText('You are about to restore 2 Series as draft')
      await dialog(page).getByRole('button', { name: 'Confirm' }).click()
      await expectToast(page, 'Restored 2 Series successfully.')
      await choose(page, 1)
      await bar(page).getByRole('button', { name: 'Delete' }).click()
      await expect(dialog(page)).toContainText(
        'You are about to permanently delete 1 Series from the trash. Are you sure?',
      )
      await dialog(page).getByRole('button', { name: 'Confirm' }).click()
      await expectToast(page, 'Permanently deleted 1 Series successfully.')
      await expect(rows(page)).toHaveCount(0)
    })
  })
}

test('to edit all of a list means those of the site on screen', async ({ page }) => {
  await page.route('**/api/series?*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ json: { docs: [], errors: [], message: 'Updated 3 Series successfully.' } })
      : route.fallback(),
  )
  await page.context().request.post('/api/series', { data: { tenant: site.id, title: 'Off stage' }, headers })
  await open(page, `${LIST}?limit=2&search=a`)
  await choose(page, 2)
  await bar(page)
    .getByRole('button', { name: /^Select all/ })
    .click()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  const drawer = page.locator('.edit-many__main')
  await drawer.locator('.field-select input').click()
  await page.keyboard.press('Enter')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await drawer.getByRole('button', { name: 'Save draft' }).click()
  const query = [...new URL((await sent).url()).searchParams]
  expect(query).toContainEqual([expect.stringMatching(/^where.*\[tenant\]\[equals\]$/), site.id])
  expect(query).toContainEqual([expect.stringMatching(/\[title\]\[like\]$/), 'a'])
})

test('the bar reads from right to left', async ({ page }) => {
  await open(page, `${LIST}${ALL}`)
  await chooseLanguage(page.context(), 'ar')
  await reload(page)
  await choose(page, 3)
  const [first, last] = await Promise.all([
    bar(page).getByRole('status').boundingBox(),
    bar(page).getByRole('button').last().boundingBox(),
  ])
  expect(first!.x).toBeGreaterThan(last!.x)
})
