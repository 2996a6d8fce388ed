'use client'

import { SelectField, useConfig } from '@payloadcms/ui'
import type { SelectFieldClient, TextFieldClientComponent } from 'payload'

/** Choice of the current site's languages. Hidden if the site has only one. */
export const OnlyInField: TextFieldClientComponent = ({
  field: { admin, label, name },
  path,
  permissions,
  readOnly,
  schemaPath,
}) => {
  const { localization } = useConfig().config
  const options = localization
    ? localization.locales.map(({ code, label: localeLabel }) => ({
        label: typeof localeLabel === 'string' ? localeLabel : code,
        value: code,
      }))
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
