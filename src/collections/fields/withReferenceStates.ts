import type { Field } from 'payload'

const HELP = '/src/components/document/ReferenceStates/ReferenceHelp#ReferenceHelp'

/**
 * A field that refers to content says of each document whether it is a draft, planned, for staff only or in the trash.
 * It stands in the place of the help, which Payload renders once: what stands after an input is rendered at every change.
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
