import { expect, test, type Page } from '@playwright/test'
import { photo } from '../../support/pictures/photo'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
let jpeg: Buffer

test.beforeAll(async () => {
  site = await makeSite()
  jpeg = await photo('jpeg', 900, 600)
})
test.afterAll(() => site.close())
test.beforeEach(({ context }) => signInSomebody(context, site.people.owner))

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const chips = (page: Page) => page.locator('form').getByRole('list', { name: 'Attached files' })
const picture = (name = 'new-foyer.jpg') => ({ buffer: jpeg, mimeType: 'image/jpeg', name })

test('somebody attaches a picture, has a page made of it, sees the draft and takes it back', async ({ page }) => {
  await open(page, '/admin/chat')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach' }).click()
  await (
    await chosen
  ).setFiles([
    picture(),
    picture('A very long name of a picture that nobody would ever read to its end, from the photographer.jpg'),
  ])
  await expect(chips(page).getByRole('listitem')).toHaveCount(2)
  await expect(chips(page).getByText('new foyer.jpg')).toBeVisible()
  await expect(
    chips(page)
      .getByText(/^\d+ kB$/i)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/Pictures and PDFs, 10 MB each, 5 with a message/)).toBeVisible()
  await expect(page.getByText(/The guide cannot read files/)).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: /^Remove A very long name/ }).press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(chips(page).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'Make a page of this' }).click()
  const log = page.getByRole('list', { name: 'Messages' })
  await expect(log.locator('[data-role="user"]').getByRole('link', { name: 'new foyer.jpg' })).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
  const card = page.getByRole('region', { name: 'Proposed change: new foyer' })
  await expect(card.getByRole('row', { name: /Content.*new foyer\.jpg/ })).toBeVisible()
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(log.getByText(/I cannot see what the pictures show/)).toBeVisible()
  await expectGoodLooks(page)
  await card.getByRole('button', { name: 'Apply' }).click()
  await expect(card.getByText('Applied as a draft')).toBeVisible()
  const conversation = page.url()
  await card.getByRole('link', { name: 'new foyer' }).first().click()
  await expect(page).toHaveURL(/\/admin\/collections\/pages\/[\da-f-]{36}$/)
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('new foyer')

  await open(page, new URL(conversation).pathname)
  await page.getByRole('button', { name: 'Undo this conversation' }).click()
  await expect(page.getByText('2 changes undone')).toBeVisible()
  await expect(card.getByText('Undone')).toBeVisible()
  for (const type of ['pages', 'media']) {
    const { docs } = await site.asProvider<{ docs: unknown[] }>(
      'GET',
      `/${type}?draft=true&where[tenant][equals]=${site.id}&where[title][equals]=new foyer`,
    )
    expect(docs).toEqual([])
  }
})

test('what is pasted and dropped is attached, what cannot be is told at its place, and goes along from the dashboard', async ({
  page,
}) => {
  await open(page, '/admin')
  const box = page.getByRole('region', { name: 'Ask the assistant' })
  await box.getByRole('button', { name: 'Attach' }).waitFor()
  const bring = (event: 'drop' | 'paste', name: string, type: string, text: string) =>
    field(page).evaluate(
      (element, [kind, called, mime, content]) => {
        const files = new DataTransfer()
        files.items.add(new File([content!], called!, { type: mime! }))
        const init = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: files })
            : new ClipboardEvent('paste', { ...init, clipboardData: files }),
        )
      },
      [event, name, type, text] as const,
    )
  await bring('paste', 'plan.pdf', 'application/pdf', '%PDF-1.4\nPlan\n%%EOF')
  await bring('drop', 'notes.txt', 'text/plain', 'Notes')
  const items = box.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.filter({ hasText: 'notes.txt' }).getByRole('alert')).toHaveText(
    'Choose a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.',
  )
  await expectGoodLooks(page)
  await field(page).fill('What is in this?')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/admin\/chat\/[\da-f-]{36}$/)
  await expect(page.locator('[data-role="user"]').getByRole('link', { name: 'plan.pdf' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(/I cannot look into PDFs/)).toBeVisible()
  // Edited and sent again, the file goes along.
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  await expect(chips(page).getByText('plan.pdf')).toBeVisible()
  await field(page).fill('And now?')
  await field(page).press('Enter')
  await expect(page.locator('[data-role="user"]')).toHaveCount(1)
  await reload(page)
  await expect(page.locator('[data-role="user"]').getByRole('link', { name: 'plan.pdf' })).toBeVisible()
})

test('an upload that the server refuses says why, and the message stays', async ({ page }) => {
  await open(page, '/admin/chat')
  await page.route('**/api/chat', (route) => route.abort())
  await page
    .locator('input[type="file"][multiple]')
    .setInputFiles([picture(), { buffer: Buffer.from('none'), mimeType: 'image/png', name: 'broken.png' }])
  await expect(chips(page).getByRole('listitem').filter({ hasText: 'broken.png' }).getByRole('alert')).toBeVisible()
  await field(page).fill('Look')
  // Nothing is sent before everything is there.
  await expect(page.getByRole('button', { exact: true, name: 'Send' })).toBeEnabled()
  await field(page).press('Enter')
  await expectToast(page, 'Chat request failed')
  await expect(chips(page).getByText('new foyer.jpg')).toBeVisible()
  await expect(field(page)).toHaveValue('Look')
})

test('attached files are shown from right to left, on a phone', async ({ context, page }) => {
  await chooseLanguage(context, 'ar')
  await page.setViewportSize({ height: 740, width: 360 })
  await page.goto('/admin/chat')
  await page.locator('input[type="file"][multiple]').setInputFiles([picture()])
  await expect(page.getByRole('button', { name: 'أنشئ صفحة من هذا' })).toBeEnabled()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'أنشئ صفحة من هذا' }).click()
  await expect(page.getByRole('button', { name: 'طبّق' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectGoodLooks(page)
})
