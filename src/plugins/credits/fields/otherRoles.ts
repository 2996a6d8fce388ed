import type { Field, FieldHook } from 'payload'
import { isRecord } from '../../../lib/values'

const LONGEST_ROLE = 160

/**
 * What a credit says in the languages that are not on screen. A form holds one language only, and a row that was saved
 * away is gone in all of them: whoever undoes its removal sends along what it said in the others. Stored nowhere.
 */
export const otherRoles: Field = {
  name: 'otherRoles',
  type: 'json',
  admin: { disableBulkEdit: true, disableListColumn: true, disableListFilter: true, hidden: true },
  jsonSchema: {
    fileMatch: ['credits://roles.json'],
    schema: { additionalProperties: { maxLength: LONGEST_ROLE, type: 'string' }, type: 'object' },
    uri: 'credits://roles.json',
  },
  virtual: true,
}

/** Of the field `role`: gives a row that comes back its other languages. A row that is there keeps those that it has. */
export const keepOtherRoles: FieldHook = ({ req, siblingData, siblingDocWithLocales, value }) => {
  const given: unknown = siblingData.otherRoles
  delete siblingData.otherRoles
  const { localization } = req.payload.config
  if (!isRecord(given) || !localization || !siblingDocWithLocales || siblingDocWithLocales.role !== undefined)
    return value
  siblingDocWithLocales.role = Object.fromEntries(
    localization.localeCodes.flatMap((code) =>
      typeof given[code] === 'string' ? [[code, given[code].slice(0, LONGEST_ROLE)]] : [],
    ),
  )
  return value
}
