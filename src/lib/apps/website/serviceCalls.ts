import type { PublicValues } from '../publicSettings'
import type { SettingValues } from '../settingFields'

/** A call from our server to the service of an app. */
export interface ServiceCall {
  url: string
  headers?: Record<string, string>
  body: string
}

/** What came back. */
export interface ServiceAnswer {
  status: number
  /** As JSON; null where it is none. */
  body: unknown
}

/** `broken`: the service does not know what to say, or does not know us. */
type GuardVerdict = 'broken' | 'passed' | 'refused'

/** Tells visitors from programs: the browser gets a proof, and our server has it checked. */
export interface FormGuard {
  browser: (values: PublicValues) => BrowserGuard
  /** Secrets that the check needs, by name. */
  secrets: string[]
  check: (proof: string, secrets: Record<string, string>) => ServiceCall
  judge: (answer: ServiceAnswer, settings: SettingValues) => GuardVerdict
}

/** How the browser gets a proof: functions are named by their path among the globals. */
export interface BrowserGuard {
  src: string
  /** Calls back when the script is at work. */
  ready: string
  /** Promises a proof. */
  execute: string
  args: unknown[]
}

/** `pending`: once the address is confirmed by mail. */
export type SignUpVerdict = 'broken' | 'pending' | 'signedUp' | 'wrong'

/** A newsletter. */
export interface SignUp {
  /** The form of the service, for those who have no access of ours to it, and when it fails. */
  link: (values: PublicValues) => string
  secrets: string[]
  /** Signs an address up. @returns null while the site has not given what that takes: visitors are led to the form */
  call: (email: string, settings: SettingValues, secrets: Record<string, string>) => ServiceCall | null
  judge: (answer: ServiceAnswer, settings: SettingValues) => SignUpVerdict
}
