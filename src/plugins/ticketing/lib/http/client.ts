import type { ZodType } from 'zod'

export interface Call<Answer> {
  /** Below the base address, without a slash in front: 'events/12/instances'. Each part encoded by the caller. */
  path: string
  query?: Readonly<Record<string, number | string | undefined>>
  /** Sent as JSON by POST. A search that changes nothing: it may be tried again. */
  search?: object
  schema: ZodType<Answer>
  /** Statuses that mean "there is none": the answer is null. Default: none. A page with such a status is another server's, and an error. */
  noneAt?: readonly number[]
  /** Their own 404 is a page. Then make sure in another way that it is theirs. */
  noneMayBePage?: boolean
}

/** Calls one box office for one tenant: time-out, tries, limits and credentials are in it. */
export interface ProviderClient {
  /** @throws ProviderError */
  call: <Answer>(call: Call<Answer>) => Promise<Answer>
  /** The same, null at the statuses of `noneAt`. @throws ProviderError */
  find: <Answer>(call: Call<Answer>) => Promise<Answer | null>
  /** Waits between two calls, until the signal of the client ends. */
  pause: (ms: number) => Promise<void>
  /** Of the connection's access. */
  links: Readonly<Record<string, string>>
}
