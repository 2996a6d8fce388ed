import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs } from '../support/signIn'

test.describe('Settings > Custom Attributes', () => {
  test('[A-083] [A-084] [A-088] [A-090] [B-096] saves what the blocks of the theme ask for, checked by the server', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/custom-attributes')
    await expect(page.locator('.step-nav')).toHaveText(/Settings.*Custom Attributes/s)
    const marquee = page.getByRole('region', { name: 'Marquee' })
    const speed = marquee.getByRole('textbox', { name: 'Speed' })
    await marquee.getByRole('textbox', { name: 'Line' }).fill('Tonight at half past seven')
    await speed.fill('11')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('At most 10').first()).toBeVisible()
    await expect(speed).toBeFocused()
    await expectNoViolations(page)
    await speed.fill('4')
    await page.getByRole('switch', { name: 'Show stars' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom attributes updated')).toBeVisible()
    await page.reload()
    await expect(speed).toHaveValue('4')
    await expect(marquee.getByRole('textbox', { name: 'Line' })).toHaveValue('Tonight at half past seven')
    await page.getByRole('switch', { name: 'Show stars' }).click()
    await marquee.getByRole('textbox', { name: 'Line' }).fill('')
    await speed.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom attributes updated')).toBeVisible()
  })

  test('[A-091] [B-334] says where they come from when there are none', async ({ context, page }) => {
    await signInAs(context, 'lanternOwner')
    await open(page, '/admin/settings/custom-attributes')
    await expect(page.getByText('No custom attributes available. Custom attributes are created from theme blocks in your selected theme.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expectNoViolations(page)
  })
})
