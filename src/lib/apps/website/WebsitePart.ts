import type { CspDirectives } from '@/lib/csp/presets'
import type { PublicValues } from '../publicSettings'
import type { PlainValue, SettingValues } from '../settingValues'
import type { FormGuard, SignUp } from './serviceCalls'

/** Purposes that a visitor can consent to. */
type Purpose = 'marketing' | 'preferences' | 'statistics'

/**
 * A value that only the browser knows: the current time as a date or in milliseconds, or the URL of the clicked link.
 */
interface BrowserValue {
  browser: 'address' | 'date' | 'milliseconds'
}

type StepValue = BrowserValue | PlainValue | StepValue[] | { [key: string]: StepValue }

/**
 * An action that a service requires before its script loads, on the globals that it names. Steps are data, so that
 * pages need no inline scripts, which a strict content security policy blocks.
 */
export type Step =
  /** Calls a global function. */
  | { do: 'call'; name: string; args: StepValue[] }
  /** Creates an empty array unless it exists. */
  | { do: 'list'; name: string }
  /** Creates a function that pushes its arguments to an array, for a script that reads the array. */
  | { do: 'forward'; name: string; to: string }
  /** Pushes a value to an array. */
  | { do: 'push'; name: string; value: StepValue }
  /** Creates a function that collects its calls in a property of its own until the script takes over. */
  | { do: 'queue'; name: string; calls: string; alias?: string; properties?: Record<string, PlainValue> }
  /** Sets a global variable. */
  | { do: 'set'; name: string; value: StepValue }

/** A script of an external service. */
export interface LoadedScript {
  src: string
  /** Its `data-` attributes, by their JavaScript name (`honorDnt`). */
  data?: Record<string, string>
  before?: Step[]
  /** Runs when a visitor follows a booking link. */
  onBooking?: Step
  purpose: Purpose
  /** Default: load only with the visitor's consent. */
  isAlways?: boolean
}

/** A consent manager that replaces the site's own cookie banner. */
export interface ConsentManager {
  /** Loaded in the head of the page, before every other script. */
  script: { src: string; id?: string; data: Record<string, string> }
  /** Window events after which consent is read again. */
  events: string[]
  /** Path of the global that is true once the visitor has consented, by purpose. */
  consents: Record<Purpose, string>
}

/** A location on a map. */
export interface MapLocation {
  lat: number
  lng: number
  name: string
}

/** An iframe that loads with the visitor's consent or on request. */
export interface Frame {
  kind: 'frame'
  src: string
  /** Value of the `allow` attribute, for example `payment`. */
  allow?: string
}

/** A static map, made of image tiles around a location. */
interface Tiles {
  kind: 'tiles'
  rows: string[][]
  /** Position of the location, from the corner of the first tile, in pixels. */
  left: number
  top: number
  /** Edge length of a tile, in pixels. */
  size: number
  attribution: string
  /** URL of the licence. */
  licence: string
}

export interface MapView {
  shown: Frame | Tiles
  /** URL of the map at the service. */
  link: string
  directions?: string
  /** Default: load only with the visitor's consent or on request. */
  isAlways?: boolean
}

export interface Donation {
  /** URL of the donation page at the service. */
  link: string
  label?: string
  /** Form that opens in the page instead of the link. */
  form?: Frame
}

export interface Booking {
  label?: string
  isNewTab: boolean
  /** Booking URL for events without a link of their own. */
  fallback?: string
}

/**
 * The behaviour of an app on the website. Everything is derived from public settings that have passed the app's own
 * checks. URLs are built with `URL`, so that a value cannot change other parts of the URL.
 */
export interface WebsitePart {
  /** Sources that the content security policy must allow, by directive. */
  policy: (values: PublicValues) => CspDirectives
  scripts?: (values: PublicValues) => LoadedScript[]
  consent?: (values: PublicValues, language: string) => ConsentManager
  /** Shown on the page of a venue. */
  map?: (values: PublicValues, place: MapLocation) => MapView | null
  /** At the end of every page. */
  donation?: (values: PublicValues) => Donation | null
  /** At the end of every page. */
  signUp?: SignUp
  /** Protects the forms of the site from bots. */
  guard?: FormGuard
  booking?: (values: PublicValues) => Booking
}

/** An app that a site has enabled and configured. */
export interface WebsiteApp {
  handle: string
  values: PublicValues
  /** All settings except secrets. For use on the server only. */
  settings: SettingValues
  website?: WebsitePart
}
