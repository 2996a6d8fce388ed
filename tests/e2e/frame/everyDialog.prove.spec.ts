import { expect, test, type BrowserContext, type ElementHandle, type Locator, type Page } from '../support/test'
import { pathOf } from '../support/documents'
import { expectGoodLooks, expectToFit, looksOf } from '../support/looks'
import { chooseLanguage, signInAs, waitForHydration } from '../support/signIn'
import type { PersonName } from '../support/people'
import { textsIn, type Texts } from '../support/texts'

/** What leaves nothing else to do while it is open: dialogs and drawers of ours and Payload's. */
const MODAL = ':is(dialog[open], [role=dialog][aria-modal=true], .payload__modal-item)'
const DRAWER = '.payload__modal-item'
/** Menus and panels, which cover a part of the screen only. */
const PANEL = ':is([role=dialog], [role=menu], [role=listbox], .popup__content, .where-builder, .pill-selector)'

const headers = { Origin: process.env.E2E_BASE_URL! }

/**
 * Brings something over a screen, by keys alone. `press` presses Enter on what has the text of a key, wherever it is on
 * screen, `enter` on a control without such a text.
 */
type Bring = (to: {
  enter: (control: Locator) => Promise<void>
  /** Focuses what opens by its focus alone. */
  focus: (control: Locator) => Promise<void>
  page: Page
  press: Press
  /** Ticks the box that has the text of a key. */
  selectAll: (key: string) => Promise<void>
  t: Texts
}) => Promise<unknown>
type Press = (key: string, within?: Locator) => Promise<void>

interface Opened {
  /** What is brought up, by a name for the report. */
  [name: string]: Bring
}

/** Buttons that say what they act on, or how much of it there is, have more in their names than the text of their key. */
const named = (text: string): RegExp => {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}`, 's')
}

/** @param number of the first of these among all that a walk opens. @returns that of the next */
async function expectOpened(
  page: Page,
  language: 'ar' | 'en',
  path: string,
  opened: Opened,
  number: number,
): Promise<number> {
  const t = await textsIn(language)
  let pressed: ElementHandle[] = []
  const enter = async (control: Locator) => {
    pressed.push(await control.elementHandle().then((handle) => handle!))
    await control.press('Enter')
  }
  const focus = async (control: Locator) => {
    pressed.push(await control.elementHandle().then((handle) => handle!))
    await control.focus()
  }
  const press: Press = async (key, within = page.locator('body')) => {
    const name = named(t(key))
    const found = within
      .getByRole('button', { name })
      .or(within.getByRole('menuitem', { name }))
      .or(within.getByRole('tab', { name }))
      .filter({ visible: true })
    await enter(found.first())
  }
  const selectAll = (key: string) =>
    page
      .getByRole('checkbox', { name: named(t(key)) })
      .first()
      .check()
  for (const [what, bring] of Object.entries(opened)) {
    const looks = looksOf(number++).filter((look) => (look === 'rightToLeft') === (language === 'ar'))
    if (looks.length === 0) continue
    await test.step(`${language}: ${what} at ${path}`, async () => {
      await page.goto(path)
      await waitForHydration(page)
      // What is opened by a shortcut leaves the focus where it was.
      const start = page.getByRole('button').filter({ visible: true }).first()
      pressed = [(await start.elementHandle())!]
      await start.focus()
      const failure = await bring({ enter, focus, page, press, selectAll, t })
        .then(() => expect(page.locator(`${MODAL}, ${PANEL}`).filter({ visible: true }).first()).toBeVisible())
        .catch((error: Error) => error.message)
      // One run names all that cannot be opened.
      expect.soft(failure, `${what} at ${path}`).toBeUndefined()
      if (failure) return
      // What a panel covers has been looked at without it, and what is behind a drawer cannot be reached.
      const isOpen = async (selector: string) => (await page.locator(selector).filter({ visible: true }).count()) > 0
      const part = (await isOpen(DRAWER)) ? { within: DRAWER } : (await isOpen(MODAL)) ? {} : { within: PANEL }
      await (language === 'en' ? expectGoodLooks(page, part, looks) : expectToFit(page, part))
      await expectFocusBack(page, pressed, `${what} at ${path}`)
    })
  }
  return number
}

/** What Escape closes; other panels stay until their button is pressed again, and the focus stays on it. */
const CLOSED_BY_ESCAPE = `:is(dialog[open], [role=dialog], [role=menu], [role=listbox], ${DRAWER}, .popup__content)`

/**
 * Closes by Escape whatever is open, the last first, and fails unless the focus is where the next key is wanted: on the
 * control that opened it, or, where that was an entry of a menu, on the button of the menu.
 */
async function expectFocusBack(page: Page, pressed: ElementHandle[], what: string): Promise<void> {
  const open = page.locator(CLOSED_BY_ESCAPE).filter({ visible: true })
  for (let layers = await open.count(); layers > 0; layers--) {
    if ((await open.count()) === 0) break
    await page.keyboard.press('Escape')
    await expect.poll(() => open.count(), `Escape closes ${what}`).toBeLessThan(layers)
  }
  const focused = () =>
    page.evaluate((candidates) => {
      const name = (element: Element | null | undefined) =>
        element ? `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}` : 'nothing'
      const wanted = candidates.findLast(
        (element) => element instanceof HTMLElement && element.isConnected && element.checkVisibility(),
      )
      return wanted === document.activeElement
        ? 'back'
        : `on ${name(document.activeElement)}, not on ${name(wanted as Element)}`
    }, pressed)
  await expect.soft.poll(focused, `the focus after ${what}`).toBe('back')
}

/** In light and wide, in dark and narrow, and from right to left. */
async function expectAll(page: Page, person: PersonName, screens: readonly (readonly [string, Opened])[]) {
  await signInAs(page.context(), person)
  for (const language of ['en', 'ar'] as const) {
    await chooseLanguage(page.context(), language)
    let number = 0
    for (const [path, opened] of screens) number = await expectOpened(page, language, path, opened, number)
  }
}

const first = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first()
const byKey =
  (key: string): Bring =>
  (to) =>
    to.press(key)
/** Opens a menu by its key and chooses what is under another one. */
const inMenu =
  (menu: string, entry: string): Bring =>
  async ({ press, page }) => {
    await press(menu)
    await press(entry, page.getByRole('menu'))
  }
const inDots =
  (...keys: string[]): Bring =>
  async ({ enter, page, press }) => {
    await enter(first(page, '.doc-controls__popup button'))
    for (const key of keys) await press(key)
  }
const inListMenu =
  (key: string): Bring =>
  async ({ enter, page, press }) => {
    await enter(page.locator('#list-menu button').first())
    await press(key)
  }
/** The calendar of performances, which is there at once when it was chosen before. */
const inCalendar =
  (key: string): Bring =>
  async ({ page, press, t }) => {
    const toCalendar = page.getByRole('button', { name: t('calendarToCalendar') })
    const wanted = page.getByRole('button', { name: named(t(key)) }).first()
    await expect(toCalendar.or(wanted).first()).toBeVisible()
    if (await toCalendar.isVisible()) await press('calendarToCalendar')
    await press(key)
  }

/** A release of the demo theatre with one post. */
async function makeRelease(context: BrowserContext, title: string): Promise<string> {
  const posts = await context.request.get('/api/posts?limit=1&depth=0', { headers })
  const [post] = ((await posts.json()) as { docs: { id: string; tenant: string }[] }).docs
  const made = await context.request.post('/api/releases', { data: { tenantId: post!.tenant, title }, headers })
  const { id } = (await made.json()) as { id: string }
  await context.request.post(`/api/releases/${id}/documents`, {
    data: { documents: [{ collection: 'posts', id: post!.id }] },
    headers,
  })
  return id
}
/** Selects the first row of a list and presses what stands above it. */
const ofSelection =
  (key: string): Bring =>
  async ({ page, press }) => {
    await first(page, '.table tbody input[type=checkbox]').check()
    await press(key)
  }

test.use({ actionTimeout: 10_000 })

test.describe('what opens over a screen by key breaks no rule that axe has, and gives back the focus', () => {
  test.describe.configure({ mode: 'parallel', timeout: 720_000 })

  test('the frame and the account', async ({ page }) => {
    await expectAll(page, 'owner', [
      [
        '/admin',
        {
          'the person': byKey('userMenu'),
          notices: byKey('notices'),
          'the palette': ({ page }) => page.keyboard.press('Control+k'),
          shortcuts: ({ page }) => page.keyboard.press('?'),
        },
      ],
      [
        '/admin/auth/account',
        {
          'a new address': byKey('accountAddressChange'),
          'a new password': byKey('accountPasswordChange'),
          'two-factor sign-in': byKey('accountFactorSetUp'),
          'an access token': byKey('tokenCreate'),
        },
      ],
    ])
  })

  test('settings', async ({ page }) => {
    await expectAll(page, 'owner', [
      ['/admin/settings/languages', { 'a language': byKey('languagesAdd'), 'one less': byKey('languagesRemoveOf') }],
      ['/admin/settings/domains', { 'a domain': byKey('domainsAdd'), details: byKey('domainsDetailsOf') }],
      [
        '/admin/settings/users',
        {
          'somebody new': byKey('peopleAdd'),
          'a role': byKey('peopleRoleCreate'),
          'another owner': byKey('peopleTransfer'),
          'a person': byKey('peopleManageOf'),
          'a partner': byKey('peopleInvitePartnerOf'),
          'what somebody may do': byKey('peopleAccessOf'),
          'an invitation ends': byKey('peopleCancelInvitationOf'),
        },
      ],
      ['/admin/settings/general', { currencies: byKey('generalCurrency') }],
    ])
  })

  test('pages and their tree', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const document = await pathOf(context, 'pages')
    await expectAll(page, 'owner', [
      [
        '/admin/collections/pages',
        {
          'a page in the tree': byKey('moreActionsFor'),
          'a move': inMenu('moreActionsFor', 'pagesMoveTo'),
        },
      ],
      [
        document,
        {
          'what can be done': inDots(),
          'where it is used': inDots('usesAsk'),
          'a time': byKey('scheduleAdd'),
          'a preview to share': byKey('previewShare'),
          'a release': inDots('releaseAddThis'),
          blocks: ({ enter, page }) => enter(first(page, '.blocks-field__drawer-toggler')),
        },
      ],
    ])
  })

  test('lists', async ({ page }) => {
    await expectAll(page, 'owner', [
      [
        '/admin/collections/posts',
        {
          'to the public': ofSelection('version:publish'),
          'off the website': ofSelection('version:unpublish'),
          'to a release': ofSelection('releaseAddThis'),
          filters: ({ enter, page }) => enter(first(page, '.list-controls__toggle-where')),
          columns: ({ enter, page }) => enter(first(page, '.list-controls__toggle-columns')),
          'how many': ({ enter, page }) => enter(first(page, '.per-page button')),
          'the language of texts': ({ enter, page }) => enter(first(page, '.app-header__localizer button')),
        },
      ],
      ['/admin/collections/posts?search=a', { 'a view': byKey('viewSave') }],
      ['/admin/collections/people', { 'a spreadsheet': inListMenu('importOpen') }],
    ])
  })

  test('events and performances', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const hamlet = await pathOf(context, 'events', { 'where[title][equals]': 'Hamlet' })
    await expectAll(page, 'owner', [
      [
        hamlet,
        {
          'performances by a rule': async ({ press }) => {
            await press('tableTitle')
            await press('tableAddRule')
          },
          'performances at other times': async ({ press, selectAll }) => {
            await press('tableTitle')
            await selectAll('tableSelectAll')
            await press('tableShift')
          },
          'a link for performances': async ({ press, selectAll }) => {
            await press('tableTitle')
            await selectAll('tableSelectAll')
            await press('tableBookingLink')
          },
          'a cast list': async ({ enter, page, press }) => {
            await enter(page.locator('.tabs-field__tab-button').nth(2))
            await press('creditsPaste')
          },
          'a new venue': ({ enter, page }) => enter(first(page, '#field-venue .relationship-add-new__add-button')),
          'a date': ({ focus, page }) => focus(first(page, '#field-publishDate input')),
        },
      ],
      ['/admin/collections/event-instances', { 'a performance on a day': inCalendar('calendarAddOn') }],
    ])
  })

  test('a release', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const id = await makeRelease(context, 'Looked at')
    const all = expectAll(page, 'owner', [
      [
        `/admin/releases/${id}`,
        {
          'a document': byKey('releaseAddDocument'),
          'a time': byKey('releasePlan'),
          'its name and note': byKey('releaseDetails'),
          'going live': byKey('releaseGoLive'),
          'its end': byKey('releaseDelete'),
        },
      ],
    ])
    await all.finally(() => context.request.delete(`/api/releases/${id}`, { headers }))
  })

  test('pictures', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const post = await pathOf(context, 'posts', { 'where[title][equals]': 'Casting The Government Inspector' })
    await expectAll(page, 'owner', [
      [
        post,
        {
          'a picture to choose': ({ enter, page }) => enter(first(page, '#field-image .upload__listToggler')),
          'a picture to upload': ({ enter, page }) => enter(first(page, '#field-image .upload__createNewToggler')),
        },
      ],
    ])
  })

  test('releases, themes, forms and the assistant', async ({ page }) => {
    await expectAll(page, 'owner', [
      ['/admin/releases', { 'a release': byKey('releaseMake') }],
      [
        '/admin/collections/themes',
        {
          'a theme': byKey('themesMore'),
          'a package': byKey('themesUpload'),
          versions: inMenu('themesMore', 'themesVersions'),
          errors: inMenu('themesMore', 'themesErrors'),
        },
      ],
    ])
  })

  test('answers of a form', async ({ context, page }) => {
    await signInAs(context, 'owner')
    const answers = `${await pathOf(context, 'forms', { 'where[title][equals]': 'Contact' })}/answers`
    await expectAll(page, 'owner', [
      [
        answers,
        {
          'answers go': async ({ press, selectAll }) => {
            await selectAll('answersSelectAll')
            await press('answersDelete')
          },
        },
      ],
    ])
  })

  test('the provider', async ({ context, page }) => {
    await signInAs(context, 'super')
    const person = await pathOf(context, 'users', { 'where[email][equals]': 'owner@riverside.test' })
    await expectAll(page, 'super', [
      ['/admin/collections/tenants', { 'a site': byKey('sitesActions') }],
      [person, { 'signed out everywhere': byKey('accountProviderEnd') }],
    ])
  })
})
