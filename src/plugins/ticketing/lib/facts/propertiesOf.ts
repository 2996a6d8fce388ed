import type { EventProperty } from '@/lib/events/conditions/property'
import type { SourceField } from '../provider/external'

/** More than anyone would pick from. */
const MAX_VALUES = 200
const MAX_NAME_LENGTH = 100

/** Name under which the state of the sale is stored; no box office has a field of this name. */
export const ON_SALE = '@onSale'

const yesNo = [
  { label: 'eventsYes' as const, value: 'true' },
  { label: 'eventsNo' as const, value: 'false' },
]

/**
 * Properties by which events can be filtered, for one box office.
 * @param name brand name of the provider
 * @param fields filterable fields
 * @param found stored values by field name
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
    .filter(({ name: key }) => key.length <= MAX_NAME_LENGTH)
    .sort((a, b) => a.label.localeCompare(b.label))
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
    options: [...values].slice(0, MAX_VALUES).map((value) => ({ label: { text: value }, value })),
    type: 'choice',
  }
}
