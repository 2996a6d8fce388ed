import type { CspDirectives } from '../../csp/presets'
import type { PublicValues } from '../publicSettings'
import type { PlainValue, SettingValues } from '../settingFields'
import type { FormGuard, SignUp } from './serviceCalls'

/** What a visitor agrees to. */
type Purpose = 'marketing' | 'preferences' | 'statistics'

/** A value that only the browser knows: the moment as a date, in milliseconds, or the address of the link that was clicked. */
interface BrowserValue {
  browser: 'address' | 'date' | 'milliseconds'
}

type StepValue = BrowserValue | PlainValue | StepValue[] | { [key: string]: StepValue }

/**
 * One thing that a service asks to be done in the page before its script is there, on the globals that it names. Steps are
 * data, so that nothing has to be written into the page that a strict policy refuses.
 */
export type Step =
  /** Calls a function of that name. */
  | { do: 'call'; name: string; args: StepValue[] }
  /** Makes an empty list unless there is one. */
  | { do: 'list'; name: string }
  /** Makes a function that puts what it is called with on a list, for a script that reads the list. */
  | { do: 'forward'; name: string; to: string }
  /** Adds to a list. */
  | { do: 'push'; name: string; value: StepValue }
  /** Makes a function that keeps its calls in a property of its own until the script takes over. */
  | { do: 'queue'; name: string; calls: string; alias?: string; properties?: Record<string, PlainValue> }
  /** Sets a global. */
  | { do: 'set'; name: string; value: StepValue }

/** A script of a service. */
export interface LoadedScript {
  src: string
  /** Its `data-` attributes, by their name in JavaScript (`honorDnt`). */
  data?: Record<string, string>
  before?: Step[]
  /** When a visitor follows a booking link. */
  onBooking?: Step
  purpose: Purpose
  /** Default: only when the visitor has agreed. */
  isAlways?: boolean
}

/** Asks visitors what they agree to, in place of the site's own banner. */
export interface ConsentManager {
  /** Stands in the head of the page, before every other script. */
  script: { src: string; id?: string; data: Record<string, string> }
  /** Events of the window after which consents are read again. */
  events: string[]
  /** The global that is true when a visitor has agreed, as a path. */
  consents: Record<Purpose, string>
}

/** Where something is. */
export interface Place {
  lat: number
  lng: number
  name: string
}

/** What is shown within the page when the visitor asks for it, or has agreed. */
export interface Frame {
  kind: 'frame'
  src: string
  /** What the frame may use: `payment`. */
  allow?: string
}

/** A piece of a map, made of pictures around a point. */
interface Tiles {
  kind: 'tiles'
  rows: string[][]
  /** Of the point, from the corner of the first picture, in pixels. */
  left: number
  top: number
  /** Length of a picture's edge, in pixels. */
  size: number
  attribution: string
  /** Its licence. */
  licence: string
}

export interface MapView {
  shown: Frame | Tiles
  /** The same on a page of the service. */
  link: string
  directions?: string
  /** Default: when the visitor has agreed, or asks for it. */
  isAlways?: boolean
}

export interface Donation {
  /** Its page at the service. */
  link: string
  label?: string
  /** Opens in the page in place of the link. */
  form?: Frame
}

export interface Booking {
  label?: string
  isNewTab: boolean
  /** Where to book what has no link of its own. */
  fallback?: string
}

/**
 * What an app does on the website, beside its settings. All of it is made from public settings that have passed the app's
 * own checks; addresses are put together with `URL`, so that a value never becomes another part of one.
 */
export interface WebsitePart {
  /** What the content security policy must allow, by directive. */
  policy: (values: PublicValues) => CspDirectives
  scripts?: (values: PublicValues) => LoadedScript[]
  consent?: (values: PublicValues, language: string) => ConsentManager
  /** For the page of a venue. */
  map?: (values: PublicValues, place: Place) => MapView | null
  /** At the end of every page. */
  donation?: (values: PublicValues) => Donation | null
  /** At the end of every page. */
  signUp?: SignUp
  /** Keeps programs away from the forms of the site. */
  guard?: FormGuard
  booking?: (values: PublicValues) => Booking
}

/** An app that is enabled on a site and set up. */
export interface WebsiteApp {
  handle: string
  values: PublicValues
  /** All settings but secrets. They stay on the server. */
  settings: SettingValues
  website?: WebsitePart
}
