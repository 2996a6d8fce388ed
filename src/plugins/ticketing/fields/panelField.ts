import type { Field } from 'payload'
import { labelIn, uiLabel } from '@/collections/labels'

const PANEL = '/src/plugins/ticketing/components/EventPanel/EventPanel#EventPanel'

/** The panel is placed in the sidebar, before this field. */
const BEFORE = 'season'

const panelField: Field = {
  name: 'ticketingPanel',
  type: 'ui',
  admin: { components: { Field: PANEL }, disableBulkEdit: true, disableListColumn: true, position: 'sidebar' },
  label: uiLabel(labelIn('ticketingSync')),
}

export function withPanel(fields: Field[]): Field[] {
  const index = fields.findIndex((field) => 'name' in field && field.name === BEFORE)
  return index < 0 ? [...fields, panelField] : [...fields.slice(0, index), panelField, ...fields.slice(index)]
}
