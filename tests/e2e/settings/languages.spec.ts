import { expect, test, type Page } from '@playwright/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const PATH = '/admin/settings/languages'
const row = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) })
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Language' })
const dialog = (page: Page) => page.getByRole('dialog')

async function add(page: Page, label: string): Promise<void> {
  await addButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.getByRole('combobox').fill(label)
  await page.getByRole('option', { name: label }).first().click()
  await dialog(page).getByRole('button', { name: 'Add Language' }).click()
  await expectToast(page, `Added ${label} language. You can now translate content to ${label}.`)
}

test('[A-032, A-033, A-034, A-035, A-036, A-037, A-129, A-205, A-325, A-326, A-327, A-328, A-329, A-330] an owner adds, publishes, prefers and removes languages', async ({
  context,
  page,
}) => {
  await signInAs(context, 'harbourOwner')
  await open(page, PATH)
  await expect(page.locator('.step-nav')).toContainText(/Settings.*Languages/)

  await test.step('[A-166, A-198, A-199] English alone can neither be removed nor taken off', async () => {
    await expect(row(page, 'English')).toContainText('Default')
    await expect(row(page, 'English').getByRole('switch')).toBeDisabled()
    await expect(row(page, 'English').getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  })

  await test.step('[A-203] the plan says how many more', async () => {
    await expect(page.getByText('You can add 2 more language(s) to your site.')).toBeVisible()
    await addButton(page).click()
    await expect(dialog(page).getByRole('button', { name: 'Add Language' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(addButton(page)).toBeFocused()
    await add(page, 'Welsh')
    await expect(row(page, 'Welsh')).toContainText('Not published')
  })

  await test.step('publish and take off', async () => {
    await row(page, 'Welsh').getByRole('switch').click()
    await expectToast(page, 'Welsh is now published')
    await row(page, 'Welsh').getByRole('switch').click()
    await expectToast(page, 'Welsh is now unpublished')
  })

  await test.step('[A-163] asks before an unpublished one becomes the default', async () => {
    await row(page, 'Welsh')
      .getByRole('button', { name: /^Set as default/ })
      .click()
    await expect(dialog(page)).toContainText('not published yet')
    await dialog(page).getByRole('button', { name: 'Publish and set as default' }).click()
    await expectToast(page, 'Welsh is now the default language and has been published')
    await row(page, 'English')
      .getByRole('button', { name: /^Set as default/ })
      .click()
    await expectToast(page, 'English is now the default language')
    await reload(page)
    await expect(row(page, 'English')).toContainText('Default')
    await expect(row(page, 'Welsh')).toContainText('Published')
  })

  await test.step('[A-202, A-204] the limit of the plan', async () => {
    await add(page, 'French')
    await expect(
      page.getByText("You've reached your plan's limit of 3 language(s) total (1 default + 2 additional).").first(),
    ).toBeVisible()
    await addButton(page).hover()
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/admin/settings/billing')
    await expect(page.getByRole('tooltip')).toContainText("You've reached your plan's limit")
    // Reached and read out, but it does nothing.
    await addButton(page).click({ force: true })
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('remove, after a word on what it hides', async () => {
    for (const label of ['French', 'Welsh']) {
      await row(page, label)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(dialog(page)).toContainText('Nothing is deleted')
      await dialog(page).getByRole('button', { name: 'Remove' }).click()
      await expectToast(page, `Removed ${label} language`)
    }
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })
})

test('[A-301] a change that fails is taken back', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await open(page, PATH)
  await page.route('**/admin/settings/languages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await row(page, 'Welsh').getByRole('switch').click()
  await expectToast(page, 'Failed to update languages')
  await expect(row(page, 'Welsh').getByRole('switch')).toBeChecked()
})

test('removing a language says how many documents it hides', async ({ context, page }) => {
  await signInAs(context, 'marketing')
  await open(page, PATH)
  await row(page, 'Welsh')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(dialog(page)).toContainText(/hides the text of \d+ documents in this language/)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Welsh')).toBeVisible()
})

test('[A-206] says when there is none left to add', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await open(page, PATH)
  const headers = { Origin: new URL(page.url()).origin }
  const { tenants } = (await (await context.request.get('/api/users/tenants', { headers })).json()) as {
    tenants: { id: string }[]
  }
  const store = async (languages: string[]) =>
    expect(
      (
        await context.request.post(`/api/tenants/${tenants[0]!.id}/languages`, { data: { languages }, headers })
      ).status(),
    ).toBe(200)
  await addButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /^Language/ })
    .click()
  const offered = await page
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.lastElementChild!.textContent!.split(' ')[0]!))
  expect(offered.length).toBeGreaterThan(55)
  await store(['en', 'cy', ...offered])
  await reload(page)
  await addButton(page).click()
  await expect(dialog(page)).toContainText('All available languages are already added.')
  await expect(dialog(page).getByRole('button', { name: 'Add Language' })).toBeDisabled()
  await store(['en', 'cy'])
})

test('is for those with the key', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, PATH)
  await expect(page.getByText('You don’t have access to this page.')).toBeVisible()
})

for (const language of ['en', 'ar']) {
  test(`breaks no accessibility rule in any look, ${language}`, async ({ context, page }) => {
    const check = language === 'en' ? expectGoodLooks : expectToFit
    await signInAs(context, 'owner')
    await chooseLanguage(context, language)
    await page.goto(PATH)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await check(page)
    await page.locator('main button').first().click()
    await dialog(page).getByRole('button').first().click()
    await check(page, { within: DIALOG })
  })
}
