'use client'

import { useState } from 'react'
import { CopyButton } from '@/components/settings/CopyButton'
import { useApi } from '@/components/calls/useApi'
import { CodeSourcesProvider } from '@/components/ui/CodeField/CodeSources'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Account.module.css'
import { FormDialog } from './FormDialog'
import { accountFields } from './accountFields'

interface Props {
  isOpen: boolean
  /** Two-factor sign-in is on already, by another second factor: the password alone is not enough. */
  needsCode: boolean
  onClose: () => void
  /** Called once it is on, with the backup codes. */
  onDone: (codes: string[]) => void
}

interface Enrolment {
  /** SVG of the QR code. */
  picture: string
  secret: string
}

/** Sets up an authenticator app: first the password, then the QR code and a first code from the authenticator app. */
export function SetUpFactor({ isOpen, needsCode, onClose, onDone }: Props) {
  const t = useMessages()
  const call = useApi()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  function close() {
    setEnrolment(null)
    onClose()
  }
  return (
    <>
      <FormDialog<Enrolment>
        action={t('accountNext')}
        description={t('accountFactorPasswordHelp')}
        isOpen={isOpen && !enrolment}
        onClose={close}
        onDone={setEnrolment}
        fields={[accountFields.password(t), ...(needsCode ? [accountFields.code(t)] : [])]}
        send={(answers) => call('POST', '/users/second-factor', answers)}
        title={t('accountFactor')}
      />
      {/* The first code is the app’s own. */}
      <CodeSourcesProvider sources={null}>
        <FormDialog<{ codes: string[] }>
          action={t('accountFactorConfirm')}
          description={t('accountFactorScanHelp')}
          isOpen={isOpen && enrolment !== null}
          onClose={close}
          onDone={({ codes }) => {
            setEnrolment(null)
            onDone(codes)
          }}
          fields={[accountFields.code(t)]}
          send={(answers) => call('POST', '/users/second-factor/confirm', answers)}
          title={t('accountFactor')}
        >
          {enrolment && (
            <div className={styles.scan}>
              <img
                alt={t('accountFactorPicture')}
                className={styles.picture}
                height={176}
                src={`data:image/svg+xml,${encodeURIComponent(enrolment.picture)}`}
                width={176}
              />
              <div className={styles.key}>
                <p className={styles.text}>{t('accountFactorKey')}</p>
                <code className={styles.code} dir="ltr">
                  {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
                </code>
                <CopyButton text={enrolment.secret} />
              </div>
            </div>
          )}
        </FormDialog>
      </CodeSourcesProvider>
    </>
  )
}
