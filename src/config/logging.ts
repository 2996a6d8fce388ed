import type { LoggerOptions } from 'pino'
import { safeError } from '../lib/logging/safeError'

/** Never in a log, however they get there. */
const SECRET = ['password', 'token', 'hash', 'salt', 'sealed', 'authorization', 'cookie', 'resetPasswordToken', 'apiKey']

export const logOptions = (level: string): LoggerOptions => ({
  level,
  redact: { censor: '[hidden]', paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) },
  serializers: { err: (error: unknown) => safeError(error) },
})
