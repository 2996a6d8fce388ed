import { expect, test, type Page } from '../support/test'
import { DIALOG, expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, signInAs } from '../support/signIn'
import { invitationLink } from './support/mail'
import { PATH, section } from './support/screen'
import { makeSite, makeSomebody, signInSomebody, type OwnSite } from './support/site'

const LONG = 'Programme and Outreach Coordinator for the Summer Festival of Contemporary Puppetry'.slice(0, 80)

let site: OwnSite

test.beforeAll(async () => {
  const roles = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [index === 0 ? LONG : `Role ${index}`, ['pages:manage', 'events:view']]),
  )
  site = await makeSite({
    people: {
      Amir: { as: 'tenant-admin' },
      Elin: { role: LONG },
      'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley': { role: 'Role 1' },
    },
    plan: 'Standard',
    roles,
  })
  await site.asProvider('POST', '/users/invite-staff', {
    email: 'somebody.with.quite.a.long.address@people.test',
    firstName: 'Nia',
    lastName: 'Newcomer',
    roleId: site.roles[LONG],
    tenantId: site.id,
  })
  await site.asProvider('PATCH', `/tenants/${site.id}`, { collaboratorSettings: { requireRequestCode: true } })
})
test.afterAll(() => site.close())

// High, because what is far below is not drawn before it is reached.
test.use({ viewport: { height: 4200, width: 1280 } })

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

for (const language of ['en', 'ar']) {
  const check = language === 'en' ? expectGoodLooks : expectToFit

  test(`users and permissions, and what they open, break no accessibility rule in any look, ${language}`, async ({
    context,
    page,
  }) => {
    test.slow()
    // Signing in brings the language of the account.
    await site.signIn(context, site.people.owner)
    await chooseLanguage(context, language)
    await show(page, PATH)
    await check(page)
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
        await check(page, { within: DIALOG })
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
  })

  test(`invitations and collaborations break no accessibility rule, ${language}`, async ({ context, page }) => {
    test.slow()
    const email = `nia-${language}-${site.slug}@people.test`
    const { id } = await site.asProvider<{ id: string }>('POST', '/users/invite-staff', {
      email,
      firstName: 'Nia',
      lastName: 'Newcomer',
      roleId: site.roles[LONG],
      tenantId: site.id,
    })
    const link = await invitationLink(email)
    await chooseLanguage(context, language)
    await show(page, link)
    await check(page)
    await signInSomebody(context, site.people.owner)
    await chooseLanguage(context, language)
    await show(page, link)
    await check(page)
    await site.asProvider('PATCH', `/invite-tokens/${id}`, { status: 'cancelled' })
    await show(page, link)
    await check(page)
    const { doc } = await site.asProvider<{ doc: { id: string } }>('POST', '/collaborators', {
      active: true,
      name: `Studio for ${language}`,
    })
    await signInSomebody(context, await makeSomebody('Sofia', { organisation: doc.id }))
    await chooseLanguage(context, language)
    await show(page, '/admin/collaborations')
    await check(page)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(page, { within: DIALOG })
  })
}

test('the users and permissions of an empty site break no accessibility rule', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await show(page, PATH)
  await expect(section(page, 'Staff')).toContainText('Only the owner works here so far.')
  await expectGoodLooks(page)
})
