import { expect, test, type Page } from '@playwright/test'
import { createSeason } from '@/plugins/ticketing/demo/season'
import { API_KEY as ELEVENT_KEY, startEleventFake } from '../../fakes/elevent'
import { API_KEY as LINEUP_KEY, startLineupFake } from '../../fakes/lineup'
import type { Fake } from '../../fakes/startFake'
import { CREDENTIALS, startTessituraFake } from '../../fakes/tessitura'
import { expectGoodLooks } from '../support/looks'
import { reload, signInAs } from '../support/signIn'
import { holdCalls, openConnection, statusOf } from './support/screen'

const season = createSeason({
  events: [{ instances: [{ start: '2031-03-01T19:30:00' }], minutes: 120, name: 'Volpone', venue: 'Main Stage' }],
  zone: 'Europe/London',
})
const port = () => Number(new URL(process.env.E2E_BOX_OFFICE!).port)

interface Case {
  /** Ids of the rows that it proves. */
  rows: string
  title: string
  handle: string
  start: () => Promise<Fake>
  /** Right values by label; the last is what is typed wrong at first. */
  fields: () => [string, string][]
  /** The word while the box office is asked. */
  testing: string
  banner: string
}

const REFUSED = 'does not accept these credentials. Check them for typing errors.'

const CASES: Case[] = [
  {
    banner: 'Unable to validate Elevent Details, please check and try again',
    fields: () => [
      ['Widget key', 'widget-key'],
      ['API key', ELEVENT_KEY],
    ],
    handle: 'elevent',
    rows: '[A-002, B-003, B-137, B-198, B-328]',
    start: () => startEleventFake(season, { largestPage: 100 }, port()),
    testing: 'Testing Api',
    title: 'Elevent',
  },
  {
    banner: `Unable to validate Lineup Details: Line-Up ${REFUSED}`,
    fields: () => [
      ['Site URL', 'https://tickets.riverside.example/'],
      ['API key', LINEUP_KEY],
    ],
    handle: 'lineup',
    rows: '[A-002, A-173, A-175, A-335, B-003, B-139, B-202]',
    start: () => startLineupFake(season, { hasOrganisation: true, largestPage: 100, scheme: 'Bearer' }, port()),
    testing: 'Testing API',
    title: 'Line-Up',
  },
  {
    banner: `Unable to validate Tessitura Details: Tessitura ${REFUSED}`,
    fields: () => [
      ['REST API URL', `${process.env.E2E_BOX_OFFICE}/tessitura/api`],
      ['Username', CREDENTIALS.username],
      ['User group', CREDENTIALS.userGroup],
      ['Location', CREDENTIALS.location],
      ['Password', CREDENTIALS.password],
    ],
    handle: 'tessitura',
    rows: '[A-003, A-173, A-174, A-175, A-176, A-177, A-336, A-337, B-003, B-140, B-200, B-201, B-330, B-331]',
    start: () =>
      startTessituraFake(
        season,
        { hasEmptyRefusals: false, isStatusOpen: true, isUnwell: false, version: '16', withoutRight: /^$/ },
        port(),
      ),
    testing: 'Testing Api',
    title: 'Tessitura',
  },
]

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { exact: true, name })
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

for (const { banner, fields, handle, rows, start, testing, title } of CASES) {
  test.describe(title, () => {
    let fake: Fake
    test.beforeAll(async () => {
      fake = await start()
    })
    test.afterAll(() => fake.close())

    test(`${rows} ${title} is tested, then connected, then disconnected`, async ({ context, page }) => {
      await signInAs(context, 'owner')
      await openConnection(page, handle)
      const [secret, right] = fields().at(-1)!

      await test.step('an empty form says what is missing, at the first field of it', async () => {
        // What was connected before is still stored.
        if ((await page.getByText('Stored, ends in').count()) > 0) return
        const calls: string[] = []
        page.on(
          'request',
          (request) => request.url().includes(`/ticketing/${handle}/check`) && calls.push(request.url()),
        )
        await button(page, 'Test and Connect').click()
        await expect(page.getByText(/^Please fill in/).first()).toBeVisible()
        await expect(page.locator('[aria-invalid]').first()).toBeFocused()
        expect(calls).toEqual([])
      })

      for (const [label, value] of fields()) await field(page, label).fill(value)
      const editable = async (isEditable: boolean) => {
        for (const [label] of fields()) await expect(field(page, label)).toBeEditable({ editable: isEditable })
      }

      await test.step('wrong credentials are said, and everything typed stays', async () => {
        await field(page, secret).fill('something-else')
        const letGo = await holdCalls(page, new RegExp(`/ticketing/${handle}/check`))
        await button(page, 'Test and Connect').click()
        await expect(statusOf(page)).toHaveText(testing)
        await editable(false)
        letGo()
        await expect(page.getByText(banner)).toBeVisible()
        await expect(statusOf(page)).toHaveText('Disconnected')
        for (const [label, value] of fields().slice(0, -1)) await expect(field(page, label)).toHaveValue(value)
        await expectGoodLooks(page)
      })

      await test.step('the right ones are ready to connect, until a field is edited', async () => {
        await field(page, secret).fill(right)
        await expect(page.getByText(banner)).toBeHidden()
        await button(page, 'Test and Connect').click()
        await expect(page.getByText('Success, Ready to Connect')).toBeVisible()
        await expect(statusOf(page)).toHaveText('Ready to connect')
        const [label, value] = fields()[0]!
        await field(page, label).fill(`${value}x`)
        await expect(statusOf(page)).toHaveText('Disconnected')
        await expect(button(page, 'Connect')).toBeHidden()
        await field(page, label).fill(value)
      })

      await test.step('by keyboard alone it is connected, and read-only', async () => {
        await field(page, secret).focus()
        await page.keyboard.press('Enter')
        await expect(statusOf(page)).toHaveText('Ready to connect')
        await field(page, secret).press('Enter')
        await expect(statusOf(page)).toHaveText('Connected')
        await editable(false)
        await reload(page)
        await expect(statusOf(page)).toHaveText('Connected')
        // What was typed as a secret is shown to nobody.
        await expect(field(page, secret)).toHaveValue('')
        await expect(page.getByText(`Stored, ends in ${right.slice(-4)}`)).toBeVisible()
      })

      await test.step('Disconnect clears it', async () => {
        await button(page, 'Disconnect').click()
        await expect(statusOf(page)).toHaveText('Disconnected')
        await editable(true)
      })
    })
  })
}
