import { expect, type BrowserContext } from '@playwright/test'

const headers = { Origin: process.env.E2E_BASE_URL! }

/** Has a person work on one of their sites, as their choice in the sidebar does. @param name or a part of it */
export async function chooseSite({ request }: BrowserContext, name: string): Promise<void> {
  const found = await request.get(`${process.env.E2E_BASE_URL}/api/users/tenants?search=${name}`, { headers })
  const { tenants } = (await found.json()) as { tenants: { id: string; name: string }[] }
  const site = tenants.find((one) => one.name.includes(name))
  const answer = await request.post(`${process.env.E2E_BASE_URL}/api/users/set-tenant`, {
    data: { tenantId: site?.id },
    headers,
  })
  expect(answer.status(), `the site ${name}`).toBe(200)
}
