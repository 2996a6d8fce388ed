'use client'

import { useField } from '@payloadcms/ui'
import { useId } from 'react'
import { INHERIT, defaultScheme, type DocumentTheme } from '@/lib/themes/documentTheme'
import type { TemplateShape } from '@/lib/themes/theme'
import type { ThemeField } from '@/lib/themes/themeField'
import { References, type KnownReferences } from '@/components/settings/SettingsForm/formContexts'
import { Banner } from '@/components/ui/Banner/Banner'
import { SelectField } from '@/components/ui/Field/SelectField'
import { useMessages } from '@/components/ui/useMessages'
import { SettingsPart } from '../Values/SettingsPart'
import styles from '../Values/Values.module.css'

interface Props {
  defaultLanguage: string
  isReadOnly: boolean
  nothing: string
  path: string
  references: KnownReferences
  schemes: string[]
  settings: ThemeField[]
  /** Empty if there is nothing to choose from. */
  templates: TemplateShape[]
  themeName: string
}

/** Template, colour scheme and settings of a document. */
export function DocumentThemeInput({
  defaultLanguage,
  isReadOnly,
  nothing,
  path,
  references,
  schemes,
  settings,
  templates,
  themeName,
}: Props) {
  const t = useMessages()
  const id = useId()
  const { disabled, errorMessage, setValue, showError, value } = useField<DocumentTheme | null>({ path })
  const stored = value ?? {}
  const template = templates.find((candidate) => candidate.template === stored.template)
  const update = (change: DocumentTheme): void => setValue({ ...stored, ...change })
  const form = { isReadOnly: isReadOnly || disabled, showsProblems: showError }
  const missing = templates.length > 0 && !template ? stored.template : null
  return (
    <References value={references}>
      <section aria-labelledby={id} className={styles.panel}>
        <h2 className={styles.title} id={id}>
          {t('themeOf', { theme: themeName })}
        </h2>
        {showError && errorMessage && <Banner variant="error">{errorMessage}</Banner>}
        <fieldset className={styles.values} disabled={form.isReadOnly}>
          <div className={styles.pair}>
            {templates.length > 0 && (
              <SelectField
                choices={[
                  { label: t('themeTemplateUsual'), value: '' },
                  ...templates.map((choice) => ({ label: choice.name, value: choice.template })),
                  ...(missing ? [{ label: t('themeTemplateGone', { template: missing }), value: missing }] : []),
                ]}
                label={t('themeTemplate')}
                onValue={(chosen) => update({ template: chosen || null })}
                value={stored.template ?? ''}
              />
            )}
            <SelectField
              choices={[
                ...schemes.map((name) => ({ label: name, value: name })),
                { label: t('themeInherit'), value: INHERIT },
              ]}
              label={t('themeScheme')}
              onValue={(colorScheme) => update({ colorScheme })}
              value={stored.colorScheme ?? defaultScheme(schemes)}
            />
          </div>
        </fieldset>
        {template && (
          <SettingsPart
            {...form}
            config={{ defaultLanguage, fields: template.fields }}
            key={template.template}
            nothing={t('themeTemplateNothing')}
            onValue={(next) => update({ templateSettings: { ...stored.templateSettings, [template.template]: next } })}
            path={`${path}.templateSettings.${template.template}`}
            stored={stored.templateSettings?.[template.template]}
          />
        )}
        <SettingsPart
          {...form}
          config={{ defaultLanguage, fields: settings }}
          nothing={nothing}
          onValue={(next) => update({ settings: next })}
          path={`${path}.settings`}
          stored={stored.settings}
        />
      </section>
    </References>
  )
}
