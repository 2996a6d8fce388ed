import type { Field, FieldHook } from 'payload'
import { isRecord } from '@/lib/values'

const MAX_ROLE_LENGTH = 160

/**
 * The roles of a credit in the other languages. A form holds one language only, and a saved removal deletes the row in
 * all languages, so undoing the removal sends the other roles along. Not stored.
 */
export const otherRoles: Field = {
  name: 'otherRoles',
  type: 'json',
  admin: { disableBulkEdit: true, hidden: true },
  jsonSchema: {
    fileMatch: ['credits://roles.json'],
    schema: { additionalProperties: { maxLength: MAX_ROLE_LENGTH, type: 'string' }, type: 'object' },
    uri: 'credits://roles.json',
  },
  virtual: true,
}

/** Hook of the field `role`: restores the other languages of a row that comes back. Existing rows keep theirs. */
export const restoreOtherRoles: FieldHook = ({ req, siblingData, siblingDocWithLocales, value }) => {
  const given: unknown = siblingData.otherRoles
  delete siblingData.otherRoles
  const { localization } = req.payload.config
  if (!isRecord(given) || !localization || !siblingDocWithLocales || siblingDocWithLocales.role !== undefined)
    return value
  siblingDocWithLocales.role = Object.fromEntries(
    localization.localeCodes.flatMap((code) =>
      typeof given[code] === 'string' ? [[code, given[code].slice(0, MAX_ROLE_LENGTH)]] : [],
    ),
  )
  return value
}
