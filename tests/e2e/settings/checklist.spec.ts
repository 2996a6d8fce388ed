import { expect, test } from '@playwright/test'
import { expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
const headers = { Origin: process.env.E2E_BASE_URL! }

test.beforeAll(async () => {
  site = await makeSite()
})
test.afterAll(() => site.close())

test('the first steps tick themselves, are put away for good, and come back', async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  await open(page, '/admin')
  const steps = page.getByRole('region', { name: 'First steps' })
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
  await expect(step('Publish your first event')).toContainText('To do')
  await expectGoodLooks(page)
  const answer = await page
    .context()
    .request.post('/api/events', { data: { _status: 'published', tenant: site.id, title: 'Lear' }, headers })
  expect(answer.status()).toBe(201)
  await reload(page)
  await expect(step('Publish your first event')).toContainText('Done')
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
  await page.getByRole('button', { name: 'Show the first steps' }).click()
  await expect(steps.getByRole('button', { name: 'Hide' })).toBeFocused()
})
