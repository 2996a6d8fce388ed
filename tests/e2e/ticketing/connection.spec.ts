import { expect, test, type Page } from '../support/test'
import { createSeason, moveInstance } from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, signInAs } from '../support/signIn'
import { unlinkAllEvents, openConnection, statusOf as status } from './support/screen'

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

test(
  'an owner connects Spektrix, imports its events and keeps them in sync [A-002, B-003, B-138, B-199]',
  { tag: '@core' },
  async ({ context, page }) => {
    test.slow()
    await signInAs(context, 'owner')
    await openConnection(page, 'spektrix')
    await unlinkAllEvents(context)

    await name(page).fill(CLIENT_NAME)
    await page.getByRole('button', { exact: true, name: 'Connect' }).click()
    await expect(status(page)).toHaveText('Connected')
    await page.reload()
    await expect(status(page)).toHaveText('Connected')

    await test.step('its events come as drafts', async () => {
      await page.getByRole('link', { name: 'Bring in events' }).click()
      await page.getByRole('checkbox', { name: 'The Alchemist' }).check()
      await page.getByRole('button', { name: 'Bring in 1 event' }).click()
      await expect(page.getByText('1 of 1 done')).toBeVisible()
    })

    await test.step('a performance that moves there moves here', async () => {
      moveInstance(season, [...season.instances.keys()][0]!, '2031-03-01T18:00:00')
      await open(page, PATH)
      await page.getByRole('button', { name: 'Sync now' }).click()
      await expect(page.getByText(/Done · 1 changed/)).toBeVisible()
    })

    await test.step('it looks well in every look', () => expectGoodLooks(page))

    await test.step('pressing again disconnects', async () => {
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await expect(status(page)).toHaveText('Disconnected')
    })
  },
)

test('an owner sees the connection fit 320 px from right to left', async ({ context, page }) => {
  await signInAs(context, 'owner')
  await chooseLanguage(context, 'ar')
  await page.goto(PATH)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectToFit(page)
})
