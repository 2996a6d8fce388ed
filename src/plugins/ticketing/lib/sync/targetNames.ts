import type { CollectionSlug, PayloadRequest } from 'payload'
import { labelText } from '@/i18n/labelText'
import type { TargetField } from '../map/targets'

/**
 * Labels of targets in the reader's language: form field labels, and attribute labels from the theme.
 * @returns a lookup by name, which falls back to the name itself
 */
export function targetNames(
  { i18n, payload }: Pick<PayloadRequest, 'i18n' | 'payload'>,
  type: string,
  targets: readonly TargetField[],
): (name: string) => string {
  const fields = new Map(
    payload.collections[type as CollectionSlug].config.flattenedFields.map((field) => [field.name, field]),
  )
  const translate = (label: unknown) => labelText(label, i18n)
  const names = new Map(
    targets.map(({ field, isAttribute, label, name, option }): [string, string] => {
      const formField = isAttribute ? undefined : fields.get(field)
      if (!formField || !('label' in formField) || !formField.label) return [name, label]
      const choice =
        option === undefined || !('options' in formField)
          ? undefined
          : formField.options?.find((candidate) => typeof candidate === 'object' && candidate.value === option)
      return [
        name,
        choice && typeof choice === 'object'
          ? `${translate(formField.label)}: ${translate(choice.label)}`
          : translate(formField.label),
      ]
    }),
  )
  return (name) => names.get(name) ?? name
}
