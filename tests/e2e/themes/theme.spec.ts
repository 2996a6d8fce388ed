import { randomBytes } from 'node:crypto'
import { expect, test, type BrowserContext, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs } from '../support/signIn'
import { makeSite } from '../people/support/site'

const headers = { Origin: process.env.E2E_BASE_URL! }

/** Tabs of a document, which count its versions. */
const PAYLOADS_OWN = ['.doc-tab']

interface Doc {
  id: string
  _status?: string
  layout?: { block?: string; values?: object }[]
  tenant?: string
}

/** Pages of this test on the site of the demo, whose theme has fields of all types; deleted at the end. */
const created: string[] = []

test.beforeEach(({ context }) => signInAs(context, 'owner'))
test.afterEach(async ({ context }) => {
  for (const id of created.splice(0)) await context.request.delete(`/api/pages/${id}`, { headers })
})

async function createPage(context: BrowserContext, layout: object[] = []): Promise<string> {
  const themes = await context.request.get('/api/themes?limit=1&depth=0', { headers })
  const { docs } = (await themes.json()) as { docs: Doc[] }
  const data = { _status: 'draft', layout, tenant: docs[0]!.tenant, title: `Autumn ${randomBytes(4).toString('hex')}` }
  const answer = await context.request.post('/api/pages?draft=true', { data, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  const { doc } = (await answer.json()) as { doc: Doc }
  created.push(doc.id)
  return doc.id
}

const stored = async (context: BrowserContext, id: string): Promise<Doc> =>
  (await (await context.request.get(`/api/pages/${id}?draft=true&depth=0`, { headers })).json()) as Doc

/** Rows are kept closed. */
async function openAll(page: Page): Promise<void> {
  await page.locator('#field-layout').getByRole('button', { name: 'Show all' }).click()
}

test('an owner adds a block of the theme, is told what is wrong with it, and publishes it [B-114, B-245]', async ({
  context,
  page,
}) => {
  const liquid = { blockType: 'liquid', template: '<p>Latecomers wait</p>' }
  const id = await createPage(context, [liquid])
  await open(page, `/admin/collections/pages/${id}`)
  await page.locator('#field-layout > .blocks-field__drawer-toggler').click()
  // What somebody used recently is offered a second time, above the rest.
  await page
    .getByRole('dialog')
    .getByRole('region', { name: 'Theme: Weir Lane' })
    .getByRole('button', { name: 'Production credits' })
    .click()
  const credits = page.locator('#layout-row-1')
  await expect(credits).toContainText('Production credits')
  await expect(page.locator('.blocks-field__row .shimmer-effect')).toHaveCount(0)
  await openAll(page)
  for (let row = 0; row < 2; row++) await credits.getByRole('button', { name: 'Add: Credits' }).click()
  for (const job of await credits.getByRole('textbox', { name: 'Job' }).all()) await job.fill('Light')
  const template = page.getByRole('textbox', { name: /^Template/ })
  await template.fill('<p>\n  {% if late %}Latecomers wait\n</p>')
  const publish = page.getByRole('button', { name: /^Publish(?: changes)?$/ })
  await publish.click()
  const same = credits.getByText('Two rows are the same').last()
  await expect(same).toBeVisible()
  await expect(page.locator('#layout-row-0').getByText(/is not closed\.$/)).toBeVisible()
  await expectNoViolations(page, PAYLOADS_OWN)
  await credits.getByRole('textbox', { name: 'Job' }).last().fill('Sound')
  await template.fill('<p>Latecomers wait for a pause</p>')
  await expect(same).toHaveCount(0)
  await publish.click()
  await expect
    .poll(() => stored(context, id))
    .toMatchObject({
      _status: 'published',
      layout: [
        {},
        { block: 'productionCredits', values: { credits: [{ job: { en: 'Light' } }, { job: { en: 'Sound' } }] } },
      ],
    })
})

test('a question about the form that is overtaken is aborted, and its answer changes nothing typed since [B-291]', async ({
  context,
  page,
}) => {
  const id = await createPage(context, [{ block: 'marquee', blockType: 'themeBlock', values: { line: 'First' } }])
  await open(page, `/admin/collections/pages/${id}`)
  await openAll(page)
  const line = page.locator('#layout-row-0').getByRole('textbox', { name: 'Line' })
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
  await expect.poll(async () => (await stored(context, id)).layout).toMatchObject([{ values: { line: 'Third' } }])
})

test('the form of a theme asks no other host for anything, also with a manifest that is no JSON', async ({ page }) => {
  const site = await makeSite()
  const { doc } = await site.asProvider<{ doc: Doc }>('POST', '/themes', {
    _status: 'published',
    manifest: { colorSchemes: [] },
    name: 'Summer dark',
    tenant: site.id,
  })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(headers.Origin)) elsewhere.push(request.url())
  })
  await site.signIn(page.context(), site.people.owner)
  await open(page, `/admin/collections/themes/${doc.id}`)
  const manifest = page.getByRole('textbox', { name: 'Manifest' })
  await expect(manifest).toHaveValue(/"colorSchemes": \[\]/)
  await manifest.fill('{\n  "colorSchemes": [],,\n}')
  await expect(page.getByText('This is not valid JSON. Check line 2.')).toBeVisible()
  await expectNoViolations(page, PAYLOADS_OWN)
  expect(elsewhere).toEqual([])
  await site.close()
})
