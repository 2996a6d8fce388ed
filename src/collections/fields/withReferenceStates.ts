import type { Field } from 'payload'

const CELL = '/src/components/document/ReferenceStates/ReferenceCell#ReferenceCell'
const HELP = '/src/components/document/ReferenceStates/ReferenceHelp#ReferenceHelp'

/**
 * Shows the state of each referenced document (draft, scheduled, staff only, trashed) below relationship and upload
 * fields, and the titles of trashed ones in lists. Uses the description slot because Payload renders it once, whereas
 * `afterInput` renders on every change.
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
    const help = components?.Description || components?.Field ? {} : { Description: HELP }
    return { ...field, admin: { ...field.admin, components: { Cell: CELL, ...help, ...components } } } as Field
  }
