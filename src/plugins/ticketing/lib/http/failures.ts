import { errors } from 'undici'
import { ProviderError, type ProblemName } from '../provider/problems'
import { ForbiddenAddressError } from './agents'

/** Maps an error of the connection to a ProviderError. */
export function toProviderError(error: unknown, call: string): ProviderError {
  if (ProviderError.is(error))
    return error.problem.call === null ? new ProviderError(error.problem.name, { ...error.problem, call }) : error
  const { code = '' } = error as NodeJS.ErrnoException
  return new ProviderError(nameOf(error, code), { call, detail: /^[A-Z0-9_]{3,40}$/.test(code) ? code : null })
}

function nameOf(error: unknown, code: string): ProblemName {
  if (error instanceof ForbiddenAddressError || code === 'FORBIDDEN_ADDRESS') return 'forbiddenAddress'
  if (
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    code === 'ETIMEDOUT'
  )
    return 'slow'
  if (error instanceof errors.HeadersOverflowError) return 'tooLarge'
  if (error instanceof errors.HTTPParserError) return 'wrongAddress'
  return 'unreachable'
}

/** A response whose body ended early: the part that was read is discarded. */
export const toBrokenOff = (error: unknown, call: string): ProviderError => {
  const known = toProviderError(error, call)
  return known.problem.name === 'unreachable' ? new ProviderError('cut', { ...known.problem }) : known
}

interface Refusal {
  call: string
  isPage: boolean
  /** The box office's own error message. */
  message: string | null
  status: number
}

/** Maps a status other than 2xx to a ProviderError. */
export function toRefusal({ call, isPage, message, status }: Refusal): ProviderError {
  return new ProviderError(problemOfStatus(status, isPage), { call, detail: message, status })
}

function problemOfStatus(status: number, isPage: boolean): ProblemName {
  if (status === 401) return 'credentials'
  if (status === 403) return isPage ? 'page' : 'credentials'
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return 'wrongAddress'
  if (status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'unwell'
  return isPage ? 'page' : 'refused'
}

/** Extracts the error message of a response body, in the formats of the supported systems. */
export function errorMessageOf(body: unknown): string | null {
  const first: unknown = Array.isArray(body) ? body[0] : body
  if (typeof first !== 'object' || first === null) return null
  const fields = first as Record<string, unknown>
  const inside =
    typeof fields._meta === 'object' && fields._meta !== null ? (fields._meta as Record<string, unknown>) : {}
  const found = [fields.Description, inside.message, fields.Message, fields.message, fields.error].find(
    (message) => typeof message === 'string' && message !== '',
  )
  return typeof found === 'string' ? found : null
}
