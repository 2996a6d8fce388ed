import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ plan: 'Standard' })
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('#field-layout > .blocks-field__rows > div')
const heading = (page: Page, index: number) => rows(page).nth(index).locator('.blocks-field__block-header').first()
const menu = (page: Page, index: number) => rows(page).nth(index).locator('.array-actions__button').first()
const act = async (page: Page, index: number, name: string) => {
  await menu(page, index).click()
  await page.getByRole('button', { exact: true, name }).click()
}

test('[B-226, B-227, B-228, B-229, B-366] blocks are added, duplicated, moved, collapsed and removed, up to their maximum', async ({
  page,
}) => {
  const quotes = Array.from({ length: 56 }, (_, index) => ({ blockType: 'quote', quote: `Notice ${index + 1}` }))
  const { doc } = await site.asProvider<{ doc: { id: string } }>('POST', '/pages', {
    layout: [{ blockType: 'hero', heading: 'Spring season' }, { blockType: 'quote', quote: 'Riveting' }, ...quotes],
    tenant: site.id,
    title: 'Blocks',
  })
  await signInSomebody(page.context(), site.people.owner)
  await open(page, `/admin/collections/pages/${doc.id}`)
  await expect(rows(page)).toHaveCount(58)
  await expect(heading(page, 0)).toHaveText(/^01\s*Hero\s*Spring season$/)
  await expect(heading(page, 1)).toHaveText(/^02\s*Quote\s*Riveting$/)

  // How the person left the blocks comes after the screen, and closes them again where it comes after the press.
  await expect(async () => {
    await rows(page).nth(0).locator('.collapsible__toggle').first().click()
    await expect(page.getByRole('textbox', { name: /^Heading/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('textbox', { name: /^Heading/ }).fill('Summer season')
  await expect(heading(page, 0)).toHaveText(/^01\s*Hero\s*Summer season$/)
  await rows(page).nth(0).locator('.collapsible__toggle').first().click()
  await expect(page.getByRole('textbox', { name: /^Heading/ })).toBeHidden()
  await act(page, 0, 'Move down')
  await expect(heading(page, 1)).toHaveText(/^02\s*Hero\s*Summer season$/)
  await act(page, 1, 'Duplicate')
  await expect(rows(page)).toHaveCount(59)
  await expect(heading(page, 2)).toHaveText(/^03\s*Hero\s*Summer season$/)
  await act(page, 2, 'Remove')
  await expect(rows(page)).toHaveCount(58)

  // While the server is slow a new row shows its shape, and not before half a second is over.
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/admin\/collections\/pages\//, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add Block' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('button', { name: 'Quote' })).toBeVisible()
  // The plan has no Liquid.
  await expect(drawer.getByRole('button', { name: 'Custom Liquid' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Quote' }).click()
  const shape = rows(page).nth(58).locator('.shimmer-effect').first()
  await expect(shape).toHaveCSS('animation-delay', '0.5s')
  await expect(shape).toHaveCSS('animation-fill-mode', 'both')
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(heading(page, 58)).toHaveText(/^59\s*Quote$/)
  await expect(rows(page).nth(58).locator('.shimmer-effect')).toHaveCount(0)
  // It is there to be filled in: it is open, and those before it stay closed.
  await expect(rows(page).nth(58).getByRole('textbox').first()).toBeVisible()
  await expect(rows(page).nth(2).getByRole('textbox')).toHaveCount(0)
  await expectNoViolations(page)

  await act(page, 0, 'Duplicate')
  await expect(rows(page)).toHaveCount(60)
  await expect(page.getByRole('button', { name: 'Add Block' })).toHaveCount(0)
  await menu(page, 0).click()
  await expect(page.getByRole('button', { exact: true, name: 'Remove' })).toBeVisible()
  for (const name of ['Duplicate', 'Add below'])
    await expect(page.getByRole('button', { exact: true, name })).toHaveCount(0)
})
