import { expect, test, type Page } from '../support/test'
import { expectGoodLooks } from '../support/looks'
import { PEOPLE } from '../support/people'
import { open, signInAs } from '../support/signIn'

const SUBJECT = 'Choose a new password'

/** Opens the mails; has one written where there is none yet, and waits until the worker has sent it. */
async function openMailbox(page: Page): Promise<void> {
  await open(page, '/admin/mail')
  if ((await row(page).count()) > 0) return
  const asked = await page.context().request.post('/api/users/forgot-password', {
    data: { email: PEOPLE.editor },
    headers: { Origin: process.env.E2E_BASE_URL! },
  })
  expect(asked.status()).toBe(200)
  await expect(async () => {
    await open(page, '/admin/mail')
    await expect(row(page).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

const row = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Demo mailbox' })
    .getByRole('link', { name: new RegExp(`${SUBJECT}.*${PEOPLE.editor}`) })

test.describe('the mails of the demo', () => {
  test.beforeEach(async ({ context, page }) => {
    await signInAs(context, 'super')
    await openMailbox(page)
  })

  test('show the letter in a frame, whose links open in another tab', async ({ context, page }) => {
    await row(page).first().click()
    const letter = page.frameLocator(`iframe[title="${SUBJECT}"]`)
    await expect(letter.getByRole('heading', { name: SUBJECT })).toBeVisible()
    const link = page.getByRole('region', { name: 'As plain text' }).getByRole('link')
    const [tab] = await Promise.all([context.waitForEvent('page'), letter.getByRole('link', { name: SUBJECT }).click()])
    await expect.poll(() => tab.url()).toBe(await link.getAttribute('href'))
    await tab.close()
  })

  test('show the letter in a frame in which nothing runs and nothing is fetched', async ({ page }) => {
    await row(page).first().click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    // Written as a mail program would never: what the frame refuses shows in what is not there.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health/live'))
    const heard = await frame.evaluate(async (element: HTMLIFrameElement) => {
      const messages: unknown[] = []
      window.addEventListener('message', ({ data }) => messages.push(data))
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
      element.srcdoc = element.srcdoc.replace(
        '</body>',
        '<script>parent.postMessage("ran", "*")</script><img src="/api/health/live"></body>',
      )
      await loaded
      return messages
    })
    expect(heard).toEqual([])
    expect((await refused).failure()?.errorText).toBe('csp')
  })

  test('can be read in light and dark, wide and on a phone', async ({ page }) => {
    await row(page).first().click()
    await expect(page.getByRole('heading', { name: SUBJECT })).toBeVisible()
    await expectGoodLooks(page, { except: ['iframe'] })
    await page.setViewportSize({ height: 640, width: 320 })
    await expect(row(page).first()).toBeHidden()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(row(page).first()).toBeVisible()
    await expect(page.locator('iframe')).toBeHidden()
    await expectGoodLooks(page, { except: ['iframe'] })
  })
})
