import { expect, test } from '@playwright/test'
import { startGithub, type FakeGithub } from '../../fakes/github'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { card, choose, dialog, layoutOf, SCREEN } from './support'

const portOf = (address: string): number => Number(/:(\d+)$/.exec(address)![1])

let github: FakeGithub
let site: OwnSite

test.beforeAll(async () => {
  github = await startGithub({
    archives: portOf(process.env.E2E_GITHUB_ARCHIVES!),
    main: portOf(process.env.E2E_GITHUB!),
  })
  site = await makeSite({ plan: 'Plus' })
})
test.afterAll(async () => {
  await site.close()
  await github.close()
})
test.beforeEach(({ context }) => site.signIn(context, site.people.owner))

test('[B-059] [B-062] [B-120] [B-276] [B-308] [B-325] [B-326] [B-374] a theme comes from a repository, follows it, and stays when the account goes', async ({
  page,
}) => {
  const repository = github.addRepository('quay/theme')
  const first = github.commit(repository, {
    files: { 'layout/theme.liquid': layoutOf('From GitHub') },
    message: 'Paint the doors',
  })
  github.signIn('ada')
  await open(page, SCREEN)
  const own = page.getByRole('region', { exact: true, name: 'GitHub' })
  await expect(own.getByRole('button', { name: 'Disconnect' })).toHaveCount(0)
  await own.getByRole('button', { name: 'Connect with GitHub' }).click()
  await expectToast(page, 'Successfully connected with GitHub! You can now sync themes with GitHub repositories.')
  await expect(page).not.toHaveURL(/github=/)
  await expect(own).toContainText('Connected as')
  // The account's picture cannot be had here.
  await expect(own.locator('[data-initials]')).toHaveAttribute('data-initials', 'AD')
  await expectGoodLooks(page, { except: ['iframe'] })

  await test.step('a new theme', async () => {
    await own.getByRole('button', { name: 'Add a theme from GitHub' }).click()
    await dialog(page)
      .getByRole('button', { name: /^Repository on GitHub/ })
      .click()
    await page.getByRole('option', { name: 'quay/theme' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Branch or tag: main' })).toBeVisible()
    await expectGoodLooks(page, { within: DIALOG })
    await dialog(page).getByRole('button', { name: 'Follow and sync' }).click()
    await expectToast(page, 'Theme synced with GitHub')
    await expect(card(page, 'Harbour').getByRole('link', { name: 'quay/theme' })).toHaveAttribute(
      'href',
      `${process.env.E2E_GITHUB!}/quay/theme`,
    )
    await expect(card(page, 'Harbour').getByRole('link', { name: first.slice(0, 7) })).toHaveAttribute(
      'href',
      `${process.env.E2E_GITHUB!}/quay/theme/commit/${first}`,
    )
    await expect(card(page, 'Harbour')).toContainText('Paint the doors')
  })

  await test.step('a commit that cannot be used keeps what is there, and says why', async () => {
    github.commit(repository, { files: { 'layout/theme.liquid': '{% nothing %}' }, message: 'Break it' })
    await card(page, 'Harbour').getByRole('button', { name: 'Sync now' }).click()
    await expectToast(page, 'Failed to process theme file')
    await expect(card(page, 'Harbour')).toContainText('Failed to process theme file')
    await choose(page, 'Harbour', 'Repository on GitHub')
    await expect(dialog(page).getByRole('alert')).toContainText('layout/theme.liquid')
    await expectGoodLooks(page, { within: DIALOG })
    await page.keyboard.press('Escape')
    github.commit(repository, { files: { 'layout/theme.liquid': layoutOf('Mended') }, message: 'Mend it' })
    await card(page, 'Harbour').getByRole('button', { name: 'Sync now' }).click()
    await expectToast(page, 'Theme synced with GitHub')
    await expect(card(page, 'Harbour')).toContainText('Mend it')
  })

  await test.step('the account goes, the theme stays', async () => {
    await own.getByRole('button', { name: 'Disconnect' }).click()
    await expectToast(page, 'Your GitHub account has been disconnected.')
    await expect(own.getByRole('button', { name: 'Connect with GitHub' })).toBeVisible()
    await card(page, 'Harbour').getByRole('button', { name: 'Sync now' }).click()
    await expectToast(page, 'No GitHub account is connected.')
    await choose(page, 'Harbour', 'Repository on GitHub')
    await dialog(page).getByRole('button', { name: 'Stop following' }).click()
    await expectToast(page, 'The theme no longer follows a repository. Its versions stay.')
    await expect(card(page, 'Harbour').getByRole('link', { name: 'quay/theme' })).toHaveCount(0)
  })

  await test.step('somebody who says no on GitHub is told', async () => {
    github.signIn('ada', false)
    await own.getByRole('button', { name: 'Connect with GitHub' }).click()
    await expectToast(page, 'GitHub was not connected.')
  })
})
