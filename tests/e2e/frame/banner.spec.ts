import { expect, test, type Page } from '@playwright/test'
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
  let answer: () => Promise<void> = () => Promise.resolve()
  await page.route('**/api/users/resend-verification', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ email: PEOPLE.viewer })
    await new Promise<void>((resolve) => {
      answer = () => (resolve(), Promise.resolve())
    })
    await (step === 0
      ? route.abort()
      : route.fulfill(step === 1 ? { json: {}, status: 500 } : { json: { success: true } }))
  })
  let step = 0
  for (const text of [
    'An error occurred while sending verification email',
    'Failed to send verification email',
    'Verification email sent successfully!',
  ]) {
    await banner(page).getByRole('button', { name: 'Resend verification email' }).click()
    await expect(banner(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await answer()
    await expect(banner(page)).toContainText(text)
    step += 1
  }
})
