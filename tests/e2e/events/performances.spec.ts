import { expect, test, type Page } from '@playwright/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite()
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

const made = async (collection: string, data: object) => (await site.asProvider<{ doc: { id: string } }>('POST', `/${collection}`, { _status: 'published', tenant: site.id, ...data })).doc.id

interface Performance {
  _status: string
  start: string
}

const performancesOf = async (event: string) => (await site.asProvider<{ docs: Performance[] }>('GET', `/event-instances?where[event][equals]=${event}&sort=start&limit=100&draft=true`)).docs

const undo = (page: Page) => page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Undo' }).click()

test('performances are added to an event by a rule, seen before, and taken back', async ({ page }) => {
  const venue = await made('venues', { name: 'Main House', timezone: 'Europe/London' })
  const event = await made('events', { title: 'Hamlet', venue })
  await made('event-instances', { event, start: '2027-03-27T19:30:00.000Z' })
  await open(page, `/admin/collections/events/${event}`)
  await page.getByRole('button', { name: 'Add performances' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add performances' })
  const plan = drawer.getByRole('region', { name: 'What comes of it' })
  await expect(plan).toContainText('Choose days, a time, and the first and last day.')
  for (const day of ['Tuesday', 'Saturday']) await drawer.getByLabel(day).check()
  await drawer.getByLabel('From').fill('2027-03-23')
  await drawer.getByLabel('To', { exact: true }).fill('2027-04-03')
  await expect(plan).toContainText('3 performances, time zone Europe/London')
  await expect(plan.getByRole('listitem')).toHaveText([/23 Mar 2027, 19:30$/, /27 Mar 2027, 19:30Exists already, left out/, /30 Mar 2027, 19:30$/, /3 Apr 2027, 19:30$/])
  await drawer.getByRole('button', { name: 'Leave out a day' }).click()
  await drawer.getByLabel('Day to leave out 1').fill('2027-03-30')
  await drawer.getByRole('button', { name: 'Add a time' }).click()
  await drawer.getByLabel('Time 2').fill('14:00')
  await expect(plan).toContainText('5 performances')
  await expectNoViolations(page, ['.doc-tab'])
  await drawer.getByRole('button', { name: 'Add 5 performances' }).click()
  await expectToast(page, '5 performances added')
  expect((await performancesOf(event)).map(({ _status, start }) => `${_status} ${start.slice(5, 16)}`)).toEqual([
    'draft 03-23T14:00', 'draft 03-23T19:30', 'draft 03-27T14:00', 'published 03-27T19:30', 'draft 04-03T13:00', 'draft 04-03T18:30',
  ])
  await undo(page)
  await expectToast(page, '5 performances taken back')
  expect(await performancesOf(event)).toHaveLength(1)
})
