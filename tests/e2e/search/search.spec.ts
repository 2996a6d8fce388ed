import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { chooseTheme, open, reload, signInAs } from '../support/signIn'
import { makeSite, signInSomebody } from '../people/support/site'

const field = (page: Page) => page.getByRole('textbox', { name: 'Search all content' })
const said = (page: Page) => page.getByRole('main').getByRole('status')
const asked = (page: Page) => {
  const calls: string[] = []
  page.on(
    'request',
    (request) =>
      /\/api\/(search|collections\/pages)\?/.test(request.url()) &&
      calls.push(decodeURIComponent(new URL(request.url()).pathname + new URL(request.url()).search)),
  )
  return calls
}

test('[B-070, B-071, B-072, B-074, B-075, B-076, B-077, B-078, B-080, B-082, B-259, B-285, B-359] an editor finds what they look for while typing', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, '/admin/cms-search')
  const calls = asked(page)
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('river', { delay: 20 })
  await expect(said(page)).toHaveText(/^\d+ results returned for "river"$/)
  expect(calls).toEqual(['/api/search?search=river&limit=50&depth=1'])
  await expect(page).toHaveURL(/\/admin\/cms-search\?q=river$/)
  const group = page.getByRole('region', { name: /^Pages \d+$/ })
  const rows = group.getByRole('listitem')
  expect(await group.getByRole('heading').textContent()).toBe(`Pages ${await rows.count()}`)
  await expect(rows.first().locator('mark').first()).toHaveText(/river/i)
  await expectNoViolations(page)
  await group.getByRole('button', { name: /^Pages/ }).click()
  await expect(rows.first()).toBeHidden()
  await group.getByRole('button', { name: /^Pages/ }).click()

  await reload(page)
  await expect(field(page)).toHaveValue('river')
  await expect(said(page)).toHaveText(/results returned for "river"/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/cms-search$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  expect(calls).toHaveLength(1)

  await field(page).fill('river')
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\w-]{36}/)
})

test('[B-077] counts add up, and all of each kind can be shown', async ({ page }) => {
  const site = await makeSite()
  await signInSomebody(page.context(), site.people.owner)
  const make = (type: string, data: object) =>
    site.asProvider('POST', `/${type}`, { _status: 'published', tenant: site.id, ...data })
  for (let number = 1; number <= 56; number++) await make('events', { title: `Aurora evening ${number}` })
  for (const [type, name] of Object.entries({
    blogs: 'title',
    organizations: 'name',
    pages: 'title',
    people: 'name',
    posts: 'title',
    seasons: 'title',
    series: 'title',
    venues: 'name',
    works: 'title',
  }))
    await make(type, { [name]: `Aurora of the ${type}` })
  await open(page, '/admin/cms-search?q=aurora')
  await expect(said(page)).toHaveText('65 results returned for "aurora"')
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 4)).toEqual(['Events 56', 'Pages 1', 'People 1', 'Posts 1'])
  expect(headings.slice(4).map((text) => / \d+$/.exec(text)?.[0])).toEqual(Array.from({ length: 6 }, () => ' 1'))
  const events = page.getByRole('region', { name: 'Events 56' })
  await events.getByRole('button', { name: 'Show 9 more of 56' }).click()
  await expect(events.getByRole('listitem')).toHaveCount(50)
  await expectNoViolations(page)
  await events.getByRole('button', { name: 'Show all 56' }).click()
  await expect(events.getByRole('listitem')).toHaveCount(56)
  await expect(events.getByRole('button', { name: /^Show/ })).toHaveCount(0)
  await field(page).fill('aurora evening 5')
  await expect(said(page)).toHaveText(/results returned for "aurora evening 5"$/)
  await expect(page.getByRole('region', { name: /^Events/ }).getByRole('listitem')).toHaveCount(12)
  await site.close()
})

test('[B-073, B-079, B-081, B-178, B-179, B-287, B-340] drafts of pages, a slow answer, one that fails, and one that comes too late', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await chooseTheme(context, 'dark')
  await open(page, '/admin/cms-search?q=a&status=draft')
  await expect(page.getByRole('radio', { name: 'Drafts' })).toBeChecked()
  const rows = page.getByRole('region').getByRole('listitem')
  await expect(rows.first()).toContainText('Draft')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pages/)
  await expectNoViolations(page)
  await page.getByText('Published', { exact: true }).click()
  await expect(page).toHaveURL(/\?q=a$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Events/)

  let answerSlow = () => undefined as void
  const slow = new Promise<void>((resolve) => (answerSlow = resolve))
  await page.route('**/api/search?search=ham&*', async (route) => {
    await slow
    await route.continue().catch(() => undefined)
  })
  await page.route('**/api/search?search=broken&*', (route) => route.fulfill({ body: '{}', status: 503 }))
  await field(page).fill('ham')
  await expect(said(page).filter({ hasText: 'Searching...' })).toBeVisible()
  await field(page).fill('broken')
  await expect(page.getByText('Failed to perform search')).toBeVisible()
  answerSlow()
  await expectNoViolations(page)
  await field(page).fill('river')
  await expect(page.getByText(/results returned for "river"/)).toBeVisible()
  await expect(page.getByText('Failed to perform search')).toHaveCount(0)
})

test('nothing found, at 320 px, and for somebody who may see no pages', async ({ context, page }) => {
  await page.setViewportSize({ height: 640, width: 320 })
  await signInAs(context, 'lanternOwner')
  await open(page, '/admin/cms-search?q=zzyzx')
  await expect(page.getByText('Nothing was found')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page)
})
