import { expect, test } from '@playwright/test'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'
import { dialog, loseNext, PATH, row, section } from './support/screen'
import { makeSite, type OwnSite } from './support/site'

let site: OwnSite

test.describe('of a site', () => {
  test.beforeEach(async ({ context, page }) => {
    site = await makeSite({ roles: { Editor: ['pages:manage'] } })
    await site.asProvider('POST', '/users/invite-staff', {
      email: 'nia@people.test',
      firstName: 'Nia',
      lastName: 'Newcomer',
      roleId: site.roles.Editor,
      tenantId: site.id,
    })
    await site.signIn(context, site.people.owner)
    await open(page, PATH)
  })
  test.afterEach(() => site.close())

  test('[A-141, A-148, A-290, A-313] an invitation is sent again', async ({ page }) => {
    const resend = page.getByRole('button', { name: 'Resend the invitation of nia@people.test' })
    await loseNext(page, /\/resend$/, 'POST')
    await resend.click()
    await expectToast(page, 'Failed to resend invitation')
    await resend.click()
    await expectToast(page, 'Invitation resent successfully')
    await expect(row(page, 'Staff', 'Nia Newcomer')).toContainText(
      /nia@people\.test.*Editor.*Invited by Olwen Tester.*Pending/,
    )
  })

  test('[A-147, A-291, A-314, A-341] an invitation is taken back, after asking', async ({ page }) => {
    const cancel = page.getByRole('button', { name: 'Cancel the invitation of nia@people.test' })
    const question = dialog(page, 'Cancel invitation')
    await cancel.click()
    await expect(question).toContainText('The link in the email to nia@people.test stops working at once.')
    await question.getByRole('button', { name: 'Close' }).click()
    await expect(cancel).toBeFocused()
    await loseNext(page, /invite-tokens/, 'PATCH')
    await cancel.click()
    await question.getByRole('button', { name: 'Cancel invitation' }).click()
    await expectToast(page, 'Failed to cancel invitation')
    await expect(row(page, 'Staff', 'Nia Newcomer')).toContainText('Pending')
    await cancel.click()
    await question.getByRole('button', { name: 'Cancel invitation' }).click()
    await expectToast(page, 'Invitation cancelled successfully')
    await expect(row(page, 'Staff', 'Nia Newcomer')).toContainText('Cancelled')
    await expect(row(page, 'Staff', 'Nia Newcomer').getByRole('button')).toHaveCount(0)
  })
})

test('[A-142, A-143, A-145] each state is said in words; what was accepted is with the staff', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  await open(page, PATH)
  await expect(row(page, 'Staff', 'Aled Morris')).toContainText(/Ends in .*Pending/)
  await expect(row(page, 'Staff', 'Judith Penrose')).toContainText(/Ended .*Expired/)
  await expect(row(page, 'Staff', 'Callum Reid')).toContainText('Cancelled')
  await expect(section(page, 'Staff').getByText('Accepted')).toHaveCount(0)
})
