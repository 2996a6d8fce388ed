import { expect, test, type FrameLocator, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { chooseLanguage, open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { card, dialog, headers, SCREEN } from './support'

const server = process.env.E2E_BASE_URL!
const FRAMES = { except: ['iframe'] }

let site: OwnSite
let visitors: string

test.beforeAll(async () => {
  site = await makeSite({
    people: { Edith: { role: 'Theme editors' }, Vera: { as: 'tenant-viewer' } },
    plan: 'Starter',
    roles: { 'Theme editors': ['themes:manage'] },
  })
  visitors = server.replace('//localhost', `//${site.slug}.localhost`)
  await site.asProvider('POST', '/pages', {
    _status: 'published',
    slug: 'home',
    slugLock: false,
    tenant: site.id,
    title: 'Home',
  })
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

const makeTheme = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/api/themes/create-nocode', { data: { tenant: site.id }, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { themeId: string }).themeId
}

const addressOf = (themeId: string, tenantId = site.id) => `/studio/edit?tenantId=${tenantId}&themeId=${themeId}`
const shown = (page: Page): FrameLocator => page.frameLocator('iframe')
const root = (page: Page) => shown(page).locator('html')
const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { exact: true, name: group }).getByRole('radio', { exact: true, name })
const button = (page: Page, name: string) => page.getByRole('button', { exact: true, name })

/** Presses what stands over the mark of a choice. */
const choose = async (page: Page, group: string, name: string): Promise<void> =>
  choice(page, group, name).check({ force: true })

async function openStudio(page: Page, themeId: string): Promise<void> {
  await page.goto(addressOf(themeId))
  await expect(button(page, 'Save version')).toBeVisible()
  await expect(shown(page).getByRole('banner')).toBeVisible()
}

const colourOf = (page: Page, variable: string) =>
  root(page).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), variable)

test('[B-058] from the list of themes to what visitors see: colours that can be read, a font, the top of the page, back and forth, saved and published', async ({
  browser,
  page,
}) => {
  test.slow()
  const themeId = await makeTheme(page)
  await open(page, SCREEN)
  await card(page, 'New theme').getByRole('link', { name: 'Customise' }).click()
  await expect(page).toHaveURL(new RegExp(`/studio/edit\\?tenantId=${site.id}&themeId=${themeId}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'New theme' })).toBeVisible()
  await expect(shown(page).getByRole('banner')).toBeVisible()
  await expectGoodLooks(page, FRAMES)

  await test.step('a colour that cannot be read on the background says so, and offers the nearest that can', async () => {
    await choose(page, 'Colours', 'Your own')
    await expect(page.getByText('Accent on Background: 9.', { exact: false })).toBeVisible()
    await page
      .locator('input[type=text]')
      .and(page.getByRole('textbox', { name: 'Accent' }))
      .fill('#ffd400')
    await expect(page.getByText(/Accent on Background: 1\.\d to 1\. Some people cannot read this/)).toBeVisible()
    await expect.poll(() => colourOf(page, '--accent')).toBe('#ffd400')
    await expectGoodLooks(page, FRAMES)
    await page.getByRole('button', { name: /^Use #\w{6} for: Accent$/ }).click()
    await expect(page.getByText(/Accent on Background: 4\.\d to 1\. Easy to read/)).toBeVisible()
    await expect.poll(() => colourOf(page, '--accent')).not.toBe('#ffd400')
  })

  await test.step('a font and the top of the page show at once', async () => {
    await choose(page, 'Font of headings', 'Geometric')
    await expect(root(page)).toHaveClass(/headings-geometric/)
    await choose(page, 'Top of the page', 'Name in the middle')
    await expect(root(page)).toHaveClass(/header-centred/)
  })

  await test.step('nobody but the admin around it tells the page what to show', async () => {
    const heard = await root(page).evaluate(async (element) => {
      const told = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
      window.postMessage(
        { colours: { '--accent': '#010203' }, names: ['header-band'], type: 'callboard-studio-choices' },
        '*',
      )
      await told
      return [element.className, getComputedStyle(element).getPropertyValue('--accent')]
    })
    expect(heard[0]).toContain('header-centred')
    expect(heard[0]).not.toContain('header-band')
    expect(heard[1]).not.toBe('#010203')
  })

  await test.step('back and forth, by buttons and keys', async () => {
    await button(page, 'Undo').click()
    await expect(root(page)).not.toHaveClass(/header-centred/)
    await expect(page.getByText('Undone: Top of the page')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(root(page)).toHaveClass(/header-centred/)
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(root(page)).not.toHaveClass(/headings-geometric/)
    await button(page, 'Redo').click()
    await button(page, 'Redo').click()
    await expect(root(page)).toHaveClass(/headings-geometric/)
    await expect(root(page)).toHaveClass(/header-centred/)
  })

  await test.step('unsaved choices are there after a reload, and on every page of the frame', async () => {
    await page.reload()
    await expect(page.getByText('Your unsaved changes have been restored.', { exact: false })).toBeVisible()
    await expect(root(page)).toHaveClass(/header-centred/)
    await choose(page, 'Width of the preview', 'Phone')
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(390)
  })

  await test.step('saved, asked and published', async () => {
    await button(page, 'Save version').click()
    await expectToast(page, 'Version 2 saved')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await button(page, 'Publish').click()
    await expect(dialog(page)).toContainText('Visitors see your website with this theme from now on.')
    await expectGoodLooks(page, { ...FRAMES, within: DIALOG })
    await dialog(page).getByRole('button', { exact: true, name: 'Publish' }).click()
    await expectToast(page, 'Theme published successfully!')
  })

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${visitors}/`)
  const html = visitor.locator('html')
  await expect(html).toHaveClass(/header-centred/)
  await expect(html).toHaveClass(/headings-geometric/)
  const accent = await html.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))
  expect(accent).toBe(await colourOf(page, '--accent'))

  await test.step('the next version of what visitors see waits until it is published', async () => {
    await choose(page, 'Corners', 'Round')
    await button(page, 'Save version').click()
    await expect(page.getByText('Version 3 is saved but not published')).toBeVisible()
    await visitor.reload()
    await expect(html).not.toHaveClass(/corners-round/)
    await button(page, 'Publish').click()
    await dialog(page).getByRole('button', { exact: true, name: 'Publish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await visitor.reload()
    await expect(html).toHaveClass(/corners-round/)
  })
  await visitor.context().close()
})

test('two people at once: whoever is slower is told, and nothing of either is lost', async ({ page }) => {
  const themeId = await makeTheme(page)
  await openStudio(page, themeId)
  const state = (await (await page.request.get(`/api/themes/${themeId}/studio`, { headers })).json()) as {
    newest: number
    updatedAt: string
  }
  await choose(page, 'Corners', 'Round')
  const other = await page.request.post(`/api/themes/${themeId}/studio`, {
    data: { choices: { houseHeader: 'band' }, newest: state.newest, updatedAt: state.updatedAt },
    headers,
  })
  expect(other.status()).toBe(201)
  await button(page, 'Save version').click()
  await expect(page.getByText('Someone else has saved this theme in the meantime.', { exact: false })).toBeVisible()
  await expect(choice(page, 'Corners', 'Round')).toBeChecked()
  await expectGoodLooks(page, FRAMES)
  await button(page, 'Show theirs').click()
  await expect(choice(page, 'Top of the page', 'A band of colour')).toBeChecked()
  await expect(choice(page, 'Corners', 'Soft')).toBeChecked()
  await button(page, 'Undo').click()
  await expect(choice(page, 'Corners', 'Round')).toBeChecked()
  await button(page, 'Save version').click()
  await expectToast(page, 'Version 3 saved')
})

test('a choice that cannot be saved says so, stays as it was chosen, and is saved with the next try', async ({
  page,
}) => {
  const themeId = await makeTheme(page)
  await openStudio(page, themeId)
  await choose(page, 'Corners', 'Round')
  const saves = `**/api/themes/${themeId}/studio`
  await page.route(saves, (route) => route.abort('internetdisconnected'))
  await button(page, 'Save version').click()
  const problem = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(problem).toContainText('try again')
  await expect(choice(page, 'Corners', 'Round')).toBeChecked()
  await expectGoodLooks(page, FRAMES)
  await page.unroute(saves)
  await page.route(saves, (route) =>
    route.fulfill({ body: '{"error":"The database is away."}', contentType: 'application/json', status: 503 }),
  )
  await button(page, 'Save version').click()
  await expect(problem).toContainText('The database is away.')
  await page.unroute(saves)
  await button(page, 'Save version').click()
  await expectToast(page, 'Version 2 saved')
  await expect(problem).toHaveCount(0)
})

test('the studio works by keyboard, in Arabic', async ({ context, page }) => {
  const themeId = await makeTheme(page)
  await chooseLanguage(context, 'ar')
  await page.goto(addressOf(themeId))
  await expect(shown(page).getByRole('banner')).toBeVisible()
  await page.getByRole('radio', { exact: true, name: 'خمري' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { exact: true, name: 'منتصف الليل' })).toBeChecked()
  await expect(root(page)).toHaveClass(/palette-midnight/)
  await page.getByRole('radio', { exact: true, name: 'ألوانك' }).check({ force: true })
  await expectGoodLooks(page, FRAMES)
})

test('the studio refuses people who may not use it, and addresses that lead nowhere', async ({ context, page }) => {
  const themeId = await makeTheme(page)
  await context.clearCookies()
  await page.goto(addressOf(themeId))
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await site.signIn(context, site.people.Vera!)
  await page.goto(addressOf(themeId))
  await expect(page.getByText('You don’t have access to this page.')).toBeVisible()
  await site.signIn(context, site.people.Edith!)
  await openStudio(page, themeId)
  await expect(button(page, 'Publish')).toHaveCount(0)
  await expect(page.getByText('Themes are published by people with the permission', { exact: false })).toBeVisible()
  const { docs } = await site.asProvider<{ docs: { id: string; tenant: string }[] }>(
    'GET',
    `/themes?limit=1&depth=0&where[tenant][not_equals]=${site.id}`,
  )
  for (const address of [
    addressOf(docs[0]!.id),
    addressOf(docs[0]!.id, docs[0]!.tenant),
    addressOf(themeId, docs[0]!.tenant),
    addressOf('nothing'),
  ]) {
    await page.goto(address)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(button(page, 'Save version')).toHaveCount(0)
  }
  // The policy of the admin stands around it, and a website has its own page at this address.
  expect(await (await page.goto(addressOf(themeId)))!.headerValue('Content-Security-Policy')).toContain(
    "frame-ancestors 'none'",
  )
  expect((await page.goto(`${visitors}/studio/edit`))!.status()).toBe(404)
})
