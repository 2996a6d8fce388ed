import { expect, test, type Page } from '@playwright/test'
import { totpCode } from '../../../src/lib/accounts/totp'
import { dialog } from '../people/support/screen'
import { makeSomebody, signInSomebody } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { PASSWORD } from '../support/people'
import { open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const headers = { Origin: process.env.E2E_BASE_URL! }
const card = (page: Page) => page.getByRole('region', { name: 'Signing in' })

test("the provider takes away somebody's second factor and ends their sessions, asked first", async ({
  browser,
  context,
  page,
}) => {
  const person = await makeSomebody('Ffion')
  const theirs = await browser.newContext()
  await signInSomebody(theirs, person)
  const post = async <Body>(path: string, data: object): Promise<Body> =>
    (await (
      await theirs.request.post(`${headers.Origin}/api/users/second-factor${path}`, { data, headers })
    ).json()) as Body
  const { secret } = await post<{ secret: string }>('', { password: PASSWORD })
  await post('/confirm', { code: totpCode(secret, Date.now()) })

  await signInAs(context, 'super')
  await open(page, `/admin/collections/users/${person.id}`)
  await expect(card(page)).toContainText('Two-factor sign-in is on')
  await expect(card(page)).toContainText('Signed in on 1 device')
  await card(page).getByRole('button', { name: 'Remove two-factor sign-in' }).click()
  await expect(dialog(page)).toContainText('Ffion Tester will sign in with a password alone.')
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page)).toContainText('Two-factor sign-in is on')
  await card(page).getByRole('button', { name: 'Remove two-factor sign-in' }).click()
  await dialog(page).getByRole('button', { name: 'Remove two-factor sign-in' }).click()
  await expectToast(page, 'Two-factor sign-in removed')
  await expect(card(page).getByRole('button', { name: 'Remove two-factor sign-in' })).toBeDisabled()

  await card(page).getByRole('button', { name: 'End all sessions' }).click()
  await dialog(page).getByRole('button', { name: 'End all sessions' }).click()
  await expectToast(page, 'All sessions have ended')
  await expect(card(page)).toContainText('Not signed in anywhere')
  const me = await theirs.request.get(`${headers.Origin}/api/users/me`)
  expect(((await me.json()) as { user: unknown }).user).toBeNull()
  await theirs.close()

  await reload(page)
  await expect(card(page)).toContainText('Two-factor sign-in is off')
  await expect(card(page)).toContainText('Not signed in anywhere')
})
