import type { CollectionBeforeValidateHook, FieldHook } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { isMenuPlace, type MenuPlace } from './places'

const NAMES = { footer: 'menuFooter', main: 'menuMain' } as const satisfies Record<MenuPlace, string>

/** A menu is called by its place, in the language of whoever reads it. */
export const nameByPlace: FieldHook = ({ req, siblingData, value }) => (isMenuPlace(siblingData.place) ? translatorOf(req.i18n)(NAMES[siblingData.place]) : value)

/** What is stored is for lines that are read without the document: the log, the trash. */
export const nameMenu: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const place: unknown = data?.place ?? originalDoc?.place
  if (data && isMenuPlace(place)) data.title = translatorOf(req.i18n)(NAMES[place])
  return data
}
