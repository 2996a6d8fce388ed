import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs } from '../support/signIn'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' })

async function openPalette(page: Page, text = ''): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill(text)
}

test(
  'an editor opens a document from the palette by keyboard, and finds it under "Recently opened"',
  { tag: '@core' },
  async ({ context, page }) => {
    await signInAs(context, 'editor')
    await open(page, '/admin')
    await openPalette(page)
    await expectNoViolations(page)
    await field(page).fill('late at the rivreside')
    await expect(palette(page).getByRole('group', { name: 'Content' }).getByRole('option').first()).toContainText(
      'Late at the Riverside',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\w-]{36}/)
    await expect(page.locator('.step-nav')).toContainText('Late at the Riverside')
    await open(page, '/admin')
    await openPalette(page)
    await expect(palette(page).getByRole('group', { name: 'Recently opened' }).getByRole('option')).toHaveText(
      /Late at the Riverside/,
    )
  },
)

test('an editor uses keyboard shortcuts for a section and its search, which are inactive while typing', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, '/admin')
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/admin\/collections\/events(\?|$)/)
  const search = page.locator('.search-filter input').first()
  await expect(search).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('g?e')
  await expect(search).toHaveValue('g?e')
  await expect(list).toHaveCount(0)
})

test('a person with two sites opens a website from the palette, and switches between the sites', async ({
  context,
  page,
}) => {
  await signInAs(context, 'freelance')
  await open(page, '/admin')
  const website = await page.getByRole('link', { name: 'View website' }).getAttribute('href')
  await openPalette(page, 'view website')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  expect(new URL((await opened).url() || website!).origin).toBe(website)
  await (await opened).close()

  const frame = page.getByRole('complementary')
  const here = (await frame.textContent())!.includes('Harbour') ? 'Harbour' : 'Riverside'
  // And back, for whoever comes next.
  for (const site of [here === 'Harbour' ? 'Riverside' : 'Harbour', here]) {
    await open(page, '/admin')
    await openPalette(page, site)
    await palette(page).getByRole('group', { name: 'Sites' }).getByRole('option').first().click()
    await expect(frame).toContainText(site)
    await expect(page).toHaveURL(/\/admin$/)
  }
})
