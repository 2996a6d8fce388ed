'use client'

import { toast, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { TextField } from '@/components/ui/Field/TextField'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'

/** Suspends a site, reopens it, or deletes it after its name was typed. Last section of the site's page. */
export function SiteDanger() {
  const t = useMessages()
  const router = useRouter()
  const call = useApi()
  const { routes } = useConfig().config
  const { id, savedDocumentData } = useDocumentInfo()
  const suspendedAt = useFormFields(([fields]) => fields.suspendedAt?.value)
  const [typed, setTyped] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const name = String(savedDocumentData?.name ?? '')
  if (!id) return null

  async function change(action: 'delete' | 'suspend', input: Record<string, unknown>, successMessage?: string) {
    const result = await call('POST', `/tenants/${id}/${action}`, input)
    if (result.success) {
      if (successMessage) toast.success(successMessage)
      setConfirming(false)
      router.refresh()
      if (action === 'delete') router.push(`${routes.admin}/collections/tenants`)
    } else {
      toast.error(result.error || t('providerFailed'))
    }
  }

  return (
    <SettingsCard
      help={suspendedAt ? t('providerSuspended') : t('providerDangerHelp')}
      isDangerous
      title={t('providerDangerTitle')}
    >
      {suspendedAt ? (
        <div style={{ display: 'flex', gap: 8 }}>
          <Button onClick={() => void change('suspend', { suspended: false })}>{t('providerOpenAgain')}</Button>
          <Button variant="danger" onClick={() => setConfirming(true)}>
            {t('providerDelete')}
          </Button>
        </div>
      ) : (
        <Button variant="danger" onClick={() => void change('suspend', { suspended: true })}>
          {t('providerSuspend')}
        </Button>
      )}
      <Dialog
        action={
          <Button
            disabled={typed.trim() !== name}
            variant="danger"
            onClick={() => void change('delete', { name: typed.trim() }, t('providerDeleteRequested', { name }))}
          >
            {t('providerDelete')}
          </Button>
        }
        description={t('providerDeleteHelp', { name })}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('providerDelete')}
      >
        <TextField autoComplete="off" label={t('providerName')} onValue={setTyped} value={typed} />
      </Dialog>
    </SettingsCard>
  )
}
