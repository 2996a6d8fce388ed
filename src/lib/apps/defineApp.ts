import type { EventProperty } from '@/lib/events/conditions/property'
import type { AppField } from './appFields'
import type { WebsitePart } from './website/WebsitePart'

/** The code of an app. Its name, texts and logo are catalogue data that the provider edits. */
export interface AppPart<Field extends object = AppField> {
  /** Handle of the app in the catalogue. */
  handle: string
  /** The settings of the app in form order: Payload fields, with our own options in `custom` (`AppFieldOptions`). */
  settings: Field[]
  /**
   * A custom screen instead of the form: the Payload component path of a server component, which receives `handle`,
   * `req` and `tenant` (an id). Also add it to `admin.dependencies`.
   */
  panel?: string
  /**
   * Additional properties for the conditions of automated event collections, while the app is enabled. Default: none.
   */
  eventFilters?: EventProperty[]
  /** Behaviour on the website while the app is enabled and configured. Default: none. */
  website?: WebsitePart
}

/** Defines the code of an app. Its form, validation, storage of secrets and public settings are derived from it. */
export const defineApp = <Field extends object = AppField>(part: AppPart<Field>): AppPart<Field> => part
