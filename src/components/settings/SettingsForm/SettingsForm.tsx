'use client'

import { useRouter } from 'next/navigation'
import type { SettingValues } from '@/lib/apps/settingValues'
import { toForm } from '@/lib/themes/formValues'
import type { ThemeField } from '@/lib/themes/themeField'
import { useFieldNames } from '@/payload-patches/fieldNames/useFieldNames'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { StaleNotice } from '../StaleNotice/StaleNotice'
import { useApi } from '@/components/calls/useApi'
import { useSettingsForm } from '../useSettingsForm'
import { References, type KnownReferences } from './formContexts'
import { SettingControls } from './SettingControls'
import layout from '../Settings.module.css'
import styles from './SettingsForm.module.css'

interface Props {
  /** Endpoint of the form. */
  path: `/${string}`
  references: KnownReferences
  savedMessage: string
  sections: SettingsSection[]
  /** When the document was last changed; null if it does not exist yet. */
  updatedAt: string | null
}

interface SavedResponse {
  doc: { settings: Record<string, SettingValues | undefined>; updatedAt: string }
}

/**
 * The settings of a theme's blocks, stored as one document. Validation happens on the server, when the form is sent.
 */
export function SettingsForm({ path, references, savedMessage, sections, updatedAt: initialUpdatedAt }: Props) {
  const call = useApi()
  const router = useRouter()
  const formOf = (valuesOf: (section: SettingsSection) => SettingValues): Record<string, SettingValues> =>
    Object.fromEntries(sections.map((section) => [section.key, toForm(section.fields, valuesOf(section))]))
  const { bar, isStale, problemOf, ref, set, values } = useSettingsForm({
    initial: formOf((section) => section.values),
    onSaved: ({ settings }: SavedResponse['doc']) => {
      router.refresh()
      return formOf(({ key }) => settings[key] ?? {})
    },
    savedMessage,
    send: async (settings, updatedAt) => {
      const result = await call<SavedResponse>('PATCH', path, { settings, updatedAt })
      return result.success ? { ...result, doc: result.doc.doc } : result
    },
    updatedAt: initialUpdatedAt,
  })
  useFieldNames(ref)
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
        {sections.map(({ fields, key, title }) => (
          <SettingsCard key={key} title={title}>
            <SettingControls
              fields={fields}
              onValue={(name, value) => set(key, { ...values[key], [name]: value })}
              path={`settings.${key}`}
              problemOf={problemOf}
              values={values[key] ?? {}}
            />
          </SettingsCard>
        ))}
        {/* Lets Enter in a field save, as in any form. */}
        <button className={styles.hidden} tabIndex={-1} type="submit" />
      </form>
      <SaveBar {...bar} />
    </References>
  )
}

/** One card of the form: the settings of a block of the theme. */
interface SettingsSection {
  /** Name of the block. */
  key: string
  title: string
  fields: ThemeField[]
  values: SettingValues
}
