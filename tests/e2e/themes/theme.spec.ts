import { randomBytes } from 'node:crypto'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite } from '../people/support/site'

const headers = { Origin: process.env.E2E_BASE_URL! }

/** Tabs of a document, which count its versions. */
const PAYLOADS_OWN = ['.doc-tab']

interface Doc {
  id: string
  _status?: string
  custom?: object
  layout?: { block?: string; template?: string; values?: object }[]
  tenant?: string
  theme?: object
}

/** What this test has made on the site of the demo, whose theme asks for something; gone at the end. */
const made: [collection: string, id: string][] = []

test.beforeEach(({ context }) => signInAs(context, 'owner'))
test.afterEach(async ({ context }) => {
  await signInAs(context, 'owner')
  for (const [collection, id] of made.splice(0)) await context.request.delete(`/api/${collection}/${id}`, { headers })
})

async function plant(context: BrowserContext, collection: string, more: object = {}): Promise<string> {
  const { docs } = (await (await context.request.get('/api/themes?limit=1&depth=0', { headers })).json()) as {
    docs: Doc[]
  }
  const data = {
    _status: 'published',
    tenant: docs[0]!.tenant,
    title: `Autumn ${randomBytes(4).toString('hex')}`,
    ...more,
  }
  const answer = await context.request.post(`/api/${collection}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  const { doc } = (await answer.json()) as { doc: Doc }
  made.push([collection, doc.id])
  return doc.id
}

const stored = async ({ context }: { context: BrowserContext }, collection: string, id: string): Promise<Doc> =>
  (await (await context.request.get(`/api/${collection}/${id}?draft=true&depth=0`, { headers })).json()) as Doc

async function addBlock(page: Page, name: string): Promise<void> {
  await page.locator('#field-layout > .blocks-field__drawer-toggler').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Theme: Weir Lane' })).toBeVisible()
  await expect(
    drawer.getByRole('region', { name: 'Most used' }).getByRole('button', { exact: true, name: 'Hero' }),
  ).toBeVisible()
  // What somebody used recently is offered a second time, above the rest.
  await drawer.getByRole('region', { name: 'Theme: Weir Lane' }).getByRole('button', { name }).click()
  await expect(page.locator('.blocks-field__row').last()).toContainText(name)
  await expect(page.locator('.blocks-field__row .shimmer-effect')).toHaveCount(0)
  await openAll(page)
}

/** The language of texts is remembered with the person, who comes into other tests too. */
const backToEnglish = (page: Page): Promise<void> => open(page, '/admin/collections/pages?locale=en')

/** Rows are kept closed. */
async function openAll(page: Page): Promise<void> {
  await page.locator('#field-layout').getByRole('button', { name: 'Show all' }).click()
}

test('[B-114, B-236, B-237, B-238, B-239, B-242, B-245, B-246, B-247, B-248, B-249, B-250, B-251, B-252] blocks of the theme are added, kept to their rules, published and translated', async ({
  context,
  page,
}) => {
  test.slow()
  const id = await plant(context, 'pages')
  const publish = page.getByRole('button', { name: /^Publish changes/ })
  const quotes = page.locator('#layout-row-0')
  const season = page.locator('#layout-row-1')
  const heading = season.getByRole('textbox', { name: 'Heading' })
  await open(page, `/admin/collections/pages/${id}`)

  await test.step('lists say how many rows they want, and offer no more than they take', async () => {
    await addBlock(page, 'Production credits')
    await expect(quotes).toContainText('01')
    await expect(quotes).toContainText('Production credits')
    await expect(quotes.getByText('This field requires at least 1 Credits')).toBeVisible()
    await quotes.getByRole('button', { name: 'Add: Credits' }).click()
    await expect(quotes.getByText('This field requires at least 1 Credits')).toHaveCount(0)
    await quotes.getByRole('button', { name: 'Add: Credits' }).click()
    for (const job of await quotes.getByRole('textbox', { name: 'Job' }).all()) await job.fill('Light')
    await addBlock(page, 'Press quotes')
    for (let row = 0; row < 6; row++) await season.getByRole('button', { name: 'Add: Quotes' }).click()
    await expect(season.getByRole('button', { name: 'Remove: Quotes 6' })).toBeVisible()
    await expect(season.getByRole('button', { name: 'Add: Quotes' })).toHaveCount(0)
    await season.getByRole('button', { name: 'More actions for 02 Press quotes' }).click()
    await page.getByRole('button', { exact: true, name: 'Remove' }).last().click()
    await expect(season).toHaveCount(0)
  })

  await test.step('texts, numbers and colours are kept within their limits', async () => {
    await addBlock(page, 'Season highlights')
    await expect(heading).toHaveAccessibleName('Heading * — English')
    await expect(heading).toHaveAttribute('aria-required', 'true')
    await expect(heading).toHaveAttribute('lang', 'en')
    await heading.fill('x'.repeat(90))
    await expect(heading).toHaveValue('x'.repeat(80))
    await heading.fill('If you see only two')
    await heading.blur()
    await heading.fill('If')
    await heading.blur()
    await expect(heading).toHaveValue('If you see only two')
    const accent = season.getByPlaceholder('#c8452f')
    await accent.fill('')
    await accent.pressSequentially('2f7x86f99')
    await expect(accent).toHaveValue('#2f786f')
    await expect(season.getByRole('checkbox', { name: 'With the date' })).toHaveCount(0)
    await season.getByRole('radio', { name: 'A list with dates' }).check()
    await expect(season.getByRole('checkbox', { name: 'With the date' })).toBeVisible()
    await addBlock(page, 'Marquee')
    const speed = page.locator('#layout-row-2').getByRole('textbox', { name: 'Speed' })
    await speed.fill('-3')
    await speed.blur()
    await expect(speed).toHaveValue('1')
  })

  await test.step('what is wrong is said where it stands when it is published', async () => {
    const same = quotes.getByText('Two rows are the same').last()
    await publish.click()
    await expect(same).toBeVisible()
    await quotes.getByRole('textbox', { name: 'Job' }).last().fill('Sound')
    await expectNoViolations(page, PAYLOADS_OWN)
    await expect(same).toHaveCount(0)
    await publish.click()
    await expect
      .poll(async () => stored({ context }, 'pages', id))
      .toMatchObject({
        _status: 'published',
        layout: [
          { block: 'productionCredits', values: { credits: [{ job: { en: 'Light' } }, { job: { en: 'Sound' } }] } },
          {
            block: 'seasonHighlights',
            values: { accent: '#2f786f', heading: { en: 'If you see only two' }, look: 'list' },
          },
          { block: 'marquee', values: { speed: 1 } },
        ],
      })
  })

  await test.step('[B-241] another language says what stands in the first, and keeps both', async () => {
    await open(page, `/admin/collections/pages/${id}?locale=cy`)
    await openAll(page)
    await expect(heading).toHaveAttribute('placeholder', 'If you see only two')
    await expect(heading).toHaveAccessibleName(/^Heading — (Welsh|Cymraeg)$/)
    await expect(heading).toHaveAttribute('lang', 'cy')
    await heading.fill('Dwy yn unig')
    await expect
      .poll(async () => (await stored({ context }, 'pages', id)).layout?.[1])
      .toMatchObject({ values: { heading: { cy: 'Dwy yn unig', en: 'If you see only two' } } })
    await quotes.getByRole('button', { name: 'Remove: Credits 2' }).click()
    await quotes.getByRole('button', { name: 'Remove: Credits 1' }).click()
    await expect(quotes.getByText('This field requires at least 1', { exact: true })).toBeVisible()
    await expect
      .poll(async () => (await stored({ context }, 'pages', id)).layout?.[0]?.values)
      .not.toHaveProperty('credits')
    await backToEnglish(page)
  })

  await test.step('who may only look sees that there is nothing, and changes nothing', async () => {
    await signInAs(context, 'viewer')
    await open(page, `/admin/collections/pages/${id}?locale=cy`)
    await openAll(page)
    await expect(quotes.getByText('This field has no Credits')).toBeVisible()
    await expect(heading).toBeDisabled()
    await backToEnglish(page)
  })
})

test('[B-115, B-116, B-231, B-254, B-333, B-335, B-336] documents choose template and colours, and say where the theme asks for nothing', async ({
  context,
  page,
}) => {
  const [id, event, post] = [
    await plant(context, 'pages'),
    await plant(context, 'events'),
    await plant(context, 'posts'),
  ]
  const performance = await plant(context, 'event-instances', { event, start: '2027-03-01T19:30:00.000Z' })
  const panel = page.getByRole('region', { name: 'From the theme Weir Lane' })
  const template = panel.getByRole('combobox', { name: 'Template' })
  await open(page, `/admin/collections/pages/${id}`)
  const scheme = panel.getByRole('combobox', { name: 'Colour scheme' })
  await expect(scheme).toHaveValue('House')
  await template.selectOption('Default')
  await expect(panel.getByText('Chosen template has no custom theme options')).toBeVisible()
  await template.selectOption('Wide')
  await panel.getByRole('checkbox', { name: 'Side menu' }).click()
  await scheme.selectOption('Evening')
  await panel.getByRole('textbox', { name: 'Announcement above the page' }).fill('Open again')
  await expect
    .poll(async () => (await stored({ context }, 'pages', id)).theme)
    .toEqual({
      colorScheme: 'Evening',
      settings: { announcement: { en: 'Open again' } },
      template: 'wide',
      templateSettings: { wide: { showSideMenu: true } },
    })
  await expectNoViolations(page, PAYLOADS_OWN)

  await test.step('attributes stand below custom., by names that nobody types', async () => {
    await open(page, `/admin/collections/events/${event}`)
    await expect(template.getByRole('option')).toHaveText(['Standard template', 'Production', 'Concert'])
    const attributes = page.getByRole('region', { name: 'Attributes' })
    await attributes.getByRole('textbox', { name: 'Dress code' }).fill('Black tie')
    await expect
      .poll(async () => (await stored({ context }, 'events', event)).custom)
      .toEqual({ dress_code: { en: 'Black tie' } })
    await open(page, `/admin/collections/event-instances/${performance}`)
    await expect(page.getByText('No custom attributes available for Performances.')).toBeVisible()
  })

  await test.step('a type that the theme asks nothing of says so', async () => {
    await open(page, `/admin/collections/posts/${post}`)
    await expect(panel.getByText('No theme settings available for Posts.')).toBeVisible()
    await expect(template).toHaveCount(0)
  })
})

test('[B-291] a question about the form that is overtaken is ended, and a late answer changes nothing of what was typed since', async ({
  context,
  page,
}) => {
  const id = await plant(context, 'pages', {
    layout: [{ block: 'marquee', blockType: 'themeBlock', values: { line: 'First' } }],
  })
  await open(page, `/admin/collections/pages/${id}`)
  const row = page.locator('#layout-row-0')
  await openAll(page)
  const line = row.getByRole('textbox', { name: 'Line' })
  await expect(line).toHaveValue('First')
  let calls = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/admin/collections/pages/**', async (route) => {
    if (route.request().method() === 'POST' && ++calls === 1) await held
    // The one that was held is gone by now.
    return route.continue().catch(() => undefined)
  })
  const ended = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'POST' && request.url().includes('/admin/collections/pages/'),
  )
  await line.fill('Second')
  await expect.poll(() => calls).toBe(1)
  await line.fill('Third')
  // The next one does not wait for an answer that nobody wants any more.
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect.poll(() => calls).toBeGreaterThan(1)
  release()
  await expect(line).toHaveValue('Third')
  await expect
    .poll(async () => (await stored({ context }, 'pages', id)).layout)
    .toMatchObject([{ values: { line: 'Third' } }])
})

test('[A-226] a template says what is wrong with it while it is written, keeps what is typed, and is not published before it is mended', async ({
  context,
  page,
}) => {
  const id = await plant(context, 'pages', { layout: [{ blockType: 'liquid', template: '<p>Before</p>' }] })
  await open(page, `/admin/collections/pages/${id}`)
  await openAll(page)
  const template = page.getByRole('textbox', { name: /^Template/ })
  const complaint = page.locator('#field-layout').getByText('Line 2, column 3: \u2068{% if late %}\u2069 is not closed')
  await template.fill('<p>\n  {% if late %}Latecomers wait\n</p>')
  await expect(complaint).toBeVisible()
  await expect(template).toHaveAttribute('aria-invalid', 'true')
  await expect
    .poll(async () => (await stored({ context }, 'pages', id)).layout)
    .toMatchObject([{ template: '<p>\n  {% if late %}Latecomers wait\n</p>' }])
  const refused = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('autosave'),
  )
  await page.getByRole('button', { name: /^Publish changes/ }).click()
  expect((await refused).status()).toBe(400)
  await expect(complaint).toBeVisible()
  await expectNoViolations(page, PAYLOADS_OWN)
  await template.fill('<p>{% if late %}Latecomers wait{% endif %}</p>')
  await expect(complaint).toHaveCount(0)
  await page.getByRole('button', { name: /^Publish changes/ }).click()
  await expect
    .poll(async () => stored({ context }, 'pages', id))
    .toMatchObject({ _status: 'published', layout: [{ template: '<p>{% if late %}Latecomers wait{% endif %}</p>' }] })
})

test('a theme is described, and used by whoever may publish themes; no host of strangers is asked for anything', async ({
  browser,
  page,
}) => {
  const site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
  const add = async (name: string) =>
    (
      await site.asProvider<{ doc: Doc }>('POST', '/themes', {
        _status: 'published',
        manifest: { colorSchemes: [] },
        name,
        tenant: site.id,
      })
    ).doc.id
  const [first, second] = [await add('Winter light'), await add('Summer dark')]
  const path = `/admin/collections/themes/${second}`
  const strangers: string[] = []
  page.on(
    'request',
    (request) =>
      void (
        /^https?:/.test(request.url()) &&
        !request.url().startsWith(headers.Origin) &&
        strangers.push(request.url())
      ),
  )
  const banner = page.getByRole('main').filter({ has: page.locator('#field-manifest') })
  await site.signIn(page.context(), site.people.owner)

  await test.step('what is no JSON is told so by its line, and is kept', async () => {
    await open(page, path)
    const manifest = page.getByRole('textbox', { name: 'Manifest' })
    await expect(manifest).toHaveValue(/"colorSchemes": \[\]/)
    await manifest.fill('{\n  "colorSchemes": [],,\n}')
    await expect(page.getByText('This is not valid JSON. Check line 2.')).toBeVisible()
    await expect(manifest).toHaveAttribute('aria-invalid', 'true')
    await manifest.fill('{ "colorSchemes": [], "settings": [] }')
    await expect(manifest).not.toHaveAttribute('aria-invalid', 'true')
    await expect
      .poll(async () => (await stored({ context: page.context() }, 'themes', second)) as { manifest?: object })
      .toMatchObject({ manifest: { colorSchemes: [], settings: [] } })
    await expectNoViolations(page, PAYLOADS_OWN)
  })

  await test.step('it is used after a question', async () => {
    await open(page, `/admin/collections/themes/${first}`)
    await expect(banner).toContainText('Your website uses no theme yet.')
    await page.getByRole('button', { name: 'Use this theme' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use this theme' }).click()
    await expectToast(page, 'Theme published successfully!')
    await expect(banner).toContainText('Your website uses this theme.')
    await expect(page.getByRole('button', { name: 'Use this theme' })).toHaveCount(0)
  })

  await test.step('[B-163] [B-165] [B-235] a development theme is not offered', async () => {
    const { doc } = await site.asProvider<{ doc: Doc }>('POST', '/themes', {
      _status: 'published',
      isDevelopmentTheme: true,
      manifest: { colorSchemes: [] },
      name: 'Next year',
      tenant: site.id,
    })
    await open(page, `/admin/collections/themes/${doc.id}`)
    await expect(banner).toContainText('Your website uses Winter light.')
    await expect(banner).toContainText('Disable the Development Theme checkbox before publishing.')
    await expect(page.getByRole('button', { name: 'Use this theme' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Development theme' }).uncheck()
    await expect(page.getByRole('button', { name: 'Use this theme' })).toBeVisible()
  })

  await test.step('who only looks is told which is used, and changes neither', async () => {
    const theirs = await browser.newContext()
    await site.signIn(theirs, site.people.Vera!)
    const look = await theirs.newPage()
    await open(look, path)
    await expect(look.getByText('Your website uses Winter light.')).toBeVisible()
    await expect(look.getByRole('textbox', { name: 'Manifest' })).toHaveJSProperty('readOnly', true)
    await expect(look.getByRole('button', { name: 'Use this theme' })).toHaveCount(0)
    const publish = (as: BrowserContext) => as.request.post(`/api/themes/${second}/publish`, { data: {}, headers })
    expect((await publish(theirs)).status()).toBe(403)
    await theirs.close()
    const answer = await publish(page.context())
    expect(answer.status(), await answer.text()).toBe(200)
  })
  expect(strangers).toEqual([])
  await site.close()
})
