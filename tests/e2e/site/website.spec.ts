import { expect, test } from '../support/test'
import { expectGoodLooks } from '../support/looks'

/** Riverside's website, on the machine that the tests run on. */
const site = () => process.env.E2E_BASE_URL!.replace('//localhost', '//riverside.localhost')

test('a visitor finds an event, reads about it and switches to Welsh', { tag: '@core' }, async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${site()}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Long evenings, warm house' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  expect(await page.context().cookies(site())).toEqual([])
  // Every picture in sight is there.
  expect(
    await page.evaluate(() =>
      [...document.images].filter((one) => one.complete && one.naturalWidth === 0).map((one) => one.src),
    ),
  ).toEqual([])

  await test.step('the keyboard leads past the navigation', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  await test.step('a link leads to an event, with its people and performances', async () => {
    await page.getByRole('link', { exact: true, name: 'The Seagull' }).first().click()
    await expect(page).toHaveURL(`${site()}/events/the-seagull`)
    await expect(page.getByRole('heading', { name: 'Cast' })).toBeVisible()
    await page.getByRole('link', { name: 'Eleri Vaughan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eleri Vaughan' })).toBeVisible()
  })

  await test.step('the website is read in Welsh, and back', async () => {
    await page.goto(`${site()}/whats-on`)
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Cymraeg' }).click()
    await expect(page).toHaveURL(`${site()}/cy/whats-on`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy')
    await expect(page.getByRole('heading', { level: 1, name: 'Beth sydd ymlaen' })).toBeVisible()
  })

  await test.step('the website loads nothing of the admin', async () => {
    const answer = await page.goto(`${site()}/admin`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByLabel('Password')).toHaveCount(0)
  })
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('a visitor finds the website accessible in light and dark, wide and narrow', async ({ page }) => {
  for (const path of ['/', '/events', '/events/the-seagull', '/visit', '/cy', '/nothing-here']) {
    await page.goto(site() + path)
    await expectGoodLooks(page)
  }
})

/** House's style choices, as classes of its three looks. */
const LOOKS = [
  'cards-rows footer-band header-band type-sans',
  'cards-tall corners-round footer-centred header-centred palette-midnight type-slab spacing-airy',
  'corners-square headings-narrow palette-lamplight spacing-tight',
]

test('a visitor with a phone never scrolls sideways, whatever words, names and prices a page has', async ({ page }) => {
  await page.setViewportSize({ height: 900, width: 320 })
  const paths = ['', 'whats-on', 'events/the-seagull', 'venues/main-house', 'posts/a-lake-made-of-light', 'contact']
  for (const path of paths) {
    expect([path, (await page.goto(`${site()}/${path}`))?.status()]).toEqual([path, 200])
    await page.addStyleTag({ path: 'src/plugins/site/house/assets/styles.css' })
    // Every text ends with a word of 40 letters and a price list without a space.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts)
        if (text.data.trim() !== '' && !text.parentElement!.closest('script'))
          text.data += ` ${'Silvesterabend'.repeat(3).slice(0, 40)} €12,50/€10,00/€8,00/€7,50/€6,00/€5,00`
    })
    for (const look of LOOKS) {
      await page.evaluate((classes) => void (document.documentElement.className = classes), look)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `/${path} with ${look}`)
        .toBeLessThanOrEqual(320)
    }
  }
})

test("a visitor gets 404 from Next's image optimiser, which would ignore a site's password", async ({
  page,
  request,
}) => {
  await page.goto(`${site()}/`)
  const picture = await page.evaluate(
    () =>
      [...document.images].map((one) => new URL(one.src)).find(({ pathname }) => pathname.startsWith('/api/media/'))!
        .pathname,
  )
  const optimised = `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`
  expect(
    await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
      [picture, optimised],
    ),
  ).toEqual([200, 404])
  expect((await request.get(process.env.E2E_BASE_URL! + optimised)).status()).toBe(404)
})
