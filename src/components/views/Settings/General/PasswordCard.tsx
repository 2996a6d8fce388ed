'use client'

import { TextField } from '@/components/ui/Field/TextField'
import { TextAreaField } from '@/components/ui/Field/TextAreaField'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { Switch } from '@/components/ui/Switch/Switch'
import { useMessages } from '@/components/ui/useMessages'
import styles from '@/components/settings/Settings.module.css'

export interface PasswordProtection {
  enabled: boolean
  message: string
  password: string
}

interface Props {
  error?: string
  /** A password is already stored. It is never shown. */
  isSet: boolean
  onProtection: (protection: PasswordProtection) => void
  protection: PasswordProtection
}

/** Protects the public website with a password before launch. */
export function PasswordCard({ error, isSet, onProtection, protection }: Props) {
  const t = useMessages()
  return (
    <SettingsCard help={t('passwordHelp')} title={t('passwordProtection')}>
      <div className={styles.fields}>
        <Switch
          isOn={protection.enabled}
          label={t('passwordEnabled')}
          onChange={(enabled) => onProtection({ ...protection, enabled })}
        />
        {protection.enabled && (
          <>
            <TextField
              autoComplete="new-password"
              error={error}
              help={isSet ? t('passwordKeep') : t('passwordRule')}
              label={t('password')}
              maxLength={128}
              onValue={(password) => onProtection({ ...protection, password })}
              placeholder={isSet ? '••••••••' : undefined}
              type="password"
              value={protection.password}
            />
            <TextAreaField
              help={t('passwordMessageHelp')}
              label={t('passwordMessage')}
              maxLength={500}
              onValue={(message) => onProtection({ ...protection, message })}
              rows={3}
              value={protection.message}
            />
          </>
        )}
      </div>
    </SettingsCard>
  )
}
