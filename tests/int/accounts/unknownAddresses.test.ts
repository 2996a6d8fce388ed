import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type ApiResponse } from '@tests/support/client'
import { watchHashes } from '@tests/support/hashes'
import { timeInPairs } from '@tests/support/inPairs'
import { create, makeWorld, type World } from '@tests/support/world'

/** Moments are compared by `npm run prove` alone, on a machine that has time for it. */
const PROVES = Number(process.env.PROVE_SIZE ?? '0.1') >= 1
const ROUNDS = 120
const MOST_BETWEEN_MS = 5

let app: TestApp
let world: World
let role: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  role = await create(app.payload, 'user-roles', {
    permissions: { 'pages:view': true },
    tenant: world.a,
    title: 'Reader',
  })
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string) => (await poolOf(app.payload).query<Row>(text)).rows

/** What a call may leave behind: jobs of the worker, mails, invitations. */
const left = async () =>
  (
    await query<{
      invitations: number
      jobs: number
      mails: number
    }>(`select (select count(*) from graphile_worker._private_jobs)::int as jobs,
    (select count(*) from mails)::int as mails, (select count(*) from invite_tokens)::int as invitations`)
  )[0]!

const clear = async () => {
  for (const table of ['rate_limits', 'invite_tokens', 'mails', 'graphile_worker._private_jobs'])
    await query(`delete from ${table}`)
}

interface Case {
  name: string
  /** Addresses with an account, and without: one of each a round. */
  known: (round: number) => string
  unknown: (round: number) => string
  send: (email: string) => Promise<ApiResponse>
  /** Passwords that are hashed for an answer. */
  hashes: number
  /** What of the body belongs to this one call. */
  own?: RegExp
}

const nobody = (round: number) => `nobody${round}@test.example`
const somebody = (round: number) => ['editor-b', 'viewer-b', 'owner-b', 'stranger'][round % 4]! + '@test.example'

const CASES: Case[] = [
  {
    name: 'signing in with a wrong password',
    hashes: 1,
    known: somebody,
    send: (email) => anonymous(app).post('/users/login', { email, password: 'not the one' }),
    unknown: nobody,
  },
  {
    name: 'asking for a new password',
    hashes: 0,
    known: somebody,
    send: (email) => anonymous(app).post('/users/forgot-password', { email }),
    unknown: nobody,
  },
  {
    name: 'asking for a link to verify an address',
    hashes: 0,
    known: () => 'editor-a@test.example',
    send: (email) => world.clients['editor-a']!.post('/users/resend-verification', { email }),
    unknown: nobody,
  },
  {
    name: "asking for a link to verify somebody else's address",
    hashes: 0,
    known: somebody,
    send: (email) => world.clients['editor-a']!.post('/users/resend-verification', { email }),
    unknown: nobody,
  },
  {
    name: 'inviting',
    hashes: 0,
    known: somebody,
    own: /"(id|email|createdAt|updatedAt|expiresAt)":"[^"]*"/g,
    send: (email) =>
      world.clients['owner-a']!.post('/users/invite-staff', {
        email,
        firstName: 'Nia',
        lastName: 'Prosser',
        roleId: role,
        tenantId: world.a,
      }),
    unknown: nobody,
  },
]

describe.each(CASES)('$name', ({ hashes, known, name, own = /$^/g, send, unknown }) => {
  const seen = ({ headers, status, text }: ApiResponse) => ({
    headers: [...headers.keys()].sort(),
    status,
    text: text.replaceAll(own, ''),
  })

  it('answers word by word the same for addresses with and without an account, after the same work', async () => {
    const asked = async (email: string) => {
      await clear()
      const watch = watchHashes()
      const answer = await send(email)
      watch.stop()
      return { ...seen(answer), hashes: watch.started(), left: await left() }
    }
    const [one, other] = [await asked(known(0)), await asked(unknown(0))]
    expect(one).toEqual(other)
    expect([one.hashes, one.status < 500, one.text.length > 20]).toEqual([hashes, true, true])
  })

  if (PROVES) {
    it(`takes as long for both, in ${ROUNDS} pairs`, async () => {
      const answers = new Set<number>()
      const call = (address: Case['known']) => async (round: number) => answers.add((await send(address(round))).status)
      const { between, one, other } = await timeInPairs(ROUNDS, {
        before: clear,
        one: call(known),
        other: call(unknown),
      })
      expect(answers.size).toBe(1)
      console.info(
        `${name}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, between the two of a pair ${between.toFixed(2)} ms`,
      )
      expect(Math.max(Math.abs(one - other), Math.abs(between))).toBeLessThan(MOST_BETWEEN_MS)
    }, 240_000)
  }
})
