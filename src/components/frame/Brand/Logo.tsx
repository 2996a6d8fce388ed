import { settings } from '../../../lib/settings'
import styles from './Brand.module.css'

/** The product's name with its mark, on the screens before signing in. */
export function Logo() {
  const { PRODUCT_NAME } = settings()
  return (
    <span className={styles.logo}>
      <span aria-hidden="true" className={styles.mark}>
        {[...PRODUCT_NAME][0]?.toUpperCase()}
      </span>
      {PRODUCT_NAME}
    </span>
  )
}
