import type { Field } from 'payload'

/** The zone columns of all moments on the first level, to be read with them: a time without its zone says nothing. */
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
