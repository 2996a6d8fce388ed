'use client'

import { SelectField, useConfig } from '@payloadcms/ui'
import type { SelectFieldClient, TextFieldClientComponent } from 'payload'

/** Offers the languages of the site on screen. A site with one language has nothing to choose. */
export const OnlyInField: TextFieldClientComponent = ({
  field: { admin, label, name },
  path,
  permissions,
  readOnly,
  schemaPath,
}) => {
  const { localization } = useConfig().config
  const options = localization
    ? localization.locales.map(({ code, label: of }) => ({ label: typeof of === 'string' ? of : code, value: code }))
    : []
  if (options.length < 2) return null
  const field: Omit<SelectFieldClient, 'type'> = {
    name,
    admin: { description: admin?.description, isClearable: true, isSortable: false, placeholder: '' },
    hasMany: true,
    label,
    options,
  }
  return <SelectField field={field} path={path} permissions={permissions} readOnly={readOnly} schemaPath={schemaPath} />
}
