import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '../support/test'
import { open, signInAs } from '../support/signIn'
import { withoutChanges } from '../support/withoutChanges'

const LIMIT = 60 * 1024
/** Those that bring most. What each of the others brings is counted by its sources, without a browser. */
const SCREENS = ['settings/users', 'settings/languages', 'settings/general']

const sizes = new Map<string, number>()

/** Addresses of all scripts that a screen loads. */
async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const addresses = new Set<string>()
  const bodies: Promise<unknown>[] = []
  page.removeAllListeners('response')
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    addresses.add(response.url())
    bodies.push(response.body().then((body) => sizes.set(response.url(), gzipSync(body).length)))
  })
  await withoutChanges(page)
  await open(page, path)
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)
  return addresses
}

test('the largest screens of the settings load less than 60 KB of scripts more than the account page', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  const common = await scriptsOf(page, '/admin/auth/account')
  expect([...common].reduce((sum, one) => sum + sizes.get(one)!, 0)).toBeGreaterThan(LIMIT)
  const own: Record<string, number> = {}
  for (const screen of SCREENS) {
    const more = [...(await scriptsOf(page, `/admin/${screen}`))].filter((one) => !common.has(one))
    own[screen] = more.reduce((sum, one) => sum + sizes.get(one)!, 0)
  }
  expect(Object.entries(own).filter(([, bytes]) => bytes > LIMIT)).toEqual([])
})
