import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, reload, waitForHydration } from '../support/signIn'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite({ plan: 'Standard' })
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const newPage = async (layout: object[] = []) =>
  (await site.asProvider<{ doc: { id: string } }>('POST', '/pages', { layout, tenant: site.id, title: 'Season' })).doc
    .id
const heads = (page: Page) => page.locator('#field-layout > .blocks-field__rows > div .blocks-field__block-header')
const picker = (page: Page) => page.getByRole('dialog')
const group = (page: Page, name: string) => picker(page).getByRole('region', { name })

test('a block is chosen by its sketch and sentence, found by typing, and offered again first', async ({ page }) => {
  const id = await newPage([
    { blockType: 'quote', quote: 'Riveting' },
    { blockType: 'quote', quote: 'Superb' },
  ])
  await open(page, `/admin/collections/pages/${id}`)

  await test.step('the common ones come first, each with a sentence, and none that the plan lacks', async () => {
    await page.getByRole('button', { name: 'Add Block' }).click()
    await expect(picker(page).getByRole('searchbox', { name: 'Search for a block' })).toBeFocused()
    await expect(group(page, 'Most used').getByRole('button').first()).toHaveAccessibleName('Text')
    await expect(picker(page).getByRole('button', { name: 'Hero' })).toHaveAccessibleDescription(
      'The opening of a page: a heading over a picture, with links.',
    )
    await expect(picker(page).getByRole('button', { name: 'Custom Liquid' })).toHaveCount(0)
    await expect(group(page, 'Used recently')).toHaveCount(0)
    // Payload's own search and cards are neither seen nor read.
    await expect(picker(page).getByRole('textbox')).toHaveCount(0)
    await expect(picker(page).locator('.thumbnail-card:visible')).toHaveCount(0)
    await expectGoodLooks(page, { within: DIALOG })
  })

  await test.step('arrows move among them, as they stand', async () => {
    const search = picker(page).getByRole('searchbox')
    await search.focus()
    await page.keyboard.press('ArrowDown')
    await expect(picker(page).getByRole('button', { exact: true, name: 'Text' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(picker(page).getByRole('button', { name: 'Hero' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(search).toBeFocused()
  })

  await test.step('typing finds a block, and Enter adds the first', async () => {
    await page.keyboard.type('critic')
    await expect(picker(page).locator('[data-block]')).toHaveCount(1)
    await expect(picker(page).getByText('1 block found')).toBeAttached()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('nothing like it')
    await expect(picker(page)).toContainText('No block is called “nothing like it”.')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('questions')
    await page.keyboard.press('Enter')
    await expect(picker(page)).toHaveCount(0)
    await expect(heads(page).nth(2)).toHaveText(/^03\s*Questions and answers/)
    // Its first field can be typed into.
    await expect(page.locator('#layout-row-2 .render-fields :focus')).toHaveCount(1)
  })

  await test.step('the menu of a row adds below that row, and offers the recently used again', async () => {
    await page.locator('#field-layout .array-actions__button').first().click()
    await page.getByRole('button', { exact: true, name: 'Add below' }).click()
    await expect(group(page, 'Used recently').getByRole('button')).toHaveAccessibleName('Questions and answers')
    // Payload offers everything there.
    await expect(picker(page).getByRole('button', { name: 'Custom Liquid' })).toHaveCount(0)
    await group(page, 'Most used').getByRole('button', { name: 'Hero' }).press('Enter')
    await expect(heads(page).nth(1)).toHaveText(/^02\s*Hero/)
    await expect(heads(page).nth(2)).toHaveText(/^03\s*Quote\s*Superb/)
  })

  await test.step('recently used blocks are offered on another day and device, too', async () => {
    await expect
      .poll(async () =>
        (
          await page
            .context()
            .request.get('/api/payload-preferences/recent-blocks', { headers: { Origin: process.env.E2E_BASE_URL! } })
        ).json(),
      )
      .toMatchObject({ value: { slugs: ['hero', 'faq'] } })
    await expect
      .poll(
        async () =>
          (await site.asProvider<{ layout: object[] }>('GET', `/pages/${id}?draft=true&depth=0`)).layout.length,
      )
      .toBe(4)
    await reload(page)
    await page.getByRole('button', { name: 'Add Block' }).click()
    await expect(group(page, 'Used recently').getByRole('button').first()).toHaveAccessibleName('Hero')
    await page.keyboard.press('Escape')
    await expect(picker(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add Block' })).toBeFocused()
    await expect(heads(page)).toHaveCount(4)
  })
})

test('the search of the picker has the focus at once, even if the drawer is shown late', async ({ page }) => {
  await open(page, `/admin/collections/pages/${await newPage()}`)
  const hidden = await page.addStyleTag({ content: 'dialog { visibility: hidden !important }' })
  await page.getByRole('button', { name: 'Add Block' }).click()
  const search = page.locator('dialog input[type=search]')
  await expect(search).toBeAttached()
  await expect(search).not.toBeFocused()
  await hidden.evaluate((style: HTMLStyleElement) => style.remove())
  await expect(search).toBeFocused()
})

test('the picker reads from right to left in Arabic', async ({ context, page }) => {
  const id = await newPage()
  await chooseLanguage(context, 'ar')
  await page.goto(`/admin/collections/pages/${id}`)
  await waitForHydration(page)
  await page.locator('#field-layout .blocks-field__drawer-toggler').click()
  await expect(picker(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const first = picker(page).locator('[data-block]').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(picker(page).locator('[data-block]').nth(1)).toBeFocused()
  await expectGoodLooks(page, { within: DIALOG })
})
