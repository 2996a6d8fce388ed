import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type BrowserContext, type Page } from '../support/test'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { newSecrets } from '../../../scripts/lib/secrets.mjs'
import type { Service } from '../../../scripts/lib/service.mjs'
import { startWeb, untilReady } from '../../../scripts/lib/services.mjs'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { PASSWORD, PEOPLE, type PersonName } from '../support/people'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'

const HOST = 'https://widget.messenger.example'
const MESSENGER = {
  MESSENGER_APP_ID: 'app-1',
  MESSENGER_SCRIPT: `${HOST}/app.js`,
  MESSENGER_SECRET: 'a-secret-of-the-messenger',
}

/** What the makers' script does: takes over what was queued, and puts its button into the corner. */
const SCRIPT = `{
  const queued = window.Intercom.q
  const button = document.createElement('button')
  button.textContent = 'Write to us'
  button.style.cssText = 'position:fixed;inset-inline-end:20px;inline-size:48px;block-size:48px;font-size:0;border-radius:50%;background:#0057b7;color:#fff'
  window.messengerCalls = []
  window.Intercom = (...given) => {
    window.messengerCalls.push(given)
    if (given[0] !== 'shutdown') button.style.insetBlockEnd = given[1].vertical_padding + 'px'
    if (given[0] === 'boot') document.body.append(button)
    if (given[0] === 'shutdown') button.remove()
  }
  for (const given of queued) window.Intercom(...given)
}`

let web: Service
let url: string
let folder: string

/** A second web server of this installation, which has a messenger. */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'callboard-messenger-'))
  const port = String(await findFreePort())
  url = `http://localhost:${port}`
  const env = {
    ...process.env,
    ...newSecrets(),
    ...MESSENGER,
    CALLBOARD_DATA: folder,
    CALLBOARD_DEMO: '1',
    COMPRESS: '0',
    DATABASE_URL: process.env.E2E_DATABASE_URL!,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: port,
    SERVER_URL: url,
  }
  web = startWeb(env, () => undefined)
  await untilReady(web, env)
})
test.afterAll(async () => {
  await web?.stop()
  rmSync(folder, { force: true, recursive: true })
})

/** Signs somebody in there, and stands in for the messenger's host. @returns addresses that were asked there */
async function begin(context: BrowserContext, page: Page, name: PersonName): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      body: SCRIPT,
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    })
  })
  expect(
    (
      await context.request.post(`${url}/api/users/login`, {
        data: { email: PEOPLE[name], password: PASSWORD },
        headers: { Origin: url },
      })
    ).status(),
  ).toBe(200)
  return asked
}

/** Does something that is stored: the screen shows it before, and what is loaded next may not know of it yet. */
async function untilStored(page: Page, act: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse(/\/payload-preferences\//)
  await act()
  await stored
}

const button = (page: Page) => page.getByRole('button', { name: 'Write to us' })
const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as { messengerCalls?: unknown[][] }).messengerCalls ?? [])

test('an owner is known to the messenger by id, name, email, creation time and a hash, once for all screens [B-309]', async ({
  context,
  page,
}) => {
  const asked = await begin(context, page, 'owner')
  await open(page, `${url}/admin`)
  await expect(button(page)).toBeVisible()
  const { user } = (await (await context.request.get(`${url}/api/users/me`, { headers: { Origin: url } })).json()) as {
    user: {
      createdAt: string
      displayName: string | null
      email: string
      firstName: string
      id: string
      lastName: string
    }
  }
  const start = {
    app_id: 'app-1',
    created_at: Math.floor(Date.parse(user.createdAt) / 1000),
    email: PEOPLE.owner,
    name: expect.stringMatching(/\S/) as unknown,
    user_hash: createHmac('sha256', MESSENGER.MESSENGER_SECRET).update(user.id).digest('hex'),
    user_id: user.id,
    vertical_padding: 20,
  }
  expect(await calls(page)).toEqual([['boot', start]])
  expect(await page.content()).not.toContain(MESSENGER.MESSENGER_SECRET)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { exact: true, name: 'Events' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/events/)
  expect([await calls(page), asked]).toEqual([[['boot', start]], [MESSENGER.MESSENGER_SCRIPT]])
})

test('an owner’s browser reaches the host of the messenger and no other', async ({ context, page }) => {
  await begin(context, page, 'owner')
  await open(page, `${url}/admin`)
  await expect(button(page)).toBeVisible()
  const reached = (address: string) =>
    page.evaluate(
      (one) =>
        fetch(one).then(
          () => true,
          () => false,
        ),
      address,
    )
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ body: '', headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  expect([await reached(`${HOST}/ping`), await reached('https://elsewhere.example/ping')]).toEqual([true, false])
})

test('a visitor who is not signed in, and an installation without a messenger, load nothing of it', async ({
  context,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (one) => void (one.url().startsWith(HOST) && asked.push(one.url())))
  await page.goto(`${url}/admin/login`)
  await expect(page.getByLabel('Email address')).toBeVisible()
  await signInAs(context, 'owner')
  const answer = await page.goto('/admin')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  expect([asked, answer!.headers()['content-security-policy']?.includes('messenger')]).toEqual([[], false])
})

test('a viewer turns the messenger off for good, and gets it back in their account', async ({ context, page }) => {
  const asked = await begin(context, page, 'viewer')
  await open(page, `${url}/admin`)
  await expect(button(page)).toBeVisible()
  await expectGoodLooks(page)
  const off = page.getByRole('button', { name: 'Turn off messages' })
  await off.focus()
  await untilStored(page, () => page.keyboard.press('Enter'))
  await expect(off).toBeHidden()
  await expect(button(page)).toBeHidden()
  asked.length = 0
  await open(page, `${url}/admin/auth/account`)
  const shown = page.getByRole('region', { name: 'Messages' }).getByRole('switch', { name: 'Show the button' })
  await expect(shown).not.toBeChecked()
  expect(asked).toEqual([])
  await shown.scrollIntoViewIfNeeded()
  await expectGoodLooks(page)
  await untilStored(page, () => shown.click())
  await expect(shown).toBeChecked()
  await expect(button(page)).toBeVisible()
  await untilStored(page, () => shown.click())
  await expect(button(page)).toBeHidden()
  await untilStored(page, () => shown.click())
  await reload(page)
  await expect(button(page)).toBeVisible()
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 800, width: 360 })
  await page.goto(`${url}/admin/auth/account`)
  await expect(page.getByRole('region', { name: 'الرسائل' }).getByRole('switch')).toBeChecked()
  await page.getByRole('region', { name: 'الرسائل' }).scrollIntoViewIfNeeded()
  await expectToFit(page)
})
