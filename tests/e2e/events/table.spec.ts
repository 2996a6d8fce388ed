import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectGoodLooks } from '../support/looks'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite()
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const made = async (collection: string, data: object) =>
  (
    await site.asProvider<{ doc: { id: string } }>('POST', `/${collection}`, {
      _status: 'published',
      tenant: site.id,
      ...data,
    })
  ).doc.id

interface Performance {
  id: string
  instanceStatus: string
  start: string
}

const performancesOf = async (event: string) =>
  (
    await site.asProvider<{ docs: Performance[] }>(
      'GET',
      `/event-instances?where[event][equals]=${event}&sort=start&limit=100&draft=true`,
    )
  ).docs
const startsOf = async (event: string) => (await performancesOf(event)).map(({ start }) => start.slice(5, 16))

/** The rest of the form is as it was at the last look. */
const PANEL = 'section[aria-label=Performances]'
const panel = (page: Page) => page.getByRole('region', { exact: true, name: 'Performances' })
const rows = (page: Page) => panel(page).locator('[data-performance]')
const undo = (page: Page) =>
  page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Undo' }).click()

/** The first screen of somebody is drawn anew once it knows on which site they are. */
async function openTable(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { exact: true, name: 'Performances' }).click({ timeout: 2_000 })
    await expect(panel(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test(
  "an owner adds an event's performances in its form, edits them in place and changes several together",
  { tag: '@core' },
  async ({ page }) => {
    // A whole afternoon of somebody's work: it takes most of the minute that others have.
    test.setTimeout(120_000)
    const venue = await made('venues', { name: 'Main House', timezone: 'Europe/London' })
    const lear = await made('events', { title: 'Lear', venue })
    await made('event-instances', { end: '2027-03-30T21:00:00.000Z', event: lear, start: '2027-03-30T18:00:00.000Z' })
    const event = await made('events', { title: 'Hamlet', venue })
    await open(page, `/admin/collections/events/${event}`)

    await test.step('an event without any says what to do first', async () => {
      await openTable(page)
      await expect(panel(page)).toContainText('No performances yet')
      await expectGoodLooks(page, { except: ['.doc-tab'] })
    })

    await test.step('a rule adds them, with their state and access, and says beforehand what they clash with', async () => {
      await panel(page).getByRole('button', { name: 'Add by rule' }).click()
      const drawer = page.getByRole('dialog', { name: 'Add performances' })
      for (const day of ['Tuesday', 'Saturday']) await drawer.getByLabel(day).check()
      await drawer.getByLabel('From').fill('2027-03-27')
      await drawer.getByLabel('To', { exact: true }).fill('2027-04-03')
      await drawer.getByLabel('Length in minutes').fill('150')
      await drawer.getByLabel('Captioned').check()
      const plan = drawer.getByRole('region', { name: 'Performances to add' })
      await expect(plan).toContainText('1 performance shares its venue and time with another.')
      await expect(plan.getByRole('listitem').nth(1)).toContainText(
        /30 Mar 2027, 19:30Same venue and time as .*Lear.*30 Mar 2027, 19:00/,
      )
      await expectGoodLooks(page, { except: ['.doc-tab'], within: '[role=dialog]' })
      await drawer.getByRole('button', { name: 'Add 3 performances' }).click()
      await expect(rows(page)).toHaveCount(3)
      await expect(rows(page).first()).toContainText(/27 Mar 2027, 19:30–22:00/)
      await expect(rows(page).nth(1).locator('[data-clash]')).toContainText('Lear')
      await expect(rows(page).first()).toContainText('Captioned')
    })

    await test.step('the event begins and ends with them at once, and its own dates cannot be typed', async () => {
      const start = page.locator('#field-startDate input').first()
      await expect(start).toHaveValue('27 Mar 2027 19:30')
      await expect(start).toBeDisabled()
      await expectGoodLooks(page, { except: ['.doc-tab'] })
    })

    await test.step('one is edited in its row, by the keyboard alone', async () => {
      await rows(page)
        .nth(1)
        .getByRole('button', { name: /^Edit / })
        .press('Enter')
      const form = rows(page).nth(1).getByRole('group').first()
      await expect(form.getByLabel('Day')).toBeFocused()
      await expect(form).toContainText('Same venue and time as')
      await form.getByLabel('Day').fill('2027-03-31')
      await expect(form).not.toContainText('Same venue and time as')
      await form.getByLabel('State').selectOption('Postponed')
      await expectGoodLooks(page, { within: PANEL })
      await form.getByLabel('Time').press('Enter')
      await expectToast(page, '1 performance changed')
      await expect(rows(page).nth(1)).toContainText(/31 Mar 2027, 19:30.*Postponed/)
      await expect(
        rows(page)
          .nth(1)
          .getByRole('button', { name: /^Edit / }),
      ).toBeFocused()
      await expect(rows(page).locator('[data-clash]')).toHaveCount(0)
    })

    await test.step('all are sold out and shifted at once, which is taken back', async () => {
      await panel(page).getByLabel('Select all performances').check()
      const bar = panel(page).getByRole('toolbar', { name: '3 selected' })
      await expectGoodLooks(page, { within: PANEL })
      await bar.getByRole('button', { name: 'Mark as sold out' }).click()
      await expectToast(page, '3 performances changed')
      expect((await performancesOf(event)).map(({ instanceStatus }) => instanceStatus)).toEqual([
        'sold_out',
        'sold_out',
        'sold_out',
      ])
      await bar.getByRole('button', { name: 'Shift times' }).click()
      const dialog = page.getByRole('dialog', { name: 'Shift the times of 3 performances' })
      await dialog.getByLabel('Minutes').fill('1440')
      await expect(dialog).toContainText(/The first moves from .*27 Mar 2027, 19:30 to .*28 Mar 2027, 19:30/)
      await dialog.getByRole('button', { exact: true, name: 'Shift' }).click()
      await expect(rows(page).first()).toContainText('28 Mar 2027, 19:30')
      // The clocks go forward that night.
      expect(await startsOf(event)).toEqual(['03-28T18:30', '04-01T18:30', '04-04T18:30'])
      await expect(page.locator('#field-startDate input').first()).toHaveValue('28 Mar 2027 19:30')
      await undo(page)
      await expectToast(page, '3 performances restored')
      await expect(rows(page).first()).toContainText('27 Mar 2027, 19:30')
      expect(await startsOf(event)).toEqual(['03-27T19:30', '03-31T18:30', '04-03T18:30'])
      expect((await performancesOf(event)).map(({ instanceStatus }) => instanceStatus)).toEqual([
        'sold_out',
        'sold_out',
        'sold_out',
      ])
    })

    await test.step('one more is added by itself, and drafts are published together', async () => {
      await panel(page).getByRole('button', { name: 'Add one' }).click()
      const form = panel(page).getByRole('group', { name: 'New performance' })
      await form.getByLabel('Day').fill('2027-04-10')
      await expectGoodLooks(page, { within: PANEL })
      await form.getByRole('button', { name: 'Add 1 performance' }).click()
      await expect(rows(page)).toHaveCount(4)
      await expect(page.locator('#field-endDate input').first()).toHaveValue('10 Apr 2027 22:00')
      await panel(page).getByLabel('Select all performances').check()
      await panel(page).getByRole('button', { exact: true, name: 'Publish' }).click()
      await expectToast(page, '4 performances published')
      await expect(rows(page).last()).toContainText('Published')
    })

    await test.step('a change of somebody else meanwhile is told, and nothing is changed', async () => {
      const [first] = await performancesOf(event)
      await site.asProvider('PATCH', `/event-instances/${first!.id}`, { note: 'Press night' })
      await panel(page).getByRole('button', { name: 'Cancel performances' }).click()
      await expect(panel(page).getByRole('alert')).toContainText(
        /27 Mar 2027, 19:30.*has changed this since you opened it/,
      )
      expect((await performancesOf(event)).map(({ instanceStatus }) => instanceStatus)).not.toContain('cancelled')
      await reload(page)
      await openTable(page)
      await expect(rows(page)).toHaveCount(4)
    })
  },
)
