'use client'

import { Button } from '../../../../components/ui/Button/Button'
import { EmptyState } from '../../../../components/ui/EmptyState/EmptyState'
import { useWords } from '../../../../components/ui/useWords'
import styles from './Library.module.css'
import { useBulkUploadDrawer } from './useBulkUploadDrawer'

/** What stands where there are no media yet. */
export function NoMedia({ mayAdd }: { mayAdd: boolean }) {
  const t = useWords()
  const openDrawer = useBulkUploadDrawer()
  return (
    <div className={styles.none}>
      <EmptyState
        action={
          mayAdd && (
            <Button icon="Upload" look="primary" onClick={() => openDrawer()}>
              {t('mediaUpload')}
            </Button>
          )
        }
        icon="Image"
        title={t('mediaNone')}
      >
        {t('mediaNoneHelp')}
      </EmptyState>
    </div>
  )
}
