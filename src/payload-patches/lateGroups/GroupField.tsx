'use client'

/**
 * Why: Payload renders the fields of a group in the browser only, once the group comes into view: whatever is below
 * moves down by their height.
 * Relies on: the classes `group-field` and `group-field__wrap`, and `forceRender` of the fields.
 * Ends with: Payload's groups passing on `forceRender`, as its rows, tabs and arrays do.
 */
import { RenderFields } from '@payloadcms/ui'
import type { GroupFieldClientComponent } from 'payload'

/** A group without a label at the top of a form, whose fields the server renders too. */
export const GroupField: GroupFieldClientComponent = ({ field, path, permissions, readOnly, schemaPath = path }) => (
  <div className="field-type group-field group-field--top-level" id={`field-${path.replaceAll('.', '__')}`}>
    <div className="group-field__wrap">
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
