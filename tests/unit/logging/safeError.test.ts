import { DrizzleQueryError } from 'drizzle-orm'
import { redactError } from '@/lib/logging/redactError'

const failed = () =>
  new DrizzleQueryError(
    'insert into "users" ("hash") values ($1)',
    ['secret-hash', 'two\nlines of secret', 'a@b.example'],
    Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'users_email_idx',
      detail: 'Key (email)=(a@b.example) already exists.',
    }),
  )

describe('redactError', () => {
  it('keeps what failed and why, and removes all values', () => {
    const logged = redactError(failed())
    const text = JSON.stringify(logged)
    expect(text).not.toMatch(/secret|example/)
    expect(logged.message).toContain('insert into "users"')
    expect(logged.cause).toMatchObject({ code: '23505', constraint: 'users_email_idx', message: 'duplicate key value' })
    expect(logged.stack).toMatch(/\n {4}at .*safeError\.test/)
  })

  it('keeps the message of an ordinary error', () => {
    expect(redactError(new TypeError('x is not a function'))).toMatchObject({
      message: 'x is not a function',
      type: 'TypeError',
    })
    expect(redactError('just a text')).toEqual({ message: 'just a text', type: 'string' })
    expect(redactError(null)).toEqual({ message: 'null', type: 'object' })
  })

  it('stops at a circular chain of causes', () => {
    const error = new Error('round')
    error.cause = error
    expect(JSON.stringify(redactError(error)).match(/"message":"round"/g)).toHaveLength(5)
  })
})
