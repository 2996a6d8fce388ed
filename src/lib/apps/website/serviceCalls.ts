import type { PublicValues } from '../publicSettings'
import type { SettingValues } from '../settingValues'

/** A request from our server to the service of an app. */
export interface ServiceCall {
  url: string
  headers?: Record<string, string>
  /** `POST` by default. */
  method?: 'GET' | 'POST' | 'PUT'
  /** All but `GET` have one. */
  body?: string
}

/** The response of the service. */
export interface ServiceAnswer {
  status: number
  /** The parsed JSON body; null if it is not JSON. */
  body: unknown
}

/** `broken`: the service failed or rejected our credentials. */
type GuardVerdict = 'broken' | 'passed' | 'refused'

/** Distinguishes visitors from bots: the browser obtains a token, which our server verifies. */
export interface FormGuard {
  browser: (values: PublicValues) => BrowserGuard
  /** Names of the secrets that verification needs. */
  secrets: string[]
  check: (proof: string, secrets: Record<string, string>) => ServiceCall
  judge: (answer: ServiceAnswer, settings: SettingValues) => GuardVerdict
}

/** How the browser obtains a token. Functions are named by their global path. */
export interface BrowserGuard {
  src: string
  /** Function that calls back when the script is ready. */
  ready: string
  /** Function that returns a promise of a token. */
  execute: string
  args: unknown[]
}

/** `pending`: the address must be confirmed by email. */
export type SignUpVerdict = 'broken' | 'pending' | 'signedUp' | 'wrong'

/** Sign-up to a newsletter. */
export interface SignUp {
  /** URL of the service's own form, used if the API is not configured or fails. */
  link: (values: PublicValues) => string
  secrets: string[]
  /**
   * Builds the request that signs up an address.
   * @returns null if required settings are missing; visitors are then redirected to the form
   */
  call: (email: string, settings: SettingValues, secrets: Record<string, string>) => ServiceCall | null
  /** What the visitor is told, by the answer to `call`: the same for an address that the service already has. */
  judge: (answer: ServiceAnswer, settings: SettingValues) => SignUpVerdict
  /**
   * Builds the next request for an address that the service already has, such as one that has unsubscribed.
   * @param answers of all requests so far
   * @returns null if nothing is left to do
   */
  follow?: (
    email: string,
    answers: ServiceAnswer[],
    settings: SettingValues,
    secrets: Record<string, string>,
  ) => ServiceCall | null
}
