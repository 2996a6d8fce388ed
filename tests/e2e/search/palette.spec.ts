import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs } from '../support/signIn'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' })
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true })

test('the palette leads to a screen, a document, something new, and back to what was opened lately', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, '/admin')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(chosen(page)).toHaveText(/Pages/)
  await expectNoViolations(page)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText(/Menus/)
  await page.keyboard.type('peop')
  await expect(palette(page).getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveText(['People'])
  await expect(palette(page).getByRole('option', { name: 'New person' })).toBeVisible()
  await palette(page).getByRole('option', { exact: true, name: 'People' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/people(\?|$)/)

  await page.getByRole('button', { name: 'Jump to…' }).click()
  await field(page).fill('late at the rivreside')
  await expect(palette(page).getByRole('group', { name: 'Content' }).getByRole('option').first()).toContainText(
    'Late at the Riverside',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\w-]{36}/)
  await expect(page.locator('.step-nav')).toContainText('Late at the Riverside')
  await open(page, '/admin')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recently opened' }).getByRole('option')).toHaveText(
    /Late at the Riverside/,
  )
  await field(page).fill('zzyzx')
  await expect(palette(page).getByRole('status')).toHaveText('Nothing was found')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('keys lead to sections, the search and their list; not while somebody writes', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, '/admin')
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/admin\/collections\/events(\?|$)/)
  const search = page.locator('.search-filter input').first()
  await expect(search).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Go to Media')
  // An editor has no settings.
  await expect(list).not.toContainText('Go to Settings')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('g?e')
  await expect(search).toHaveValue('g?e')
  await expect(list).toHaveCount(0)
})

test('offers nothing that a viewer may not do, and the sites of somebody who has two', async ({ context, page }) => {
  await signInAs(context, 'viewer')
  await open(page, '/admin')
  await page.keyboard.press('Control+k')
  await field(page).fill('page')
  await expect(palette(page).getByRole('option', { exact: true, name: 'Pages' })).toBeVisible()
  await expect(palette(page).getByRole('option', { name: /^New/ })).toHaveCount(0)

  await context.clearCookies()
  await signInAs(context, 'freelance')
  await open(page, '/admin')
  const site = page.getByRole('complementary')
  const here = (await site.textContent())!.includes('Harbour') ? 'Riverside' : 'Harbour'
  await page.keyboard.press('Control+k')
  await field(page).fill(here)
  await palette(page).getByRole('group', { name: 'Sites' }).getByRole('option').first().click()
  await expect(site).toContainText(here)
  await expect(page).toHaveURL(/\/admin$/)
  // As it was, for whoever comes next.
  await open(page, '/admin')
  await page.keyboard.press('Control+k')
  await field(page).fill(here === 'Harbour' ? 'Riverside' : 'Harbour')
  await palette(page).getByRole('group', { name: 'Sites' }).getByRole('option').first().click()
  await expect(site).toContainText(here === 'Harbour' ? 'Riverside' : 'Harbour')
})

test('the palette opens the website, leads to where people are invited, and turns the lights off', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  await open(page, '/admin')
  const website = await page.getByRole('link', { name: 'View website' }).getAttribute('href')
  expect(website).toMatch(/^http:\/\/riverside\./)
  const type = async (words: string) => {
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill(words)
  }
  await type('view website')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  expect(new URL((await opened).url() || website!).origin).toBe(website)
  await type('dark mode')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await type('light mode')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await type('invite someone')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/settings\/users/)
})

test('whoever may not invite is not offered it', async ({ context, page }) => {
  await signInAs(context, 'viewer')
  await open(page, '/admin')
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('invite')
  await expect(palette(page).getByRole('option', { name: 'Invite someone' })).toHaveCount(0)
  await palette(page).getByRole('combobox').fill('dark')
  await expect(palette(page).getByRole('option', { name: 'Dark mode' })).toBeVisible()
})
