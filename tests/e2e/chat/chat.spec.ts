import { expect, test, type Page } from '../support/test'
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
const newChat = (page: Page) => page.getByRole('link', { name: 'New Chat' }).first()
const ADDRESS = /\/admin\/chat\/[\da-f-]{36}$/

/** Types and sends, and waits until the answer is whole. */
async function say(page: Page, text: string): Promise<void> {
  const before = await answers(page).count()
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(page.getByRole('button', { exact: true, name: 'Send' })).toBeVisible()
}

/** A whole answer as the server streams it. */
const streamOf = (chunks: object[]) => ({
  body:
    chunks
      .map(
        (chunk, index) => `id: 0199c000-0000-7000-8000-00000000000a.${index + 1}\ndata: ${JSON.stringify(chunk)}\n\n`,
      )
      .join('') + 'data: [DONE]\n\n',
  contentType: 'text/event-stream',
})

test(
  'an owner opens the assistant by keyboard, gets an answer and returns to the conversation [B-083, B-084, B-089, B-094, B-171, B-367]',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/admin')
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page).toHaveURL(/\/admin\/chat$/)
    await expect(page.getByText('Hello Olwen')).toBeVisible()
    expect((await page.getByRole('main').boundingBox())!.height).toBe(page.viewportSize()!.height - 70)
    await expectGoodLooks(page)
    const wide = page.viewportSize()!
    await page.setViewportSize({ height: 740, width: 360 })
    const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
    await expect(suggestions.filter({ visible: true })).toHaveCount(2)
    await page.setViewportSize(wide)

    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/chat', async (route) => {
      await held
      await route.continue()
    })
    await field(page).fill('List pages')
    await field(page).press('Enter')
    const thinking = page.getByText('Thinking…')
    await expect(thinking).toHaveCSS('animation-delay', '1s')
    await expect(thinking).toBeVisible()
    release()
    await expect(answers(page)).toHaveCount(1)
    await expect(page).toHaveURL(ADDRESS)
    await expect(history(page).getByRole('link', { name: 'List pages' })).toHaveAttribute('aria-current', 'page')

    // Straight from a conversation that has just begun to a new one, and back.
    await newChat(page).click()
    await expect(page).toHaveURL(/\/admin\/chat$/)
    await expect(page.getByText('Hello Olwen')).toBeVisible()
    await expect(answers(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(ADDRESS)
    await expect(answers(page)).toHaveCount(1)
    await reload(page)
    await expect(answers(page)).toHaveCount(1)
    await newChat(page).click()
    await expect(page).toHaveURL(/\/admin\/chat$/)
    await expect(page.getByText('Hello Olwen')).toBeVisible()
  },
)

test('an owner sees the beginning of a long answer first', async ({ page }) => {
  await open(page, '/admin/chat')
  await page.route('**/api/chat', (route) =>
    route.fulfill(
      streamOf([
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

test('an owner sees new messages, applied changes and a deletion of a conversation in two tabs', async ({
  context,
  page,
}) => {
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

test('an owner shares a conversation with a colleague, who can read it [B-090]', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/admin/chat')
  await say(page, 'Create a page called Sharing')
  await expect(page.getByRole('group', { name: /^Proposed change: / })).toBeVisible()
  await expectGoodLooks(page)
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
  await expect(field(page)).toHaveCount(0)
  await expectGoodLooks(page)
})

test('an owner uses the assistant in Arabic on a phone, from right to left and with reduced motion', async ({
  context,
  page,
}) => {
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
