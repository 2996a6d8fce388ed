'use client'

import { useState } from 'react'
import { SettingsCard, useMessages } from '@/exports/client'
import { Switch } from '@/components/ui/Switch/Switch'
import { useMessengerClosed } from './useMessengerClosed'

/** Shows or hides the messenger for the current user. */
export function MessengerCard({ isClosed }: { isClosed: boolean }) {
  const t = useMessages()
  const keepClosed = useMessengerClosed()
  const [isBusy, setBusy] = useState(false)
  async function change(isOn: boolean) {
    setBusy(true)
    await keepClosed(!isOn)
    setBusy(false)
  }
  return (
    <SettingsCard help={t('messengerHelp')} title={t('messengerTitle')}>
      <Switch disabled={isBusy} isOn={!isClosed} label={t('messengerShown')} onChange={(isOn) => void change(isOn)} />
    </SettingsCard>
  )
}
