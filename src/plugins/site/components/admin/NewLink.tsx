'use client'

import { toast } from '@payloadcms/ui'
import { Button } from '../../../../components/ui/Button/Button'
import { TextField } from '../../../../components/ui/Field/TextField'
import { useWords } from '../../../../components/ui/useWords'
import styles from './Share.module.css'

/** A link that was just made: it can be copied now, and is never shown again. */
export function NewLink({ address }: { address: string }) {
  const t = useWords()
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
