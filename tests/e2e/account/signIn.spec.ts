import { expect, test, type Page } from '@playwright/test'
import { resetLink } from '../people/support/mail'
import { loseNext } from '../people/support/screen'
import { makeSomebody } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { untilAlive } from '../support/signIn'
import { lookEverywhere } from './support/lookEverywhere'

test.describe('signing in', () => {
  test('says what is wrong and stays accessible', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByLabel('Email address').fill('nobody@riverside.test')
    await page.getByLabel('Password').fill('not the one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toHaveText(
      'The email address or password is incorrect.',
    )
    await expectNoViolations(page)
  })

  test('says at a field what it needs, in the words of the product, until it has it', async ({ page }) => {
    await page.goto('/admin/login')
    await untilAlive(page)
    const [address, password] = [page.getByLabel('Email address'), page.getByLabel('Password')]
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(address).toHaveAccessibleDescription('Fill this in.')
    await expect(password).toHaveAccessibleDescription('Fill this in.')
    await expect(address).toBeFocused()
    await expectNoViolations(page)
    await address.fill('not an address')
    await expect(address).toHaveAccessibleDescription('')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(address).toHaveAccessibleDescription(/^Enter an email address/)
    await address.fill('nobody@riverside.test')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(address).toHaveAccessibleDescription('')
    await expect(password).toBeFocused()
  })

  test('its screens, and links that do not work any more, are accessible in light and dark, narrow and from right to left', async ({
    page,
  }) => {
    const dead = 'x'.repeat(43)
    await page.goto(`/admin/verify/${dead}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
    await lookEverywhere(page, ['/admin/login', '/admin/forgot', `/admin/reset/${dead}`, `/admin/verify/${dead}`])
  })
})

test.describe('a forgotten password', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1 })
  const ask = async (page: Page, email: string) => {
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
  }

  test('is replaced with a link that is mailed to whoever has an account, and nobody learns who has', async ({
    page,
  }) => {
    const person = await makeSomebody('Rhian', { language: 'es' })
    await page.goto('/admin/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL(/\/admin\/forgot$/)
    await expect(title(page)).toHaveText('Forgot your password?')
    await ask(page, 'no address')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Enter an email address such as name@example.org',
    )
    await expect(page.getByLabel('Email address')).toBeFocused()
    await loseNext(page, /forgot-password/, 'POST')
    await ask(page, 'nobody@people.test')
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'The link could not be sent. Check your connection and try again.',
    )
    for (const email of ['nobody@people.test', person.email]) {
      await page.goto('/admin/forgot')
      await ask(page, email)
      await expect(title(page)).toHaveText('Check your email')
      await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible()
    }
    await expectNoViolations(page)

    const link = await resetLink(person.email)
    const answer = await page.goto(link)
    expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
    await expect(page.getByLabel('Email address')).toHaveValue(person.email)
    await expectNoViolations(page)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('At least 10 characters')
    await page.getByLabel('New password').fill('a long enough one')
    await loseNext(page, /reset-password/, 'POST')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Your password could not be set. Check your connection and try again.',
    )
    await expect(page.getByLabel('New password')).toHaveValue('a long enough one')
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

  test('with two-factor sign-in leads back to the login, for the code', async ({ page }) => {
    const person = await makeSomebody('Gwen')
    await page.goto('/admin/forgot')
    await ask(page, person.email)
    await page.goto(await resetLink(person.email))
    await page.route(/reset-password/, (route) =>
      route.fulfill({ json: { message: 'Your password is set.', user: { email: person.email, id: person.id } } }),
    )
    await page.getByLabel('New password').fill('a long enough one')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(title(page)).toHaveText('Your password is set')
    await expect(page.getByText('Sign in with it and a code from your authenticator app.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/admin\/login$/)
  })
})
