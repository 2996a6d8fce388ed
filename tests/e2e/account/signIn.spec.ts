import { expect, test, type Page } from '../support/test'
import { resetLink } from '../people/support/mail'
import { makeSomebody } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { waitForHydration } from '../support/signIn'
import { expectToFitEverywhere } from './support/expectToFitEverywhere'

test.describe('the login', () => {
  test('stays accessible while it says what is missing and what is wrong', async ({ page }) => {
    await page.goto('/admin/login')
    await waitForHydration(page)
    await page.getByRole('button', { exact: true, name: 'Sign in' }).click()
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Fill this in.')
    await expect(page.getByLabel('Email address')).toBeFocused()
    await expectNoViolations(page)
    await page.getByLabel('Email address').fill('nobody@riverside.test')
    await page.getByLabel('Password').fill('not the one')
    await page.getByRole('button', { exact: true, name: 'Sign in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible()
    await expectNoViolations(page)
  })

  test('is accessible in light and dark, narrow and from right to left, and so are links that no longer work', async ({
    page,
  }) => {
    const dead = 'x'.repeat(43)
    await expectToFitEverywhere(page, [
      '/admin/login',
      '/admin/forgot',
      `/admin/reset/${dead}`,
      `/admin/verify/${dead}`,
    ])
  })
})

test.describe('a forgotten password', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1 })

  test('is replaced with a link that is mailed, in the language of whoever it belongs to', async ({ page }) => {
    const person = await makeSomebody('Rhian', { language: 'es' })
    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL(/\/admin\/forgot$/)
    await page.getByLabel('Email address').fill(person.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(title(page)).toHaveText('Check your email')
    await expectNoViolations(page)

    const link = await resetLink(person.email)
    const answer = await page.goto(link)
    expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
    await expect(page.getByLabel('Email address')).toHaveValue(person.email)
    await expectNoViolations(page)
    await page.getByLabel('New password').fill('a long enough one')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page).toHaveURL(/\/admin$/)
    // Whoever was here before: from now on it is their language.
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.goto(link)
    await expect(title(page)).toHaveText('Este enlace ya no funciona')
    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('link', { name: 'Send me a new link' }).click()
    await expect(title(page)).toHaveText('Forgot your password?')
  })
})
