import { expect, test, type Page } from '../support/test'
import pg from 'pg'
import { chooseLanguage, chooseTheme, open, waitForHydration } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'
import { createPages } from '../pages/support'
import { withoutChanges } from '../support/withoutChanges'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: { Edda: { as: 'tenant-admin' } } })
})
test.afterAll(() => site.close())

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const summary = (page: Page) => page.getByRole('textbox', { name: /^Summary/ })
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && /\/api\/pages\//.test(answer.url()))
const newest = (id: string) =>
  site.asProvider<{ parent: string | null; relativePath: string; summary: string | null; title: string }>(
    'GET',
    `/pages/${id}?draft=true&depth=0`,
  )

test('a page that a colleague moves in the tree stays there while it is written on, and is published there', async ({
  browser,
  page,
}) => {
  const ids = await createPages(site, 'Old(Visit(Parking)),Fresh')
  const second = await browser.newContext()
  await signInSomebody(second, site.people.Edda!)
  await signInSomebody(page.context(), site.people.owner)
  await open(page, `/admin/collections/pages/${ids.Visit}`)
  const moved = await second.request.post('/api/pages/navigation', {
    data: { instruction: 'make-child', itemId: ids.Visit, targetId: ids.Fresh },
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  expect(moved.status()).toBe(200)

  const [first] = await Promise.all([saved(page), summary(page).fill('How to get here')])
  expect(first.status()).toBe(200)
  // The form knows by then where the page is.
  await expect(page.getByRole('textbox', { name: /^Address/ })).toHaveValue('/fresh/visit')
  const [again] = await Promise.all([saved(page), summary(page).fill('How to get here by train')])
  expect(again.status()).toBe(200)
  expect(await newest(ids.Visit!)).toMatchObject({
    parent: ids.Fresh,
    relativePath: '/fresh/visit',
    summary: 'How to get here by train',
  })
  const [published] = await Promise.all([
    saved(page),
    page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click(),
  ])
  expect(published.status()).toBe(200)
  expect(await site.asProvider('GET', `/pages/${ids.Visit}?depth=0`)).toMatchObject({
    _status: 'published',
    parent: ids.Fresh,
    relativePath: '/fresh/visit',
  })
  expect(await site.asProvider('GET', `/pages/${ids.Parking}?depth=0`)).toMatchObject({
    relativePath: '/fresh/visit/parking',
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await second.close()
})

interface HeldSave {
  /** Whether one waits. */
  isWaiting: () => Promise<boolean>
  release: () => Promise<void>
}

/** Keeps saves of a document waiting in the server, for less than the five seconds that it waits for a lock. */
async function holdInServer(id: string): Promise<HeldSave> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query(`select pg_advisory_lock(hashtext('callboard.save'), hashtext($1))`, [id])
  return {
    isWaiting: async () => {
      const { rowCount } = await client.query(
        `select 1 from pg_locks where locktype = 'advisory' and not granted
           and objid::bigint = hashtext($1)::bigint & 4294967295`,
        [id],
      )
      return rowCount !== 0
    },
    release: () => client.end(),
  }
}

/** Keeps saves of a document on their way to the server, for as long as it takes. */
async function holdOnTheWay(page: Page, id: string): Promise<HeldSave> {
  const { promise: isReleased, resolve } = Promise.withResolvers<void>()
  const address = (url: URL) => url.pathname === `/api/pages/${id}`
  let isWaiting = false
  await page.route(address, async (route) => {
    if (route.request().method() === 'PATCH') {
      isWaiting = true
      await isReleased
    }
    await route.fallback()
  })
  return {
    isWaiting: async () => isWaiting,
    release: async () => resolve(),
  }
}

const LEAVINGS = [
  {
    hold: (_: Page, id: string) => holdInServer(id),
    // As soon as the screen is there, before it is alive: the server does not wait for long.
    leaveAndReturn: async (page: Page) => void (await page.reload({ waitUntil: 'commit' })),
    name: 'loads a page again',
  },
  {
    hold: holdOnTheWay,
    leaveAndReturn: async (page: Page) => {
      await page
        .getByRole('link', { name: /^Posts/ })
        .first()
        .click()
      const question = page.getByRole('dialog', { name: 'Leave without saving?' })
      await expect(question).toContainText('Your changes are still being saved.')
      await question.getByRole('button', { exact: true, name: 'Leave' }).click()
      await expect(page).toHaveURL(/\/posts/)
      await page.goBack()
    },
    name: 'leaves a page, and comes back,',
  },
]

for (const { hold, leaveAndReturn, name } of LEAVINGS)
  test(`whoever ${name} while it is being saved goes on with what they wrote`, async ({ page }) => {
    const { doc } = await site.asProvider<{ doc: { id: string } }>('POST', '/pages', {
      _status: 'published',
      tenant: site.id,
      title: 'Café',
    })
    await signInSomebody(page.context(), site.people.owner)
    await open(page, `/admin/collections/pages/${doc.id}`)
    await expect(title(page)).toBeEditable()
    const held = await hold(page, doc.id)
    await title(page).fill('Café and bar')
    await expect.poll(held.isWaiting).toBe(true)
    await leaveAndReturn(page)
    await expect(title(page)).toHaveValue('Café')
    await held.release()
    await expect(title(page)).toHaveValue('Café and bar')
    const [answer] = await Promise.all([saved(page), summary(page).fill('Open daily')])
    expect(answer.status()).toBe(200)
    expect(await newest(doc.id)).toMatchObject({ summary: 'Open daily', title: 'Café and bar' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

/** Words on buttons that are broken over two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('button:visible, .btn:visible, [data-button]:visible').evaluateAll((buttons) => {
    const linesOf = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    const wordsIn = (node: Text) =>
      [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        return linesOf(range) > 1 ? [word] : []
      })
    return buttons.flatMap((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (walker.nextNode()) broken.push(...wordsIn(walker.currentNode as Text))
      return broken
    })
  })

test('undo and other verbs stay in one piece on a phone, in each language', async ({ context, page }) => {
  // Eighteen pages; a busy machine takes three seconds for each.
  test.setTimeout(120_000)
  await signInSomebody(context, site.people.owner)
  await withoutChanges(page)
  await page.setViewportSize({ height: 740, width: 360 })
  const { Nearest } = await createPages(site, 'Nearest,Farthest')
  for (const [language, theme] of [
    ['en', 'light'],
    ['es', 'dark'],
    ['ar', 'light'],
  ] as const) {
    await chooseLanguage(context, language)
    await chooseTheme(context, theme)
    await page.goto('/admin/collections/pages')
    await waitForHydration(page)
    await page.getByRole('treegrid').getByRole('row').filter({ hasText: 'Nearest' }).first().focus()
    await page.keyboard.press('m')
    await page.keyboard.press(language === 'es' ? 'ArrowUp' : 'ArrowDown')
    await page.keyboard.press('Enter')
    const undo = page.locator('[data-sonner-toast][data-front=true] [data-button]')
    await expect(undo).toBeVisible()
    expect(await brokenWords(page), `tree, ${language}`).toEqual([])
    expect((await undo.boundingBox())!.height, language).toBeLessThan(40)
    for (const path of [
      `collections/pages/${Nearest}`,
      'collections/pages?search=e',
      'collections/events',
      'settings/users',
      'settings/general',
    ]) {
      await page.goto(`/admin/${path}`)
      await expect(page.locator('button:visible').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await brokenWords(page), `${path}, ${language}`).toEqual([])
    }
  }
})

test('the beginning of an address leads to the first screen below it that one may see', async ({ context, page }) => {
  const check = async (found: Record<string, string>) => {
    for (const [typed, path] of Object.entries(found)) {
      await open(page, `/admin/${typed}`)
      await expect(page).toHaveURL(new RegExp(`/admin/?${path}(\\?|$)`))
    }
  }
  await signInSomebody(context, site.people.owner)
  await check({ auth: 'auth/account', collections: 'collections/pages', globals: '', settings: 'settings/general' })
  const narrow = await makeSite({
    people: { Dara: { role: 'Domains' } },
    roles: { Domains: ['settings:domains', 'events:view'] },
  })
  await context.clearCookies()
  await signInSomebody(context, narrow.people.Dara!)
  await check({ collections: 'collections/events', settings: 'settings/domains' })
  await context.clearCookies()
  await page.goto('/admin/settings')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await narrow.close()
})
