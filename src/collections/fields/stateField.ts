import type { SelectField } from 'payload'

const CELL = '/src/components/document/StatusCell/StatusCell#StatusCell'
const PUBLISH_STATE_CELL = '/src/components/document/StatusCell/PublishStateCell#PublishStateCell'

/** A choice among states that lists show as a word with a dot. Its values are those of `components/ui/Status`. */
export const stateField = (field: Omit<SelectField, 'type'>): SelectField =>
  ({
    ...field,
    type: 'select',
    admin: { ...field.admin, components: { Cell: CELL, ...field.admin?.components } },
  }) as SelectField

/** How Payload's own state of a document looks in lists, with the time that is set for it; everything else of the field is Payload's. */
export const publishState = (): SelectField =>
  stateField({
    name: '_status',
    admin: { components: { Cell: PUBLISH_STATE_CELL } },
    label: ({ t }) => t('version:status'),
    options: [],
  })
