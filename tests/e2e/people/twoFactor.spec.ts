import { expect, test } from '@playwright/test'
import { totpCode } from '../../../src/lib/accounts/totp'
import { PASSWORD } from '../support/people'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog, loseNext, manage, PATH, row, section } from './support/screen'
import { makeSite, type OwnSite } from './support/site'

let site: OwnSite

test.beforeEach(async () => {
  site = await makeSite({ people: { Elin: { role: 'Editor' } }, roles: { Editor: ['pages:manage'] } })
})
test.afterEach(() => site.close())

test('the owner asks everybody for a second proof, knowing whom that keeps out', async ({ context, page }) => {
  await site.signIn(context, site.people.owner)
  await open(page, PATH)
  const card = section(page, 'Two-factor sign-in')
  const switched = card.getByRole('switch')
  await expect(switched).toBeDisabled()
  await expect(card).toContainText('Set up two-factor sign-in for your own account first')
  await expect(card).toContainText('0 of 1 on your staff have it.')

  const post = async <Body>(path: string, data: object): Promise<Body> => {
    const answer = await context.request.post(`/api/users/second-factor${path}`, {
      data,
      headers: { Origin: process.env.E2E_BASE_URL! },
    })
    expect(answer.status()).toBe(200)
    return (await answer.json()) as Body
  }
  const { secret } = await post<{ secret: string }>('', { password: PASSWORD })
  await post('/confirm', { code: totpCode(secret, Date.now()) })
  await reload(page)

  await switched.click()
  await expect(dialog(page)).toContainText(
    '1 person does not have it yet, and has to set it up in their account before they can work here.',
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(switched).not.toBeChecked()
  await loseNext(page, /require-two-factor/, 'POST')
  await switched.click()
  await dialog(page).getByRole('button', { name: 'Require it' }).click()
  await expectToast(page, 'Failed to change two-factor sign-in')
  await switched.click()
  await dialog(page).getByRole('button', { name: 'Require it' }).click()
  await expectToast(page, 'Two-factor sign-in is now required')
  await expect(switched).toBeChecked()
  await expect(row(page, 'Staff', 'Elin Tester')).toContainText('Waits for two-factor sign-in')

  await test.step('what somebody may do says so', async () => {
    await (await manage(page, 'Elin Tester')).getByRole('button', { name: 'What may they do?' }).click()
    const drawer = dialog(page, 'What may Elin Tester do?')
    await drawer.getByRole('button', { name: /^Permission:/ }).click()
    await page.getByRole('combobox', { exact: true, name: 'Permission' }).fill('pages')
    await page.getByRole('option', { name: 'Pages: Create and Edit' }).click()
    await expect(drawer.getByRole('status')).toHaveText('No They have to set up two-factor sign-in first.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await switched.click()
  await expectToast(page, 'Two-factor sign-in is no longer required')
  await expect(row(page, 'Staff', 'Elin Tester')).not.toContainText('Waits for two-factor sign-in')
})

test('nobody but the owner decides about it', async ({ context, page }) => {
  await site.asProvider('POST', `/users/${site.people.Elin!.id}/update-permissions`, {
    roleIds: ['tenant-admin'],
    tenantId: site.id,
  })
  await site.signIn(context, site.people.Elin!)
  await open(page, PATH)
  await expect(section(page, 'Staff')).toBeVisible()
  await expect(section(page, 'Two-factor sign-in')).toHaveCount(0)
})
