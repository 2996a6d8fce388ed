import { expect, test } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { addTheme, card, choose, dialog, layoutOf, openMenu, publish, SCREEN, section } from './support'

const FRAMES = { except: ['iframe'] }

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ plan: 'Plus' })
  const home = { _status: 'published', slug: 'home', slugLock: false, tenant: site.id, title: 'Home' }
  await site.asProvider('POST', '/pages', home)
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

test('an owner sees a picture of the website with each theme, and uses the theme menu by keyboard [B-056, B-057]', async ({
  context,
  page,
}) => {
  await open(page, SCREEN)
  await expect(section(page, 'Current theme').getByRole('heading', { name: 'Built-in theme' })).toBeVisible()
  await expectGoodLooks(page)
  const add = (name: string, more: Record<string, string> = {}) =>
    addTheme(context, site.id, { name }, { 'layout/theme.liquid': layoutOf(`Shown by ${name}`) }, more)
  const current = await add('Quayside')
  await publish(context, site.id, current.themeId)
  await add('Winter')
  await add('Workbench', { isDevelopmentTheme: 'true' })
  await open(page, SCREEN)
  await expectGoodLooks(page, FRAMES)

  await test.step('pictures', async () => {
    for (const name of ['Quayside', 'Workbench']) {
      await card(page, name).scrollIntoViewIfNeeded()
      await expect(card(page, name).locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
      await expect(
        card(page, name)
          .frameLocator('iframe')
          .getByRole('heading', { includeHidden: true, name: `Shown by ${name}` }),
      ).toBeAttached()
    }
  })

  await test.step('the list works by keyboard alone', async () => {
    const actions = card(page, 'Winter').getByRole('button', { name: 'Actions for Winter' })
    await actions.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Preview', exact: true })).toBeFocused()
    await expectGoodLooks(page, { within: '[role=menu]' })
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('Delete \u2068Winter\u2069?')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(actions).toBeFocused()
  })

  await card(page, 'Quayside').getByRole('link', { name: 'Configure' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/collections/themes/${current.themeId}`))
})

test(
  'an owner publishes a theme, which visitors then see [B-164, B-321]',
  { tag: '@core' },
  async ({ context, page }) => {
    await addTheme(context, site.id, { name: 'Autumn' }, { 'layout/theme.liquid': layoutOf('Shown by Autumn') })
    await open(page, SCREEN)
    await card(page, 'Autumn').getByRole('button', { exact: true, name: 'Publish' }).click()
    await expect(dialog(page)).toContainText('No page would lose anything.')
    await expectGoodLooks(page, { within: DIALOG })
    await dialog(page).getByRole('button', { exact: true, name: 'Publish' }).click()
    await expectToast(page, 'Theme published successfully!')
    await expect(section(page, 'Current theme').getByRole('heading', { name: 'Autumn' })).toBeVisible()
    await page.goto(process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`))
    await expect(page.getByRole('heading', { name: 'Shown by Autumn' })).toBeVisible()
  },
)

test("an owner copies a theme's preview link, which the admin may frame, and downloads the theme [B-307, B-318, B-319]", async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { themeId } = await addTheme(context, site.id, { name: 'Lantern' })
  await open(page, SCREEN)
  await choose(page, 'Lantern', 'Copy preview link')
  await expectToast(page, 'Preview link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`//${themeId}.preview.localhost`)
  const preview = await context.newPage()
  expect((await preview.goto(link))?.headers()['content-security-policy']).toContain(
    `frame-ancestors ${process.env.E2E_BASE_URL!}`,
  )
  await preview.close()
  const download = page.waitForEvent('download')
  await choose(page, 'Lantern', 'Download')
  expect((await download).suggestedFilename()).toBe('lantern-1.0.0.zip')
  await choose(page, 'Lantern', 'Change key')
  await dialog(page).getByLabel('Theme key').fill('no spaces')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expectGoodLooks(page, { within: DIALOG })
})

test('an owner whose plan has no custom themes opens the menu of a no-code theme', async ({ context, page }) => {
  const small = await makeSite({ plan: 'Standard' })
  try {
    await small.signIn(context, small.people.owner)
    await open(page, SCREEN)
    await page.getByRole('button', { name: 'New no-code theme' }).click()
    await openMenu(page, 'New theme')
    await page.keyboard.press('Escape')
    await expectGoodLooks(page, FRAMES)
  } finally {
    await small.close()
  }
})
