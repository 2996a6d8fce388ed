import type { Field, FieldDiffClientProps, FieldDiffServerProps, PayloadComponent } from 'payload'

type Diff = PayloadComponent<FieldDiffServerProps, FieldDiffClientProps>

const VALUES_DIFF = '/src/components/document/ValuesDiff/ValuesDiff#ValuesDiff'
const ROWS_DIFF = '/src/components/document/RowsDiff/RowsDiff#RowsDiff'

/** Shows a value of many parts among the versions of a document of this type. */
export const valuesDiff = (collection: string): Diff => ({ path: VALUES_DIFF, serverProps: { collection } })

/** Rows and blocks are compared by what they are, not by where they stand. */
export const withRowsDiff = (field: Field, collection: string): Field => {
  const components = { Diff: { path: ROWS_DIFF, serverProps: { collection } } satisfies Diff }
  if (field.type === 'array') return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...components } } }
  if (field.type === 'blocks') return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...components } } }
  return field
}
