import { expect, test } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const site = () => process.env.E2E_BASE_URL!.replace('//localhost', '//riverside.localhost')

test(
  'an editor sees a draft in the live preview, shares it by a link and publishes it [B-095, B-187]',
  { tag: '@core' },
  async ({ browser, context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAs(context, 'editor')
    await open(page, '/admin/collections/posts')
    await page.getByRole('link', { name: /^Create new/ }).click()
    await page.locator('#field-title').fill('A letter from rehearsal')
    await expect(page).toHaveURL(/\/posts\/[\da-f-]{36}$/)
    const address = page.url().replace('/admin/collections/', '/api/')
    try {
      await expect(page.getByRole('heading', { level: 1, name: 'A letter from rehearsal' })).toBeVisible()
      await expect(page.locator('.doc-controls')).toContainText('Saved ')
      await expect(page.getByRole('link', { name: 'View live' })).toHaveCount(0)

      await test.step('beside the editor, as it changes', async () => {
        await page.getByRole('button', { name: 'Live preview' }).click()
        const toggler = page.locator('#live-preview-toggler')
        const preview = page.frameLocator('#live-preview-iframe')
        await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A letter from rehearsal')
        await expect(preview.getByText('You see a draft. Visitors do not see it.')).toBeVisible()
        await page.locator('#field-summary').fill('The kettle is on.')
        await expect(preview.getByText('The kettle is on.')).toBeVisible()
        await toggler.click()
      })

      await test.step('a link shows the preview to somebody without an account, until it is ended', async () => {
        await page.getByRole('button', { name: 'Share a preview' }).click()
        const dialog = page.getByRole('dialog', { name: 'Share a preview' })
        await expect(dialog.getByText('There are no links to this draft.')).toBeVisible()
        await dialog.getByLabel('The link works for').selectOption('1 day')
        await dialog.getByRole('button', { name: 'Create a link' }).click()
        await dialog.getByRole('button', { name: 'Copy' }).click()
        await expectToast(page, 'Link copied')
        const link = await page.evaluate(() => navigator.clipboard.readText())
        await expectNoViolations(page)
        const stranger = await browser.newContext()
        const there = await stranger.newPage()
        await there.goto(link)
        await expect(there.getByRole('heading', { level: 1 })).toHaveText('A letter from rehearsal')
        expect((await there.goto(`${site()}/posts/a-letter-from-rehearsal`))?.status()).toBe(404)
        await dialog.getByRole('button', { name: 'End' }).click()
        await expect(dialog.getByText('There are no links to this draft.')).toBeVisible()
        await there.goto(link)
        await expect(there.getByRole('heading', { level: 1 })).toHaveText('This preview has ended')
        await stranger.close()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Share a preview' })).toBeFocused()
      })

      await test.step('live, in a new tab', async () => {
        await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
        const live = page.locator('.doc-controls').getByRole('link', { name: 'View live' })
        await expect(live).toHaveAttribute('href', `${site()}/posts/a-letter-from-rehearsal`)
        const opened = page.waitForEvent('popup')
        await live.click()
        await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('A letter from rehearsal')
      })
    } finally {
      const answer = await context.request.delete(address, { headers: { Origin: process.env.E2E_BASE_URL! } })
      expect([200, 403]).toContain(answer.status())
    }
  },
)
