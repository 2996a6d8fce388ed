import { GateFull } from '@/lib/workers/FairGate'
import { classifyFailure, isDatabaseOutage, isStatementTooSlow } from '@/database/failures'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const statusOf = (error: unknown) => classifyFailure(error)?.status ?? null

describe('classifyFailure', () => {
  it.each([
    '08006',
    '57P01',
    '57P03',
    '25006',
    '25P03',
    '28P01',
    '3D000',
    '58030',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
  ])('returns 503 for the code of an unavailable database: %s', (code) => expect(statusOf(withCode(code))).toBe(503))
  it.each([
    ['57P01', true],
    ['57P03', true],
    ['57014', false],
    ['23505', false],
  ])('tells an unavailable database from a statement that took too long: %s', (code, isOutage) => {
    expect(isDatabaseOutage(withCode(code))).toBe(isOutage)
    expect(isStatementTooSlow(withCode(code))).toBe(code === '57014')
  })

  it('returns 503 with its own message for a statement that took too long', () =>
    expect(classifyFailure(withCode('57014'))).toMatchObject({ code: 'timeout:database', status: 503 }))

  it.each([
    ['no lock comes free', withCode('55P03')],
    ['the database takes no more connections', withCode('53300')],
    ['all connections of a pool are in use', new Error('timeout exceeded when trying to connect')],
  ])('returns 503 with the code of a busy server where %s in time', (_, error) => {
    expect(classifyFailure(error)).toMatchObject({ code: 'busy:database', status: 503 })
    expect(isDatabaseOutage(error)).toBe(true)
  })

  it.each(['22P02', '22001', '22003', '22007', '22021', '42883'])(
    'returns 400 for the code of a malformed request: %s',
    (code) => expect(statusOf(withCode(code))).toBe(400),
  )
  it.each(['23505', '23503', '23514', '40001', '40P01', 'P0001'])(
    'returns 409 for the code of a conflict: %s',
    (code) => expect(statusOf(withCode(code))).toBe(409),
  )

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
  ])('returns 503 for the message of an unavailable database: %s', (message) =>
    expect(statusOf(new Error(message))).toBe(503),
  )

  it.each(['Not supported', 'Cannot find field for path at undefined', 'Invalid value type'])(
    'returns 400 for the message of an invalid query: %s',
    (message) => expect(statusOf(new Error(message))).toBe(400),
  )

  it('returns 503 as busy for a queue that is full', () =>
    expect(classifyFailure(new GateFull('group'))).toMatchObject({ code: 'busy:database', status: 503 }))

  it('finds the cause below errors that wrap it', () => {
    const wrapped = new Error('Failed query', { cause: new Error('again', { cause: withCode('57P01') }) })
    expect(statusOf(wrapped)).toBe(503)
    expect(statusOf(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(503)
    expect(statusOf(new AggregateError([new Error('x')]))).toBeNull()
  })

  it.each([new Error('x'), withCode('42P01'), withCode('ENOENT'), null, undefined, 'ECONNREFUSED', 42])(
    'returns null for any other error: %s',
    (error) => expect(statusOf(error)).toBeNull(),
  )

  it('stops at a circular chain of causes', () => {
    const error = new Error('x')
    error.cause = error
    expect(statusOf(error)).toBeNull()
  })

  it('leaves out the message of the database', () => {
    expect(
      JSON.stringify(classifyFailure(withCode('23505', 'Key (email)=(a@b.example) already exists'))),
    ).not.toContain('example')
  })
})
