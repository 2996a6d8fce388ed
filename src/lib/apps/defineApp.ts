import type { EventProperty } from '../events/conditions/property'
import type { AppField } from './appFields'
import type { WebsitePart } from './website/WebsitePart'

/** What an app is in code. Its name, words and picture are data of the catalogue that the provider edits. */
export interface AppPart<Field extends object = AppField> {
  /** As in the catalogue. */
  handle: string
  /**
   * What a site sets for it, in the order of the form: fields of Payload's, of which `custom` says what the website
   * may know and what is secret (`AppFieldMarks`).
   */
  settings: Field[]
  /**
   * A screen of its own in place of the form: a server component, by its path as Payload writes paths. It gets `handle`,
   * `req` and `tenant` (an id). Name it in `admin.dependencies`, too.
   */
  panel?: string
  /** What automated event collections can choose events by, beside the product's own, while it is enabled. Default: nothing. */
  eventFilters?: EventProperty[]
  /** What it does on the website while it is enabled and set up. Default: nothing. */
  website?: WebsitePart
}

/**
 * Declares the code of an app once: its form, its validation, where its secrets go and what the website learns of it
 * are made from this.
 */
export const defineApp = <Field extends object = AppField>(part: AppPart<Field>): AppPart<Field> => part
