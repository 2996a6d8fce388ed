import { expect, test, type Request } from '@playwright/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { PATH, plant } from './support'

let site: OwnSite

const isAction = (request: Request) => request.method() === 'POST' && request.headers()['next-action'] !== undefined

test.beforeEach(async ({ context }) => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
  await site.asProvider('POST', `/tenants/${site.id}/languages`, { languages: ['en', 'cy'] })
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

test('[B-162, B-215, B-216, B-217, B-218, B-219] the slug follows the title until it is unlocked, in one language', async ({
  context,
  page,
}) => {
  const ids = await plant(site, 'Gala,Box office')
  const address = `${PATH}/${ids['Box office']}`
  const slug = page.getByRole('textbox', { name: 'Slug' })
  const title = page.locator('#field-title')
  await open(page, address)

  await test.step('while it is typed', async () => {
    await expect(slug).toHaveValue('box-office')
    await expect(slug).not.toBeEditable()
    await title.fill('The Winter’s Tale: 50% off')
    await expect(slug).toHaveValue('the-winters-tale-50-off')
    await title.fill('Łódź Ωmega Привет')
    await expect(slug).toHaveValue(/^lodz-[a-z]*mega-privet$/)
    await title.fill('')
    await expect(slug).toHaveValue('')
    await title.fill('Box office')
    await expect(slug).toHaveValue('box-office')
  })

  await test.step('until it is unlocked', async () => {
    await page.getByRole('button', { name: 'Unlock' }).click()
    await slug.fill('tickets')
    await title.fill('Our box office')
    await expect(slug).toHaveValue('tickets')
    await expectNoViolations(page)
    await page.getByRole('button', { exact: true, name: 'Lock' }).click()
    await expect(slug).toHaveValue('our-box-office')
  })

  await test.step('and says when a page beside it has it', async () => {
    await page.getByRole('button', { name: 'Unlock' }).click()
    await slug.fill('gala')
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect(page.getByText('Another document already has this address.').first()).toBeVisible()
    await expect(slug).toHaveAttribute('aria-invalid', 'true')
    await slug.fill('tickets')
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().includes(`/api/pages/${ids['Box office']}`) &&
        answer.request().method() === 'PATCH' &&
        answer.ok(),
    )
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await saved
    await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('also when the form was asked about before, and the answer comes late', async () => {
    // A form that has just been published asks once more, before it can be written in.
    await expect(title).toBeEditable()
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/admin\/collections\/pages\//, async (route) => {
      if (route.request().method() === 'POST') await promise
      await route.continue()
    })
    const asked = page.waitForRequest(isAction)
    await slug.fill('gala')
    await asked
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await expect(slug).toHaveAttribute('aria-invalid', 'true')
    // Next may let go of an answer that it has read: the browser then calls the request failed.
    const answered = Promise.race([
      page.waitForEvent('requestfinished', isAction),
      page.waitForEvent('requestfailed', isAction),
    ])
    letGo()
    await answered
    await page.unrouteAll({ behavior: 'wait' })
    // What comes late would be in the form by the next question at the latest.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(slug).toHaveAttribute('aria-invalid', 'true')
    await slug.fill('tickets')
    await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('other languages only show it, and so do those who may only look', async () => {
    await open(page, `${address}?locale=cy`)
    await expect(page.getByText('Written in English only.')).toBeVisible()
    await expect(slug).toHaveValue('tickets')
    await expect(slug).not.toBeEditable()
    await expect(page.getByRole('button', { name: /^(Unlock|Lock)$/ })).toHaveCount(0)
    await site.signIn(context, site.people.Vera!)
    await open(page, `${address}?locale=en`)
    await expect(slug).toHaveValue('tickets')
    await expect(slug).not.toBeEditable()
    await expect(page.getByRole('button', { name: /^(Unlock|Lock)$/ })).toHaveCount(0)
  })
})
