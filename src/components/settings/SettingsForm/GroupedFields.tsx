import type { ReactNode } from 'react'
import type { SettingField } from '@/lib/apps/settingFields'
import { isConditionMet } from '@/lib/themes/fields'
import layout from '../Settings.module.css'
import styles from './SettingsForm.module.css'
import type { NonEmpty } from '@/lib/lists/items'

interface Props {
  fields: readonly SettingField[]
  values: Record<string, unknown>
  /** Renders one field. */
  children: (field: SettingField) => ReactNode
}

/** The fields whose condition is met, one below the other; adjacent fields of a group share its heading. */
export function GroupedFields({ children, fields, values }: Props) {
  const groups: { heading?: string; fields: NonEmpty<SettingField> }[] = []
  for (const field of fields.filter((candidate) => isConditionMet(candidate, values))) {
    const last = groups.at(-1)
    if (last && last.heading === field.group) last.fields.push(field)
    else groups.push({ fields: [field], heading: field.group })
  }
  return (
    <div className={layout.fields}>
      {groups.map((group) =>
        group.heading ? (
          <div aria-label={group.heading} className={layout.fields} key={group.fields[0].name} role="group">
            <p className={styles.heading}>{group.heading}</p>
            {group.fields.map(children)}
          </div>
        ) : (
          group.fields.map(children)
        ),
      )}
    </div>
  )
}
