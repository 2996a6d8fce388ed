'use client'

import { useMemo } from 'react'
import { SaveBar } from '../../ui/SaveBar/SaveBar'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { StaleNotice } from '../StaleNotice/StaleNotice'
import { SettingControl } from './SettingControl'
import type { SettingsSection } from './section'
import { useSettingsForm, type SettingsTarget } from './useSettingsForm'
import layout from '../Settings.module.css'
import styles from './SettingsForm.module.css'

interface Props extends SettingsTarget {
  sections: SettingsSection[]
}

/** Settings by section, stored as one document. Nothing is checked before it is sent; the server says what is wrong. */
export function SettingsForm({ sections, ...target }: Props) {
  const form = useSettingsForm(sections, target)
  const { discard, isChanged, isSaving, isStale, marks, problemOf, ref, round, save, set, values } = form
  const shown = useMemo(() => sections.filter(({ fields }) => fields.length > 0), [sections])
  return (
    <>
      <form
        className={layout.cards}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && !isSaving) save()
        }}
        ref={ref}
      >
        {isStale && <StaleNotice />}
        {shown.map(({ fields, help, key, title }) => (
          <SettingsCard help={help} key={key} title={title}>
            <div className={layout.fields}>
              {fields.map((field) => (
                <SettingControl
                  error={problemOf(`settings.${key}.${field.name}`)}
                  field={field}
                  key={field.type === 'secret' ? `${field.name} ${round}` : field.name}
                  mark={marks[key]?.[field.name]}
                  onValue={(value) => set(key, field.name, value)}
                  value={values[key]?.[field.name]}
                />
              ))}
            </div>
          </SettingsCard>
        ))}
        {/* Enter in a field saves, as in any form. */}
        <button className={styles.hidden} tabIndex={-1} type="submit" />
      </form>
      <SaveBar isChanged={isChanged} isSaving={isSaving} onDiscard={discard} onSave={save} />
    </>
  )
}
