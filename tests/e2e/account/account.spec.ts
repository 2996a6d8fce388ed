import { expect, test, type Page } from '../support/test'
import { totpCode } from '@/lib/accounts/totp'
import { expectNoViolations } from '../support/axe'
import { makeSomebody, signInSomebody } from '../people/support/site'
import { PASSWORD } from '../support/people'
import { open, signInAs } from '../support/signIn'
import { expectToFitEverywhere } from './support/expectToFitEverywhere'

const card = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.describe('Account', () => {
  test('a viewer finds the account accessible in light and dark, on a narrow screen and from right to left', async ({
    context,
    page,
  }) => {
    await signInAs(context, 'viewer')
    await expectToFitEverywhere(page, ['/admin/auth/account'])
  })

  test(
    'a person turns on two-factor sign-in, and then signs in with a backup code',
    { tag: '@core' },
    async ({ context, page }) => {
      const { email } = await makeSomebody('Gwen')
      await signInSomebody(context, { email })
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
      await expectNoViolations(page)
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
      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { exact: true, name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
      await expectNoViolations(page)
      await page.getByLabel('Code').fill(codes[0]!)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/admin\/auth\/account$/)
    },
  )
})
