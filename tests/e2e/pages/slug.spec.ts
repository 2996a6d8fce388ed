import { expect, test } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { PATH, createPages } from './support'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

test('an owner writes a slug that a page beside it has, and then another [B-215, B-218]', async ({ page }) => {
  const ids = await createPages(site, 'Gala,Box office')
  const slug = page.getByRole('textbox', { name: 'Slug' })
  const publish = () =>
    page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
  await open(page, `${PATH}/${ids['Box office']}`)
  await page.locator('#field-title').fill('The Winter’s Tale')
  await expect(slug).toHaveValue('the-winters-tale')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await slug.fill('gala')
  await expectNoViolations(page)
  await publish()
  await expect(slug).toHaveAttribute('aria-invalid', 'true')
  await slug.fill('tickets')
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes(`/api/pages/${ids['Box office']}`) && answer.request().method() === 'PATCH' && answer.ok(),
  )
  await publish()
  // The page is live, so that its address changes for visitors.
  await page.getByRole('button', { name: 'Publish with the new address' }).click()
  await saved
  await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
})
