import type { Field, FieldDiffClientProps, FieldDiffServerProps, PayloadComponent } from 'payload'

type Diff = PayloadComponent<FieldDiffServerProps, FieldDiffClientProps>

const VALUES_DIFF = '/src/components/document/ValuesDiff/ValuesDiff#ValuesDiff'
const ROWS_DIFF = '/src/components/document/RowsDiff/RowsDiff#RowsDiff'
const NO_DIFF = '/src/components/document/NoDiff/NoDiff#NoDiff'

/** Diff component for a JSON value in the version comparison of the given collection. */
export const valuesDiff = (collection: string): Diff => ({ path: VALUES_DIFF, serverProps: { collection } })

/**
 * Compares array rows and blocks by id instead of position. Fields that users cannot edit are excluded from the
 * comparison.
 */
export const withRowsDiff = (field: Field, collection: string): Field => {
  const components = { Diff: { path: ROWS_DIFF, serverProps: { collection } } satisfies Diff }
  if ('name' in field && isServerOnly(field))
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Diff: NO_DIFF } } } as Field
  if (field.type === 'array')
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...components } } }
  if (field.type === 'blocks')
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...components } } }
  return field
}

/** Whether only the server sets the field: it is hidden or read-only. */
const isServerOnly = ({ admin }: Field): boolean =>
  Boolean(admin && (('hidden' in admin && admin.hidden === true) || ('readOnly' in admin && admin.readOnly)))
