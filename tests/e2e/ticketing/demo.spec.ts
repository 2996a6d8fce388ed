import pg from 'pg'
import { expect, test, type Page } from '../support/test'
import { expectGoodLooks } from '../support/looks'
import { open, reload, signInAs } from '../support/signIn'

const PATH = '/admin/demo/box-office'

/** Other tests find Riverside as they know it. */
test.afterAll(async () => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    for (const table of ['events', 'event_instances'])
      await client.query(
        `update ${table} set ticketing_provider = null, ticketing_external_id = null where id in (select document_id from ticketing_links)`,
      )
    for (const table of [
      'ticketing_changes',
      'ticketing_runs',
      'ticketing_links',
      'ticketing_lists',
      'ticketing_connections',
    ])
      await client.query(`delete from ${table}`)
  } finally {
    await client.end()
  }
})

const row = (page: Page) =>
  page
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^More actions for/ }) })
    .first()
const lastSync = (page: Page) => page.getByRole('region', { name: 'On its way to your website' }).getByRole('status')

async function choose(page: Page, entry: string): Promise<void> {
  await row(page).getByRole('button').click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Presses Sync now and waits until it is over. */
async function sync(page: Page): Promise<void> {
  const before = await lastSync(page).textContent()
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(lastSync(page)).not.toHaveText(before!)
  await expect(lastSync(page)).toContainText('Done', { timeout: 30_000 })
}

test(
  'an owner cancels a performance in the demo box office, and the website shows it',
  { tag: '@core' },
  async ({ context, page }) => {
    test.setTimeout(120_000)
    await signInAs(context, 'owner')
    await open(page, PATH)

    await test.step('it opens with the programme of the house', async () => {
      const connect = page.getByRole('button', { exact: true, name: 'Connect' })
      await expect(page.getByRole('heading', { level: 1, name: 'Demo box office' })).toBeVisible()
      if (await connect.isVisible()) await connect.click()
      // The schedule may have looked again by then, and found nothing new.
      await expect(lastSync(page)).toContainText(/Done · (\d+ changed|nothing new)/, { timeout: 60_000 })
      await expect(page.getByText('waits under Bring in events').first()).toBeVisible()
      await expectGoodLooks(page)
    })

    const visitor = await context.newPage()
    const cancelled = visitor.getByText('Cancelled', { exact: true })
    const before = await test.step('a performance is cancelled there', async () => {
      await page
        .getByRole('button', { name: /^More actions for/ })
        .first()
        .click()
      const link = await page.getByRole('menuitem', { name: 'See it on the website' }).getAttribute('href')
      await page.keyboard.press('Escape')
      // Before it is cancelled: the schedule may bring it to the website before somebody does.
      await visitor.goto(link!)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      const count = await cancelled.count()
      await choose(page, 'Cancel the performance')
      await expect(row(page)).toContainText('Cancelled')
      await expect(
        page.getByText('Your changes arrive automatically within 15 minutes, or at once with Sync now.'),
      ).toBeVisible()
      await reload(page)
      await expect(row(page)).toContainText('Cancelled')
      return count
    })

    await test.step('the website follows as soon as somebody syncs', async () => {
      await sync(page)
      await expect(async () => {
        await visitor.reload()
        expect(await cancelled.count()).toBe(before + 1)
      }).toPass({ timeout: 30_000 })
      await visitor.close()
    })

    await test.step('it is moved by keyboard alone, and a time that is over is refused', async () => {
      await row(page).getByRole('button').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem', { name: 'Move to another time' })).toBeFocused()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Day').fill('2020-01-01')
      await dialog.getByRole('button', { name: 'Move' }).click()
      await expect(dialog.getByText('Choose a day and a time in the future.')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(row(page).getByRole('button')).toBeFocused()
    })

    await test.step('the box office starts again with its first programme', async () => {
      await page.getByRole('button', { name: 'Start again' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click()
      await expect(row(page)).not.toContainText('Cancelled')
      await sync(page)
    })
  },
)

test("an editor opens the demo box office, while a viewer and another site's owner cannot", async ({
  context,
  page,
}) => {
  for (const [person, mayOpen] of [
    ['editor', true],
    ['viewer', false],
    ['harbourOwner', false],
  ] as const) {
    await signInAs(context, person)
    await page.goto(PATH)
    await expect(page.getByRole('heading', { level: 1, name: 'Demo box office' })).toBeVisible({ visible: mayOpen })
  }
})
