import { CallError, type CallFailure, type FieldProblem } from './CallError'

/** Of an operation of ours, or of Payload: that one names fields one level further down. */
interface FailureBody {
  code?: string
  error?: string
  errors?: { data?: { code?: string; errors?: FieldProblem[] }; message?: string; path?: string }[]
}

const BY_STATUS: Record<number, CallFailure> = {
  400: 'refused',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'refused',
  423: 'locked',
  429: 'tooOften',
  503: 'unavailable',
}

/** What a response that is none of success means. */
export async function refusedCall(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null)
  // A proxy answers in HTML: there are no words for the screen in it.
  const { code: named, error, errors }: FailureBody = typeof body === 'object' && body !== null ? body : {}
  const [first] = errors ?? []
  const code = named ?? first?.data?.code ?? `failed:${response.status}`
  const failure =
    response.status === 409 && code.startsWith('stale:') ? 'stale' : (BY_STATUS[response.status] ?? 'failed')
  return new CallError({
    body,
    code,
    errors: first?.data?.errors ?? errors?.map(({ message = '', path }) => ({ message, ...(path && { path }) })),
    failure,
    message: error ?? first?.message,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    status: response.status,
  })
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}
