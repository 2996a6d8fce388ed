import { expect, test, type Page } from '../support/test'
import { pathOf } from '../support/documents'
import { open, signInAs } from '../support/signIn'

const languages = (page: Page) => page.locator('.app-header__localizer')

test('an editor chooses the language of texts where texts are in several languages, and nowhere else', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, '/admin/collections/pages')
  await expect(languages(page)).toBeVisible()
  await open(page, '/admin')
  await expect(languages(page)).toBeHidden()
  await signInAs(context, 'harbourOwner')
  await open(page, '/admin/collections/pages')
  await expect(page.getByRole('treegrid')).toBeVisible()
  await expect(languages(page)).toBeHidden()
})

test('an editor hears which credit a button of an event moves or removes, and cannot clear its dates', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  await open(page, await pathOf(context, 'events', { 'where[title][equals]': 'Hamlet' }))
  await page.getByRole('button', { name: 'Programme and credits' }).click()
  for (const name of [/^Move .+ – .+/, /^Remove .+ – .+/])
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  // An event is as long as its performances are: nothing there can be cleared.
  await expect(page.getByRole('button', { name: 'Clear Start date' })).toBeHidden()
})
