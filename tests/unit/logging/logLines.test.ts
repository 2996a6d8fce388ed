import { createRequire } from 'node:module'
import { Writable } from 'node:stream'
import type { BaseLogger, pino as Pino } from 'pino'
import { logOptions } from '@/config/logging'

// The logger that Payload makes of these options.
const pino = createRequire(createRequire(import.meta.url).resolve('payload'))('pino') as typeof Pino

const failed = () => Object.assign(new Error('Failed query: update secrets set envelope = $1\nparams: v1.key.SECRET-VALUE,\nSECOND-SECRET'), { code: '23505' })

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

describe('a line of the log', () => {
  it.each<[string, (log: BaseLogger) => void]>([
    ['an error alone', (log) => log.error(failed())],
    ['an error among fields', (log) => log.error({ err: failed() })],
    ['an error with words', (log) => log.error({ err: failed() }, 'Saving failed')],
    ['fields with a message', (log) => log.error({ err: failed(), msg: 'Saving failed' })],
    ['an error and words', (log) => log.error(failed(), failed().message)],
    ['words alone', (log) => log.warn(failed().message)],
  ])('says what failed and hides the values: %s', (_, write) => {
    const text = linesOf(write)
    expect(text).toMatch(/Failed query|Saving failed/)
    expect(text).not.toContain('SECRET')
  })

  it('leaves other lines as they are', () => {
    const line = JSON.parse(linesOf((log) => log.info({ job: 'tidy' }, 'done in %d ms', 12))) as Record<string, unknown>
    expect(line).toMatchObject({ job: 'tidy', level: 30, msg: 'done in 12 ms' })
    expect(JSON.parse(linesOf((log) => log.info('hello')))).toMatchObject({ msg: 'hello' })
  })
})
