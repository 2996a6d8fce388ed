'use client'

import { useMemo } from 'react'
import { SaveBar } from '../../ui/SaveBar/SaveBar'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { StaleNotice } from '../StaleNotice/StaleNotice'
import { References, type KnownReferences } from './References'
import { SettingControls } from './SettingControls'
import type { SettingsSection } from './section'
import { useSettingsForm, type SettingsTarget } from './useSettingsForm'
import layout from '../Settings.module.css'
import styles from './SettingsForm.module.css'

interface Props extends SettingsTarget {
  sections: SettingsSection[]
  /** For settings that refer to documents. */
  references?: KnownReferences
}

const NO_REFERENCES: KnownReferences = { names: {}, tenant: '' }

/** Settings by section, stored as one document. Nothing is checked before it is sent; the server says what is wrong. */
export function SettingsForm({ references = NO_REFERENCES, sections, ...target }: Props) {
  const form = useSettingsForm(sections, target)
  const { discard, isChanged, isSaving, isStale, marks, problemOf, ref, round, save, set, values } = form
  const shown = useMemo(() => sections.filter(({ fields }) => fields.length > 0), [sections])
  return (
    <References value={references}>
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
            <SettingControls
              fields={fields}
              marks={marks[key]}
              onValue={(name, value) => set(key, name, value)}
              path={`settings.${key}`}
              problemOf={problemOf}
              round={round}
              values={values[key] ?? {}}
            />
          </SettingsCard>
        ))}
        {/* Enter in a field saves, as in any form. */}
        <button className={styles.hidden} tabIndex={-1} type="submit" />
      </form>
      <SaveBar isChanged={isChanged} isSaving={isSaving} onDiscard={discard} onSave={save} />
    </References>
  )
}
