'use client'

import { CopyButton } from '@/components/settings/CopyButton'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Account.module.css'

interface Props {
  codes: string[]
  isOpen: boolean
  onClose: () => void
}

const FILE = 'backup-codes.txt'

/** Backup codes for two-factor sign-in. They are shown only once. */
export function BackupCodes({ codes, isOpen, onClose }: Props) {
  const t = useMessages()
  const text = codes.join('\n')
  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    link.download = FILE
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Dialog
      cancelLabel={t('accountCodesSaved')}
      description={t('accountCodesHelp')}
      isOpen={isOpen}
      onClose={onClose}
      title={t('accountCodes')}
    >
      <ul aria-label={t('accountCodes')} className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} />
        <Button variant="quiet" onClick={download}>
          {t('accountCodesDownload')}
        </Button>
      </div>
    </Dialog>
  )
}
