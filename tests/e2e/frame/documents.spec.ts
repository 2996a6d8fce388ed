import { expect, test, type Page } from '@playwright/test'
import { pathOf } from '../support/documents'
import { open, signInAs } from '../support/signIn'

const languages = (page: Page) => page.locator('.app-header__localizer')
const crumbs = (page: Page) => page.locator('.step-nav')

test('the language of texts is chosen where texts are in several languages, and nowhere else', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor')
  for (const path of ['/admin/collections/pages', await pathOf(context, 'events')]) {
    await open(page, path)
    await expect(languages(page), path).toBeVisible()
  }
  for (const path of ['/admin', '/admin/auth/account']) {
    await open(page, path)
    await expect(languages(page), path).toBeHidden()
  }
})

test('a site of one language offers no choice of languages, nor do screens of the provider', async ({
  context,
  page,
}) => {
  await signInAs(context, 'harbourOwner')
  await open(page, '/admin/collections/pages')
  await expect(page.getByRole('treegrid')).toBeVisible()
  await expect(languages(page)).toBeHidden()
  await signInAs(context, 'super')
  await open(page, '/admin/collections/tenants')
  await expect(languages(page)).toBeHidden()
})

test('the account is called so, also in its breadcrumbs', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, '/admin/auth/account')
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(crumbs(page)).toHaveText(/Account$/)
  await expect(crumbs(page).getByRole('link', { name: 'Users' })).toHaveCount(0)
})

test('a document without a title is untitled, and called by its title as soon as it has one', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  await open(page, '/admin/collections/series')
  await page.getByRole('link', { name: /^Create new/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New series' })).toBeVisible()
  await page.locator('#field-title').fill('Sundays at three')
  await expect(page.getByRole('heading', { level: 1, name: 'Sundays at three' })).toBeVisible()
  await expect(page).toHaveURL(/\/series\/[\da-f-]{36}$/)
  const address = page.url().replace('/admin/collections/', '/api/')
  try {
    await page.locator('#field-title').fill('')
    await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible()
  } finally {
    const answer = await context.request.delete(address, { headers: { Origin: process.env.E2E_BASE_URL! } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
})

test('what moves, clears and opens a field says which field or row', async ({ context, page }) => {
  await signInAs(context, 'editor')
  await open(page, await pathOf(context, 'events', { 'where[title][equals]': 'Hamlet' }))
  await page.getByRole('button', { name: 'Programme and credits' }).click()
  for (const name of [/^Move .+ – .+/, /^Remove .+ – .+/])
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  // An event is as long as its performances are: nothing there can be cleared.
  await expect(page.getByRole('button', { name: 'Clear Start date' })).toBeHidden()
  await open(page, await pathOf(context, 'works'))
  await expect(page.getByRole('button', { name: /^Move 01 Creator\b/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^More actions for 01 Creator\b/ })).toBeVisible()
  await open(page, await pathOf(context, 'event-instances', { 'where[event.title][equals]': 'Hamlet' }))
  await expect(page.getByRole('button', { exact: true, name: 'Clear Start' })).toBeVisible()
  await expect(page.getByRole('combobox', { exact: true, name: 'Start, Time zone' })).toBeVisible()
})
