import type { EventProperty } from '../../../../lib/events/conditions/property'
import type { SourceField } from '../provider/external'

/** More than a person would choose from. */
const MOST_VALUES = 200
const LONGEST_NAME = 100

/** The name under which the state of the sale is kept: no box office calls a field so. */
export const ON_SALE = '@onSale'

const yesNo = [
  { label: 'eventsYes' as const, value: 'true' },
  { label: 'eventsNo' as const, value: 'false' },
]

/**
 * What events can be chosen by at one box office.
 * @param name as its makers write it
 * @param fields that can be chosen by
 * @param found values that are kept, by the names of fields
 */
export function providerProperties({
  found,
  handle,
  fields,
  name,
}: {
  found: ReadonlyMap<string, readonly string[]>
  handle: string
  fields: readonly SourceField[]
  name: string
}): EventProperty[] {
  const of = (key: string, label: string) => ({
    label: { text: `${name}: ${label}` },
    looksAt: { kept: { name: key, source: handle } },
    name: `${handle}.${key}`,
  })
  const known = new Map(fields.map((field) => [field.name, field]))
  const sale: EventProperty[] = found.has(ON_SALE)
    ? [{ ...of(ON_SALE, ''), label: { text: `${name}: On sale` }, options: yesNo, type: 'choice' }]
    : []
  const others = [...known.values()]
    .filter(({ name: key }) => key.length <= LONGEST_NAME)
    .sort((one, other) => one.label.localeCompare(other.label))
  return [
    ...sale,
    ...others.map((field): EventProperty =>
      toProperty(of(field.name, field.label), field, found.get(field.name) ?? []),
    ),
  ]
}

function toProperty(
  base: Pick<EventProperty, 'label' | 'looksAt' | 'name'>,
  { type }: SourceField,
  values: readonly string[],
): EventProperty {
  if (type === 'date') return { ...base, type: 'date' }
  if (type === 'boolean') return { ...base, options: yesNo, type: 'choice' }
  return {
    ...base,
    options: [...values].slice(0, MOST_VALUES).map((value) => ({ label: { text: value }, value })),
    type: 'choice',
  }
}
