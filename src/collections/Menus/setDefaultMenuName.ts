import type { CollectionBeforeValidateHook } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { isMenuPlace, type MenuPlace } from './places'

const NAMES = { footer: 'menuFooter', main: 'menuMain' } as const satisfies Record<MenuPlace, string>

/** Names an untitled menu after its location. */
export const setDefaultMenuName: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const place: unknown = data?.place ?? originalDoc?.place ?? 'main'
  const title: unknown = data && 'title' in data ? data.title : originalDoc?.title
  const isNamed = typeof title === 'string' && title.trim() !== ''
  if (data && !isNamed && isMenuPlace(place)) data.title = translatorOf(req.i18n)(NAMES[place])
  return data
}
