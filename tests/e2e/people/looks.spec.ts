import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { signInAs } from '../support/signIn'
import { invitationLink } from './support/mail'
import { PATH, section } from './support/screen'
import { makeSite, makeSomebody, signInSomebody, type OwnSite } from './support/site'

const LOOKS = ['light', 'dark', '320 px', 'Arabic'] as const

type Look = (typeof LOOKS)[number]

const LONG = 'Programme and Outreach Coordinator for the Summer Festival of Contemporary Puppetry'.slice(0, 80)

let site: OwnSite

test.beforeAll(async () => {
  const roles = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index === 0 ? LONG : `Role ${index}`, ['pages:manage', 'events:view']]))
  site = await makeSite({ people: { Amir: { as: 'tenant-admin' }, Elin: { role: LONG }, 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley': { role: 'Role 1' } }, plan: 'Standard', roles })
  await site.asProvider('POST', '/users/invite-staff', { email: 'somebody.with.quite.a.long.address@people.test', firstName: 'Nia', lastName: 'Newcomer', roleId: site.roles[LONG], tenantId: site.id })
  await site.asProvider('PATCH', `/tenants/${site.id}`, { collaboratorSettings: { requireRequestCode: true } })
})
test.afterAll(() => site.close())

async function dress(page: Page, look: Look): Promise<void> {
  const cookie = (name: string, value: string) => page.context().addCookies([{ name, url: process.env.E2E_BASE_URL!, value }])
  if (look === '320 px') await page.setViewportSize({ height: 4200, width: 320 })
  else await page.setViewportSize({ height: 2600, width: 1280 })
  if (look === 'Arabic') await cookie('payload-lng', 'ar')
  if (look === 'dark' || look === 'light') await cookie('payload-theme', look)
}

/** Opens a screen, and checks that it keeps to its width and breaks no rule. */
async function check(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectFit(page)
}

async function expectFit(page: Page): Promise<void> {
  await expectNoViolations(page)
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width)
}

for (const look of LOOKS) {
  test(`the screen and what it opens break no accessibility rule, ${look}`, async ({ context, page }) => {
    test.slow()
    // Signing in brings the language of the account.
    await site.signIn(context, site.people.owner)
    await dress(page, look)
    await check(page, PATH)
    const regions = page.getByRole('main').getByRole('region')
    // Owner, staff, roles and partners each open something; the first button of a card opens its dialog.
    for (const [region, button] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [2, 2],
      [5, 0],
    ] as const) {
      await test.step(`region ${region}, button ${button}`, async () => {
        await regions.nth(region).getByRole('button', { disabled: false }).nth(button).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
        await expectFit(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
  })

  test(`invitations and collaborations break none, ${look}`, async ({ context, page }) => {
    test.slow()
    const email = `nia-${look.replace(/\W/g, '')}-${site.slug}@people.test`
    const { id } = await site.asProvider<{ id: string }>('POST', '/users/invite-staff', { email, firstName: 'Nia', lastName: 'Newcomer', roleId: site.roles[LONG], tenantId: site.id })
    const link = await invitationLink(email)
    await dress(page, look)
    await check(page, link)
    await signInSomebody(context, site.people.owner)
    await dress(page, look)
    await check(page, link)
    await site.asProvider('PATCH', `/invite-tokens/${id}`, { status: 'cancelled' })
    await check(page, link)
    const { doc } = await site.asProvider<{ doc: { id: string } }>('POST', '/collaborators', { active: true, name: `Studio for ${look}` })
    await signInSomebody(context, await makeSomebody('Sofia', { organisation: doc.id }))
    await dress(page, look)
    await check(page, '/admin/collaborations')
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFit(page)
  })
}

test('an empty site breaks none', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await page.setViewportSize({ height: 2600, width: 1280 })
  await check(page, PATH)
  await expect(section(page, 'Staff')).toContainText('Nobody but the owner works here yet.')
  await expect(section(page, 'Roles')).toContainText('No roles yet.')
  await expect(section(page, 'Collaborators')).toContainText('No organisation works on your site')
})
