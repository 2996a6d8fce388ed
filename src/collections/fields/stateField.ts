import type { SelectField } from 'payload'
import { columnLabel } from '@/collections/labels'

const CELL = '/src/components/document/StatusCell/StatusCell#StatusCell'
const PUBLISH_STATE_CELL = '/src/components/document/StatusCell/PublishStateCell#PublishStateCell'

/** A select field that lists render as a status label with a dot. Its values are those of `components/ui/Status`. */
export const stateField = (field: Omit<SelectField, 'type'>): SelectField =>
  ({
    ...field,
    type: 'select',
    admin: { ...field.admin, components: { Cell: CELL, ...field.admin?.components } },
  }) as SelectField

/**
 * Renders Payload's `_status` in lists, with the scheduled time if there is one. Payload provides the rest of the
 * field.
 */
export const publishState = (): SelectField =>
  stateField({
    name: '_status',
    admin: { components: { Cell: PUBLISH_STATE_CELL } },
    // Not Payload's "Status": events and performances have a "State" beside it.
    label: columnLabel('Publication', 'publication'),
    options: [],
  })
