import type { BrowserContext } from '@playwright/test'

/** The Origin that the API asks for. */
export const headers = { Origin: process.env.E2E_BASE_URL! }

/** Id of the first site of whoever is signed in. */
export async function ownSite({ request }: BrowserContext): Promise<string> {
  const answer = await request.get('/api/users/tenants', { headers })
  return ((await answer.json()) as { tenants: { id: string }[] }).tenants[0]!.id
}
