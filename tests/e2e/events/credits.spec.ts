import { expect, test, type Page } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, reload } from '../support/signIn'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite({
    people: { Rae: { role: 'Events' } },
    roles: { Events: ['events:view', 'events:manage', 'people:view'] },
  })
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
const person = (name: string) => made('people', { name })

interface Stored {
  credits?: { group: string; id: string; person: string | null; role?: string | null }[]
}

const creditsOf = async (event: string, locale = 'en') =>
  (await site.asProvider<Stored>('GET', `/events/${event}?draft=true&depth=0&locale=${locale}&fallback-locale=none`))
    .credits ?? []
const rolesOf = async (event: string, locale?: string) =>
  (await creditsOf(event, locale)).map(({ role }) => role ?? null)

const panel = (page: Page) => page.getByRole('region', { exact: true, name: 'Credits' })
const rows = (page: Page) => panel(page).locator('[data-credit]')
const role = (page: Page, index: number) => rows(page).nth(index).getByRole('textbox')
const roles = (page: Page) =>
  panel(page)
    .locator('[data-part=role]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
const undo = (page: Page) =>
  page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Undo' }).click()

async function openCredits(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { exact: true, name: 'Programme and credits' }).click({ timeout: 2_000 })
    await expect(panel(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('credits are written, moved and removed in a table, by the keyboard alone', async ({ page }) => {
  test.slow()
  const [jane, john] = [await person('Jane Doe'), await person('John Roe')]
  const event = await made('events', { title: 'Hamlet' })
  await open(page, `/admin/collections/events/${event}`)
  await openCredits(page)

  await test.step('an event without any says what to do first', async () => {
    await expect(panel(page)).toContainText('No credits yet')
    await expectGoodLooks(page, { except: ['.doc-tab'] })
  })

  await test.step('one is added, and another one below it with Enter', async () => {
    await panel(page).getByRole('button', { name: 'Add a credit' }).press('Enter')
    await expect(role(page, 0)).toBeFocused()
    await page.keyboard.type('Director')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('jane')
    await expect(page.getByRole('option', { name: 'Jane Doe' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(rows(page).first()).toContainText('Jane Doe')
    await role(page, 0).press('Enter')
    await expect(role(page, 1)).toBeFocused()
    await page.keyboard.type('Hamlet')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('john')
    await expect(page.getByRole('option', { name: 'John Roe' })).toBeVisible()
    await page.keyboard.press('Enter')
    await rows(page).nth(1).getByRole('combobox', { name: 'Group' }).selectOption('Cast')
    await expect
      .poll(() => creditsOf(event))
      .toMatchObject([
        { group: 'creative', person: jane, role: 'Director' },
        { group: 'cast', person: john, role: 'Hamlet' },
      ])
    await expectGoodLooks(page, { except: ['.doc-tab'] })
  })

  await test.step('somebody who is not on the site yet is added by name', async () => {
    await role(page, 1).press('Enter')
    await page.keyboard.type('Ophelia')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Mary Major')
    await page.getByRole('option', { name: 'Add “Mary Major” as a new person' }).click()
    await expect(rows(page).nth(2)).toContainText('Mary Major')
    await expect(rows(page).nth(2)).toContainText('Draft')
    await expect.poll(() => rolesOf(event)).toEqual(['Director', 'Hamlet', 'Ophelia'])
  })

  await test.step('one is moved by its handle, and the focus stays with it', async () => {
    const handle = panel(page).getByRole('button', { exact: true, name: 'Move Ophelia – Mary Major' })
    await handle.press('ArrowUp')
    await expect.poll(() => roles(page)).toEqual(['Director', 'Ophelia', 'Hamlet'])
    await expect(handle).toBeFocused()
    await page.keyboard.press('Home')
    await expect.poll(() => roles(page)).toEqual(['Ophelia', 'Director', 'Hamlet'])
    await expect(panel(page).getByText('Moved to 1 of 3')).toBeAttached()
    await role(page, 0).press('Alt+ArrowDown')
    await expect.poll(() => roles(page)).toEqual(['Director', 'Ophelia', 'Hamlet'])
    await expect(role(page, 1)).toBeFocused()
    await expect.poll(() => rolesOf(event)).toEqual(['Director', 'Ophelia', 'Hamlet'])
  })

  await test.step('one is dragged', async () => {
    const [from, to] = [panel(page).getByRole('button', { name: /^Move Hamlet/ }), rows(page).first()]
    await from.dragTo(to, { targetPosition: { x: 60, y: 3 } })
    await expect.poll(() => roles(page)).toEqual(['Hamlet', 'Director', 'Ophelia'])
    await expect.poll(() => rolesOf(event)).toEqual(['Hamlet', 'Director', 'Ophelia'])
  })

  await test.step('one is removed, and comes back where it was, though it was saved without it', async () => {
    const before = await creditsOf(event)
    await panel(page)
      .getByRole('button', { name: /^Remove Director/ })
      .press('Enter')
    await expect(rows(page)).toHaveCount(2)
    await expect(panel(page).getByRole('button', { name: /^Remove Ophelia/ })).toBeFocused()
    await expect.poll(() => rolesOf(event)).toEqual(['Hamlet', 'Ophelia'])
    await undo(page)
    await expect(rows(page)).toHaveCount(3)
    await expect.poll(() => creditsOf(event)).toEqual(before)
    await reload(page)
    await openCredits(page)
    await expect(rows(page)).toHaveCount(3)
    expect(await roles(page)).toEqual(['Hamlet', 'Director', 'Ophelia'])
    await expect(rows(page).first()).toContainText('John Roe')
  })
})

const LIST = [
  'CREATIVE TEAM',
  'Director: Jane Doe',
  '',
  'CAST',
  '1. Hamlet – Rioe, John',
  '2. Mary Major as Ophelia',
  '3. Ghost – Zoe Muller',
  '4. Gravedigger – Nobody Known',
].join('\n')

test('a cast list is pasted: people are matched, new ones are added on request, and what comes of it can be undone', async ({
  page,
}) => {
  const [jane, john, zoe] = [await person('Jane Doe'), await person('John Rioe'), await person('Zoë Müller')]
  const event = await made('events', {
    credits: [{ group: 'creative', person: jane, role: 'Director' }],
    title: 'Hamlet',
  })
  await open(page, `/admin/collections/events/${event}`)
  await openCredits(page)
  const drawer = page.getByRole('dialog', { name: 'Paste a cast list' })
  const line = (index: number) => drawer.locator('[data-line]').nth(index)

  await test.step('each name says who it is', async () => {
    await panel(page).getByRole('button', { name: 'Paste a cast list' }).click()
    await drawer.getByLabel('Cast list').fill(LIST)
    await expect(drawer).toContainText('5 credits read')
    await expect(line(0)).toContainText('Already credited')
    await expect(line(1)).toContainText('John Rioe')
    await expect(line(3)).toContainText('Zoë Müller')
    await expect(drawer.getByRole('status')).toContainText('2 names are left out')
    await expect(drawer.getByRole('button', { name: 'Add 2 credits' })).toBeEnabled()
    await expectGoodLooks(page, { except: ['.doc-tab'], within: '[role=dialog]' })
  })

  await test.step('new people are added where somebody asks for it', async () => {
    await line(2).getByLabel('Add as a new person').check()
    await drawer.getByRole('button', { name: 'Add 3 credits' }).click()
    await expect(drawer).toBeHidden()
    await expect(rows(page)).toHaveCount(4)
    const { docs } = await site.asProvider<{ docs: { _status: string; id: string }[] }>(
      'GET',
      `/people?draft=true&where[name][equals]=Mary%20Major&where[tenant][equals]=${site.id}`,
    )
    expect(docs).toMatchObject([{ _status: 'draft' }])
    await expect
      .poll(() => creditsOf(event))
      .toMatchObject([
        { group: 'creative', person: jane, role: 'Director' },
        { group: 'cast', person: john, role: 'Hamlet' },
        { group: 'cast', person: docs[0]!.id, role: 'Ophelia' },
        { group: 'cast', person: zoe, role: 'Ghost' },
      ])
  })

  await test.step('the change is taken back in one step', async () => {
    await undo(page)
    await expect(rows(page)).toHaveCount(1)
    await expect.poll(() => rolesOf(event)).toEqual(['Director'])
  })

  await test.step('lines that are pasted into the table are a list; a name almost the same is asked about, and sides can be swapped', async () => {
    await role(page, 0).evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Jnae Doe\tLady Macbeth\nZoë Müller\tMacbeth')
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    })
    await expect(line(1)).toContainText('Zoë Müller')
    await expect(line(0)).toContainText('Lady Macbeth')
    await drawer.getByRole('combobox', { name: 'Who is Jnae Doe?' }).selectOption('Jane Doe')
    await drawer.getByRole('button', { name: 'Swap names and roles' }).click()
    await expect(drawer.getByRole('status')).toContainText('2 names are left out')
    await drawer.getByRole('button', { name: 'Swap names and roles' }).click()
    await drawer.getByRole('button', { name: 'Add 2 credits' }).click()
    await expect
      .poll(() => creditsOf(event))
      .toMatchObject([{ role: 'Director' }, { person: jane, role: 'Lady Macbeth' }, { person: zoe, role: 'Macbeth' }])
  })
})

test('roles are of the language on screen, and whoever may not add people only chooses among those there', async ({
  context,
  page,
}) => {
  await site.asProvider('POST', `/tenants/${site.id}/languages`, { languages: ['en', 'es'] })
  const jane = await person('Jane Doe')
  const event = await made('events', { credits: [{ group: 'cast', person: jane, role: 'Queen' }], title: 'Hamlet' })
  await site.signIn(context, site.people.Rae!)
  await open(page, `/admin/collections/events/${event}?locale=es`)
  await openCredits(page)
  await role(page, 0).fill('Reina')
  await expect.poll(() => rolesOf(event, 'es')).toEqual(['Reina'])
  await panel(page).getByRole('button', { name: 'Paste a cast list' }).click()
  const drawer = page.getByRole('dialog', { name: 'Paste a cast list' })
  await drawer.getByLabel('Cast list').fill('Jane Doe como Fantasma\nNobody Known como Rey')
  await expect(drawer).toContainText('Not on this site')
  await expect(drawer.getByRole('checkbox')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Add 1 credit' }).click()
  await expect.poll(() => rolesOf(event, 'es')).toEqual(['Reina', 'Fantasma'])
  expect(await rolesOf(event, 'en')).toEqual(['Queen', null])

  await test.step('the table reads from right to left in Arabic', async () => {
    await chooseLanguage(context, 'ar')
    await page.goto(`/admin/collections/events/${event}`)
    const arabic = page.getByRole('region', { exact: true, name: 'الإسنادات' })
    await expect(async () => {
      await page.locator('.tabs-field__tab-button').nth(2).click({ timeout: 2_000 })
      await expect(arabic.locator('[data-credit]')).toHaveCount(2, { timeout: 2_000 })
    }).toPass()
    await arabic.getByRole('button').first().scrollIntoViewIfNeeded()
    await expectGoodLooks(page, { except: ['.doc-tab'] })
  })
})
