import { createRequire } from 'node:module'
import { Writable } from 'node:stream'
import { format } from 'node:util'
import { APIError, Forbidden } from 'payload'
import type { BaseLogger, pino as Pino } from 'pino'
import { logOptions } from '@/config/logging'
import { collectLoggedErrors } from '@/lib/logging/redactError'
import { UnloggedError } from '@/lib/logging/refusals'
import { redactConsole } from '@/lib/logging/redactConsole'

// The logger that Payload makes of these options.
const pino = createRequire(createRequire(import.meta.url).resolve('payload'))('pino') as typeof Pino

const failed = () =>
  Object.assign(
    new Error('Failed query: update secrets set envelope = $1\nparams: v1.key.SECRET-VALUE,\nSECOND-SECRET'),
    { code: '23505' },
  )

function linesOf(write: (log: BaseLogger) => void): string {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString()
      done()
    },
  })
  write(pino(logOptions('trace'), stream))
  return text
}

describe('log line', () => {
  it.each<[string, (log: BaseLogger) => void]>([
    ['an error alone', (log) => log.error(failed())],
    ['an error among fields', (log) => log.error({ err: failed() })],
    ['an error with words', (log) => log.error({ err: failed() }, 'Saving failed')],
    ['fields with a message', (log) => log.error({ err: failed(), msg: 'Saving failed' })],
    ['an error and words', (log) => log.error(failed(), failed().message)],
    ['words alone', (log) => log.warn(failed().message)],
  ])('names the failed query and redacts its values: %s', (_, write) => {
    const text = linesOf(write)
    expect(text).toMatch(/Failed query|Saving failed/)
    expect(text).not.toContain('SECRET')
  })

  it('is unchanged when it holds no error', () => {
    const line = JSON.parse(linesOf((log) => log.info({ job: 'tidy' }, 'done in %d ms', 12))) as Record<string, unknown>
    expect(line).toMatchObject({ job: 'tidy', level: 30, msg: 'done in 12 ms' })
    expect(JSON.parse(linesOf((log) => log.info('hello')))).toMatchObject({ msg: 'hello' })
  })

  it('passes its errors to collectLoggedErrors', async () => {
    const error = failed()
    expect(
      await collectLoggedErrors(() => linesOf((log) => log.error({ err: error }, 'Saving failed')).length > 0),
    ).toEqual({
      errors: [error],
      result: true,
    })
  })

  it('has the level debug for a refusal, and error for a failure', () => {
    const lines = (error: Error) =>
      linesOf((log) => log.error({ err: error }))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { level: number })
    expect(lines(new Forbidden()).map(({ level }) => level)).toEqual([20])
    expect(lines(new APIError('Broken', 500)).map(({ level }) => level)).toEqual([50])
    expect(lines(failed()).map(({ level }) => level)).toEqual([50])
  })
})

describe('redactConsole', () => {
  const printed = (...args: unknown[]): string => {
    const lines: unknown[][] = []
    const target = { error: (...line: unknown[]) => void lines.push(line), log: () => undefined, warn: () => undefined }
    redactConsole(target)
    target.error(...args)
    return lines.map((line) => format(...line)).join('\n')
  }

  it('prints what failed and redacts the values', () => {
    const error = Object.assign(
      new Error('Page failed', {
        cause: Object.assign(failed(), { params: ['SECRET-VALUE'], query: 'update secrets' }),
      }),
      { digest: '12345' },
    )
    for (const text of [printed(error), printed('⨯', error), printed(failed().message)]) {
      expect(text).toContain('Failed query: update secrets')
      expect(text).not.toContain('SECRET')
    }
    expect(printed(error)).toContain('12345')
    expect(printed('a line', { of: 'fields' })).toBe("a line { of: 'fields' }")
  })

  it('prints nothing for a refused caller', () => {
    expect(printed('⨯', new UnloggedError('Not for you'))).toBe('')
  })
})
