'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { PersonFields } from '@/lib/accounts/personFields'
import { personName } from '@/lib/names/personName'
import styles from '@/components/settings/Settings.module.css'
import { useApi } from '@/components/calls/useApi'
import { useSettingsForm } from '@/components/settings/useSettingsForm'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import { payloadLanguage } from '@/i18n/payloadLanguage'
import { ADMIN_LANGUAGE_NAMES, ADMIN_LANGUAGES, isMachineTranslated } from '@/lib/languages/adminLanguages'
import { PortraitField } from './PortraitField'
import { problemOf } from './problemOf'

interface Props {
  /** Other cards, between this one and the save bar. */
  children: ReactNode
  email: string
  initial: PersonFields
  /** URL of the picture; null for none. */
  portrait: string | null
}

const LANGUAGES = ADMIN_LANGUAGES.map((value) => ({ label: ADMIN_LANGUAGE_NAMES[value], value }))

/** Name, picture and language of the user. The picture is stored immediately, everything else with the save bar. */
export function ProfileForm({ children, email, initial, portrait }: Props) {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const { switchLanguage } = useTranslation()
  const { bar, set, values } = useSettingsForm({
    failedMessage: (refusal) => problemOf(refusal, t).message,
    initial,
    onSaved: async (stored: PersonFields, sent) => {
      if (sent.language !== initial.language) await switchLanguage?.(payloadLanguage(sent.language))
      router.refresh()
      return stored
    },
    savedMessage: t('accountSaved'),
    send: (current) => call<PersonFields>('POST', '/users/profile', current),
  })

  return (
    <>
      <div className={styles.cards}>
        <SettingsCard title={t('accountYou')}>
          <div className={styles.fields}>
            <PortraitField initial={portrait} name={personName({ ...values, email })} />
            <div className={styles.pair}>
              <TextField
                autoComplete="given-name"
                label={t('accountFirstName')}
                maxLength={80}
                onValue={(value) => set('firstName', value)}
                value={values.firstName}
              />
              <TextField
                autoComplete="family-name"
                label={t('accountLastName')}
                maxLength={80}
                onValue={(value) => set('lastName', value)}
                value={values.lastName}
              />
              <TextField
                autoComplete="nickname"
                help={t('accountDisplayNameHelp')}
                label={t('accountDisplayName')}
                maxLength={120}
                onValue={(value) => set('displayName', value)}
                value={values.displayName}
              />
              <SelectField
                choices={LANGUAGES}
                help={[
                  t('accountLanguageHelp'),
                  ...(isMachineTranslated(values.language) ? [t('accountLanguageMachine')] : []),
                ].join(' ')}
                label={t('accountLanguage')}
                onValue={(value) =>
                  set('language', LANGUAGES.find((language) => language.value === value)?.value ?? 'en')
                }
                value={values.language}
              />
            </div>
          </div>
        </SettingsCard>
        {children}
      </div>
      <SaveBar {...bar} />
    </>
  )
}
