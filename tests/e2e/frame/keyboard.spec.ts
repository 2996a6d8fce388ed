import { expect, test } from '../support/test'
import { open, signInAs } from '../support/signIn'

test.beforeEach(({ context }) => signInAs(context, 'editor'))

test('an editor reaches everything in the frame by the Tab key, in the order in which it is read', async ({ page }) => {
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

test('an editor skips the frame by keyboard, and goes on in the content of the screen', async ({ page }) => {
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

test('an editor sees where the focus is', async ({ page }) => {
  await open(page, '/admin/collections/media')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.activeElement!).outline))
    .toMatch(/solid 2px|2px solid/)
})
