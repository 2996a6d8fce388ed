import { expect, test, type Page } from '@playwright/test'
import { createSeason, moveInstance } from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME, startSpektrixFake } from '../../fakes/spektrix'
import type { Fake } from '../../fakes/startFake'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, signInAs } from '../support/signIn'
import { followNothing, holdCalls, openConnection, statusOf as status } from './support/screen'

const PATH = '/admin/apps/spektrix'
const season = createSeason({
  events: [
    {
      instances: [{ start: '2031-03-01T19:30:00' }, { start: '2031-03-02T19:30:00' }],
      minutes: 120,
      name: 'The Alchemist',
      venue: 'Main Stage',
    },
  ],
  zone: 'Europe/London',
})
let fake: Fake

test.beforeAll(async () => {
  fake = await startSpektrixFake(season, Number(new URL(process.env.E2E_BOX_OFFICE!).port))
})
test.afterAll(() => fake.close())

const name = (page: Page) => page.getByLabel('Client name')

test('[A-002, B-003, B-138, B-199, B-329, B-332] an owner connects Spektrix, brings in its events, and they follow', async ({
  context,
  page,
}) => {
  test.slow()
  await signInAs(context, 'owner')
  await openConnection(page, 'spektrix')
  await followNothing(context)
  await expect(page.locator('.step-nav')).toContainText(/Apps.*Spektrix/)

  await test.step('a name that is none is said, and stays typed', async () => {
    await name(page).fill('no-such-theatre')
    await page.getByRole('button', { exact: true, name: 'Connect' }).click()
    await expect(page.getByText('Unable to validate Spektrix Details, please check and try again')).toBeVisible()
    await expect(status(page)).toHaveText('Disconnected')
    await expect(name(page)).toHaveValue('no-such-theatre')
  })

  await test.step('the right one connects, and is read-only then', async () => {
    await name(page).fill(CLIENT_NAME)
    const letGo = await holdCalls(page, /\/ticketing\/spektrix\/connect/)
    await page.getByRole('button', { exact: true, name: 'Connect' }).click()
    await expect(status(page)).toHaveText('Connecting...')
    await expect(name(page)).not.toBeEditable()
    letGo()
    await expect(status(page)).toHaveText('Connected')
    await expect(name(page)).not.toBeEditable()
    await page.reload()
    await expect(status(page)).toHaveText('Connected')
    await expect(page.getByText('No Spektrix Attributes Configured')).toBeVisible()
  })

  await test.step('its events come as drafts', async () => {
    await page.getByRole('link', { name: 'Bring in events' }).click()
    await page.getByRole('checkbox', { name: 'The Alchemist' }).check()
    await page.getByRole('button', { name: 'Bring in 1 event' }).click()
    await expect(page.getByText('1 of 1 done')).toBeVisible()
    await open(page, '/admin/collections/events?search=Alchemist')
    await expect(page.getByRole('row', { name: /The Alchemist/ })).toContainText(/Draft/)
  })

  await test.step('a performance that moves there moves here, and can be taken back', async () => {
    moveInstance(season, [...season.instances.keys()][0]!, '2031-03-01T18:00:00')
    await open(page, PATH)
    await page.getByRole('button', { name: 'Sync now' }).click()
    await expect(page.getByText(/Done · 1 changed/)).toBeVisible()
    await page.getByRole('button', { name: 'Take back' }).first().click()
    await expect(page.getByText(/Taken back/)).toBeVisible()
  })

  await test.step('it looks well in every look', () => expectGoodLooks(page))

  await test.step('pressing again disconnects', async () => {
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(status(page)).toHaveText('Disconnected')
    await expect(name(page)).toBeEditable()
    await expect(page.getByRole('button', { name: 'Sync now' })).toBeHidden()
  })
})

test('a site whose plan lacks ticketing is told so', async ({ context, page }) => {
  await signInAs(context, 'lanternOwner')
  await page.goto(PATH)
  await expect(page.getByRole('main')).toContainText(/not enabled|not installed|is not enabled|does not include/i)
})

test('holds on 320 pixels from right to left', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await chooseLanguage(context, 'ar')
  await page.goto(PATH)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectToFit(page)
})
