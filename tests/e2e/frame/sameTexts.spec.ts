import { expect, test, type Page } from '../support/test'
import { open, signInAs } from '../support/signIn'

const LISTS = ['events', 'event-instances', 'pages', 'posts', 'people', 'works', 'venues', 'seasons', 'media', 'forms']

async function firstOf(page: Page, collection: string): Promise<string> {
  const answer = await page.request.get(`/api/${collection}?depth=0&limit=1`, {
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  return ((await answer.json()) as { docs: { id: string }[] }).docs[0]!.id
}

test('an owner’s browser renders what the server rendered, so that no screen is rendered twice', async ({ page }) => {
  test.slow()
  await signInAs(page.context(), 'owner')
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(`${new URL(page.url()).pathname}: ${message}`))
  await open(page, '/admin')
  for (const collection of LISTS) {
    await open(page, `/admin/collections/${collection}`)
    await open(page, `/admin/collections/${collection}/${await firstOf(page, collection)}`)
  }
  expect(problems).toEqual([])
})
