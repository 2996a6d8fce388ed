import { expect, test, type Page, type Route } from '@playwright/test'
import { PEOPLE } from '../support/people'
import { open, signInAs } from '../support/signIn'

const banner = (page: Page) => page.getByRole('region', { name: 'Resend verification email' })

/** Writes what only the provider may write. */
async function setVerified(page: Page, isVerified: boolean | null): Promise<void> {
  await signInAs(page.context(), 'super')
  const where = `where[email][equals]=${encodeURIComponent(PEOPLE.viewer)}`
  const answer = await page.request.patch(`/api/users?${where}`, {
    data: { emailVerified: isVerified },
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  expect(answer.status()).toBe(200)
}

test.afterEach(({ page }) => setVerified(page, true))

test('[B-180] it shows only to somebody whose address is known to be unverified', async ({ page }) => {
  await setVerified(page, true)
  await signInAs(page.context(), 'viewer')
  await open(page, '/admin')
  await expect(banner(page)).toHaveCount(0)
  await setVerified(page, false)
  await signInAs(page.context(), 'viewer')
  await open(page, '/admin')
  await expect(banner(page)).toBeVisible()
})

test('[B-181] [B-341] [B-342] [B-343] it says how sending goes', async ({ page }) => {
  await setVerified(page, false)
  await signInAs(page.context(), 'viewer')
  await open(page, '/admin')
  const answers: [answer: (route: Route) => Promise<void>, text: string][] = [
    [(route) => route.abort(), 'An error occurred while sending verification email'],
    [(route) => route.fulfill({ json: {}, status: 500 }), 'Failed to send verification email'],
    [(route) => route.fulfill({ json: { success: true } }), 'Verification email sent successfully!'],
  ]
  for (const [answer, text] of answers) {
    const held = Promise.withResolvers<Route>()
    await page.route('**/api/users/resend-verification', held.resolve, { times: 1 })
    await banner(page).getByRole('button', { name: 'Resend verification email' }).click()
    await expect(banner(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
    const route = await held.promise
    expect(route.request().postDataJSON()).toEqual({ email: PEOPLE.viewer })
    await answer(route)
    await expect(banner(page)).toContainText(text)
  }
})
