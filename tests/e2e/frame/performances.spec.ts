import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { chooseLanguage, open, signInAs } from '../support/signIn'

const LIST = '/admin/collections/event-instances'

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Show' }).getByRole('link', { exact: true, name })

test('an editor chooses past performances on a phone, and reads the choice from right to left', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await page.setViewportSize({ height: 700, width: 320 })
  await open(page, LIST)
  await expect(chip(page, 'Past')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
  await chip(page, 'Past').click()
  await expect(page).toHaveURL(/when=past/)
  await expect(chip(page, 'Past')).toHaveAttribute('aria-current', 'page')
  await chooseLanguage(context, 'ar')
  await page.goto(LIST)
  await expect(page.getByRole('navigation', { name: 'عرض' }).getByRole('link')).toHaveText([
    'القادمة',
    'السابقة',
    'الكل',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('العروض')
})
