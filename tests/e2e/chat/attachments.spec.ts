import { expect, test } from '../support/test'
import { photo } from '@tests/support/pictures/photo'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
let jpeg: Buffer

test.beforeAll(async () => {
  site = await makeSite()
  jpeg = await photo('jpeg', 900, 600)
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => signInSomebody(context, site.people.owner))

const picture = (name = 'new-foyer.jpg') => ({ buffer: jpeg, mimeType: 'image/jpeg', name })

test('an owner attaches pictures, has a page made of them, and opens it', async ({ page }) => {
  await open(page, '/admin/chat')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  await (
    await chosen
  ).setFiles([
    picture(),
    picture('A very long name of a picture that nobody would ever read to its end, from the photographer.jpg'),
  ])
  const chips = page.locator('form').getByRole('list', { name: 'Attached files' })
  await expect(chips.getByRole('listitem')).toHaveCount(2)
  await expectGoodLooks(page)
  await page.getByRole('button', { name: /^Remove A very long name/ }).click()
  await page.getByRole('button', { name: 'Make a page of this' }).click()
  const card = page.getByRole('group', { name: 'Proposed change: new foyer' })
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectGoodLooks(page)
  await card.getByRole('button', { name: 'Apply' }).click()
  await card.getByRole('link', { name: 'new foyer' }).first().click()
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\da-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('new foyer')
})

test('a reader of Arabic attaches a picture on a phone, from right to left', async ({ context, page }) => {
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 740, width: 360 })
  await page.goto('/admin/chat')
  await page.locator('input[type="file"][multiple]').setInputFiles([picture()])
  await expect(page.getByRole('button', { name: 'أنشئ صفحة من هذا' })).toBeEnabled()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'أنشئ صفحة من هذا' }).click()
  await expect(page.getByRole('button', { name: 'طبّق' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectGoodLooks(page)
})
