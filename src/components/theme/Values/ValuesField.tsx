'use client'

import { useField } from '@payloadcms/ui'
import { useId } from 'react'
import type { SettingValues } from '@/lib/apps/settingValues'
import { References, type KnownReferences } from '@/components/settings/SettingsForm/formContexts'
import { Banner } from '@/components/ui/Banner/Banner'
import { SettingsPart, type PartConfig } from './SettingsPart'
import styles from './Values.module.css'

interface Props {
  config: PartConfig
  isReadOnly: boolean
  nothing: string
  path: string
  references: KnownReferences
  title: string
}

/** Values of a document whose fields the theme defines, under their heading. */
export function ValuesField({ config, isReadOnly, nothing, path, references, title }: Props) {
  const id = useId()
  const { disabled, errorMessage, setValue, showError, value } = useField<SettingValues | null>({ path })
  return (
    <References value={references}>
      <section aria-labelledby={id} className={styles.panel}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {showError && errorMessage && <Banner variant="error">{errorMessage}</Banner>}
        <SettingsPart
          config={config}
          isReadOnly={isReadOnly || disabled}
          nothing={nothing}
          onValue={(next) => setValue(next)}
          path={path}
          showsProblems={showError}
          stored={value}
        />
      </section>
    </References>
  )
}
