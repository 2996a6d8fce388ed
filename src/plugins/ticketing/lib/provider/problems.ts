/**
 * Problems that can occur when calling a box office. Each has a message in the plugin's translations. `status` and
 * `call` are for logs and reports and never contain an address with credentials.
 */
export const PROBLEMS = [
  /** Unknown host, connection refused or reset. */
  'unreachable',
  /** The address is private, or not an allowed web address. */
  'forbiddenAddress',
  /** No base URL is configured for this box office. */
  'unknownAddress',
  /** The server answered, but is not this provider's API: 404, another site. */
  'wrongAddress',
  /** The URL of another API version. */
  'wrongVersion',
  /** 401, 403. */
  'credentials',
  /** An HTML page instead of data: a firewall, login or maintenance page. */
  'page',
  /** Timed out. */
  'slow',
  /** The response was truncated or is not valid JSON. */
  'cut',
  /** The response exceeds the size limit. */
  'tooLarge',
  /** 429 or 503 after all retries. */
  'busy',
  /** 5xx after all retries, or the provider reports itself as unhealthy. */
  'unwell',
  /** A response that does not match its schema. */
  'shape',
  /** Any other error status, with the box office's own message. */
  'refused',
] as const
export type ProblemName = (typeof PROBLEMS)[number]

export interface ProviderProblem {
  name: ProblemName
  /** The failed call: 'events', 'ReferenceData/Seasons/Summary'. */
  call: string | null
  /** The box office's own message, truncated; or the path in the response that failed validation. */
  detail: string | null
  status: number | null
}

/** Problems of the host itself, which affect every tenant that uses it, rather than of one connection or response. */
const OF_HOST: ReadonlySet<ProblemName> = new Set(['busy', 'cut', 'page', 'slow', 'unreachable', 'unwell'])

export const isOfHost = ({ name }: Pick<ProviderProblem, 'name'>): boolean => OF_HOST.has(name)

export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly problem: ProviderProblem

  constructor(name: ProblemName, { call = null, detail = null, status = null }: Partial<ProviderProblem> = {}) {
    super([name, call, status, detail].filter((part) => part !== null).join(' · '))
    this.problem = { call, detail, name, status }
  }

  static is(error: unknown): error is ProviderError {
    return error instanceof Error && error.name === 'ProviderError'
  }
}

/**
 * For use in `catch`: returns undefined for a response that does not match its schema and rethrows every other error.
 */
export function orUndefinedIfUnreadable(error: unknown): undefined {
  if (ProviderError.is(error) && error.problem.name === 'shape') return undefined
  throw error
}
