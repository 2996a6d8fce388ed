'use client'

import {
  DATE_FORMATS,
  MONTH_FORMATS,
  SEPARATORS,
  TIME_FORMATS,
  type DateTimeFormats,
  DISPLAY_LOCALES,
  type DisplayLocale,
} from '@/lib/formats/dateTimeFormats'
import { formatDateTime } from '@/lib/formats/formatDateTime'
import type { DateNames } from '@/lib/formats/dateNames'
import { SelectField } from '@/components/ui/Field/SelectField'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { Switch } from '@/components/ui/Switch/Switch'
import { useMessages } from '@/components/ui/useMessages'
import styles from '@/components/settings/Settings.module.css'
import preview from './FormatsCard.module.css'

interface Props {
  formats: DateTimeFormats
  now: string
  onFormats: (formats: DateTimeFormats) => void
  timezone: string
  /** Month and day names of every display language: browsers do not know all of them. */
  dateNames: Record<DisplayLocale, DateNames>
}

/** Languages by their own names, for readers who do not know the current one. */
const LANGUAGE_NAMES: Record<DisplayLocale, string> = {
  ar: 'العربية',
  cy: 'Cymraeg',
  en: 'English',
  es: 'Español',
  jp: '日本語',
}

const LANGUAGE_TAGS: Record<DisplayLocale, string> = { ar: 'ar', cy: 'cy', en: 'en', es: 'es', jp: 'ja' }

/** Date and time formats, with a preview in each display language. */
export function FormatsCard({ formats, now, onFormats, timezone, dateNames }: Props) {
  const t = useMessages()
  const set = <Name extends keyof DateTimeFormats>(name: Name, value: string | boolean) =>
    onFormats({ ...formats, [name]: value })
  return (
    <SettingsCard help={t('formatsHelp')} title={t('formats')}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <SelectField
            choices={DATE_FORMATS.map((value) => ({ label: value, value }))}
            label={t('formatsDate')}
            onValue={(value) => set('dateFormat', value)}
            value={formats.dateFormat}
          />
          <SelectField
            choices={MONTH_FORMATS.map((value) => ({ label: t(`formatsMonth_${value}`), value }))}
            label={t('formatsMonth')}
            onValue={(value) => set('monthFormat', value)}
            value={formats.monthFormat}
          />
          <SelectField
            choices={TIME_FORMATS.map((value) => ({ label: t(`formatsTime_${value}`), value }))}
            label={t('formatsTime')}
            onValue={(value) => set('timeFormat', value)}
            value={formats.timeFormat}
          />
          <SelectField
            choices={SEPARATORS.map((value) => ({ label: t(`formatsBetween_${value}`), value }))}
            label={t('formatsBetween')}
            onValue={(value) => set('dateTimeSeparator', value)}
            value={formats.dateTimeSeparator}
          />
        </div>
        <Switch isOn={formats.showSeconds} label={t('formatsSeconds')} onChange={(isOn) => set('showSeconds', isOn)} />
        <dl aria-label={t('formatsPreview')} className={preview.preview}>
          {DISPLAY_LOCALES.map((locale) => (
            <div key={locale}>
              <dt className={preview.language} lang={LANGUAGE_TAGS[locale]}>
                {LANGUAGE_NAMES[locale]}
              </dt>
              <dd className={preview.moment} lang={LANGUAGE_TAGS[locale]}>
                <bdi>
                  {formatDateTime(new Date(now), formats, { locale, timeZone: timezone, words: dateNames[locale] })}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </SettingsCard>
  )
}
