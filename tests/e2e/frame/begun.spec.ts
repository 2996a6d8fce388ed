import { expect, test } from '../support/test'
import { pathOf } from '../support/documents'
import { open, reload, signInAs } from '../support/signIn'
import { chooseSite } from '../support/sites'
import { expectToast } from '../support/toast'

test('a freelance who opens a document of another of their sites works there from then on, and is told so', async ({
  context,
  page,
}) => {
  await signInAs(context, 'harbourOwner')
  const path = await pathOf(context, 'events')
  await signInAs(context, 'freelance')
  await chooseSite(context, 'Riverside')
  await open(page, path)
  await expectToast(page, 'This belongs to Harbour Arts Centre. You are working there now.')
  await expect(page.locator('aside').first()).toContainText('Harbour Arts Centre')
  await reload(page)
  await expect(page.locator('aside').first()).toContainText('Harbour Arts Centre')
})
