import { screen, waitFor, within } from '@testing-library/react'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, signIn } from '@tests/support/client'
import { mailsTo, tokenIn } from '@tests/support/mails'
import { button, dialog, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { card, makeSite, openAs, row, rows, type Site } from './support'

const NIA = 'nia@people.test'
const CANCEL = `Cancel the invitation of ${NIA}`
const RESEND = `Resend the invitation of ${NIA}`

let app: TestApp
let site: Site
let invitation: string

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, { roles: { Editor: ['pages:manage'] } })
  const owner = await signIn(app, site.people.owner.email)
  const { body } = await owner.post<{ id: string }>('/users/invite-staff', {
    email: NIA,
    firstName: 'Nia',
    lastName: 'Newcomer',
    roleId: site.roles.Editor,
    tenantId: site.id,
  })
  invitation = body.id
})
afterEach(closeScreens)
afterAll(() => app.close())

const status = async () => (await app.payload.findByID({ collection: 'invite-tokens', id: invitation })).status
const mails = async () => (await mailsTo(app, NIA, 'invitation')).length

describe('an invitation', () => {
  it('is listed as what it is, and sent again [A-141, A-143, A-148, A-290, A-313]', async () => {
    const opened = await openAs(app, site.people.owner)
    expect(row('Staff', 'Nia Newcomer').textContent).toMatch(
      /nia@people\.test.*Editor.*Invited by Olwen Tester.*Ends in .*Pending/,
    )
    const before = await mails()
    failNextRequest(opened, 'POST', /\/resend$/)
    await opened.user.click(button(RESEND))
    await findToast('Failed to resend invitation')
    expect(await mails()).toBe(before)
    await opened.user.click(button(RESEND))
    await findToast('Invitation resent successfully')
    expect(await mails()).toBe(before + 1)
    expect(row('Staff', 'Nia Newcomer').textContent).toContain('Pending')
  })

  it('is cancelled after a question [A-142, A-147, A-291, A-314, A-341]', async () => {
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    const ask = async () => {
      await user.click(button(CANCEL))
      return within(dialog('Cancel invitation'))
    }
    let question = await ask()
    expect(question.getByText(/^The link in the email to nia@people\.test stops working at once\./)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button(CANCEL))
    failNextRequest(opened, 'PATCH', /\/invite-tokens\//)
    question = await ask()
    await user.click(question.getByRole('button', { name: 'Cancel invitation' }))
    await findToast('Failed to cancel invitation')
    expect(row('Staff', 'Nia Newcomer').textContent).toContain('Pending')
    question = await ask()
    await user.click(question.getByRole('button', { name: 'Cancel invitation' }))
    await findToast('Invitation cancelled successfully')
    await waitFor(() => expect(row('Staff', 'Nia Newcomer').textContent).toContain('Cancelled'))
    expect(within(row('Staff', 'Nia Newcomer')).queryByRole('button')).toBeNull()
    expect(await status()).toBe('cancelled')
  })

  it('is expired once its end is past, and can be sent again [A-142, A-145]', async () => {
    await poolOf(app.payload).query(`update invite_tokens set expires_at = now() - interval '1 day' where id = $1`, [
      invitation,
    ])
    const { user } = await openAs(app, site.people.owner)
    expect(row('Staff', 'Nia Newcomer').textContent).toMatch(/Ended .*Expired/)
    await user.click(button(RESEND))
    await findToast('Invitation resent successfully')
    await waitFor(() => expect(row('Staff', 'Nia Newcomer').textContent).toMatch(/Ends in .*Pending/))
  })

  it('is with the staff once it is accepted', async () => {
    const token = tokenIn((await mailsTo(app, NIA, 'invitation')).at(-1)!.link)
    expect((await anonymous(app).post('/users/accept-invitation', { password: 'a long password', token })).status).toBe(
      200,
    )
    await openAs(app, site.people.owner)
    expect(rows('Staff')).toHaveLength(1)
    expect(within(row('Staff', 'Nia Newcomer')).getByRole('button', { name: 'Manage Nia Newcomer' })).toBeTruthy()
    expect(card('Staff').textContent).not.toContain('Accepted')
    expect(card('Staff').textContent).not.toContain('Invitations')
  })
})
