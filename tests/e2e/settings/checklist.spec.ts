import { expect, test } from '../support/test'
import { expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())

test('an owner follows one of the first steps, puts them away, and finds them away after a reload', async ({
  page,
}) => {
  await signInSomebody(page.context(), site.people.owner)
  await open(page, '/admin')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expectGoodLooks(page)
  await steps.getByRole('link', { name: 'Connect your domain' }).click()
  await expect(page).toHaveURL(/\/settings\/domains$/)
  await open(page, '/admin')
  // Payload reads the preference before it writes it.
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('/payload-preferences/first-steps-away') &&
      response.request().method() === 'POST' &&
      response.ok(),
  )
  await steps.getByRole('button', { name: 'Hide' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show the first steps' })).toBeFocused()
  await kept
  await reload(page)
  await expect(page.getByRole('button', { name: 'Show the first steps' })).toBeVisible()
  await expect(steps).toHaveCount(0)
})
