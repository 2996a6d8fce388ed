import { expect, test } from '../support/test'
import { startGithub, type FakeGithub } from '@tests/fakes/github'
import { makeSite, type OwnSite } from '../people/support/site'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { card, dialog, layoutOf, SCREEN } from './support'

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

test('an owner connects with GitHub, lets a theme follow a repository, and disconnects [B-059, B-120, B-276, B-308]', async ({
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
  await own.getByRole('button', { name: 'Connect with GitHub' }).click()
  await expectToast(page, 'Successfully connected with GitHub! You can now sync themes with GitHub repositories.')
  await expect(page).not.toHaveURL(/github=/)
  // The account's picture is not loaded here.
  await expect(own.locator('[data-initials]')).toHaveAttribute('data-initials', 'AD')
  await expectGoodLooks(page, { except: ['iframe'] })

  await own.getByRole('button', { name: 'Add a theme from GitHub' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Repository on GitHub/ })
    .click()
  await page.getByRole('option', { name: 'quay/theme' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Branch or tag: main' })).toBeVisible()
  await expectGoodLooks(page, { within: DIALOG })
  await dialog(page).getByRole('button', { name: 'Follow and sync' }).click()
  await expectToast(page, 'Theme synced with GitHub')
  await expect(card(page, 'Harbour').getByRole('link', { name: first.slice(0, 7) })).toHaveAttribute(
    'href',
    `${process.env.E2E_GITHUB!}/quay/theme/commit/${first}`,
  )

  await own.getByRole('button', { name: 'Disconnect' }).click()
  await expectToast(page, 'Your GitHub account has been disconnected.')
  github.signIn('ada', false)
  await own.getByRole('button', { name: 'Connect with GitHub' }).click()
  await expectToast(page, 'GitHub was not connected.')
})
