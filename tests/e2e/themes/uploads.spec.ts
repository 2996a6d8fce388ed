import { expect, test } from '../support/test'
import { themeZip } from '@tests/support/themeZip'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { addTheme, card, choose, dialog, headers, layoutOf, publish, SCREEN, section, send } from './support'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ plan: 'Plus' })
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

test('an owner uploads a theme package after correcting its problems [B-324]', { tag: '@core' }, async ({ page }) => {
  await open(page, SCREEN)
  await page.getByRole('button', { name: 'Upload theme' }).click()
  const faulty = { 'layout/theme.liquid': '\n  {% nothing %}', 'templates/page.liquid': '{{ page.title | shout }}' }
  await send(page, themeZip(faulty, { name: 'Harbour' }))
  await expect(dialog(page).getByRole('alert')).toContainText('2 problems')
  await expectGoodLooks(page, { within: DIALOG })
  await send(page, themeZip({ 'layout/theme.liquid': layoutOf('Harbour') }, { name: 'Harbour' }))
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await expectToast(page, 'Theme uploaded successfully!')
  await expect(dialog(page)).toHaveCount(0)
  await expect(section(page, 'Theme library').getByRole('heading', { name: 'Harbour' })).toBeVisible()
})

test('an owner sees errors of a theme on the website, and what pages would lose with another version', async ({
  context,
  page,
}) => {
  const hours = { name: 'hours', label: 'Opening hours', settings: [{ name: 'title', label: 'Title', type: 'text' }] }
  const before = { blocks: [hours], name: 'Riverbank' }
  const layout = { 'layout/theme.liquid': layoutOf('Riverbank') }
  const failing = '\n{% for a in (1..99999999) %}{{ a }}{% endfor %}'
  const files = { ...layout, 'blocks/hours.liquid': failing }
  const { themeId } = await addTheme(context, site.id, before, files)
  await publish(context, site.id, themeId)
  const made = await context.request.post('/api/pages', {
    data: {
      _status: 'published',
      layout: [{ block: 'hours', blockType: 'themeBlock', values: { title: 'Today' } }],
      slug: 'hours',
      slugLock: false,
      tenant: site.id,
      title: 'Box office hours',
    },
    headers,
  })
  expect(made.status(), await made.text()).toBe(201)
  const origin = process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`)
  const visitor = await context.newPage()
  expect((await visitor.goto(`${origin}/hours`))?.status()).toBe(200)
  await visitor.close()
  const errors = card(page, 'Riverbank').getByRole('button', { name: '1 error on the website' })
  await expect(async () => {
    await open(page, SCREEN)
    await expect(errors).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await errors.click()
  await expect(dialog(page)).toContainText('blocks/hours.liquid')
  await expectGoodLooks(page, { within: DIALOG })
  await page.keyboard.press('Escape')

  await choose(page, 'Riverbank', 'Re-upload')
  await send(page, themeZip(layout, { ...before, blocks: [], version: '2.0.0' }))
  await expect(dialog(page).getByRole('link', { name: 'Box office hours' })).toBeVisible()
  await expectGoodLooks(page, { within: DIALOG })
  await dialog(page).getByRole('button', { name: 'Keep the current version' }).click()
  await card(page, 'Riverbank').getByRole('button', { name: 'Version 2 is newer and not in use' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  await expectGoodLooks(page, { within: DIALOG })
})
