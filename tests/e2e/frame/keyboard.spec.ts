import { expect, test } from '@playwright/test'
import { open, signInAs } from '../support/signIn'

test.beforeEach(({ context }) => signInAs(context, 'editor'))

test('everything in the frame is reached by the Tab key, in the order in which it is read', async ({ page }) => {
  await open(page, '/admin/collections/media')
  const names: string[] = []
  for (let press = 0; press < 13; press += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    )
  }
  const wanted = [
    /Skip to content/,
    /Dashboard/,
    /Website/,
    /Events/,
    /Media/,
    /Chats/,
    /Search/,
    /Help/,
    /Notifications/,
    /Your account/,
    /View website/,
    /Media/,
    /Files/,
  ]
  for (const [index, name] of wanted.entries()) expect(names[index]).toMatch(name)
})

test('keys pass the frame by and go on in what the screen is about', async ({ page }) => {
  await open(page, '/admin/collections/media')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(skip).not.toBeInViewport()
})

test('the user menu is used with arrow keys', async ({ page }) => {
  await open(page, '/admin')
  await page.getByRole('button', { name: /^Your account/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Dark mode' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/auth\/account$/)
})

test('the focus can be seen', async ({ page }) => {
  await open(page, '/admin/collections/media')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.activeElement!).outline))
    .toMatch(/solid 2px|2px solid/)
})
