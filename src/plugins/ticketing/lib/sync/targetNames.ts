import type { CollectionSlug, PayloadRequest } from 'payload'
import { labelText } from '../../../../i18n/labelText'
import type { TargetField } from '../map/targets'

/**
 * How the targets of a content type are called in the reader's language: as their fields on the form, and as the theme
 * calls its attributes.
 * @returns by name; the name itself for what is no target
 */
export function targetNames(
  { i18n, payload }: Pick<PayloadRequest, 'i18n' | 'payload'>,
  type: string,
  targets: readonly TargetField[],
): (name: string) => string {
  const fields = new Map(
    payload.collections[type as CollectionSlug].config.flattenedFields.map((field) => [field.name, field]),
  )
  const describeTarget = (label: unknown) => labelText(label, i18n)
  const names = new Map(
    targets.map(({ field, isAttribute, label, name, option }): [string, string] => {
      const own = isAttribute ? undefined : fields.get(field)
      if (!own || !('label' in own) || !own.label) return [name, label]
      const choice =
        option === undefined || !('options' in own)
          ? undefined
          : own.options?.find((one) => typeof one === 'object' && one.value === option)
      return [
        name,
        choice && typeof choice === 'object'
          ? `${describeTarget(own.label)}: ${describeTarget(choice.label)}`
          : describeTarget(own.label),
      ]
    }),
  )
  return (name) => names.get(name) ?? name
}
