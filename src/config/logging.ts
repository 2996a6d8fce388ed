import type { LoggerOptions } from 'pino'
import { recordLoggedError, redactError, withoutParameters } from '@/lib/logging/redactError'
import { refusalStatus } from '@/lib/logging/refusals'

/** Property names that are always redacted. */
const REDACTED_NAMES = [
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

/** Pino's level number. */
const DEBUG = 20

export const logOptions = (level: string): LoggerOptions => ({
  hooks: {
    // Without a message, Pino would log the error's message unfiltered.
    logMethod([first, ...rest], log, level) {
      const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
      if (error instanceof Error) recordLoggedError(error)
      const messages = rest.map((argument: unknown) =>
        typeof argument === 'string' ? withoutParameters(argument) : argument,
      )
      const line =
        first instanceof Error ? { err: first } : typeof first === 'string' ? withoutParameters(first) : first
      if (error instanceof Error && rest.length === 0 && !hasMessage(line))
        messages.push(withoutParameters(error.message))
      // A refused request is logged at debug level: the caller has the reason, and operators cannot fix it.
      if (level > DEBUG && refusalStatus(error) !== null) this.debug(...([line, ...messages] as Parameters<typeof log>))
      else log.apply(this, [line, ...messages] as Parameters<typeof log>)
    },
  },
  level,
  redact: { censor: '[hidden]', paths: REDACTED_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) },
  serializers: { err: (error: unknown) => redactError(error) },
})

const hasMessage = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && 'msg' in line && Boolean(line.msg)
