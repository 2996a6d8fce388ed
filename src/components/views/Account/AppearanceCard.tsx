'use client'

import { useTheme } from '@payloadcms/ui'
import { SelectField } from '@/components/ui/Field/SelectField'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'

/** Light, dark, or the system preference. Stored in the browser. */
export function AppearanceCard() {
  const t = useMessages()
  const { autoMode, setTheme, theme } = useTheme()
  const choices = [
    { label: t('accountAutomatic'), value: 'auto' },
    { label: t('accountLight'), value: 'light' },
    { label: t('accountDark'), value: 'dark' },
  ]
  return (
    <SettingsCard help={t('accountLookHelp')} title={t('accountLook')}>
      <SelectField
        choices={choices}
        label={t('accountColours')}
        // Payload accepts 'auto' too, but its type omits it.
        onValue={(value) => setTheme(value as typeof theme)}
        value={autoMode ? 'auto' : theme}
      />
    </SettingsCard>
  )
}
