import { expect, test, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ plan: 'Standard' })
})
test.afterAll(() => site.close())

const rows = (page: Page) => page.locator('#field-layout > .blocks-field__rows > div')

test(
  'an owner adds a block, and sees a placeholder after half a second while the server is slow [B-226, B-229, B-366]',
  { tag: '@core' },
  async ({ page }) => {
    const { doc } = await site.asProvider<{ doc: { id: string } }>('POST', '/pages', {
      layout: [
        { blockType: 'hero', heading: 'Spring season' },
        { blockType: 'quote', quote: 'Riveting' },
      ],
      tenant: site.id,
      title: 'Blocks',
    })
    await signInSomebody(page.context(), site.people.owner)
    await open(page, `/admin/collections/pages/${doc.id}`)
    await expect(rows(page)).toHaveCount(2)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/admin\/collections\/pages\//, async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Add Block' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quote' }).click()
    const added = rows(page).nth(2)
    const shape = added.locator('.shimmer-effect').first()
    await expect(shape).toHaveCSS('animation-delay', '0.5s')
    await expect(shape).toHaveCSS('animation-fill-mode', 'both')
    answer()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(added.locator('.shimmer-effect')).toHaveCount(0)
    // It is there to be filled in: it is open, and those before it stay closed.
    await expect(added.getByRole('textbox').first()).toBeVisible()
    await expect(rows(page).nth(1).getByRole('textbox')).toHaveCount(0)
    await expectNoViolations(page)
  },
)
