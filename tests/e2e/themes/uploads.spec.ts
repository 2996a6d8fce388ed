import { expect, test, type Page } from '@playwright/test'
import { themeZip } from '../../support/themeZip'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { addTheme, card, choose, dialog, headers, layoutOf, publish, SCREEN, section, send } from './support'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({
    people: { Edith: { role: 'Theme editors' } },
    plan: 'Plus',
    roles: { 'Theme editors': ['pages:manage', 'themes:manage'] },
  })
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

/** Writes down every value that the progress has from now on. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      const value = document.querySelector('progress')?.value
      if (value !== undefined && value !== seen.at(-1)) seen.push(value)
    }
    new MutationObserver(look).observe(document, {
      attributeFilter: ['value'],
      attributes: true,
      childList: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
}

const HOURS = { name: 'hours', label: 'Opening hours', settings: [{ name: 'title', label: 'Title', type: 'text' }] }

test('[B-167] [B-234] [B-314] [B-317] [B-324] [B-368] [B-378] a package is uploaded step by step, once nothing is wrong with it', async ({
  page,
}) => {
  await open(page, SCREEN)
  await page.getByRole('button', { name: 'Upload theme' }).click()
  await expect(dialog(page).getByLabel('Theme package (.zip)')).toHaveAttribute('accept', /\.zip/)
  await expect(dialog(page).getByRole('button', { name: 'Upload theme' })).toBeDisabled()
  await send(page, Buffer.from('plain'), 'theme.txt')
  await expect(dialog(page).getByRole('alert')).toContainText('Please select a .zip file')

  await test.step('all that is wrong is listed, with its place', async () => {
    await send(
      page,
      themeZip(
        { 'layout/theme.liquid': '\n  {% nothing %}', 'templates/page.liquid': '{{ page.title | shout }}' },
        { name: 'Harbour' },
      ),
    )
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('Failed to process theme file · 2 problems')
    const list = alert.getByRole('region', { name: 'Problems with this package' })
    await expect(list).toContainText('layout/theme.liquid')
    await expect(list).toContainText('Line 2, column 3')
    await expect(list).toContainText('templates/page.liquid')
    await expectGoodLooks(page, { within: DIALOG })
    await send(page, Buffer.from('no archive'))
    await expect(list).toContainText('The package as a whole')
  })

  const seen = await watchProgress(page)
  await send(page, themeZip({ 'layout/theme.liquid': layoutOf('Harbour') }, { name: 'Harbour' }))
  await expectToast(page, 'Theme uploaded successfully!')
  await expect(dialog(page)).toHaveCount(0)
  expect(await seen()).toEqual([10, 30, 60, 80, 95, 100])
  await expect(section(page, 'Theme library').getByRole('heading', { name: 'Harbour' })).toBeVisible()

  await test.step('names that nothing has are named, once it is there', async () => {
    await page.getByRole('button', { name: 'Upload theme' }).click()
    await dialog(page).getByLabel('Development theme').check()
    await send(
      page,
      themeZip({ 'layout/theme.liquid': `${layoutOf('Hints')}{{ sponsors.first }}` }, { name: 'Hinted' }),
    )
    await expectToast(page, 'Theme uploaded successfully!')
    await expect(dialog(page).getByRole('region', { name: /^Uploaded\./ })).toContainText('sponsors')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(section(page, 'Development themes').getByRole('heading', { name: 'Hinted' })).toBeVisible()
  })

  await test.step('without the server', async () => {
    await page.route('**/api/themes/add', (route) => route.abort())
    await page.getByRole('button', { name: 'Upload theme' }).click()
    await send(page, themeZip())
    await expectToast(page, 'Failed to process theme file')
  })
})

test('[B-275] [B-315] [B-323] the next version comes by the theme or its key, and older ones are put back', async ({
  context,
  page,
}) => {
  const { themeId } = await addTheme(context, site.id, { name: 'Quayside' }, {}, { key: 'quay' })
  await open(page, SCREEN)
  await choose(page, 'Quayside', 'Re-upload')
  const seen = await watchProgress(page)
  await send(page, themeZip({}, { name: 'Quayside', version: '2.0.0' }))
  await expectToast(page, 'Theme re-uploaded successfully')
  await expect(card(page, 'Quayside')).toContainText('2.0.0')
  await expect(dialog(page)).toHaveCount(0)
  expect(await seen()).toEqual([10, 30, 80, 95, 100])
  expect((await addTheme(context, site.id, { name: 'Quayside', version: '3.0.0' }, {}, { key: 'quay' })).themeId).toBe(
    themeId,
  )

  await test.step('the last versions are listed, and one is put back', async () => {
    await open(page, SCREEN)
    await choose(page, 'Quayside', 'Versions')
    await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
    await expect(dialog(page).getByRole('listitem').first()).toContainText(/Version 3 · .3\.0\.0.*Active/s)
    await expect(dialog(page).getByRole('listitem').last()).toContainText(
      'by \u2068Olwen Tester\u2069 · uploaded · 1 file',
    )
    await expectGoodLooks(page, { within: DIALOG })
    const download = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Download version 2' }).click()
    expect((await download).suggestedFilename()).toBe('quayside-200.zip')
    await dialog(page).getByRole('button', { name: 'Use version 1' }).click()
    await expectToast(page, 'Version 1 is in use')
    await expect(dialog(page).getByRole('listitem').last()).toContainText('Active')
    await page.keyboard.press('Escape')
    await expect(card(page, 'Quayside')).toContainText('1.0.0')
    await expect(
      card(page, 'Quayside').getByRole('button', { name: 'Version 3 is newer and not in use' }),
    ).toBeVisible()
  })

  await test.step('a key that somebody has changed meanwhile', async () => {
    expect(
      (await context.request.patch(`/api/themes/${themeId}/key`, { data: { key: 'quay-2' }, headers })).status(),
    ).toBe(200)
    await choose(page, 'Quayside', 'Re-upload')
    await send(page, themeZip({}, { name: 'Quayside', version: '4.0.0' }))
    await expect(dialog(page).getByRole('alert')).toContainText('The key of this theme has changed.')
    // The list has been read anew: the second attempt knows it.
    await expect(page.getByText('quay-2')).toBeAttached()
    await dialog(page).getByRole('button', { name: 'Re-upload' }).click()
    await expectToast(page, 'Theme re-uploaded successfully')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('without the server', async () => {
    await page.route('**/api/themes/add', (route) => route.abort())
    await choose(page, 'Quayside', 'Re-upload')
    await send(page, themeZip({}, { name: 'Quayside', version: '5.0.0' }))
    await expectToast(page, 'Failed to re-upload theme')
  })
})

test('replacing the theme of the website asks first where something would be lost, and a broken layout never replaces it', async ({
  context,
  page,
}) => {
  const before = { blocks: [HOURS], name: 'Riverbank' }
  const { themeId } = await addTheme(
    context,
    site.id,
    before,
    { 'layout/theme.liquid': layoutOf('Riverbank') },
    { key: 'live' },
  )
  await publish(context, site.id, themeId)
  const made = await context.request.post('/api/pages', {
    data: {
      _status: 'published',
      layout: [{ block: 'hours', blockType: 'themeBlock', values: { title: 'Today' } }],
      tenant: site.id,
      title: 'Box office hours',
    },
    headers,
  })
  expect(made.status(), await made.text()).toBe(201)
  await open(page, SCREEN)

  await test.step('by an upload', async () => {
    await choose(page, 'Riverbank', 'Re-upload')
    await send(
      page,
      themeZip({ 'layout/theme.liquid': layoutOf('Riverbank two') }, { ...before, blocks: [], version: '2.0.0' }),
    )
    await expect(dialog(page)).toContainText('would remove something')
    await expect(dialog(page)).toContainText('The block “Opening hours” is gone')
    await expect(dialog(page).getByRole('link', { name: 'Box office hours' })).toHaveAttribute(
      'href',
      /\/collections\/pages\//,
    )
    await expectGoodLooks(page, { within: DIALOG })
    await dialog(page).getByRole('button', { name: 'Keep the current version' }).click()
    await expect(card(page, 'Riverbank')).toContainText('1.0.0')
  })

  await test.step('from the list of versions', async () => {
    await card(page, 'Riverbank').getByRole('button', { name: 'Version 2 is newer and not in use' }).click()
    await dialog(page).getByRole('button', { name: 'Use version 2' }).click()
    await expect(dialog(page).getByRole('link', { name: 'Box office hours' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Publish anyway' }).click()
    await expectToast(page, 'Version 2 is in use')
    await expect(dialog(page).getByRole('listitem').first()).toContainText('Active')
    await dialog(page).getByRole('button', { name: 'Use version 1' }).click()
    await expectToast(page, 'Version 1 is in use')
    await page.keyboard.press('Escape')
  })

  await test.step('never by what would take the whole site down', async () => {
    await choose(page, 'Riverbank', 'Re-upload')
    await send(
      page,
      themeZip(
        { 'layout/theme.liquid': `${layoutOf('Broken')}{% for a in (1..99999999) %}{{ a }}{% endfor %}` },
        { ...before, version: '3.0.0' },
      ),
    )
    await expect(dialog(page).getByRole('alert')).toContainText('The layout of this version cannot be rendered')
    await page.keyboard.press('Escape')
    await expect(card(page, 'Riverbank')).toContainText('1.0.0')
  })

  await test.step('and waits for somebody who may publish', async () => {
    await site.signIn(context, site.people.Edith!)
    await open(page, SCREEN)
    await choose(page, 'Riverbank', 'Re-upload')
    await send(page, themeZip({ 'layout/theme.liquid': layoutOf('Riverbank four') }, { ...before, version: '4.0.0' }))
    await expectToast(page, 'The new version is uploaded and waits for someone who can publish themes.')
    await expect(dialog(page).getByRole('region', { name: /^Uploaded\./ })).toContainText(
      'blocks/hours.liquid does not exist.',
    )
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await choose(page, 'Riverbank', 'Versions')
    await expect(dialog(page)).toContainText('Themes are published by people with the permission “Publish themes”.')
    await expect(dialog(page).getByRole('button', { name: /^Use version/ })).toHaveCount(0)
  })
})

test('what fails on the website is counted on the card, and listed with its place and page', async ({
  context,
  page,
}) => {
  const files = {
    'blocks/hours.liquid': '\n{% for a in (1..99999999) %}{{ a }}{% endfor %}',
    'layout/theme.liquid': layoutOf('Leaky'),
  }
  const { themeId } = await addTheme(context, site.id, { blocks: [HOURS], name: 'Leaky' }, files)
  await open(page, SCREEN)
  await choose(page, 'Leaky', 'Errors on the website')
  await expect(dialog(page)).toContainText('No errors in the last 30 days.')
  await page.keyboard.press('Escape')
  await publish(context, site.id, themeId)
  const slug = 'doors-open'
  expect(
    (
      await context.request.post('/api/pages', {
        data: {
          _status: 'published',
          layout: [{ block: 'hours', blockType: 'themeBlock', values: {} }],
          slug,
          tenant: site.id,
          title: 'Doors open',
        },
        headers,
      })
    ).status(),
  ).toBe(201)
  const origin = process.env.E2E_BASE_URL!.replace('//localhost', `//${site.slug}.localhost`)
  const visitor = await context.newPage()
  expect((await visitor.goto(`${origin}/${slug}`))?.status()).toBe(200)
  await visitor.close()
  await expect(async () => {
    await open(page, SCREEN)
    await expect(card(page, 'Leaky').getByRole('button', { name: '1 error on the website' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await card(page, 'Leaky').getByRole('button', { name: '1 error on the website' }).click()
  await expect(dialog(page)).toContainText('blocks/hours.liquid')
  await expect(dialog(page).getByRole('link', { name: `/${slug}` })).toHaveAttribute('href', `${origin}/${slug}`)
  await expectGoodLooks(page, { within: DIALOG })
})
