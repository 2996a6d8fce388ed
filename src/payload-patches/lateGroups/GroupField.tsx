'use client'

/**
 * Why: Payload renders the fields of a group in the browser only, once the group comes into view: whatever is below
 * moves down by their height.
 * Relies on: the classes `group-field`, `group-field__wrap`, `group-field__header` and `group-field__title`, and
 * `forceRender` of the fields.
 * Ends with: Payload's groups passing on `forceRender`, as its rows, tabs and arrays do.
 */
import { getTranslation } from '@payloadcms/translations'
import {
  ErrorPill,
  FieldDescription,
  FieldLabel,
  RenderFields,
  useField,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'

/** Payload's group of fields with a name, whose fields the server renders too. */
export const GroupField: GroupFieldClientComponent = ({ field, path, permissions, readOnly, schemaPath = path }) => {
  const { i18n } = useTranslation()
  const { errorPaths = [] } = useField({ path })
  const hasErrors = useFormSubmitted() && errorPaths.length > 0
  const description = field.admin?.description
  return (
    <div
      className={`field-type group-field group-field--top-level${hasErrors ? ' group-field--has-error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <div className="group-field__wrap">
        {Boolean(field.label || description || hasErrors) && (
          <div className="group-field__header">
            <header>
              {field.label && (
                <h3 className="group-field__title">
                  <FieldLabel as="span" label={getTranslation(field.label, i18n)} localized={false} path={path} />
                </h3>
              )}
              {description && <FieldDescription description={description} path={path} />}
            </header>
            {hasErrors && <ErrorPill count={errorPaths.length} i18n={i18n} withMessage />}
          </div>
        )}
        <RenderFields
          fields={field.fields}
          forceRender
          margins="small"
          parentIndexPath=""
          parentPath={path}
          parentSchemaPath={schemaPath}
          permissions={permissions === true ? true : (permissions?.fields ?? {})}
          readOnly={readOnly}
        />
      </div>
    </div>
  )
}
