import type { Field } from 'payload'

const JSON_FIELD = '/src/components/document/Json/JsonField#JsonField'

/** Data that people see as it is stored stands in a field of ours. */
export const withPlainJson = (field: Field): Field =>
  field.type === 'json' && !field.admin?.components?.Field
    ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: JSON_FIELD } } }
    : field
