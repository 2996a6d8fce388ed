import { expect, test, type Page } from '../support/test'
import { expectGoodLooks, expectToFit, looksOf } from '../support/looks'
import { listenToConsole } from '../support/quiet'
import { expectNamedByServer, expectStill, watchShifts } from '../support/stillness'
import { chooseLanguage, open, signInAs, waitForHydration } from '../support/signIn'

const DOCUMENTS = /^\/admin\/collections\/[\w-]+$/

/**
 * The open rows of a form's fields, and the details of a stored file, are rendered by Payload in the browser alone, in a
 * height that the server cannot know.
 */
const MOVING = /\/(?:forms|files)\/[\w-]+$/

/** Where the frame leads, as somebody sees it: each section lists its screens once one of them is open. */
async function screensOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').getByRole('link')
  const pathsHere = async () => {
    const all = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
    return all
      .map((href) => new URL(href))
      .flatMap(({ origin, pathname }) =>
        origin === new URL(page.url()).origin && pathname.startsWith('/admin') ? [pathname] : [],
      )
  }
  await open(page, '/admin')
  const found = new Set(await pathsHere())
  // The dashboard lists the screens of the sections for content; the provider's section begins with a list.
  for (const section of [...found].filter((path) => !DOCUMENTS.test(path) || path.endsWith('/tenants'))) {
    await open(page, section)
    for (const path of await pathsHere()) found.add(path)
  }
  return [...found]
}

/**
 * Light and wide, dark and narrow, and from right to left; the browser has nothing to complain about. Each screen says
 * its name from the first byte on, and nothing on it moves.
 */
async function expectAll(page: Page, paths: string[]): Promise<void> {
  const expectQuiet = listenToConsole(page)
  await watchShifts(page)
  for (const [index, path] of paths.entries()) {
    const looks = looksOf(index).filter((look) => look !== 'rightToLeft')
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    if (!MOVING.test(path)) await expectStill(page)
    await expectNamedByServer(page)
    if (looks.length === 0) continue
    await expectGoodLooks(page, {}, looks)
  }
  await chooseLanguage(page.context(), 'ar')
  for (const [index, path] of paths.entries()) {
    if (!looksOf(index).includes('rightToLeft')) continue
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectToFit(page)
  }
  expectQuiet()
}

/** The first of each type of which there is one. */
async function documentsOf(page: Page, lists: string[]): Promise<string[]> {
  const found: string[] = []
  for (const list of lists) {
    const slug = list.split('/').at(-1)!
    const answer = await page
      .context()
      .request.get(`/api/${slug}?depth=0&limit=1`, { headers: { Origin: process.env.E2E_BASE_URL! } })
    const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
    if (docs[0]) found.push(`${list}/${docs[0].id}`)
  }
  return found
}

test.describe('what everybody can open breaks no rule that axe has, and stands still', () => {
  test.describe.configure({ mode: 'parallel', timeout: 720_000 })

  test('the screens of the sidebar', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const paths = await screensOf(page)
    expect(paths.length).toBeGreaterThan(25)
    await expectAll(page, [
      ...paths,
      '/admin/auth/account',
      '/admin/settings/apps/spektrix',
      '/admin/collections/pages/trash',
    ])
  })

  test('new documents of each type', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const lists = (await screensOf(page)).filter(
      (path) => DOCUMENTS.test(path) && !/themes|form-submissions/.test(path),
    )
    expect(lists.length).toBeGreaterThan(12)
    await expectAll(
      page,
      lists.map((path) => `${path}/create`),
    )
  })

  test('documents of each type, and their versions', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const documents = await documentsOf(
      page,
      (await screensOf(page)).filter((path) => DOCUMENTS.test(path) && !path.endsWith('/themes')),
    )
    expect(documents.length).toBeGreaterThan(12)
    await expectAll(page, [...documents, `${documents.find((path) => path.includes('/pages/'))!}/versions`])
  })

  test('the screens of the provider', async ({ context, page }) => {
    await signInAs(context, 'super')
    const paths = (await screensOf(page)).filter((path) => !/\/collections\/(events|pages|media)/.test(path))
    for (const slug of ['users', 'plans', 'mails']) expect(paths).toContain(`/admin/collections/${slug}`)
    await expectAll(page, [...paths, '/admin/sites/new'])
  })
})
