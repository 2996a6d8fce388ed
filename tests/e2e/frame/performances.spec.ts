import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'

const LIST = '/admin/collections/event-instances'

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Show' }).getByRole('link', { exact: true, name })

/** Moments of the rows, from the first on. */
const starts = async (page: Page): Promise<number[]> => {
  await expect(page.locator('td.cell-start time').first()).toBeVisible()
  return page
    .locator('td.cell-start time')
    .evaluateAll((cells) => cells.map((cell) => Date.parse(cell.getAttribute('datetime') ?? '')))
}

const ascending = (moments: number[]) => moments.toSorted((a, b) => a - b)

test('performances open with what comes next; past ones and all are a link away, kept in the address', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, LIST)
  const yesterday = Date.now() - 86_400_000
  await expect(chip(page, 'Upcoming')).toHaveAttribute('aria-current', 'page')
  const coming = await starts(page)
  expect(coming.length).toBeGreaterThan(3)
  expect(coming).toEqual(ascending(coming))
  expect(Math.min(...coming)).toBeGreaterThan(yesterday)

  await chip(page, 'Past').click()
  await expect(page).toHaveURL(/when=past/)
  await expect(chip(page, 'Past')).toHaveAttribute('aria-current', 'page')
  const past = await starts(page)
  expect(past).toEqual(ascending(past).reverse())
  expect(Math.max(...past)).toBeLessThan(Date.now())
  await reload(page)
  expect(await starts(page)).toEqual(past)

  await chip(page, 'All').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/when=all/)
  const all = await starts(page)
  expect(all).toEqual(ascending(all).reverse())

  await open(page, `${LIST}?search=Hamlet`)
  await expect(page.getByText(/All \d+ matching performances are over\./)).toBeVisible()
  await expect(page.getByText('Nothing has been added yet')).toBeHidden()
  await page.getByRole('link', { name: 'Show past' }).click()
  expect((await starts(page)).length).toBeGreaterThan(3)
  await expect(page.getByText('matching performances')).toHaveCount(0)

  // The link of the sidebar begins anew, whatever was looked at before.
  await open(page, LIST)
  expect(await starts(page)).toEqual(coming)
})

test('the choice of performances fits a phone, reads from right to left, and is not in the trash', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await page.setViewportSize({ height: 700, width: 320 })
  await open(page, LIST)
  await expect(chip(page, 'Past')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
  await open(page, `${LIST}/trash`)
  await expect(chip(page, 'Past')).toHaveCount(0)
  await chooseLanguage(context, 'ar')
  await page.goto(LIST)
  await expect(page.getByRole('navigation', { name: 'عرض' }).getByRole('link')).toHaveText([
    'القادمة',
    'السابقة',
    'الكل',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('العروض')
})
