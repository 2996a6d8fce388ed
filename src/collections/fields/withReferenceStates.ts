import type { Field } from 'payload'

const HELP = '/src/components/document/ReferenceStates/ReferenceHelp#ReferenceHelp'

/**
 * Shows the state of each referenced document (draft, scheduled, staff only, trashed) below relationship and upload
 * fields. Uses the description slot because Payload renders it once, whereas `afterInput` renders on every change.
 * @param content slugs of content types
 */
export const withReferenceStates =
  (content: ReadonlySet<string>) =>
  (field: Field): Field => {
    if (
      (field.type !== 'relationship' && field.type !== 'upload') ||
      ![field.relationTo].flat().every((slug) => content.has(slug))
    )
      return field
    const { components } = field.admin ?? {}
    if (components?.Description || components?.Field) return field
    return { ...field, admin: { ...field.admin, components: { ...components, Description: HELP } } } as Field
  }
