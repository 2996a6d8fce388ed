import { screen, within } from '@testing-library/react'
import { Logger, runOnce } from 'graphile-worker'
import { taskList } from '@/jobs/worker/taskList'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

const SUBJECT = 'Choose a new password'
const TO = 'editor-a@test.example'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot({ env: { CALLBOARD_DEMO: 'true' } })
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (person: string, query = ''): Promise<OpenScreen> =>
  openScreen(app, world.clients[person]!, `/admin/mail${query}`)
const listed = () => within(screen.getByRole('navigation', { name: 'Demo mailbox' })).getAllByRole('link')

/** Has a link for a new password sent, as the worker does. */
async function sendMail(email: string): Promise<void> {
  await anonymous(app).post('/users/forgot-password', { email })
  const { sendAccountMail, sendMail } = taskList(app.payload)
  await runOnce({
    connectionString: app.databaseUrl,
    logger: new Logger(() => () => undefined),
    noHandleSignals: true,
    taskList: { sendAccountMail: sendAccountMail!, sendMail: sendMail! },
  })
}

// The tests follow one another: mails only become more.
describe('the mailbox of the demo', () => {
  it('says that no mail has been sent', async () => {
    await open('super')
    expect(screen.getByText('No mail has been sent yet.')).toBeTruthy()
  })

  it('lists the mails, newest first, with the newest open, as it looks and in plain text', async () => {
    await sendMail('owner-a@test.example')
    await sendMail(TO)
    await open('super')
    expect(listed().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${SUBJECT}${TO}`),
      expect.stringContaining(`${SUBJECT}owner-a@test.example`),
    ])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(SUBJECT)
    expect(screen.getByText(new RegExp(`^To ${TO} ·`))).toBeTruthy()
    const frame = screen.getByTitle<HTMLIFrameElement>(SUBJECT)
    expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
    const letter = new DOMParser().parseFromString(frame.srcdoc, 'text/html')
    expect(letter.querySelector('h1')?.textContent).toBe(SUBJECT)
    expect(letter.body.textContent).toContain('If you do nothing, your password stays the same.')
    const plain = within(screen.getByRole('region', { name: 'As plain text' }))
    const link = plain.getByRole('link').getAttribute('href')
    expect(link).toMatch(/\/admin\/reset\/[\w-]{43}$/)
    expect([...letter.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toContain(link)
  })

  it('opens the mail that is chosen', async () => {
    await open('super')
    const [, second] = listed()
    await closeScreens()
    await open('super', new URL(second!.getAttribute('href')!, 'http://localhost').search)
    expect(screen.getByText(/^To owner-a@test\.example ·/)).toBeTruthy()
    expect(listed().map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/admin/mail')
  })

  it('is the provider’s alone', async () => {
    await open('owner-a')
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByTitle(SUBJECT)).toBeNull()
    await closeScreens()
    for (const [person, links] of [
      ['super', 1],
      ['owner-a', 0],
    ] as const) {
      await openFrame(app, world.clients[person]!, '/admin/mail')
      await screen.findByRole('navigation', { name: 'Sections' })
      expect(screen.queryAllByRole('link', { name: 'Demo mailbox' })).toHaveLength(links)
      await closeScreens()
    }
  })
})
