import type { Field } from 'payload'

const TITLE = '/src/components/document/RowTitle/RowTitle#RowTitle'

/** Rows of a list are told apart by what is written in them. */
export const withRowTitle = (field: Field): Field =>
  field.type === 'array' && !field.admin?.components?.RowLabel ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, RowLabel: TITLE } } } : field
