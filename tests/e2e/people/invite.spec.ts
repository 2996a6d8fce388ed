import { expect, test, type Page } from '../support/test'
import { blockScripts } from '../support/blockScripts'
import { PASSWORD } from '../support/people'
import { invitationLink } from './support/mail'
import { makeSite, makeSomebody, type OwnSite } from './support/site'

let site: OwnSite

test.beforeEach(async () => {
  site = await makeSite({ roles: { Editor: ['pages:manage'] } })
})
test.afterEach(() => site.close())

const invite = (email: string): Promise<{ id: string }> =>
  site.asProvider('POST', '/users/invite-staff', {
    email,
    firstName: 'Nia',
    lastName: 'Newcomer',
    roleId: site.roles.Editor,
    tenantId: site.id,
  })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** They are in: on the dashboard, with the site on screen. */
async function expectInside(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.locator('aside')).toContainText(site.name)
}

test(
  'a new user opens the invitation link, chooses a password and joins the site [A-006]',
  { tag: '@core' },
  async ({ page }) => {
    const email = `nia-${site.slug}@people.test`
    await invite(email)
    const link = await invitationLink(email)
    const answer = await page.goto(link)
    expect(answer!.headers()['referrer-policy']).toBe('no-referrer')
    await expect(title(page)).toHaveText(`Join ${site.name}`)
    await expect(page).toHaveURL(/\/admin\/invite$/)

    await test.step('reloading comes back to it, though the address has no token', async () => {
      await page.reload()
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page).toHaveURL(/\/admin\/invite$/)
    })

    await page.getByLabel('Last name').fill('Pugh')
    await page.getByLabel('Password').fill('a long enough one')
    await page.getByRole('button', { name: 'Create account and join' }).click()
    await expectInside(page)
    await expect(page.getByRole('button', { name: 'Your account: Nia Pugh' })).toBeVisible()
    await page.goto(link)
    await expect(title(page)).toHaveText('This invitation cannot be used')
  },
)

test('a user with an account signs in with the invited address and joins the site [A-006]', async ({ page }) => {
  const nia = await makeSomebody('Nia')
  await invite(nia.email)
  const link = await invitationLink(nia.email)
  await page.goto(link)
  await page.getByRole('link', { name: `Sign in as ${nia.email} to join` }).click()
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Finvite$/)
  await page.locator('[name=email]').fill(nia.email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  const join = page.getByRole('button', { name: `Join ${site.name}` })
  await expect(join).toBeEnabled()

  await test.step('the button waits until the page is alive', async () => {
    const release = await blockScripts(page)
    await page.goto(link, { waitUntil: 'commit' })
    await expect(join).toBeDisabled()
    release()
  })
  await join.click()
  await expectInside(page)
})
