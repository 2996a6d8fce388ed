'use client'

import { toast, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { useAction } from '@/components/settings/useAction'
import { Banner } from '@/components/ui/Banner/Banner'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import styles from './InUseBanner.module.css'

interface Props {
  /** The theme that the website uses, if any. */
  current: { id: string; name: string } | null
  /** Id of the theme on screen. */
  id: string
  mayChange: boolean
}

/** The server refuses until the user accepts what it says. */
const NEEDS_DECISION = 'conflict:themes'

/** Shows which theme the website uses. Activating another one needs confirmation: every visitor sees it. */
export function InUseBanner({ current, id, mayChange }: Props) {
  const t = useMessages()
  const run = useAction()
  const name = useFormFields(([fields]) => String(fields.name?.value ?? ''))
  const isDevelopment = useFormFields(([fields]) => fields.isDevelopmentTheme?.value === true)
  const [used, setUsed] = useState(current)
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // Why a decision is needed, in the server's words.
  const [warning, setWarning] = useState<string | null>(null)

  async function activate(): Promise<void> {
    setBusy(true)
    const result = await run('publishTheme', { force: warning !== null, themeId: id })
    setBusy(false)
    if (!result.success && result.code === NEEDS_DECISION) return setWarning(result.error)
    close()
    if (!result.success) return void toast.error(result.error || t('themeUseFailed'))
    setUsed({ id, name })
    toast.success(t('themeUsed'))
  }

  function close(): void {
    setConfirming(false)
    setWarning(null)
  }

  if (used?.id === id) {
    return (
      <div className={styles.inUse}>
        <Banner icon="CircleCheck" variant="info" title={t('themeInUse')} />
      </div>
    )
  }
  return (
    <div className={styles.inUse}>
      <Banner
        action={mayChange && !isDevelopment && <Button onClick={() => setConfirming(true)}>{t('themeUse')}</Button>}
        variant="info"
      >
        {used ? t('themeOtherInUse', { theme: used.name }) : t('themeNoneInUse')}
        {mayChange && isDevelopment && <> {t('themeIsDevelopment')}</>}
      </Banner>
      <Dialog
        action={
          <Button disabled={isBusy} variant={warning ? 'danger' : 'primary'} onClick={() => void activate()}>
            {t(isBusy ? 'themeUseBusy' : warning ? 'themeUseAnyway' : 'themeUse')}
          </Button>
        }
        description={warning ?? t('themeUseHelp')}
        isOpen={isConfirming}
        onClose={close}
        title={t('themeUseTitle', { theme: name })}
      />
    </div>
  )
}
