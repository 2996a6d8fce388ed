'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { Switch } from '@/components/ui/Switch/Switch'

/** Turns the counting of a site on or off, at once. */
export function CountingSwitch({ isOn, tenantId }: { isOn: boolean; tenantId: string }) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const change = async (next: boolean) => {
    setBusy(true)
    try {
      await call('/audience/switch', { body: { isOn: next, tenantId } })
      router.refresh()
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : t('audienceFailed'))
    }
    setBusy(false)
  }
  return (
    <Switch
      disabled={isBusy}
      help={t('audienceSwitchHelp')}
      isOn={isOn}
      label={t('audienceSwitch')}
      onChange={(next) => void change(next)}
    />
  )
}
