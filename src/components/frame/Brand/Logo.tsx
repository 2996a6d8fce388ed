import type { BasePayload } from 'payload'
import { readPlatformSettings } from '@/globals/platformOf'
import styles from './Brand.module.css'

/** The product's name and mark, on the screens before sign-in. */
export async function Logo({ payload }: { payload: BasePayload }) {
  const { productName } = await readPlatformSettings({ payload })
  return (
    <span className={styles.logo}>
      <span aria-hidden="true" className={styles.mark}>
        {[...productName][0]?.toUpperCase()}
      </span>
      {productName}
    </span>
  )
}
