import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { signInAs } from '../support/signIn'

const base = () => process.env.E2E_BASE_URL!
const site = () => base().replace('//localhost', '//riverside.localhost')

/** A GIF of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** The world outside: nobody there is asked, and who would have been is noted. */
async function outside(page: Page, scripts: Record<string, string> = {}): Promise<string[]> {
  const requests: string[] = []
  await page.context().route(/^https:/, (route) => {
    const url = route.request().url()
    requests.push(url)
    const [, body = ''] = Object.entries(scripts).find(([start]) => url.startsWith(start)) ?? []
    if (route.request().resourceType() === 'image') return route.fulfill({ body: PIXEL, contentType: 'image/gif' })
    if (route.request().resourceType() === 'document')
      return route.fulfill({ body: '<h1>A frame</h1>', contentType: 'text/html' })
    return route.fulfill({ body, contentType: 'text/javascript' })
  })
  return requests
}

/** What the browser refused: nothing, when the policy fits the apps. */
function refusals(page: Page): string[] {
  const said: string[] = []
  page.on(
    'console',
    (message) => /Content Security Policy|Refused to/.test(message.text()) && said.push(message.text()),
  )
  return said
}

async function call<Result>(page: Page, method: string, path: string, data?: object): Promise<Result> {
  const answer = await page.request.fetch(`${base()}/api${path}`, { data, headers: { Origin: base() }, method })
  expect([path, answer.status()]).toEqual([path, 200])
  return (await answer.json()) as Result
}

interface Found {
  docs: { id: string; installedApps?: string[] }[]
}

let tenant: string
let before: string[]

/** Enables apps on Riverside with these settings, the strict policy and the cookie banner. */
async function enable(page: Page, settings: Record<string, object>): Promise<void> {
  await signInAs(page.context(), 'super')
  const { docs } = await call<Found>(page, 'GET', '/tenants?where[slug][equals]=riverside&depth=0')
  tenant = docs[0]!.id
  before ??= docs[0]!.installedApps ?? []
  const apps: string[] = []
  for (const handle of Object.keys(settings))
    apps.push((await call<Found>(page, 'GET', `/apps?where[handle][equals]=${handle}&depth=0`)).docs[0]!.id)
  await call(page, 'PATCH', `/tenants/${tenant}`, { installedApps: apps })
  await call(page, 'POST', `/tenants/${tenant}/security`, {
    cookieBanner: { enabled: true, privacyPolicyUrl: '' },
    csp: { directives: '', preset: 'strict' },
  })
  const set = Object.fromEntries(Object.entries(settings).filter(([, values]) => Object.keys(values).length > 0))
  if (Object.keys(set).length > 0) await call(page, 'PATCH', `/app-config/${tenant}`, { settings: set })
  await page.context().clearCookies()
}

test.afterAll(async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAs(context, 'super')
  await call(page, 'PATCH', `/tenants/${tenant}`, { installedApps: before })
  await call(page, 'POST', `/tenants/${tenant}/security`, {
    cookieBanner: { enabled: false, privacyPolicyUrl: '' },
    csp: { directives: '', preset: 'relaxed' },
  })
  await context.close()
})

test(
  'a visitor loads tracking apps only after consent and others at once, under the strictest policy',
  { tag: '@core' },
  async ({ page }) => {
    await enable(page, {
      googleAnalytics: { loadWhen: 'consent', measurementId: 'G-AB12CD34' },
      metaPixel: { pixelId: '123456789012' },
      plausible: { domain: 'riverside.test', loadWhen: 'always' },
    })
    const [requests, refused] = [await outside(page), refusals(page)]
    await page.goto(`${site()}/events/the-seagull`)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await expect.poll(() => requests).toEqual(['https://plausible.io/js/script.js'])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect
      .poll(() => requests.slice(1).sort())
      .toEqual([
        'https://connect.facebook.net/en_US/fbevents.js',
        'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34',
      ])
    // What a service reads when its script has come: the page has said it before.
    const told = await page.evaluate(() => {
      const { dataLayer, fbq } = window as unknown as {
        dataLayer: ArrayLike<unknown>[]
        fbq: { queue: ArrayLike<unknown>[]; version: string }
      }
      return {
        fbq: fbq.queue.map((one) => Array.from(one)),
        gtag: dataLayer.map((one) => [Object.prototype.toString.call(one), ...Array.from(one).map(String)]),
        version: fbq.version,
      }
    })
    expect(told).toMatchObject({
      fbq: [
        ['init', '123456789012'],
        ['track', 'PageView'],
      ],
      gtag: [
        ['[object Arguments]', 'js', expect.anything()],
        ['[object Arguments]', 'config', 'G-AB12CD34'],
      ],
      version: '2.0',
    })
    await page.goto(`${site()}/`)
    await expect.poll(() => requests.filter((url) => url.includes('gtag'))).toHaveLength(2)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
    expect(refused).toEqual([])
  },
)

test('a visitor who has accepted cookies withdraws at the foot of the page, and nothing loads any more', async ({
  page,
}) => {
  await enable(page, { googleAnalytics: { loadWhen: 'consent', measurementId: 'G-AB12CD34' } })
  const requests = await outside(page)
  const loads = () => requests.filter((url) => url.includes('gtag'))
  const banner = page.getByRole('region', { name: 'Cookies' })
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await page.goto(`${site()}/events/the-seagull`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(loads).toHaveLength(1)
  await page.goto(`${site()}/`)
  await expect.poll(loads).toHaveLength(2)
  await settings.press('Enter')
  await expect(banner).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('button', { name: 'Only what is needed' })).toBeFocused()
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded
  await expect(banner).toBeHidden()
  await expect(settings).toBeFocused()
  const { cookies } = await page.context().storageState()
  expect(cookies.find(({ name }) => name === 'callboard-consent')).toMatchObject({ value: 'needed' })
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await page.goto(`${site()}/events/the-seagull`)
  await expect(settings).toBeVisible()
  expect(loads()).toHaveLength(2)
})

test('a visitor consents in Cookiebot instead of the banner, and only the agreed apps load', async ({ page }) => {
  await enable(page, {
    cookiebot: { groupId: '1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f' },
    googleAnalytics: { loadWhen: 'consent', measurementId: 'G-AB12CD34' },
    googleTagManager: { containerId: 'GTM-AB12CD3' },
  })
  const requests = await outside(page, { 'https://consent.cookiebot.com/uc.js': 'window.Cookiebot = { consent: {} }' })
  await page.goto(`${site()}/`)
  await expect(page.locator('#consent')).toHaveCount(0)
  await expect.poll(() => requests).toEqual(['https://consent.cookiebot.com/uc.js'])
  await page.evaluate(() => {
    Object.assign(window, { Cookiebot: { consent: { statistics: true } } })
    window.dispatchEvent(new Event('CookiebotOnAccept'))
  })
  await expect.poll(() => requests.slice(1)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34'])
})

test('a visitor loads maps and donation forms on request', async ({ page }) => {
  await enable(page, { donorbox: { campaign: 'new-roof' }, openStreetMap: {} })
  const [requests, refused] = [await outside(page), refusals(page)]
  await page.goto(`${site()}/venues`)
  await page.locator('main a[href^="/venues/"]').first().click()
  await expect(page.getByRole('link', { name: 'Show the map' })).toBeVisible()
  await expectNoViolations(page)
  expect(requests).toEqual([])
  await page.getByRole('link', { name: 'Show the map' }).click()
  await expect(page.getByRole('img', { name: /^Map: / })).toBeVisible()
  await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible()
  await expect.poll(() => requests.length).toBe(15)
  expect(requests.every((url) => /^https:\/\/tile\.openstreetmap\.org\/15\/\d+\/\d+\.png$/.test(url))).toBe(true)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Donate' }).click()
  await expect(page.frameLocator('iframe[title="Donate"]').getByRole('heading', { name: 'A frame' })).toBeVisible()
  expect(requests.at(-1)).toBe('https://donorbox.org/embed/new-roof')
  expect(refused).toEqual([])
})

test('a visitor who fills in a form loads reCAPTCHA, and its token is verified', async ({ page }) => {
  await enable(page, {
    recaptcha: { secretKey: 'the-secret-key-of-riverside-01', siteKey: 'the-site-key-of-riverside-0001' },
  })
  const checked: string[] = []
  const google: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const proof = new URLSearchParams(body).get('response')!
      checked.push(`${request.url} ${proof}`)
      response.end(
        JSON.stringify(
          proof === 'a proof'
            ? { action: 'submit', score: 0.9, success: true }
            : { 'error-codes': ['missing-input-response'], success: false },
        ),
      )
    })
  })
  const gateway = new URL(process.env.E2E_APP_GATEWAY!)
  await new Promise<void>((resolve) => google.listen(Number(gateway.port), gateway.hostname, resolve))
  try {
    const stub = `window.grecaptcha = { execute: (key) => Promise.resolve(key === 'the-site-key-of-riverside-0001' ? 'a proof' : ''), ready: (callback) => callback() }`
    const [requests, refused] = [
      await outside(page, { 'https://www.google.com/recaptcha/api.js': stub }),
      refusals(page),
    ]
    await page.goto(`${site()}/contact`)
    const form = page.locator('form[data-guarded]')
    expect(requests).toEqual([])
    await form.getByLabel('Your name').fill('Ada Lane')
    await expect
      .poll(() => requests)
      .toEqual(['https://www.google.com/recaptcha/api.js?render=the-site-key-of-riverside-0001'])
    await form.getByLabel(/e-mail/).fill('ada@visitors.test')
    await form.getByLabel('Your message').fill('Is there a cloakroom?')
    await form.getByRole('checkbox').check()
    await form.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('Thank you.')
    expect(checked).toEqual(['/www.google.com/recaptcha/api/siteverify a proof'])
    expect(refused).toEqual([])
  } finally {
    google.closeAllConnections()
    await new Promise((resolve) => google.close(resolve))
  }
})
