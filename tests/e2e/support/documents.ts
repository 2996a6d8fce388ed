import { expect, type BrowserContext } from '@playwright/test'

/**
 * The screen of one document of the demo, as a path of the admin.
 * @param query of the REST API, to say which; several may fit
 */
export async function pathOf(
  context: BrowserContext,
  collection: string,
  query: Record<string, string> = {},
): Promise<string> {
  const search = new URLSearchParams({ depth: '0', limit: '1', ...query })
  const answer = await context.request.get(`/api/${collection}?${search}`, {
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  expect(docs, `documents in ${collection}`).toHaveLength(1)
  return `/admin/collections/${collection}/${docs[0]!.id}`
}
