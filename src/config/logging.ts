import type { LoggerOptions } from 'pino'
import { noteLogged } from '../lib/logging/loggedErrors'
import { refusalStatus } from '../lib/logging/refusals'
import { safeError, withoutParameters } from '../lib/logging/safeError'

/** Never in a log, however they get there. */
const SECRET = [
  'password',
  'token',
  'hash',
  'salt',
  'sealed',
  'authorization',
  'cookie',
  'resetPasswordToken',
  'apiKey',
]

/** As Pino counts levels. */
const DEBUG = 20

export const logOptions = (level: string): LoggerOptions => ({
  hooks: {
    // Pino takes the message of an error for the line's own, as it is, unless there is one.
    logMethod([first, ...rest], log, level) {
      const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
      if (error instanceof Error) noteLogged(error)
      const words = rest.map((one: unknown) => (typeof one === 'string' ? withoutParameters(one) : one))
      const line =
        first instanceof Error ? { err: first } : typeof first === 'string' ? withoutParameters(first) : first
      if (error instanceof Error && rest.length === 0 && !hasMessage(line)) words.push(withoutParameters(error.message))
      // The caller was refused, and knows why: nothing that whoever runs the installation could mend.
      if (level > DEBUG && refusalStatus(error) !== null) this.debug(...([line, ...words] as Parameters<typeof log>))
      else log.apply(this, [line, ...words] as Parameters<typeof log>)
    },
  },
  level,
  redact: { censor: '[hidden]', paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) },
  serializers: { err: (error: unknown) => safeError(error) },
})

const hasMessage = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && 'msg' in line && Boolean(line.msg)
