'use client'

import { CopyButton } from '../../../components/settings/CopyButton'
import { Dialog } from '../../../components/ui/Dialog/Dialog'
import { useWords } from '../../../components/ui/useWords'
import styles from './Tokens.module.css'

/** A token right after it was created. It is shown this once. */
export function ShownToken({ onClose, token }: { onClose: () => void; token: string | null }) {
  const t = useWords()
  return (
    <Dialog
      cancelWord={t('tokenDone')}
      description={t('tokenCreatedHelp')}
      isOpen={token !== null}
      onClose={onClose}
      title={t('tokenCreated')}
    >
      <code className={styles.token} dir="ltr">
        {token}
      </code>
      <div>
        <CopyButton done={t('tokenCopied')} text={token ?? ''} />
      </div>
    </Dialog>
  )
}
