import type { Field, FieldDiffClientProps, FieldDiffServerProps, PayloadComponent } from 'payload'

type Diff = PayloadComponent<FieldDiffServerProps, FieldDiffClientProps>

const VALUES_DIFF = '/src/components/document/ValuesDiff/ValuesDiff#ValuesDiff'
const ROWS_DIFF = '/src/components/document/RowsDiff/RowsDiff#RowsDiff'
const NO_DIFF = '/src/components/document/NoDiff/NoDiff#NoDiff'

/** Shows a value of many parts among the versions of a document of this type. */
export const valuesDiff = (collection: string): Diff => ({ path: VALUES_DIFF, serverProps: { collection } })

/** Rows and blocks are compared by what they are, not by where they stand. What nobody can write is not compared at all. */
export const withRowsDiff = (field: Field, collection: string): Field => {
  const components = { Diff: { path: ROWS_DIFF, serverProps: { collection } } satisfies Diff }
  if ('name' in field && isNobodys(field))
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Diff: NO_DIFF } } } as Field
  if (field.type === 'array')
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...components } } }
  if (field.type === 'blocks')
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...components } } }
  return field
}

/** The server works it out: it is not shown, or cannot be written. */
const isNobodys = ({ admin }: Field): boolean =>
  Boolean(admin && (('hidden' in admin && admin.hidden === true) || ('readOnly' in admin && admin.readOnly)))
