'use client'

import { useState } from 'react'
import { CopyButton } from '../../settings/CopyButton'
import { useApi } from '../../calls/useApi'
import { useMessages } from '../../ui/useMessages'
import styles from './Account.module.css'
import { FormDialog } from './FormDialog'
import { questions } from './questions'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** It is on; these are the codes for paper. */
  onDone: (codes: string[]) => void
}

interface Begun {
  /** SVG of the QR code. */
  picture: string
  secret: string
}

/** First the password, then the picture for the app and a first code of it. */
export function SetUpFactor({ isOpen, onClose, onDone }: Props) {
  const t = useMessages()
  const call = useApi()
  const [begun, setBegun] = useState<Begun | null>(null)
  function close() {
    setBegun(null)
    onClose()
  }
  return (
    <>
      <FormDialog<Begun>
        action={t('accountNext')}
        description={t('accountFactorPasswordHelp')}
        isOpen={isOpen && !begun}
        onClose={close}
        onDone={setBegun}
        questions={[questions.password(t)]}
        send={(answers) => call('POST', '/users/second-factor', answers)}
        title={t('accountFactor')}
      />
      <FormDialog<{ codes: string[] }>
        action={t('accountFactorConfirm')}
        description={t('accountFactorScanHelp')}
        isOpen={isOpen && begun !== null}
        onClose={close}
        onDone={({ codes }) => {
          setBegun(null)
          onDone(codes)
        }}
        questions={[questions.code(t)]}
        send={(answers) => call('POST', '/users/second-factor/confirm', answers)}
        title={t('accountFactor')}
      >
        {begun && (
          <div className={styles.scan}>
            <img
              alt={t('accountFactorPicture')}
              className={styles.picture}
              height={176}
              src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`}
              width={176}
            />
            <div className={styles.key}>
              <p className={styles.text}>{t('accountFactorKey')}</p>
              <code className={styles.code} dir="ltr">
                {begun.secret.match(/.{1,4}/g)?.join(' ')}
              </code>
              <CopyButton text={begun.secret} />
            </div>
          </div>
        )}
      </FormDialog>
    </>
  )
}
