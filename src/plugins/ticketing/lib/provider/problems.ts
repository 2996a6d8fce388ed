/**
 * What can go wrong between a box office and us. Each has a sentence of its own in the plugin's texts.
 * `status` and `call` are for logs and reports: never an address with credentials.
 */
export const PROBLEMS = [
  /** No such host, refused, reset. */
  'unreachable',
  /** The address leads to the inside of a network, or is none of the web's. */
  'forbiddenAddress',
  /** No address is set for this box office. */
  'unknownAddress',
  /** Answered, but is no API of this kind: 404, another site. */
  'wrongAddress',
  /** An address of another version of the API. */
  'wrongVersion',
  /** 401, 403. */
  'credentials',
  /** A page where data was asked for: a firewall, a login, a maintenance page. */
  'page',
  /** No answer in time. */
  'slow',
  /** The answer broke off, or is no JSON. */
  'cut',
  /** More than we take in one answer. */
  'tooLarge',
  /** 429 and 503 after all tries. */
  'busy',
  /** 5xx after all tries, or it says itself that it is not well. */
  'unwell',
  /** An answer whose shape we do not know. */
  'shape',
  /** Any other refusal of theirs, in their own words. */
  'refused',
] as const
export type ProblemName = (typeof PROBLEMS)[number]

export interface ProviderProblem {
  name: ProblemName
  /** Which call: 'events', 'ReferenceData/Seasons/Summary'. */
  call: string | null
  /** In their own words, cut short; or the path in the answer that does not fit. */
  detail: string | null
  status: number | null
}

/** Says that the host itself is not well, for whoever calls it: not that one connection is wrong, or one answer odd. */
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

/** For `catch`: undefined for an answer whose shape is unknown; every other error stays one. */
export function orUndefinedIfUnreadable(error: unknown): undefined {
  if (ProviderError.is(error) && error.problem.name === 'shape') return undefined
  throw error
}
