import { errors } from 'undici'
import { ProviderError, type ProblemName } from '../provider/problems'
import { ForbiddenAddressError } from './agents'

/** What an error of the connection means. */
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

/** An answer whose body ended too early: what was read of it is worth nothing. */
export const toBrokenOff = (error: unknown, call: string): ProviderError => {
  const known = toProviderError(error, call)
  return known.problem.name === 'unreachable' ? new ProviderError('cut', { ...known.problem }) : known
}

interface Refusal {
  call: string
  isPage: boolean
  status: number
  words: string | null
}

/** What a status other than 2xx means. */
export function toRefusal({ call, isPage, status, words }: Refusal): ProviderError {
  return new ProviderError(problemOfStatus(status, isPage), { call, detail: words, status })
}

function problemOfStatus(status: number, isPage: boolean): ProblemName {
  if (status === 401) return 'credentials'
  if (status === 403) return isPage ? 'page' : 'credentials'
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return 'wrongAddress'
  if (status === 429 || status === 503) return 'busy'
  if (status >= 500) return 'unwell'
  return isPage ? 'page' : 'refused'
}

/** Their own words for a refusal: the forms in which the systems that we know say them. */
export function wordsOf(body: unknown): string | null {
  const first: unknown = Array.isArray(body) ? body[0] : body
  if (typeof first !== 'object' || first === null) return null
  const fields = first as Record<string, unknown>
  const inside =
    typeof fields._meta === 'object' && fields._meta !== null ? (fields._meta as Record<string, unknown>) : {}
  const found = [fields.Description, inside.message, fields.Message, fields.message, fields.error].find(
    (words) => typeof words === 'string' && words !== '',
  )
  return typeof found === 'string' ? found : null
}
