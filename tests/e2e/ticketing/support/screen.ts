import { expect, type BrowserContext, type Page } from '@playwright/test'
import { open } from '@tests/e2e/support/signIn'

/** Puts an app of the catalogue on the site, unless it is there. */
export async function enableApp(page: Page, handle: string): Promise<void> {
  await open(page, `/admin/settings/apps/${handle}`)
  const [enable, remove] = [
    page.getByRole('button', { exact: true, name: 'Enable' }),
    page.getByRole('button', { exact: true, name: 'Remove' }),
  ]
  await expect(enable.or(remove)).toBeVisible()
  if (await enable.isVisible()) await enable.click()
  await expect(remove).toBeVisible()
}

/** The word of the connection. */
export const statusOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Connected|Connecting\.\.\.|Disconnected|Ready to connect|Testing A[Pp][Ii])$/ })

/** Opens the connection of a box office as it is before anybody has connected it. */
export async function openConnection(page: Page, handle: string): Promise<void> {
  await enableApp(page, handle)
  await open(page, `/admin/apps/${handle}`)
  const disconnect = page.getByRole('button', { exact: true, name: 'Disconnect' })
  await expect(statusOf(page)).toHaveText(/Connected|Disconnected/)
  if (await disconnect.isVisible()) await disconnect.click()
  await expect(statusOf(page)).toHaveText('Disconnected')
}

/**
 * Ends every link of an event with a box office. Each test has a box office of its own: the ids of another's stand for
 * other events there, and so many gone at once would wait for a person's word.
 */
export async function unlinkAllEvents({ request }: BrowserContext): Promise<void> {
  const [url, headers] = [process.env.E2E_BASE_URL!, { Origin: process.env.E2E_BASE_URL! }]
  const answer = await request.get(
    `${url}/api/events?limit=100&depth=0&draft=true&where[ticketing.externalId][exists]=true`,
    { headers },
  )
  const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
  for (const { id } of docs)
    await request.post(`${url}/api/ticketing/events/${id}/unlink`, { data: { forget: true }, headers })
}
