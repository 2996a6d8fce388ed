import { expect, test, type BrowserContext } from '../support/test'
import { open, signInAs } from '../support/signIn'
import { headers } from './support/ownSite'

/** Makes a site the current one of the provider. */
async function enter({ request }: BrowserContext, slug: string): Promise<void> {
  const answer = await request.get(`/api/tenants?where[slug][equals]=${slug}&depth=0`, { headers })
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  await request.post('/api/users/set-tenant', { data: { tenantId: docs[0]!.id }, headers })
}

test('the provider gives a site another plan, which its screen shows at once', async ({ context, page }) => {
  await signInAs(context, 'super')
  await enter(context, 'lantern')
  await open(page, '/admin/settings/billing')
  const plan = page.getByRole('combobox', { name: 'Plan' })
  for (const name of ['Standard', 'Starter']) {
    await plan.selectOption({ label: name })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { exact: true, name: 'Plan' })).toContainText(name)
  }
  await enter(context, 'harbour')
})
