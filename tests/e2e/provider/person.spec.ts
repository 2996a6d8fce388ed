import { expect, test, type Page } from '../support/test'
import { dialog } from '../people/support/screen'
import { makeSomebody, signInSomebody } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

const card = (page: Page) => page.getByRole('region', { name: 'Signing in' })

test('the provider ends the sessions of a person after a question', async ({ browser, context, page }) => {
  const person = await makeSomebody('Ffion')
  const theirs = await browser.newContext()
  await signInSomebody(theirs, person)
  await signInAs(context, 'super')
  await open(page, `/admin/collections/users/${person.id}`)
  await expect(card(page)).toContainText('Signed in on 1 device')
  await card(page).getByRole('button', { name: 'End all sessions' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'End all sessions' }).click()
  await expectToast(page, 'All sessions have ended')
  await reload(page)
  await expect(card(page)).toContainText('Not signed in anywhere')
  await theirs.close()
})
