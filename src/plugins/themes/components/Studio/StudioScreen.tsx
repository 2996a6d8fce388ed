'use client'

import { Skeleton } from '@/exports/client'
import { useHydrated } from '@/components/ui/useHydrated'
import styles from './Studio.module.css'
import type { StudioProps } from './studioProps'
import { Workbench } from './Workbench'

/** The studio. It renders on the client only, because unsaved choices are stored in the browser. */
export function StudioScreen(props: StudioProps) {
  return useHydrated() ? (
    <Workbench {...props} />
  ) : (
    <div className={styles.waiting}>
      <Skeleton />
    </div>
  )
}
