import { expect, test } from '@playwright/test'
import { open, signInAs } from '../support/signIn'

test.describe('Settings > Billing', () => {
  test('shows plan, usage, the other plans and add-ons, and where an upgrade will be', async ({ context, page }) => {
    await signInAs(context, 'lanternOwner')
    await open(page, '/admin/settings/billing')
    await expect(page.locator('.step-nav')).toHaveText(/Settings.*Billing/s)
    const plan = page.getByRole('region', { exact: true, name: 'Plan' })
    await expect(plan).toContainText('Starter')
    await expect(plan).toContainText('$0/month')
    await expect(page.getByRole('region', { name: 'Usage' })).toContainText('0 of 2')
    await expect(page.getByRole('columnheader')).toContainText(['Starter', 'Standard', 'Plus'])
    await expect(page.getByRole('row', { name: /Ticketing integrations/ }).getByRole('cell')).toHaveText([
      'Not included',
      'Not included',
      'Included',
    ])
    await expect(page.getByText('No add-ons are active.')).toBeVisible()
    await expect(page.getByText('Change plan and add-ons')).toHaveCount(0)
    await page.getByRole('button', { name: 'Upgrade Plan' }).click()
    await expect(page.getByText('Upgrade flow coming soon!')).toBeVisible()
  })

  test('counts what is used: seats with open invitations, languages', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, '/admin/settings/billing')
    const usage = page.getByRole('region', { name: 'Usage' })
    await expect(usage).toContainText(/Staff seats\d+, no limit/)
    await expect(usage).toContainText('Additional languages1, no limit')
    await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toHaveCount(0)
  })

  test('lets the provider give another plan, and nobody else', async ({ context, page }) => {
    await signInAs(context, 'super')
    const headers = { Origin: process.env.E2E_BASE_URL! }
    const idOf = async (slug: string) =>
      (
        (await (await context.request.get(`/api/tenants?where[slug][equals]=${slug}&depth=0`, { headers })).json()) as {
          docs: { id: string }[]
        }
      ).docs[0]!.id
    const show = async (slug: string) =>
      context.request.post('/api/users/set-tenant', { data: { tenantId: await idOf(slug) }, headers })
    const lantern = await idOf('lantern')
    await show('lantern')
    await open(page, '/admin/settings/billing')
    const plan = page.getByRole('combobox', { name: 'Plan' })
    await plan.selectOption({ label: 'Standard' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Plan updated')).toBeVisible()
    await expect(page.getByRole('region', { exact: true, name: 'Plan' })).toContainText('Standard')
    await plan.selectOption({ label: 'Starter' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { exact: true, name: 'Plan' })).toContainText('Starter')
    await show('harbour')
    await signInAs(context, 'lanternOwner')
    const refused = await context.request.patch(`/api/tenants/${lantern}`, { data: { plan: null }, headers })
    expect(refused.status()).toBe(400)
  })
})
