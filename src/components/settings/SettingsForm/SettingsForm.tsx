'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { fromForm, toForm, type FormValues } from '../../../lib/apps/formValues'
import { SaveBar } from '../../ui/SaveBar/SaveBar'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { StaleNotice } from '../StaleNotice/StaleNotice'
import { useApi } from '../../calls/useApi'
import { useSettingsForm } from '../useSettingsForm'
import { readSection, type StoredSettings } from './readSection'
import { References, type KnownReferences } from './References'
import { SettingControls } from './SettingControls'
import type { SettingsSection } from './section'
import layout from '../Settings.module.css'
import styles from './SettingsForm.module.css'

interface Props {
  /** Where the form goes. */
  path: `/${string}`
  savedMessage: string
  sections: SettingsSection[]
  /** For settings that refer to documents. */
  references?: KnownReferences
  /** When the document was last changed; null while there is none. */
  updatedAt: string | null
}

interface Answer {
  doc: { settings: StoredSettings; updatedAt: string }
}

const NO_REFERENCES: KnownReferences = { names: {}, tenant: '' }

/** Settings by section, stored as one document. Nothing is checked before it is sent; the server says what is wrong. */
export function SettingsForm({ path, references = NO_REFERENCES, savedMessage, sections, updatedAt: initialUpdatedAt }: Props) {
  const call = useApi()
  const router = useRouter()
  const [marks, setMarks] = useState(Object.fromEntries(sections.map((section) => [section.key, section.marks])))
  // Rises whenever the form starts afresh: what a control keeps for itself is then over.
  const [round, setRound] = useState(0)
  const { bar, isStale, problemOf, ref, set, values } = useSettingsForm({
    initial: Object.fromEntries(sections.map(({ fields, key, values: stored }) => [key, toForm(fields, stored)])) as Record<string, FormValues>,
    onSaved: (doc: Answer['doc']) => {
      const stored = sections.map(({ fields, key }) => ({ fields, key, ...readSection(fields, doc.settings[key]) }))
      setMarks(Object.fromEntries(stored.map((one) => [one.key, one.marks])))
      setRound(round + 1)
      router.refresh()
      return Object.fromEntries(stored.map((one) => [one.key, toForm(one.fields, one.values)]))
    },
    savedMessage,
    send: async (now, updatedAt) => {
      const settings = Object.fromEntries(sections.map(({ fields, key }) => [key, fromForm(fields, now[key] ?? {})]))
      const result = await call<Answer>('PATCH', path, { settings, updatedAt })
      return result.success ? { ...result, doc: result.doc.doc } : result
    },
    updatedAt: initialUpdatedAt,
  })
  const shown = useMemo(() => sections.filter(({ fields }) => fields.length > 0), [sections])
  return (
    <References value={references}>
      <form
        className={layout.cards}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (bar.isChanged && !bar.isSaving) bar.onSave()
        }}
        ref={ref}
      >
        {isStale && <StaleNotice />}
        {shown.map(({ fields, help, key, title }) => (
          <SettingsCard help={help} key={key} title={title}>
            <SettingControls
              fields={fields}
              marks={marks[key]}
              onValue={(name, value) => {
                const { [name]: _, ...others } = values[key] ?? {}
                set(key, value === undefined ? others : { ...others, [name]: value })
              }}
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
      <SaveBar
        {...bar}
        onDiscard={() => {
          bar.onDiscard()
          setRound(round + 1)
        }}
      />
    </References>
  )
}
