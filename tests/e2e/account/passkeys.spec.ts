import { expect, test, type Page } from '../support/test'
import { makeSomebody } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { DIALOG, expectGoodLooks } from '../support/looks'
import { PASSWORD } from '../support/people'
import { listenToConsole } from '../support/quiet'
import { open, waitForHydration } from '../support/signIn'
import { expectToast } from '../support/toast'

const ACCOUNT = '/admin/auth/account'

/** Plugs in a device that unlocks at once, as a fingerprint would. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      protocol: 'ctap2',
      transport: 'internal',
    },
  })
}

const signOut = (page: Page) => page.context().clearCookies({ name: 'payload-token' })

/** Makes the browser one that offers no passkeys where it fills in a field. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' })

test.describe('a passkey', () => {
  test('is added in the account, signs in without a password, and confirms its own end', async ({ page }) => {
    const expectQuiet = listenToConsole(page)
    const person = await makeSomebody('Ffion')
    await plugIn(page)
    await page.goto(`/admin/login?redirect=${encodeURIComponent(ACCOUNT)}`)
    await waitForHydration(page)
    await expectNoViolations(page)
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { exact: true, name: 'Sign in' }).click()
    await page.waitForURL(`**${ACCOUNT}`)
    await waitForHydration(page)

    await card(page).getByRole('button', { name: 'Add a passkey' }).click()
    const asking = page.getByRole('dialog', { name: 'Add a passkey' })
    await asking.getByLabel('Name').fill('Office laptop')
    await asking.getByLabel('Current password').fill(PASSWORD)
    await expectGoodLooks(page, { within: DIALOG })
    await asking.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('dialog', { name: 'Backup codes' }).getByRole('button', { name: 'I’ve saved them' }).click()
    await expectToast(page, 'The passkey was added')
    await expect(card(page).getByRole('listitem')).toContainText('never used')
    await expectNoViolations(page)

    await card(page).getByRole('button', { name: 'Rename the passkey “Office laptop”' }).click()
    const renaming = page.getByRole('dialog', { name: 'Rename the passkey “Office laptop”' })
    await renaming.getByLabel('Name').fill('Box office')
    await expectGoodLooks(page, { within: DIALOG })
    await renaming.getByRole('button', { exact: true, name: 'Rename' }).click()
    await expectToast(page, 'The passkey was renamed')

    await signOut(page)
    // The browser offers the passkey in the field for the email address; this device accepts at once.
    await page.goto(`/admin/login?redirect=${encodeURIComponent(ACCOUNT)}`)
    await page.waitForURL(`**${ACCOUNT}`)
    await expect(card(page).getByRole('listitem')).toContainText('last used')

    await signOut(page)
    await withoutAutofill(page)
    await page.goto(`/admin/login?redirect=${encodeURIComponent(ACCOUNT)}`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL(`**${ACCOUNT}`)
    await open(page, ACCOUNT)

    await card(page).getByRole('button', { name: 'End the passkey “Box office”' }).click()
    const ending = page.getByRole('dialog', { name: 'End the passkey “Box office”' })
    await ending.getByLabel('Current password').fill(PASSWORD)
    await ending.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(ending.getByRole('button', { name: 'Passkey confirmed' })).toBeVisible()
    await ending.getByRole('button', { exact: true, name: 'End' }).click()
    await expectToast(page, 'The passkey was ended')
    await expect(card(page)).toContainText('You don’t have any passkeys.')
    expectQuiet()
  })
})
