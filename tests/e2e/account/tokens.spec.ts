import { expect, test, type BrowserContext, type Locator, type Page } from '../support/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { PASSWORD, type PersonName } from '../support/people'
import { chooseLanguage, freshToken, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'

const PATH = '/admin/auth/account'
const baseURL = process.env.E2E_BASE_URL!

const card = (page: Page) => page.getByRole('region', { name: 'Access tokens' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const row = (page: Page, name: string) => card(page).getByRole('listitem').filter({ hasText: name })

/** A session of this test's own: no other test ends the tokens that are created in it. */
async function openAccount(context: BrowserContext, page: Page, name: PersonName): Promise<void> {
  const token = await freshToken(context, name)
  await context.addCookies([{ name: 'payload-token', httpOnly: true, url: baseURL, value: token }])
  await open(page, PATH)
}

/** Reaches something with the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test.describe('access tokens, in the account', () => {
  test('are created, copied and listed', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAccount(context, page, 'editor')
    await card(page).getByRole('button', { name: 'Create token' }).click()
    const asking = dialog(page, 'Create token')
    await asking.getByLabel('Name').fill('Screens in the foyer')
    await asking.getByLabel('Current password').fill(PASSWORD)
    await asking.getByRole('button', { name: 'Create token' }).click()
    await expect(asking.getByRole('alert')).toHaveText('Choose at least one permission.')
    await asking.getByRole('group', { exact: true, name: 'Pages' }).getByLabel('Create and Edit').check()
    await expectGoodLooks(page, { within: DIALOG })
    await asking.getByRole('button', { name: 'Create token' }).click()
    const shown = dialog(page, 'Your new token')
    const token = await shown.locator('code').innerText()
    await expectGoodLooks(page, { within: DIALOG })
    await shown.getByRole('button', { name: 'Copy', exact: true }).click()
    await expectToast(page, 'Token copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
    await shown.getByRole('button', { name: 'I’ve copied it' }).click()
    await reload(page)
    await expect(row(page, 'Screens in the foyer')).toBeVisible()
    expect(await page.content()).not.toContain(token)
    await row(page, 'Screens in the foyer').getByRole('button').click()
    await expectGoodLooks(page, { within: DIALOG })
    await dialog(page, 'End the token “Screens in the foyer”').getByRole('button', { name: 'End', exact: true }).click()
    await expectToast(page, 'Token ended')
  })

  test('lead to the API reference, which loads nothing from elsewhere', async ({ context, page }) => {
    await openAccount(context, page, 'editor')
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (/^http/.test(protocol) && origin !== new URL(baseURL).origin) elsewhere.push(request.url())
    })
    await card(page).getByRole('link', { name: 'API reference' }).click()
    await expect(page.locator('openapi-explorer').getByText('Callboard API').first()).toBeVisible()
    expect(elsewhere).toEqual([])
  })

  test('are created and ended with the keyboard, and the focus comes back', async ({ context, page }) => {
    await openAccount(context, page, 'viewer')
    const create = card(page).getByRole('button', { name: 'Create token' })
    await create.focus()
    await page.keyboard.press('Enter')
    const asking = dialog(page, 'Create token')
    await expect(asking).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asking).toBeHidden()
    await expect(create).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(asking.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Signage')
    await tabTo(page, asking.getByRole('group', { exact: true, name: 'Events' }).getByLabel('View'))
    await page.keyboard.press('Space')
    await tabTo(page, asking.getByLabel('Current password'))
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    const shown = dialog(page, 'Your new token')
    await expect(shown.locator('code')).toHaveText(/^cbp_/)
    await tabTo(page, shown.getByRole('button', { name: 'I’ve copied it' }))
    await page.keyboard.press('Enter')
    await expect(create).toBeFocused()

    await tabTo(page, row(page, 'Signage').getByRole('button', { name: 'End the token “Signage”' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page, 'End the token “Signage”').getByRole('button', { name: 'End', exact: true }))
    await page.keyboard.press('Enter')
    await expect(row(page, 'Signage')).toHaveCount(0)
    // Not at the top of the page again.
    await expect(card(page).locator('[tabindex="-1"]')).toBeFocused()
  })

  test('are listed well in light and dark, narrow and from right to left', async ({ context, page }) => {
    await openAccount(context, page, 'freelance')
    const tenants = (await (
      await context.request.get('/api/users/tenants', { headers: { Origin: baseURL } })
    ).json()) as { tenants: { id: string }[] }
    for (const { id } of tenants.tenants) {
      const data = {
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        keys: ['pages:manage', 'events:view'],
        name: 'A program with a name as long as names of programs can be, such as this',
        password: PASSWORD,
        tenant: id,
      }
      const answer = await context.request.post('/api/tokens', { data, headers: { Origin: baseURL } })
      expect(answer.status(), await answer.text()).toBe(201)
    }
    await reload(page)
    await expect(card(page).getByRole('listitem')).toHaveCount(tenants.tenants.length)
    await card(page).scrollIntoViewIfNeeded()
    await expectGoodLooks(page)
    await chooseLanguage(context, 'ar')
    await page.setViewportSize({ height: 800, width: 360 })
    await page.goto(PATH)
    const there = page.getByRole('region', { name: 'رموز الوصول' })
    await expect(there.getByRole('listitem')).toHaveCount(tenants.tenants.length)
    await there.scrollIntoViewIfNeeded()
    await expectToFit(page)
    await there.getByRole('button').first().click()
    // More permissions than there is room for: the last of those in sight is cut, and its edge says so.
    const keys = page.getByRole('dialog').getByRole('group', { name: 'ما الذي يُسمح له به' }).locator('> div')
    await expect.poll(() => keys.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true)
    await expectToFit(page, { within: DIALOG })
  })
})
