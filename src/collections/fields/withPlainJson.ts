import type { Field } from 'payload'

const JSON_FIELD = '/src/components/document/Json/JsonField#JsonField'

/** Uses our editor for JSON fields without a component of their own. */
export const withPlainJson = (field: Field): Field =>
  field.type === 'json' && !field.admin?.components?.Field
    ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: JSON_FIELD } } }
    : field
