import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { button, field, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchClipboard } from '@tests/support/screens/watchClipboard'
import { makeSite, openAs, type Site } from './support'

let app: TestApp
let site: Site
let opened: OpenScreen

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app)
  opened = await openAs(app, site.people.owner)
})
afterEach(closeScreens)
afterAll(() => app.close())

const code = () => screen.getByLabelText('Request code').textContent
const choose = (mode: string) => opened.user.selectOptions(field('Who can ask'), mode)
const settings = async () =>
  (await app.payload.findByID({ collection: 'tenants', depth: 0, id: site.id })).collaboratorSettings

/** Has the screen require a code, and waits for it. */
async function requireCode(): Promise<string> {
  await choose('Those who have the code')
  await screen.findByLabelText('Request code')
  return code()
}

describe('who can ask to work on a site', () => {
  it('is anyone, or those who have a code, which is generated on the way [A-065, A-118, A-155, A-156, A-280, A-315]', async () => {
    expect(field('Who can ask').value).toBe('anyone')
    expect(screen.queryByLabelText('Request code')).toBeNull()
    failNextRequest(opened, 'PATCH', /\/api\/tenants\//)
    await choose('Those who have the code')
    await findToast('Failed to update collaborator settings')
    expect(field('Who can ask').value).toBe('anyone')
    expect(await settings()).not.toMatchObject({ requireRequestCode: true })
    const generated = await requireCode()
    await findToast('Collaborator settings updated')
    expect(generated).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(await settings()).toMatchObject({ requestCode: generated, requireRequestCode: true })
  })

  it('is anyone again, without a code [A-157]', async () => {
    await requireCode()
    await choose('Anyone')
    await waitFor(() => expect(screen.queryByLabelText('Request code')).toBeNull())
    expect(field('Who can ask').value).toBe('anyone')
    expect(await settings()).toMatchObject({ requestCode: null, requireRequestCode: false })
  })

  it('is told the code by the owner, who copies it [A-159, A-306]', async () => {
    const generated = await requireCode()
    const copies = watchClipboard()
    await opened.user.click(button('Copy the request code'))
    await findToast('Code copied to clipboard')
    expect(copies).toEqual([generated])
  })

  it('needs a new code once the owner has regenerated it [A-158, A-279, A-305]', async () => {
    const first = await requireCode()
    failNextRequest(opened, 'POST', /regenerate-request-code$/)
    await opened.user.click(button('Regenerate the request code'))
    await findToast('Failed to regenerate request code')
    expect(code()).toBe(first)
    await opened.user.click(button('Regenerate the request code'))
    await findToast('Request code regenerated successfully')
    await waitFor(() => expect(code()).not.toBe(first))
    expect(await settings()).toMatchObject({ requestCode: code() })
  })
})
