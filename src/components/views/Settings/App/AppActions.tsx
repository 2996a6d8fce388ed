'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useCallback } from 'react'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import type { AppCard } from '../../Apps/data/loadApps'
import type { ActionResult } from '@/endpoints/actions'
import { isStale } from '@/components/settings/StaleNotice/StaleNotice'
import { useApi } from '@/components/calls/useApi'

interface Site {
  installedApps?: string[] | null
  updatedAt: string
}

/** Maximum number of attempts: another user may change the site's apps at the same time. */
const MAX_ATTEMPTS = 5

type Install = (appId: string, isOn: boolean) => Promise<ActionResult<unknown>>

/** Enables or removes one app without touching the others, retrying on a conflict. */
function useInstall(siteId: string): Install {
  const call = useApi()
  return useCallback(
    async (appId, isOn) => {
      for (let attempt = 1; ; attempt++) {
        const site = await call<Site>('GET', `/tenants/${siteId}?depth=0`)
        if (!site.success) return site
        const others = (site.doc.installedApps ?? []).filter((id) => id !== appId)
        const result = await call('PATCH', `/tenants/${siteId}`, {
          installedApps: isOn ? [...others, appId] : others,
          updatedAt: site.doc.updatedAt,
        })
        if (result.success || !isStale(result.code) || attempt === MAX_ATTEMPTS) return result
      }
    },
    [call, siteId],
  )
}

interface Props {
  app: AppCard
  /** It has settings, and the user can change them. */
  canConfigure: boolean
  siteId: string
}

/** Enables the app, or removes it after confirmation. */
export function AppActions({ app, canConfigure, siteId }: Props) {
  const t = useMessages()
  const router = useRouter()
  const { hrefOf } = useAdminPath()
  const install = useInstall(siteId)
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, handle, isEnabled, name, needsUpgrade } = app

  async function change(isOn: boolean) {
    setBusy(true)
    const result = await install(id, isOn)
    setBusy(false)
    setConfirming(false)
    if (!result.success) {
      toast.error(
        result.code.startsWith('plan:') ? result.error : t(isOn ? 'appEnableFailed' : 'appRemoveFailed', { app: name }),
      )
      return
    }
    toast.success(t(isOn ? 'appEnabled' : 'appRemoved', { app: name }))
    router.refresh()
  }

  if (!isEnabled) {
    if (needsUpgrade) return null
    return (
      <Button disabled={isBusy} variant="primary" onClick={() => void change(true)}>
        {t('appEnable')}
      </Button>
    )
  }
  return (
    <>
      <Button disabled={isBusy} variant="danger" onClick={() => setConfirming(true)}>
        {t('remove')}
      </Button>
      {canConfigure && (
        <Button href={hrefOf(`/apps/${handle}`)} variant="primary">
          {t('appsConfigure')}
        </Button>
      )}
      <Dialog
        action={
          <Button disabled={isBusy} variant="danger" onClick={() => void change(false)}>
            {t('remove')}
          </Button>
        }
        cancelLabel={t('cancel')}
        description={t('appRemoveQuestion', { app: name })}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('appRemoveTitle', { app: name })}
      />
    </>
  )
}
