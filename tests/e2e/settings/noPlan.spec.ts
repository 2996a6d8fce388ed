import { expect, test } from '@playwright/test'
import { open, signInAs } from '../support/signIn'

test('[A-025, B-104] a site without a plan says so, and is Free', async ({ context, page }) => {
  await signInAs(context, 'super')
  await open(page, '/admin')
  const headers = { Origin: new URL(page.url()).origin }
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`/api${path}`, { data, headers })
    expect(answer.ok()).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const { id } = await post('/tenants/onboard', {
    name: 'Attic Stage',
    ownerEmail: 'owner@lantern.test',
    slug: 'attic',
    starter: 'empty',
  })
  try {
    await post('/users/set-tenant', { tenantId: id })
    await open(page, '/admin/settings/general')
    await expect(page.getByText('No plan information available')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toBeVisible()
    await expect(page.locator('aside')).toContainText('Attic StageFree')
  } finally {
    await post(`/tenants/${id}/suspend`, { suspended: true })
    await post(`/tenants/${id}/delete`, { name: 'Attic Stage' })
  }
})
