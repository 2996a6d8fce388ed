import { randomBytes } from 'node:crypto'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open, signInAs } from '../support/signIn'

const headers = { Origin: process.env.E2E_BASE_URL! }

/** Tabs of a document, which count its versions. */
const PAYLOADS_OWN = ['.doc-tab']

interface Doc {
  id: string
  _status?: string
  custom?: object
  layout?: { block?: string; values?: object }[]
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
  const { docs } = (await (await context.request.get('/api/themes?limit=1&depth=0', { headers })).json()) as { docs: Doc[] }
  const data = { _status: 'published', tenant: docs[0]!.tenant, title: `Autumn ${randomBytes(4).toString('hex')}`, ...more }
  const answer = await context.request.post(`/api/${collection}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(201)
  const { doc } = (await answer.json()) as { doc: Doc }
  made.push([collection, doc.id])
  return doc.id
}

const stored = async ({ context }: { context: BrowserContext }, collection: string, id: string): Promise<Doc> => (await (await context.request.get(`/api/${collection}/${id}?draft=true&depth=0`, { headers })).json()) as Doc

/** Rows are kept closed. */
async function openAll(page: Page): Promise<void> {
  await page.locator('#field-layout').getByRole('button', { name: 'Show All' }).click()
}

test('[B-115, B-116, B-231, B-254, B-333, B-335, B-336] documents choose template and colours, and say where the theme asks for nothing', async ({ context, page }) => {
  const [id, event, post] = [await plant(context, 'pages'), await plant(context, 'events'), await plant(context, 'posts')]
  const performance = await plant(context, 'event-instances', { event, start: '2027-03-01T19:30:00.000Z' })
  const panel = page.getByRole('region', { name: 'From the theme Weir Lane' })
  const template = panel.getByRole('combobox', { name: 'Template' })
  await open(page, `/admin/collections/pages/${id}`)
  const scheme = panel.getByRole('combobox', { name: 'Colour scheme' })
  await expect(scheme).toHaveValue('House')
  await template.selectOption('Default')
  await expect(panel.getByText('Chosen template has no custom theme options')).toBeVisible()
  await template.selectOption('Wide')
  await panel.getByRole('switch', { name: 'Side menu' }).click()
  await scheme.selectOption('Evening')
  await panel.getByRole('textbox', { name: 'Announcement above the page' }).fill('Open again')
  await expect.poll(async () => (await stored({ context }, 'pages', id)).theme).toEqual({ colorScheme: 'Evening', settings: { announcement: { en: 'Open again' } }, template: 'wide', templateSettings: { wide: { showSideMenu: true } } })
  await expectNoViolations(page, PAYLOADS_OWN)

  await test.step('attributes stand below custom., by names that nobody types', async () => {
    await open(page, `/admin/collections/events/${event}`)
    await expect(template.getByRole('option')).toHaveText(['The usual one', 'Production', 'Concert'])
    const attributes = page.getByRole('region', { name: 'Attributes' })
    await expect(attributes.getByText('custom.dress_code')).toBeVisible()
    await attributes.getByRole('textbox', { name: 'Dress code' }).fill('Black tie')
    await expect.poll(async () => (await stored({ context }, 'events', event)).custom).toEqual({ dress_code: { en: 'Black tie' } })
    await open(page, `/admin/collections/event-instances/${performance}`)
    await expect(page.getByText('No custom attributes available for Performances.')).toBeVisible()
  })

  await test.step('a type that the theme asks nothing of says so', async () => {
    await open(page, `/admin/collections/posts/${post}`)
    await expect(panel.getByText('No theme settings available for Posts.')).toBeVisible()
    await expect(template).toHaveCount(0)
  })
})

test('[B-291] an answer about the form that comes late changes nothing of what was typed since', async ({ context, page }) => {
  const id = await plant(context, 'pages', { layout: [{ block: 'marquee', blockType: 'themeBlock', values: { line: 'First' } }] })
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
    return route.continue()
  })
  await line.fill('Second')
  await expect.poll(() => calls).toBe(1)
  await line.fill('Third')
  release()
  await expect.poll(() => calls).toBeGreaterThan(1)
  await expect(line).toHaveValue('Third')
  await expect.poll(async () => (await stored({ context }, 'pages', id)).layout).toMatchObject([{ values: { line: 'Third' } }])
})
