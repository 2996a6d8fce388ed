import type { ZodType } from 'zod'

export interface Call<Result> {
  /** Relative to the base URL, without a leading slash: 'events/12/instances'. The caller encodes each segment. */
  path: string
  query?: Readonly<Record<string, number | string | undefined>>
  /** Body of a read-only POST search, sent as JSON; may be retried. */
  search?: object
  schema: ZodType<Result>
  /**
   * Statuses that mean "not found": the result is null. Default: none. An HTML page with such a status comes from
   * another server and is an error.
   */
  noneAt?: readonly number[]
  /** The box office answers 404 with an HTML page. Then verify by other means that the server is theirs. */
  noneMayBePage?: boolean
}

/** Calls one box office for one tenant; applies time-outs, retries, limits and credentials. */
export interface ProviderClient {
  /** @throws ProviderError */
  call: <Result>(call: Call<Result>) => Promise<Result>
  /** Like `call`, but returns null for the statuses in `noneAt`. @throws ProviderError */
  find: <Result>(call: Call<Result>) => Promise<Result | null>
  /** Waits between two calls; rejects when the client's signal aborts. */
  pause: (ms: number) => Promise<void>
  /** Links from the connection's access. */
  links: Readonly<Record<string, string>>
}
