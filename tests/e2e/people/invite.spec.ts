import { expect, test, type Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts'
import { PASSWORD } from '../support/people'
import { invitationLink } from './support/mail'
import { makeSite, makeSomebody, signInSomebody, type OwnSite } from './support/site'

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

test('[A-006] somebody new chooses a password and is in', async ({ page }) => {
  const email = `nia-${site.slug}@people.test`
  await invite(email)
  const link = await invitationLink(email)
  const answer = await page.goto(link)
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer')

  await test.step('it says who invites to what; the address bar does not say the token', async () => {
    await expect(title(page)).toHaveText(`Join ${site.name}`)
    await expect(page.getByText(`Robin Hale has invited you to work on ${site.name} as Editor.`)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/invite$/)
    await expect(page.getByLabel('First name')).toHaveValue('Nia')
  })

  await test.step('reloading comes back to it', async () => {
    await page.reload()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page).toHaveURL(/\/admin\/invite$/)
  })

  await test.step('a short password is refused where it stands', async () => {
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button', { name: 'Create account and join' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('At least 10 characters')
    await expect(page.getByLabel('Password')).toBeFocused()
  })

  await test.step('a lost connection is said, and what was typed stays', async () => {
    let isLost = false
    await page.route(/accept-invitation/, (route) => (isLost ? route.fallback() : ((isLost = true), route.abort())))
    await page.getByLabel('Last name').fill('Pugh')
    await page.getByLabel('Password').fill('a long enough one')
    await page.getByRole('button', { name: 'Create account and join' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'You could not join. Check your connection and try again.',
    )
    await expect(page.getByLabel('Last name')).toHaveValue('Pugh')
  })

  await page.getByRole('button', { name: 'Create account and join' }).click()
  await expectInside(page)
  await expect(page.getByRole('button', { name: 'Your account: Nia Pugh' })).toBeVisible()

  await test.step('the link is used up', async () => {
    await page.goto(link)
    await expect(title(page)).toHaveText('This invitation cannot be used')
    await expect(page.getByText('ask the person who invited you to send it again')).toBeVisible()
  })
})

test('somebody with an account signs in as that address, comes back, and joins', async ({ page }) => {
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

  await test.step('the button waits until somebody hears it', async () => {
    const release = await holdScripts(page)
    await page.goto(link, { waitUntil: 'commit' })
    await expect(join).toBeDisabled()
    release()
  })
  await join.click()
  await expectInside(page)
})

test('somebody who is signed in with another address is told so, and can log out', async ({ context, page }) => {
  const nia = await makeSomebody('Nia')
  const other = await makeSomebody('Other')
  await invite(nia.email)
  await signInSomebody(context, other)
  await page.goto(await invitationLink(nia.email))
  await expect(
    page.getByText(`This invitation is for ${nia.email}, and you are signed in as ${other.email}.`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Join/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: `Sign in as ${nia.email} to join` })).toBeVisible()
})

test('[A-147, A-148] a link is dead after it was sent again, taken back, or was none', async ({ page }) => {
  const email = `nia-${site.slug}@people.test`
  const { id } = await invite(email)
  const first = await invitationLink(email)
  await site.asProvider('POST', `/invite-tokens/${id}/resend`)
  const second = await invitationLink(email, first)
  await page.goto(first)
  await expect(title(page)).toHaveText('This invitation cannot be used')
  await page.goto(second)
  await expect(title(page)).toHaveText(`Join ${site.name}`)
  await site.asProvider('PATCH', `/invite-tokens/${id}`, { status: 'cancelled' })
  await page.goto(second)
  await expect(title(page)).toHaveText('This invitation cannot be used')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  const stranger = await page.context().newPage()
  await stranger.goto('/admin/invite')
  await expect(title(stranger)).toHaveText('This invitation cannot be used')
})
