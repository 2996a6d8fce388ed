import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { totpCode } from '../../../src/lib/accounts/totp'
import { expectNoViolations } from '../support/axe'
import { PASSWORD, PEOPLE, type PersonName } from '../support/people'
import { freshToken, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { lookEverywhere } from './support/lookEverywhere'

/** A session of this test's own: it ends some. */
async function signInAlone(context: BrowserContext, name: PersonName): Promise<void> {
  const token = await freshToken(context, name)
  await context.addCookies([{ name: 'payload-token', httpOnly: true, url: process.env.E2E_BASE_URL!, value: token }])
}

const card = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.describe('the account', () => {
  test('is accessible in light and dark, narrow and from right to left', async ({ context, page }) => {
    await signInAlone(context, 'viewer')
    await lookEverywhere(page, ['/admin/auth/account'])
  })

  test('changes the name, and keeps what is not saved from being lost', async ({ context, page }) => {
    await signInAlone(context, 'viewer')
    await open(page, '/admin/auth/account')
    const name = page.getByLabel('Shown as')
    const before = await name.inputValue()
    await name.fill('Somebody else')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(name).toHaveValue(before)
    await name.fill(`${before} B.`)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Your account is saved')
    await reload(page)
    await expect(name).toHaveValue(`${before} B.`)
    await name.fill(before)
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Your account is saved')
  })

  test('says at the field what is wrong with a new password, and keeps what was typed', async ({ context, page }) => {
    await signInAlone(context, 'viewer')
    await open(page, '/admin/auth/account')
    await card(page, 'Password').getByRole('button', { name: 'Change password' }).click()
    const asking = dialog(page, 'Change password')
    await asking.getByLabel('Current password').fill('not the one')
    await asking.getByLabel('New password').fill('another long password')
    await asking.getByRole('button', { name: 'Change password' }).click()
    await expect(asking.getByRole('alert')).toHaveText('This password is incorrect.')
    await expect(asking.getByLabel('New password')).toHaveValue('another long password')
    await expectNoViolations(page)
  })

  test('shows where one is signed in and ends a session', async ({ context, page }) => {
    const other = await freshToken(context, 'freelance')
    await signInAlone(context, 'freelance')
    await open(page, '/admin/auth/account')
    const sessions = card(page, 'Where you are signed in')
    await expect(sessions.getByText('This session')).toHaveCount(1)
    await sessions.getByRole('button', { name: 'End all others' }).click()
    await expectToast(page, 'All other sessions have ended')
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    const me = await context.request.get('/api/users/me', { headers: { Authorization: `JWT ${other}`, Cookie: '' } })
    expect(((await me.json()) as { user: unknown }).user).toBeNull()
  })

  test('turns two-factor sign-in on, asks for the code at the next sign-in, and turns it off with a code from paper', async ({
    context,
    page,
  }) => {
    await signInAlone(context, 'marketing')
    await open(page, '/admin/auth/account')
    await card(page, 'Two-factor sign-in').getByRole('button', { name: 'Set up' }).click()
    const asking = dialog(page, 'Two-factor sign-in')
    await asking.getByLabel('Current password').fill(PASSWORD)
    await asking.getByRole('button', { name: 'Next' }).click()
    await expect(asking.getByRole('img')).toBeVisible()
    await expectNoViolations(page)
    const secret = (await asking.locator('code').innerText()).replaceAll(' ', '')
    await asking.getByLabel('Code').fill('000000')
    await asking.getByRole('button', { name: 'Turn on' }).click()
    await expect(asking.getByRole('alert')).toBeVisible()
    await asking.getByLabel('Code').fill(totpCode(secret, Date.now()))
    await asking.getByRole('button', { name: 'Turn on' }).click()
    const paper = dialog(page, 'Backup codes')
    await expect(paper.getByRole('listitem')).toHaveCount(10)
    await expectNoViolations(page)
    const codes = await paper.getByRole('listitem').allInnerTexts()
    await paper.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(card(page, 'Two-factor sign-in')).toContainText('10 backup codes are left.')

    await context.clearCookies()
    await page.goto('/admin/login?redirect=%2Fadmin%2Fauth%2Faccount')
    await page.getByLabel('Email address').fill(PEOPLE.marketing)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel('Code').fill('999999')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This code is wrong')).toBeVisible()
    await page.getByLabel('Code').fill(codes[0]!)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/admin\/auth\/account$/)
    // Once more: a button of a page that has only just arrived does nothing yet.
    await open(page, '/admin/auth/account')
    await card(page, 'Two-factor sign-in').getByRole('button', { name: 'Turn off' }).click()
    await dialog(page, 'Turn off').getByLabel('Current password').fill(PASSWORD)
    await dialog(page, 'Turn off').getByLabel('Code').fill(codes[1]!)
    await dialog(page, 'Turn off').getByRole('button', { name: 'Turn off' }).click()
    await expect(card(page, 'Two-factor sign-in').getByRole('button', { name: 'Set up' })).toBeVisible()
  })
})
