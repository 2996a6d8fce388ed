import { expect, test, type Page } from '@playwright/test'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => signInSomebody(context, site.people.owner))

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('list', { name: 'Messages' })
const answers = (page: Page) => log(page).locator('[data-role="assistant"]')
const history = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Conversations' })
const ADDRESS = /\/admin\/chat\/[\da-f-]{36}$/

/** Types and sends, and waits until the answer is whole. */
async function say(page: Page, text: string): Promise<void> {
  const before = await answers(page).count()
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(page.getByRole('button', { exact: true, name: 'Send' })).toBeVisible()
}

/** A stream as the server sends it. @param isWhole without it the connection is lost */
const sse = (chunks: object[], { from = 1, isWhole = true } = {}) => ({
  body:
    chunks
      .map(
        (chunk, index) =>
          `id: 0199c000-0000-7000-8000-00000000000a.${from + index}\ndata: ${JSON.stringify(chunk)}\n\n`,
      )
      .join('') + (isWhole ? 'data: [DONE]\n\n' : ''),
  contentType: 'text/event-stream',
})

test('[B-004] [B-025] [B-032] [B-083] [B-086] [B-087] [B-088] [B-089] [B-091] [B-094] a new conversation greets, shows what there is and what one can begin with', async ({
  page,
}) => {
  await open(page, '/admin')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/admin\/chat$/)
  await expect(page.getByText('Hello Olwen')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `What's happening at ${site.name} today?` })).toBeVisible()
  for (const [label, slug] of Object.entries({ Events: 'events', Media: 'media', Pages: 'pages', Posts: 'posts' }))
    await expect(page.getByRole('main').getByRole('link', { exact: true, name: label })).toHaveAttribute(
      'href',
      `/admin/collections/${slug}`,
    )
  await expect(page.getByRole('link', { name: 'Create: Page' })).toHaveAttribute(
    'href',
    '/admin/collections/pages/create',
  )
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(suggestions).toHaveText([
    'Show my events this month',
    'Create a new event page',
    'Manage theme customization and settings',
    'Upload and organise media',
    'Write alternative texts',
  ])
  await expect(page.getByText(/ AI can make mistakes\. Check important info\.$/)).toBeVisible()
  await expect(page.getByText(/^\d+ messages left today$/)).toBeVisible()
  await expect(page.getByText('You are talking to a guide, not to a language model.')).toBeVisible()
  await page.getByText('How to connect a model').click()
  await expect(page.getByText(/AI_MODEL/)).toBeVisible()
  expect((await page.getByRole('main').boundingBox())!.height).toBe(page.viewportSize()!.height - 70)
  await expect(field(page)).toHaveAttribute('rows', '3')
  await expect(page.getByRole('link', { name: 'New Chat' }).first()).toHaveAttribute('href', '/admin/chat')
  await expectGoodLooks(page)
  await page.setViewportSize({ height: 740, width: 360 })
  await expect(suggestions.filter({ visible: true })).toHaveCount(2)
})

test('[B-014] [B-031] [B-084] [B-093] [B-172] [B-175] [B-177] [B-256] [B-257] [B-258] somebody asks, and the conversation stands in the history', async ({
  page,
}) => {
  await open(page, '/admin/chat')
  await expect(history(page).getByText('No chats yet')).toBeVisible()
  await expect(history(page).getByRole('link', { name: 'Start a new chat' })).toHaveAttribute('href', '/admin/chat')
  await expect(page.getByRole('button', { exact: true, name: 'Send' })).toBeDisabled()
  await field(page).fill('  \n ')
  await expect(page.getByRole('button', { exact: true, name: 'Send' })).toBeDisabled()
  await field(page).fill('List pages')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('please')
  expect(await page.evaluate(() => window.localStorage.getItem('chat-input'))).toContain('List pages\\nplease')
  await reload(page)
  await expect(field(page)).toHaveValue('List pages\nplease')
  await field(page).press('Enter')
  await expect(page).toHaveURL(ADDRESS)
  await expect(answers(page)).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
  expect(await page.evaluate(() => window.localStorage.getItem('chat-input'))).toBeNull()
  await expect(history(page).getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(history(page).getByRole('link', { name: 'List pages please' })).toHaveAttribute('aria-current', 'page')
  // Straight from a conversation that has just begun to a new one, and back.
  await page.getByRole('link', { name: 'New Chat' }).first().click()
  await expect(page).toHaveURL(/\/admin\/chat$/)
  await expect(page.getByText('Hello Olwen')).toBeVisible()
  await expect(answers(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(ADDRESS)
  await expect(answers(page)).toHaveCount(1)
  await reload(page)
  await expect(log(page).getByText('List pages')).toBeVisible()
  await expect(answers(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'New Chat' }).first().click()
  await expect(page).toHaveURL(/\/admin\/chat$/)
  await expect(page.getByText('Hello Olwen')).toBeVisible()
})

test('[B-085] text that comes with the address is sent once, and proposes nothing', async ({ page }) => {
  await open(page, `/admin/chat?query=${encodeURIComponent('Create a page called From a link')}`)
  await expect(page).toHaveURL(ADDRESS)
  await expect(log(page).getByText('Create a page called From a link', { exact: true })).toBeVisible()
  await expect(answers(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
  await reload(page)
  await expect(log(page).locator('[data-role="user"]')).toHaveCount(1)
})

test('a change is proposed, applied, and taken back', async ({ page }) => {
  await open(page, '/admin/chat')
  await say(page, 'Create a page called Accessibility')
  const card = page.getByRole('region', { name: /^Proposed change: / })
  await expect(card.getByRole('row', { name: /Title.*Accessibility/ })).toBeVisible()
  await expectGoodLooks(page)
  await card.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(card.getByText('Applied as a draft')).toBeVisible()
  // By keyboard, one goes on from the card.
  await expect(card).toBeFocused()
  await expect(card.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
    'href',
    /\/admin\/collections\/pages\/[\da-f-]{36}$/,
  )
  await say(page, 'List pages')
  await expect(answers(page).last().getByRole('rowheader', { name: 'Accessibility' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo this conversation' }).press('Enter')
  await expect(page.getByText('1 change undone')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(card.getByText('Undone')).toBeVisible()
  await say(page, 'Create a page called Contact')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Not applied', { exact: true })).toBeVisible()
})

test('what somebody has changed since is not taken back, and named', async ({ page }) => {
  await open(page, '/admin/chat')
  await say(page, 'Create a page called Parking')
  await page.getByRole('button', { name: 'Apply' }).click()
  const link = page.getByRole('region', { name: /^Proposed change: / }).getByRole('link', { name: 'Parking' })
  const id = (await link.getAttribute('href'))!.split('/').at(-1)!
  await site.asProvider('PATCH', `/pages/${id}?draft=true`, { title: 'Parking and bikes' })
  await page.getByRole('button', { name: 'Undo this conversation' }).click()
  await expect(page.getByText('Not undone')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Parking' }).last()).toBeVisible()
})

test('the last message is edited and sent again, answered again and copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/admin/chat')
  await say(page, 'List evnts')
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  await expect(page.getByText('You are editing your last message.')).toBeVisible()
  await expect(field(page)).toHaveValue('List evnts')
  await field(page).fill('List events')
  await field(page).press('Enter')
  await expect(log(page).locator('[data-role="user"]')).toHaveText(/List events/)
  await expect(answers(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Answer again' }).click()
  await expect(answers(page)).toHaveCount(1)
  await answers(page).getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
})

test('[B-168] [B-169] [B-170] [B-171] [B-367] while an answer is awaited it says so after a second, takes no second message, and is stopped by Escape', async ({
  page,
}) => {
  await open(page, '/admin/chat')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/chat', async (route) => {
    await held
    await route.continue()
  })
  const stopped = page.waitForRequest(/\/api\/chat\/[\da-f-]{36}\/stop$/)
  await field(page).fill('List pages')
  await field(page).press('Enter')
  const thinking = page.getByText('Thinking…')
  await expect(thinking).toBeAttached()
  await expect(thinking).toHaveCSS('animation-delay', '1s')
  await expect(thinking).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await field(page).fill('And events')
  await field(page).press('Enter')
  await expect(log(page).locator('[data-role="user"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  release()
  await stopped
  await expect(page.getByRole('button', { exact: true, name: 'Send' })).toBeEnabled()
  await expect(field(page)).toHaveValue('And events')
})

test('[B-173] an answer whose connection is lost goes on in the middle of a word', async ({ page }) => {
  await open(page, '/admin/chat')
  const asked: (string | undefined)[] = []
  await page.route('**/api/chat', (route) =>
    route.fulfill(
      sse(
        [
          { messageId: '0199c000-0000-7000-8000-00000000000b', type: 'start' },
          { id: 't', type: 'text-start' },
          { delta: 'The Tem', id: 't', type: 'text-delta' },
        ],
        { isWhole: false },
      ),
    ),
  )
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/chat/*/stream', async (route) => {
    asked.push(route.request().headers()['last-event-id'])
    await held
    await route.fulfill(
      sse(
        [
          { delta: 'pest is on.', id: 't', type: 'text-delta' },
          { id: 't', type: 'text-end' },
          { finishReason: 'stop', type: 'finish' },
        ],
        { from: 4 },
      ),
    )
  })
  await field(page).fill('What is on?')
  await field(page).press('Enter')
  await expect(answers(page)).toHaveText(/The Tem$/)
  await expect(page.getByText('The connection was lost. The answer continues without you.')).toBeVisible()
  release()
  await expect(answers(page)).toHaveText(/The Tempest is on\./)
  expect(asked).toEqual(['0199c000-0000-7000-8000-00000000000a.3'])
})

test('a long answer is read from its beginning, and whoever scrolls stays where they are', async ({ page }) => {
  await open(page, '/admin/chat')
  await page.route('**/api/chat', (route) =>
    route.fulfill(
      sse([
        { messageId: '0199c000-0000-7000-8000-00000000000b', type: 'start' },
        { id: 't', type: 'text-start' },
        {
          delta: Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`).join('\n\n'),
          id: 't',
          type: 'text-delta',
        },
        { id: 't', type: 'text-end' },
        { finishReason: 'stop', type: 'finish' },
      ]),
    ),
  )
  await field(page).fill('Tell me everything')
  await field(page).press('Enter')
  await expect(answers(page).getByText('Line 60')).toBeAttached()
  await expect(log(page).getByText('Tell me everything')).toBeInViewport()
  await expect(answers(page).getByText('Line 1', { exact: true })).toBeInViewport()
  await expect(answers(page).getByText('Line 60')).not.toBeInViewport()
})

test('two tabs show the same', async ({ context, page }) => {
  await open(page, '/admin/chat')
  await say(page, 'List our pages')
  const other = await context.newPage()
  await open(other, new URL(page.url()).pathname)
  await expect(answers(other)).toHaveCount(1)
  await say(page, 'List events')
  await expect(answers(other)).toHaveCount(2)
  await expect(log(other).locator('[data-role="user"]').last()).toHaveText(/List events/)
  await say(page, 'Create a page called Two tabs')
  await expect(other.getByRole('button', { name: 'Apply' })).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(other.getByText('Applied as a draft')).toBeVisible()
  await history(page).getByRole('button', { name: 'More for “List our pages”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/admin\/chat$/)
    await expect(tab.getByText('Hello Olwen')).toBeVisible()
  }
})

test('[B-304] [B-344] [B-352] what cannot be sent is told, and typed still', async ({ page }) => {
  await open(page, '/admin/chat')
  await page.route('**/api/chat', (route) => route.abort())
  await field(page).fill('List pages')
  await field(page).press('Enter')
  await expectToast(page, 'Chat request failed')
  await expectToast(
    page,
    "We're having trouble sending your message. Please check your internet connection and try again.",
  )
  await expect(field(page)).toHaveValue('List pages')
  await expect(page).toHaveURL(/\/admin\/chat$/)
  await page.unroute('**/api/chat')
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      body: JSON.stringify({
        cause: 'You have exceeded your maximum number of messages for the day. Please try again later.',
        code: 'rate_limit:chat',
      }),
      contentType: 'application/json',
      status: 429,
    }),
  )
  await field(page).press('Enter')
  await expectToast(page, 'You have exceeded your maximum number of messages for the day. Please try again later.')
})

test('[B-176] [B-283] [B-357] the history is paged, searched, renamed and deleted', async ({ page }) => {
  const chats = Array.from({ length: 53 }, (_, index) => ({
    createdAt: new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString(),
    id: `0199c000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    title: `Old chat ${index + 1}`,
  }))
  const asked: URLSearchParams[] = []
  await page.route('**/api/history?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    asked.push(query)
    const before = chats.findIndex(({ createdAt }) => createdAt === query.get('ending_before')) + 1
    const limit = Number(query.get('limit'))
    return route.fulfill({
      json: { chats: chats.slice(before, before + limit), hasMore: before + limit < chats.length },
    })
  })
  await open(page, '/admin/chat')
  await expect(history(page).getByRole('heading', { name: 'Older' })).toBeVisible()
  await expect(history(page).getByRole('listitem')).toHaveCount(50)
  await history(page).getByRole('button', { name: 'Show more' }).click()
  await expect(history(page).getByRole('listitem')).toHaveCount(53)
  await expect(history(page).getByRole('button', { name: 'Show more' })).toHaveCount(0)
  expect(asked.map((query) => [query.get('limit'), query.get('ending_before')])).toEqual([
    ['50', null],
    ['20', chats[49]!.createdAt],
  ])
  await page.unroute('**/api/history?*')
  await page.route('**/api/history?*', (route) => route.fulfill({ json: { code: 'internal:api' }, status: 500 }))
  await reload(page)
  await expect(history(page).getByText('Failed to load chats')).toBeVisible()
  await page.unroute('**/api/history?*')
  await history(page).getByRole('button', { name: 'Try again' }).click()
  await expect(history(page).getByText('Failed to load chats')).toHaveCount(0)

  await open(page, '/admin/chat')
  await say(page, 'List venues')
  const row = history(page).getByRole('link', { name: 'List venues' })
  await history(page).getByRole('searchbox', { name: 'Search conversations' }).fill('nothing of the kind')
  await expect(history(page).getByText('No matching conversations')).toBeVisible()
  await history(page).getByRole('searchbox', { name: 'Search conversations' }).fill('venues')
  await expect(row).toBeVisible()
  await history(page).getByRole('button', { name: 'More for “List venues”' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Our venues')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our venues' })).toBeVisible()
  await history(page).getByRole('searchbox', { name: 'Search conversations' }).fill('')
  await history(page).getByRole('button', { name: 'More for “Our venues”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Conversation deleted')
  await expect(page).toHaveURL(/\/admin\/chat$/)
  await expect(history(page).getByRole('link', { name: 'Our venues' })).toHaveCount(0)
})

test('[B-092] the dashboard begins a conversation, with an id of its own, the content types and the site', async ({
  page,
}) => {
  await open(page, '/admin')
  const box = page.getByRole('region', { name: 'Ask the assistant' })
  await expect(box.getByRole('list', { name: 'Suggestions' }).getByRole('button')).toHaveCount(4)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/chat'))
  await box.getByRole('button', { name: 'Show my events this month' }).click()
  const body = (await sent).postDataJSON() as { collections: string[]; id: string; tenant: string }
  expect(body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/)
  expect(body.tenant).toBe(site.id)
  expect(body.collections).toEqual(expect.arrayContaining(['events', 'pages']))
  await expect(page).toHaveURL(new RegExp(`/admin/chat/${body.id}$`))
  await expect(answers(page)).toHaveCount(1)
})

test('[B-268] [B-349] [B-350] a conversation of somebody else, and one that is not there, say so', async ({
  context,
  page,
}) => {
  await open(page, '/admin/chat')
  await say(page, 'List pages')
  const mine = new URL(page.url()).pathname
  await signInSomebody(context, site.people.Vera!)
  await open(page, mine)
  await expect(
    page.getByRole('heading', { name: 'This chat belongs to another user. Please check the chat ID and try again.' }),
  ).toBeVisible()
  await open(page, '/admin/chat/0199c000-0000-7000-8000-000000000000')
  await expect(
    page.getByRole('heading', { name: 'The requested chat was not found. Please check the chat ID and try again.' }),
  ).toBeVisible()
})

test('[B-090] a conversation is shared with a colleague, who reads it and has no field to type in', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/admin/chat')
  await say(page, 'Create a page called Sharing')
  await page.getByRole('button', { exact: true, name: 'Share' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodLooks(page, { within: '[role=dialog]' })
  await page.getByRole('dialog').getByRole('button', { name: 'Share and copy the link' }).click()
  await expectToast(page, 'Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { exact: true, name: 'Shared' })).toBeFocused()

  await signInSomebody(context, site.people.Vera!)
  await open(page, new URL(link).pathname)
  await expect(log(page).getByText('Create a page called Sharing')).toBeVisible()
  await expect(page.getByText('Shared by Olwen Tester. You have read-only access to this conversation.')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  for (const name of ['Answer again', 'Apply', 'Edit and send again', 'Share', 'Shared'])
    await expect(page.getByRole('button', { exact: true, name })).toHaveCount(0)
  await expectGoodLooks(page)

  await signInSomebody(context, site.people.owner)
  await open(page, new URL(link).pathname)
  await page.getByRole('button', { exact: true, name: 'Shared' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expectToast(page, 'Only you can read the conversation now')
  await signInSomebody(context, site.people.Vera!)
  await open(page, new URL(link).pathname)
  await expect(
    page.getByRole('heading', { name: 'This chat belongs to another user. Please check the chat ID and try again.' }),
  ).toBeVisible()
})

test('[B-267] a viewer may make nothing, and is told so', async ({ context, page }) => {
  await signInSomebody(context, site.people.Vera!)
  await open(page, '/admin/chat')
  await expect(page.getByRole('main').getByRole('link', { exact: true, name: 'Pages' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Create: / })).toHaveCount(0)
  await say(page, 'Create a page called Not for me')
  await expect(answers(page).getByText(/^You are not allowed to change /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
})

test('[A-228] [B-014] [B-264] [B-347] without the plan there is no section, and the screen says what an upgrade brings', async ({
  context,
  page,
}) => {
  const starter = await makeSite({ plan: 'Starter' })
  await signInSomebody(context, starter.people.owner)
  await open(page, '/admin')
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Chats' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Ask the assistant' })).toHaveCount(0)
  await open(page, '/admin/chat')
  await expect(page.getByRole('heading', { name: 'Your account does not have access to this feature.' })).toBeVisible()
  await expect(page.getByText(/Choose a plan that includes the assistant/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/admin/settings/billing')
  await starter.close()
})

test('is read from right to left, on a phone and without motion', async ({ context, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 740, width: 360 })
  await page.goto('/admin/chat')
  await expect(page.locator('html')).toHaveAttribute('dir', 'RTL')
  await page.getByRole('textbox', { name: 'الرسالة' }).fill('List pages')
  await page.getByRole('textbox', { name: 'الرسالة' }).press('Enter')
  await expect(page.locator('[data-role="assistant"]')).toHaveCount(1)
  // Nothing of it lies below the bar at the foot of the screen.
  const foot = (await page.getByText(/^قد يخطئ/).boundingBox())!
  const bar = (await page.getByRole('navigation', { name: 'الأقسام' }).boundingBox())!
  expect(foot.y + foot.height).toBeLessThanOrEqual(bar.y)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
