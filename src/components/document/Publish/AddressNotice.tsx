'use client'

import { isolateText } from '@/lib/text/isolated'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Uses/Uses.module.css'
import { useAddressChanges } from './useAddressChange'

/** Maximum number of addresses listed in a dialog. */
const MAX_LISTED = 5

/** Below a confirmation of publishing: which addresses change. Renders nothing if all stay. */
export function AddressNotice({ ids, type }: { ids: string[]; type: string }) {
  const t = useMessages()
  const changes = useAddressChanges(type, ids)
  const remaining = changes.length - MAX_LISTED
  if (changes.length === 0) return null
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>{t('publishAddressTitle')}</strong>
      </p>
      {changes.slice(0, MAX_LISTED).map(({ from, id, to }) => (
        <p className={styles.rest} key={id}>
          {t('publishAddress', { from: isolateText(from), to: isolateText(to) })}
        </p>
      ))}
      {remaining > 0 && <p className={styles.rest}>{t('publishMore', { count: remaining })}</p>}
    </div>
  )
}
