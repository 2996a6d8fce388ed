import { screen, waitFor, within } from '@testing-library/react'
import { VerifyEmail } from '@/components/frame/VerifyEmail/VerifyEmail'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens } from '@tests/support/screens/openScreen'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const NAME = 'Resend verification email'
const banner = () => within(screen.getByRole('region', { name: NAME }))
const isResend = ({ path }: { path?: string }) => path === '/api/users/resend-verification'

async function open(emailVerified: boolean) {
  await app.payload.update({ collection: 'users', data: { emailVerified }, id: world.users['viewer-a']! })
  return openFrame(app, world.clients['viewer-a']!)
}

describe('the banner about an unverified email address', () => {
  it('is not shown where it is verified [B-180]', async () => {
    await open(true)
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: NAME })).toBeNull()
  })

  it('is not shown where it is not known whether it is verified [B-180]', () => {
    const user = (emailVerified: boolean | null) => ({ user: { email: 'a@test.example', emailVerified } }) as never
    expect(VerifyEmail({ req: user(null) })).toBeNull()
    expect(VerifyEmail({ req: user(false) })).not.toBeNull()
  })

  it('names the address, and sends the message again [B-180, B-181]', async () => {
    const { requests, user } = await open(false)
    expect(banner().getByText(/viewer-a@test\.example/)).toBeTruthy()
    await user.click(banner().getByRole('button', { name: NAME }))
    await waitFor(() => expect(banner().queryByRole('button')).toBeNull())
    expect(requests.filter(isResend).map(({ body }) => body)).toEqual([{ email: 'viewer-a@test.example' }])
    const { rows } = await poolOf(app.payload).query(
      `select from graphile_worker.jobs where task_identifier = 'sendAccountMail'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('says that it is sending, and how that ended [B-181, B-341, B-342, B-343]', async () => {
    const { answer, user } = await open(false)
    const outcomes: [response: () => Response, text: string][] = [
      [
        () => {
          throw new TypeError('fetch failed')
        },
        'An error occurred while sending verification email',
      ],
      [() => Response.json({}, { status: 500 }), 'Failed to send verification email'],
      [() => Response.json({ success: true }), 'Verification email sent successfully!'],
    ]
    for (const [response, text] of outcomes) {
      const held = Promise.withResolvers<void>()
      answer(isResend, async () => {
        await held.promise
        return response()
      })
      await user.click(banner().getByRole('button', { name: NAME }))
      expect(banner().getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true)
      held.resolve()
      expect(await banner().findByText(text)).toBeTruthy()
    }
    expect(banner().queryByRole('button')).toBeNull()
  })
})
