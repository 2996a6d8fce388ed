import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open, reload, signInAs } from '../support/signIn'

test.describe('Settings > Custom Attributes', () => {
  test('[A-083] [A-084] [A-088] [A-090] [B-096] saves what the blocks of the theme ask for, checked by the server', async ({
    context,
    page,
  }) => {
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
    await page.getByRole('checkbox', { name: 'Show stars' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom attributes updated')).toBeVisible()
    await reload(page)
    await expect(speed).toHaveValue('4')
    await expect(marquee.getByRole('textbox', { name: 'Line' })).toHaveValue('Tonight at half past seven')
    await page.getByRole('checkbox', { name: 'Show stars' }).click()
    await marquee.getByRole('textbox', { name: 'Line' }).fill('')
    await speed.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom attributes updated')).toBeVisible()
  })

  test('holds lists, choices and documents of the site', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/custom-attributes')
    const quotes = page.getByRole('region', { name: 'Press quotes' })
    await quotes.getByRole('button', { name: 'Add: Quotes' }).click()
    await quotes.getByRole('textbox', { name: 'Source' }).fill('The Weir Lane Gazette')
    await page.getByRole('group', { name: 'Levels that are open' }).getByRole('checkbox', { name: 'circle' }).check()
    const notice = page.getByRole('textbox', { name: 'Notice' })
    await notice.fill('The bar opens at six')
    await page.getByRole('button', { name: 'Choose: Leads to' }).click()
    await page
      .locator('.list-drawer tbody tr')
      .filter({ hasNotText: 'No Title' })
      .first()
      .locator('td:not(.cell-_select) button, td:not(.cell-_select) a')
      .first()
      .click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(quotes.getByRole('textbox', { name: 'Words' })).toBeFocused()
    await expect(quotes.getByText('This is required')).toBeVisible()
    await quotes.getByRole('textbox', { name: 'Words' }).fill('A house on fire')
    await quotes.getByRole('button', { name: 'Choose: Event' }).click()
    const row = page.locator('.list-drawer tbody tr').filter({ hasNotText: 'No Title' }).first()
    const title = await row.locator('td:not(.cell-_select) button, td:not(.cell-_select) a').first().textContent()
    await row.locator('td:not(.cell-_select) button, td:not(.cell-_select) a').first().click()
    await expect(quotes.getByRole('list', { name: 'Event' })).toContainText(title!)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom attributes updated')).toBeVisible()
    await reload(page)
    await expect(quotes.getByRole('textbox', { name: 'Words' })).toHaveValue('A house on fire')
    await expect(quotes.getByRole('list', { name: 'Event' })).toContainText(title!)
    await expect(page.getByRole('checkbox', { name: 'circle' })).toBeChecked()
    await expect(notice).toHaveText('The bar opens at six')
    await expect(page.getByRole('list', { name: 'Leads to' }).getByRole('listitem')).toHaveCount(1)
    await expectNoViolations(page)
    await quotes.getByRole('button', { name: 'Remove: Quotes 1' }).click()
    await quotes.getByRole('button', { name: /^Remove: (?!Quotes)/ }).click()
    await page.getByRole('checkbox', { name: 'circle' }).uncheck()
    await notice.fill('')
    await page
      .getByRole('group', { name: 'Leads to' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Custom attributes updated')).toBeVisible()
    await expect(quotes.getByRole('textbox', { name: 'Words' })).toHaveCount(0)
  })

  test('[A-091] [B-334] says where they come from when there are none', async ({ context, page }) => {
    await signInAs(context, 'lanternOwner')
    await open(page, '/admin/settings/custom-attributes')
    await expect(
      page.getByText(
        'No custom attributes available. Custom attributes are created from theme blocks in your selected theme.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expectNoViolations(page)
  })
})
