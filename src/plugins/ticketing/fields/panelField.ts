import type { Field } from 'payload'
import { labelIn } from '../../../collections/labels'

const PANEL = '/src/plugins/ticketing/components/EventPanel/EventPanel#EventPanel'

/** Stands beside the form, below the state of the event. */
const AFTER = 'eventStatus'

const panelField: Field = { name: 'ticketingPanel', type: 'ui', admin: { components: { Field: PANEL }, disableBulkEdit: true, disableListColumn: true, position: 'sidebar' }, label: labelIn('ticketingSync') }

export function withPanel(fields: Field[]): Field[] {
  const index = fields.findIndex((field) => 'name' in field && field.name === AFTER)
  return index < 0 ? [...fields, panelField] : [...fields.slice(0, index + 1), panelField, ...fields.slice(index + 1)]
}
