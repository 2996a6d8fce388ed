import { expect, test, type Page } from '../support/test'
import pg from 'pg'
import { expectNoViolations } from '../support/axe'
import { pathOf } from '../support/documents'
import { open, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

// The clock of a browser that stands still does so for good.
test.use({ ownBrowser: true })

const EDITOR = 'Priya Nair'
const OWNER = 'Margaret Ellis'

const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ })
const locked = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Document locked' })
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.request().method() === 'PATCH')

test(
  'an owner takes over a page that an editor is editing, and each sees who the other is [B-220, B-221, B-222, B-223]',
  { tag: '@core' },
  async ({ browser }) => {
    const [first, second] = await Promise.all([browser.newContext(), browser.newContext()])
    const [one, other] = await Promise.all([first.newPage(), second.newPage()])
    await signInAs(first, 'editor')
    await signInAs(second, 'owner')
    const path = await pathOf(first, 'pages', { 'where[slug][equals]': 'late' })
    await open(one, path)
    const [begun] = await Promise.all([saved(one), title(one).fill('Late at the Riverside tonight')])
    expect(begun.status()).toBe(200)

    // The lock is still there after the autosave.
    await open(other, path)
    await expect(locked(other)).toContainText(EDITOR)
    await expect(locked(other)).not.toContainText('@')
    // On the clock of the site, and saying so; Payload's own line is the reader's.
    await expect(locked(other).getByText(/^Last changed on .*\d{4}.* (?:GMT|BST)\W?$/)).toBeVisible()
    await expect(locked(other).getByText(/Edited since/)).toBeHidden()
    await expectNoViolations(other)
    await locked(other).getByRole('button', { name: 'View read-only' }).click()
    await expect(title(other)).toBeDisabled()
    // Nor is a version restored over the first one's work.
    const versions = await second.request.get(
      `/api/pages/versions?where[parent][equals]=${path.split('/').at(-1)}&limit=1`,
      { headers: { Origin: process.env.E2E_BASE_URL! } },
    )
    await open(other, `${path}/versions/${((await versions.json()) as { docs: { id: string }[] }).docs[0]!.id}`)
    await other.getByRole('button', { name: 'Restore this version' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expectToast(other, /is editing this now\. Nothing was saved/)
    await open(other, path)
    const takenOver = other.waitForResponse(
      (answer) => answer.url().includes('payload-locked-documents') && answer.request().method() === 'PATCH',
    )
    await locked(other).getByRole('button', { name: 'Take over' }).click()
    expect((await takenOver).status()).toBe(200)
    await expect(title(other)).toBeEditable()

    const [late] = await Promise.all([saved(one), title(one).fill('Too late at the Riverside')])
    expect(late.status()).toBe(423)
    await expect(one.getByText(/is editing this now\. Nothing was saved/)).toBeVisible()
    const takenAway = one.getByRole('dialog').filter({ hasText: 'Editing taken over' })
    await expect(takenAway).toContainText(`${OWNER} is editing it now.`)
    const [mine] = await Promise.all([saved(other), title(other).fill('Late at the Riverside')])
    expect(mine.status()).toBe(200)
    await takenAway.getByRole('button', { name: 'View read-only' }).click()
    // The other's version is on screen; what the first had typed is kept beside it.
    await expect(title(one)).toHaveValue('Late at the Riverside')
    await one.getByRole('button', { name: 'What you had typed' }).click()
    await expect(one.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Title' })).toContainText(
      'Too late at the Riverside',
    )
    await one.getByRole('button', { name: 'Discard it' }).click()

    // Whoever leaves lets others at it.
    const released = other.waitForResponse(
      (answer) => answer.url().endsWith('/leave') && answer.request().method() === 'POST',
    )
    await other.getByRole('link', { name: /^Posts/ }).click()
    expect((await released).status()).toBe(200)
    await open(one, path)
    await expect(title(one)).toHaveValue('Late at the Riverside')
    await expect(one.getByRole('dialog')).toHaveCount(0)
    await Promise.all([first.close(), second.close()])
  },
)

/** When the lock of a picture was last renewed, which no caller is told. */
async function renewedAt(id: string): Promise<Date | undefined> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date }>(
      'select l.updated_at as at from payload_locked_documents l join payload_locked_documents_rels r on r.parent_id = l.id where r.media_id = $1',
      [id],
    )
    return rows[0]?.at
  } finally {
    await client.end()
  }
}

test('an editor who is still editing after ten seconds has their lock renewed [B-224, B-364]', async ({ page }) => {
  await signInAs(page.context(), 'editor')
  // Nothing of it is saved meanwhile, which would renew the lock as well.
  const path = await pathOf(page.context(), 'media', { sort: 'createdAt' })
  const id = path.split('/').at(-1)!
  const lockedAt = (): Promise<Date | undefined> => renewedAt(id)
  const opened = Date.now()
  await page.clock.setFixedTime(opened)
  await open(page, path)
  const type = async (text: string) => {
    const told = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"updateLastEdited"'))
    await page.getByRole('textbox', { name: /^Credit/ }).fill(text)
    expect((await told).status()).toBe(200)
    return lockedAt()
  }
  const begun = await type('Begun')
  expect(begun).toBeDefined()
  await page.clock.setFixedTime(opened + 9_999)
  expect(await type('Still within ten seconds')).toEqual(begun)
  await page.clock.setFixedTime(opened + 10_000)
  const renewed = await type('At it for ten seconds')
  expect(renewed!.getTime()).toBeGreaterThan(begun!.getTime())
  await page.clock.setFixedTime(opened + 19_999)
  expect(await type('Within the next ten')).toEqual(renewed)
})
