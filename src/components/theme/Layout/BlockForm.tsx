'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useContext } from 'react'
import type { SettingValues } from '../../../lib/apps/settingFields'
import { Banner } from '../../ui/Banner/Banner'
import { useWords } from '../../ui/useWords'
import { SiteTheme } from '../SiteTheme'
import { ValuesForm } from '../Values/ValuesForm'
import styles from '../Values/Values.module.css'

const NOTHING: SettingValues = {}

/** The fields of one block of the theme. One that the theme does not know shows what is kept of it. */
export function BlockForm({ isReadOnly, path }: { isReadOnly: boolean; path: string }) {
  const t = useWords()
  const { blocks, defaultLanguage } = useContext(SiteTheme)
  const { disabled, errorMessage, setValue, showError, value } = useField<SettingValues | null>({ path })
  const name = useFormFields(([fields]) => fields[path.replace(/values$/, 'block')]?.value)
  const block = blocks.find((one) => one.name === name)
  if (!block) {
    return (
      <div className={styles.values}>
        <Banner look="info">{t('blockGoneHelp')}</Banner>
        <p className={styles.kept}>{textsIn(value).join('\n')}</p>
      </div>
    )
  }
  if (block.fields.length === 0) return <Banner look="info">{t('blockNothing')}</Banner>
  return (
    <div className={styles.values}>
      {showError && errorMessage && <Banner look="error">{errorMessage}</Banner>}
      <ValuesForm
        defaultLanguage={defaultLanguage}
        fields={block.fields}
        isReadOnly={isReadOnly || disabled}
        onValue={(next) => setValue(next)}
        path={path}
        saysProblems={showError}
        stored={value ?? NOTHING}
      />
    </div>
  )
}

/** Everything that is written in some values, in whatever form. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' && value.trim()) return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('relationTo' in value) return []
  if ('text' in value && 'format' in value) return textsIn(value.text)
  return Object.entries(value).flatMap(([key, one]) =>
    ['id', 'type', 'format', 'mode', 'style', 'direction', 'textStyle', 'tag', 'listType'].includes(key)
      ? []
      : textsIn(one),
  )
}
