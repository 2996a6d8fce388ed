import { createServer, type AddressInfo } from 'node:net'
import { poolOf } from '@/database/connections'
import { MAX_ATTEMPTS } from '@/emails/queueMail'
import { boot, type TestApp } from '@tests/support/boot'
import { startMailServer, type MailServer, type Refusal } from './support/mailServer'
import { queue, resetMail, rowOf, trySending } from './support/outbox'
import { readSource } from './support/readSource'

let app: TestApp
let server: MailServer

beforeAll(async () => {
  ;[app, server] = await Promise.all([boot(), startMailServer()])
})
afterAll(() => Promise.all([app.close(), server.close()]))
beforeEach(() => {
  server.refusals.clear()
  server.received.length = 0
})

async function refused(to: string, said: Refusal) {
  server.refusals.set(to, said)
  const id = await queue(app, resetMail(to))
  await trySending(app, id, server.url).catch(() => undefined)
  return { id, row: await rowOf(app, id) }
}

const sealed = expect.any(String)

describe('a mail that the server refuses', () => {
  it.each<[string, Refusal]>([
    ['the recipient for now', { at: 'to', code: 450, words: '4.2.1 Greylisted, come back' }],
    ['the message for now', { at: 'data', code: 451, words: '4.3.0 Try again' }],
    // What is wrong with us is mended by the provider, and the mail still arrives.
    ['the sender', { at: 'from', code: 550, words: '5.7.1 Sender not allowed' }],
  ])('stays in the outbox, with its body and the reason, and arrives later: %s', async (what, said) => {
    const to = `${what.replaceAll(' ', '-')}@test.example`
    const { id, row } = await refused(to, said)
    expect(row).toEqual({
      attempts: 1,
      problem: expect.stringContaining('code' in said ? String(said.code) : ''),
      sealed,
      status: 'queued',
    })
    server.refusals.clear()
    await trySending(app, id, server.url)
    expect(server.received.map((mail) => mail.to)).toEqual([[to]])
    expect(await rowOf(app, id)).toEqual({ attempts: 2, problem: null, sealed: null, status: 'sent' })
  })

  it.each<[string, Refusal, string]>([
    [
      'the recipient',
      { at: 'to', code: 550, words: '5.1.1 No such user here' },
      'Refused: 550 5.1.1 No such user here',
    ],
    ['the message', { at: 'data', code: 554, words: '5.7.1 Not wanted' }, 'Refused: 554 5.7.1 Not wanted'],
  ])(
    'is given up at once when that is for good, with the reason, and its body is wiped: %s',
    async (what, said, problem) => {
      const { id, row } = await refused(`${what.replaceAll(' ', '-')}@gone.example`, said)
      expect(row).toEqual({ attempts: 1, problem, sealed: null, status: 'failed' })
      server.refusals.clear()
      await trySending(app, id, server.url)
      expect(server.received).toEqual([])
    },
  )

  it('keeps what is secret in it to itself, even where the server quotes it', async () => {
    const words =
      '5.7.1 Blocked link https://callboard.test/admin/reset/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4 Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4'
    const { row } = await refused('quoted@test.example', { at: 'data', code: 550, words })
    expect(row.problem).toBe('Refused: 550 5.7.1 Blocked link')
    server.refusals.set('quoted-later@test.example', { at: 'data', code: 450, words: words.replace('5.7.1', '4.7.1') })
    const id = await queue(app, resetMail('quoted-later@test.example'))
    const error = await trySending(app, id, server.url).then(
      () => null,
      (problem: unknown) => problem,
    )
    expect(String(error instanceof Error && error.stack)).not.toContain('Zm9vYmFy')
    expect(String(error)).toContain('450 4.7.1 Blocked link')
  })
})

describe('a mail that cannot be handed over', () => {
  it('waits while nothing listens there', async () => {
    const id = await queue(app, resetMail('nobody-listens@test.example'))
    await expect(trySending(app, id, 'smtp://127.0.0.1:9')).rejects.toThrow('Could not be handed over')
    expect(await rowOf(app, id)).toEqual({
      attempts: 1,
      problem: expect.stringMatching(/^Could not be handed over: E/),
      sealed,
      status: 'queued',
    })
  })

  it('waits when the server says nothing at all', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    try {
      const id = await queue(app, resetMail('silence@test.example'))
      await expect(trySending(app, id, `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)).rejects.toThrow(
        'ETIMEDOUT',
      )
      expect(await rowOf(app, id)).toMatchObject({ sealed, status: 'queued' })
    } finally {
      silent.close()
    }
  })

  it('goes again under the same id when the connection ends before the server has said that it took it', async () => {
    const { id, row } = await refused('cut-off@test.example', { at: 'data', hangUp: true })
    expect(row).toMatchObject({ attempts: 1, sealed, status: 'queued' })
    server.refusals.clear()
    await trySending(app, id, server.url)
    const ids = server.received.map(({ source }) => readSource(source).headers.get('message-id'))
    expect(ids).toEqual([[`<${id}@callboard.test>`], [`<${id}@callboard.test>`]])
    expect(await rowOf(app, id)).toMatchObject({ sealed: null, status: 'sent' })
  })

  it('is given up after the last try', async () => {
    const id = await queue(app, resetMail('never@test.example'))
    await poolOf(app.payload).query('update mails set attempts = $2 where id = $1', [id, MAX_ATTEMPTS - 2])
    await expect(trySending(app, id, 'smtp://127.0.0.1:9')).rejects.toThrow()
    expect(await rowOf(app, id)).toMatchObject({ sealed, status: 'queued' })
    await trySending(app, id, 'smtp://127.0.0.1:9')
    expect(await rowOf(app, id)).toMatchObject({ attempts: MAX_ATTEMPTS, sealed: null, status: 'failed' })
  })

  it('goes to one address, whatever stands in it', async () => {
    const id = await queue(app, resetMail('one@test.example,two@test.example'))
    await trySending(app, id, server.url).catch(() => undefined)
    expect(server.received.filter(({ to }) => to.length > 1 || to.includes('two@test.example'))).toEqual([])
    const safe = await queue(app, resetMail('one@test.example'))
    await trySending(app, safe, server.url)
    expect(server.received.map(({ to }) => to)).toEqual([['one@test.example']])
  })
})
