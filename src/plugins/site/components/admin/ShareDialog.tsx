'use client'

import { toast, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, Dialog, SelectField, TextField, useApi, useMessages } from '@/exports/client'
import { LiveLinks } from './LiveLinks'
import { useLinks } from './useLinks'
import styles from './Share.module.css'

interface Props {
  /** Content type and id, as in API paths. */
  document: `${string}/${string}`
  mayShare: boolean
  onClose: () => void
}

const DAYS = ['1', '7', '30'] as const

/** Creates and revokes preview links of one draft. */
export function ShareDialog({ document, mayShare, onClose }: Props) {
  const t = useMessages()
  const call = useApi()
  const { code } = useLocale()
  const { links, reload } = useLinks(document)
  const [days, setDays] = useState('7')
  const [address, setAddress] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function share() {
    setBusy(true)
    const result = await call<{ address: string }>('POST', `/documents/${document}/preview-links`, {
      days: Number(days),
      language: code,
    })
    setBusy(false)
    if (!result.success) return void toast.error(result.error || t('previewMakeFailed'))
    setAddress(result.doc.address)
    reload()
  }

  return (
    <Dialog
      action={
        mayShare && (
          <Button disabled={isBusy} variant="primary" onClick={() => void share()}>
            {t('previewMake')}
          </Button>
        )
      }
      description={t('previewShareHelp')}
      isOpen
      onClose={onClose}
      title={t('previewShare')}
    >
      {mayShare && (
        <SelectField
          choices={DAYS.map((value) => ({ label: t(`previewDays_${value}`), value }))}
          label={t('previewLasts')}
          onValue={setDays}
          value={days}
        />
      )}
      {address && <NewLink address={address} />}
      <LiveLinks links={links} mayEnd={mayShare} onEnded={reload} />
    </Dialog>
  )
}

/** A link that has just been created. It is shown only once, so it can be copied here. */
function NewLink({ address }: { address: string }) {
  const t = useMessages()
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(t('previewCopied'))
    } catch {
      toast.error(t('previewCopyFailed'))
    }
  }
  return (
    <div className={styles.address}>
      <TextField
        dir="ltr"
        help={t('previewAddressHelp')}
        label={t('previewAddress')}
        onFocus={(event) => event.target.select()}
        onValue={() => undefined}
        readOnly
        value={address}
      />
      <Button icon="Copy" onClick={() => void copy()}>
        {t('previewCopy')}
      </Button>
    </div>
  )
}
