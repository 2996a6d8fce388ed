import type { Field } from 'payload'

/** The time zone columns of all top-level dates, so that every read of a time also selects its zone. */
export function zonesOf(fields: Field[]): Record<`${string}_tz`, true> {
  return Object.assign({}, ...fields.map(zonesOfField)) as Record<`${string}_tz`, true>
}

function zonesOfField(field: Field): Record<string, true> {
  if (field.type === 'date') return field.timezone ? { [`${field.name}_tz`]: true } : {}
  if (field.type === 'row' || field.type === 'collapsible') return zonesOf(field.fields)
  if (field.type === 'tabs')
    return Object.assign(
      {},
      ...field.tabs.filter((tab) => !('name' in tab)).map((tab) => zonesOf(tab.fields)),
    ) as Record<string, true>
  return {}
}
